"""A game that is tried out: played on at the same table, without counting."""

from __future__ import annotations

from collections.abc import Iterator

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.play.table import Table, in_memory
from companion.table.session import Session
from companion.ui import layout
from companion.ui.table.given import Given
from companion.ui.table.played import Played
from companion.ui.table.screen import TableScreen
from companion.ui.table.table_menu import Choice

_OFFERED = ("otherwise", "menu-chairs", "menu-turn", "standings", "menu-rules")
"""What of the table's menu concerns the game alone, and leaves it where it is."""


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

    def __init__(self, given: Given, played: Played, running: Table) -> None:
        self._running = running
        self._strip = TriedStrip()
        super().__init__(given, played, None)
        self.ids.strips.add_widget(self._strip, index=len(self.ids.strips.children))
        self._strip.bind(on_back=lambda _: given.shell.leave())
        self.bind(on_set_up=lambda _: given.shell.leave())
        self.asking.bind(on_asked=lambda *_: self._say())

    def about(self, session: Session) -> None:
        """Another trial, unless it is only come back to."""
        table = self.given.table
        if session is not table.session:
            table.keep_in(in_memory(before=self._running.kept))
            table.play(session)

    def step_back(self) -> bool:
        """Nothing is lost that counts: one touch leads back."""
        return bool(self.asking.step_back())

    def offered(self, choices: Iterator[Choice]) -> Iterator[Choice]:
        return (each for each in choices if each.name in _OFFERED)

    def _say(self) -> None:
        say, session = self.given.speech.say, self.asking.session
        running = self._running.running
        how = "on" if running and running.head.id == session.head.id else "moment"
        self._strip.text = say(f"tried-{how}" if session.due.kinds else "tried-over")
        self._strip.way = say(f"tried-{how}-back")


layout.load("table", "tried_strip")
