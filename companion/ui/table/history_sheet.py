from __future__ import annotations

from collections.abc import Callable

from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.recycleview import RecycleView
from kivy.uix.widget import Widget

from companion.play.asking import Asking
from companion.play.history import Heading, Row, Say, said
from companion.table.course import Entry
from companion.ui import layout
from companion.ui.drawn.mark import Mark
from companion.ui.shell.chrome import Overlay, Scroll
from companion.ui.shell.chrome.plate import Plate


class HistoryRow(Plate, BoxLayout):
    """A move in a sentence, or the phase that those below it belong to."""

    row = ObjectProperty(None, allownone=True)
    sheet = ObjectProperty()
    text = StringProperty()
    heading = BooleanProperty(False)
    counts = BooleanProperty(True)
    anew = BooleanProperty(False)
    """Whether it can be entered anew, which the row says."""

    def on_row(self, _: Widget, row: Row) -> None:
        self.heading = self.disabled = isinstance(row, Heading)
        self.counts, self.name, self.anew, player = True, "", False, ""
        if not isinstance(row, Heading):
            self.counts, self.name = row.counts, f"entry-{row.entry.row}"
            self.anew = self.sheet.wrong(row.entry, row.counts).anew
            player = row.entry.raw.get("player", "")
        self.ids.mark.paint = self.sheet.mark(player).paint if player else None
        self.text = self.sheet.say(row)

    def on_tap(self) -> None:
        if not self.heading:
            self.sheet.dispatch("on_entry", self.row.entry, self.row.counts)


class HistoryRows(Scroll, RecycleView):
    """Builds only the rows that are in sight."""


class HistorySheet(Overlay):
    """Every move of the game, the latest first; `on_entry` tells which was tapped, and whether it
    counts."""

    __events__ = ("on_entry",)

    game = StringProperty()
    narrow = BooleanProperty(False)

    def __init__(
        self,
        asking: Asking,
        told: Callable[[Say, Entry], str],
        mark: Callable[[str], Mark],
        **kwargs: object,
    ) -> None:
        self._say, self.wrong = asking.shown().say, asking.wrong
        self._told, self.mark = told, mark
        super().__init__(**kwargs)

    def show(self, found: list[Row]) -> None:
        self.ids.rows.data = [{"sheet": self, "row": row} for row in found]

    def say(self, row: Row) -> str:
        return said(self._say, self._told, row)

    def on_entry(self, entry: object, counts: bool) -> None:
        pass


layout.load("table", "history_row", "history_sheet")
