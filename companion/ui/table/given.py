"""What the screens of a game are given when they are built, and hand on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.event import EventDispatcher
from kivy.properties import ObjectProperty

from companion.table.game import Json, Seat
from companion.table.session import Session
from companion.ui.shell.face import Face
from companion.ui.shell.people import as_drawn
from companion.ui.shell.shell import Shell


class Given(EventDispatcher):
    """What is played and how it is said, as they are now; what shows it; and who keeps what is
    done about it."""

    # Set anew with every move: who binds to it sees each state there is.
    session = ObjectProperty(None, allownone=True, force_dispatch=True)
    # Set anew when the language changes, so that all is said again.
    speech = ObjectProperty(force_dispatch=True)
    options = ObjectProperty()
    """What the group has chosen for its table."""

    face: Face
    shell: Shell
    attempt: Callable[[Callable[[], object]], bool]
    """Does something that is kept; whether it was."""
    keep: Callable[[str, Json], bool]
    """Keeps a setting; whether it was kept."""
    kept: Callable[..., Json]

    def __init__(self, app: Any, game: str) -> None:
        super().__init__()
        self.face, self.shell = app.face_of(game), app.root
        self.attempt, self.keep, self.kept = app.attempt, app.set, app.store.setting
        self._game = game
        self._speak(app, app.of)
        self.session = app.session
        app.bind(of=self._speak, session=self.setter("session"))
        if own := app.parts_of(game).own:
            self.options = own.options
            own.bind(options=self.setter("options"))

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
        """The game that goes on, if one of this kind does."""
        session: Session | None = self.session
        goes_on = session and session.game.id == self._game and session.due.kinds
        return session if goes_on else None

    def _speak(self, _: object, of: Callable[[str], object]) -> None:
        self.speech = of(self._game)
