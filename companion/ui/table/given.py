"""What the screens of a game are given when they are built, and hand on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from kivy.clock import Clock
from kivy.event import EventDispatcher
from kivy.properties import ObjectProperty

from companion.play.asking import LOST
from companion.table.game import Game, Json, Seat
from companion.table.session import Session
from companion.ui.shell.face import Face
from companion.ui.shell.people import as_drawn
from companion.ui.shell.shell import Shell
from companion.ui.table.preferences import Preferences

if TYPE_CHECKING:
    from companion.ui.table.tabletop import Tabletop

TRIED_OUT = "tried-out"
"""What the screen is called on which a game is played on without counting."""


class Given(EventDispatcher):
    """What is played and how it is said, as they are now; what shows it; and who keeps what is
    done about it."""

    # Of this game, if it is the one in play. Set anew with every move: who binds to it sees each
    # state there is.
    session = ObjectProperty(None, allownone=True, force_dispatch=True)
    # Set anew when the language changes, so that all is said again.
    speech = ObjectProperty(force_dispatch=True)
    options = ObjectProperty()
    """What the group has chosen for its table."""

    game: str
    """The id of the game they belong to."""
    rules: Game[Any, Any]
    face: Face
    shell: Shell
    attempt: Callable[[Callable[[], object]], bool]
    """Does something that is kept; whether it was."""
    keep: Callable[[str, Json], bool]
    """Keeps a setting; whether it was kept."""
    kept: Callable[..., Json]
    phones: Any
    """What lets the phones of those who play in."""
    own: Preferences | None
    """Where the group chooses for its table."""

    def __init__(self, app: Any, game: str) -> None:
        super().__init__()
        self.face, self.shell, self.phones = app.face_of(game), app.root, app.phones
        self.attempt, self.keep, self.kept = app.attempt, app.set, app.store.setting
        self.game, self.rules = game, app.games[game]
        table = app.parts_of(game).table
        self._supply = table and table.tabletop
        self._speak(app, app.of)
        self._follow(app, app.session)
        app.bind(of=self._speak, session=self._follow)
        self.own = app.parts_of(game).own
        if self.own:
            self.options = self.own.options
            self.own.bind(options=self.setter("options"))

    @property
    def tabletop(self) -> Tabletop:
        """What the game puts on these screens."""
        return self._supply()

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who plays, with their names as far as they can be drawn."""
        session: Session = self.session
        return as_drawn(session.head.players)

    def watch(self, changed: Callable[[], object]) -> Callable[[], object]:
        """Tells of every change of these; what is returned ends that."""
        told = {name: lambda *_: changed() for name in ("session", "speech", "options")}
        self.bind(**told)
        return lambda: self.unbind(**told)

    @property
    def running(self) -> Session | None:
        """The game of this kind that goes on where one looks: a trial, or one from the shelf, where
        the screen in front is about that."""
        about = self.shell.front.argument
        session: Session | None = about if isinstance(about, Session) else self.session
        mine = session and session.game.id == self.game
        return session if mine and session and session.due.kinds else None

    @property
    def tried(self) -> Session | None:
        """The game, where it is only tried out."""
        return None

    @property
    def helps(self) -> bool:
        """Whether the group wants to be told what things come to."""
        return self.options is None or self.options.help != "none"

    def tell_lost(self) -> None:
        """Some of what was entered before can no longer be read: told over what is being opened."""
        Clock.schedule_once(lambda _: self.shell.tell(self.speech.sentence(LOST)))

    def _follow(self, _: object, session: Session | None) -> None:
        self.session = session if session and session.game.id == self.game else None

    def _speak(self, _: object, of: Callable[[str], object]) -> None:
        self.speech = of(self.game)
