"""What the screens of a game are given when they are built, and hand on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from kivy.clock import Clock
from kivy.event import EventDispatcher
from kivy.properties import ObjectProperty

from companion.play.asking import LOST
from companion.play.table import Table
from companion.table.game import Game
from companion.table.session import Session
from companion.ui.shell.face import Face
from companion.ui.shell.shell import Shell
from companion.ui.table.preferences import Preferences

if TYPE_CHECKING:
    from companion.ui.table.tabletop import Tabletop

TRIED_OUT = "tried-out"
"""What the screen is called on which a game is played on without counting."""


class Given(EventDispatcher):
    """The table, what shows it, and where the group chooses for it."""

    # Set anew when the language changes, so that all is said again.
    speech = ObjectProperty(force_dispatch=True)

    game: str
    """The id of the game they belong to."""
    rules: Game[Any, Any]
    table: Table
    face: Face
    shell: Shell
    phones: Any
    """What lets the phones of those who play in."""
    own: Preferences | None
    """Where the group chooses for its table."""

    def __init__(self, app: Any, game: str, table: Table | None = None) -> None:
        super().__init__()
        self.face, self.shell, self.phones = app.face_of(game), app.root, app.phones
        self.game, self.rules = game, app.games[game]
        self.table = table or app.table_of(game)
        parts = app.parts_of(game)
        self._supply = parts.table and parts.table.tabletop
        self.own = parts.own
        self._speak(app, app.of)
        app.bind(of=self._speak)

    @property
    def tabletop(self) -> Tabletop:
        """What the game puts on these screens."""
        return self._supply()

    @property
    def looked_at(self) -> Session | None:
        """The game of this kind that goes on where one looks: a trial, or one from the shelf, where
        the screen in front is about that."""
        about = self.shell.front.argument
        session = about if isinstance(about, Session) else self.table.session
        mine = session and session.game.id == self.game
        return session if mine and session and session.due.kinds else None

    @property
    def helps(self) -> bool:
        """Whether the group wants to be told what things come to."""
        options = self.table.options
        return options is None or options.help != "none"

    def tell_lost(self) -> None:
        """Some of what was entered before can no longer be read: told over what is being opened."""
        Clock.schedule_once(lambda _: self.shell.tell(self.speech.sentence(LOST)))

    def _speak(self, _: object, of: Callable[[str], object]) -> None:
        self.speech = of(self.game)
