"""A game that is tried out: played on at the same table, without counting."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.table.game import Json
from companion.table.session import Change, Session
from companion.ui import layout
from companion.ui.table.given import Given
from companion.ui.table.played import Played
from companion.ui.table.screen import TableScreen
from companion.ui.table.table_menu import Choice

_OFFERED = ("otherwise", "menu-chairs", "menu-turn", "standings", "menu-rules")
"""What of the table's menu concerns the game alone, and leaves it where it is."""


class Tried(Given):
    """Has a session of its own beside the running one; nothing of it is kept, neither moves nor
    what is noted beside them."""

    def __init__(self, app: Any, game: str) -> None:
        super().__init__(app, game)
        self._noted: dict[str, Json] = {}
        self._before, self._hear = self.kept, app.aloud.moved
        self._unwatch: Callable[[], object] = lambda: None
        self.attempt, self.keep, self.kept = _done, self._note, self._read

    @property
    def tried(self) -> Session | None:
        session: Session | None = self.session
        return session

    def begin(self, session: Session) -> None:
        """Another trial, unless it is only come back to."""
        if session is not self.session:
            self._unwatch()
            self._noted.clear()
            self._unwatch = session.observe(self._moved)
            self.session = session

    def _follow(self, _: object, session: Session | None) -> None:
        """The running game is another one."""

    def _moved(self, change: Change) -> None:
        self.session = self.session
        self._hear(self.session, change)

    def _note(self, key: str, value: Json) -> bool:
        self._noted[key] = value
        return True

    def _read(self, key: str, default: Json = None) -> Json:
        return self._noted[key] if key in self._noted else self._before(key, default)


def _done(do: Callable[[], object]) -> bool:
    do()
    return True


class TriedStrip(BoxLayout):
    """Says that nothing counts, and leads back with one tap."""

    __events__ = ("on_back",)

    text = StringProperty()
    way = StringProperty()
    """What the button says that leads back."""

    def on_back(self) -> None:
        pass


class TriedTable(TableScreen):
    """The table of a trial: of the running game, or from a moment of one that is over."""

    def __init__(self, given: Tried, played: Played, running: Callable[[], Session | None]) -> None:
        self._tried, self._running = given, running
        self._strip = TriedStrip()
        super().__init__(given, played, None)
        self.ids.strips.add_widget(self._strip, index=len(self.ids.strips.children))
        self._strip.bind(on_back=lambda _: given.shell.leave())
        self.bind(on_set_up=lambda _: given.shell.leave())
        self.asking.bind(on_asked=lambda *_: self._say())

    def about(self, session: Session) -> None:
        self._tried.begin(session)

    def step_back(self) -> bool:
        """Nothing is lost that counts: one touch leads back."""
        return bool(self.asking.step_back())

    def offered(self, choices: Iterator[Choice]) -> Iterator[Choice]:
        return (each for each in choices if each.name in _OFFERED)

    def _say(self) -> None:
        say, session = self.given.speech.say, self.asking.session
        running = self._running()
        how = "on" if running and running.head.id == session.head.id else "moment"
        self._strip.text = say(f"tried-{how}" if session.due.kinds else "tried-over")
        self._strip.way = say(f"tried-{how}-back")


layout.load("table", "tried_strip")
