from __future__ import annotations

from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.recycleview import RecycleView
from kivy.uix.widget import Widget

from companion.ui import layout
from companion.ui.drawn.piece import painted
from companion.ui.shell.chrome import Overlay, Scroll
from companion.ui.shell.chrome.plate import Plate
from companion.ui.shell.face import Face
from companion.vasco.play.shown import Shown
from companion.vasco.ui.pieces.marks import draw_mark
from companion.vasco.ui.table.history import Heading, Row, said


class HistoryRow(Plate, BoxLayout):
    """A move in a sentence, or the phase that those below it belong to."""

    row = ObjectProperty(None, allownone=True)
    sheet = ObjectProperty()
    text = StringProperty()
    heading = BooleanProperty(False)
    counts = BooleanProperty(True)

    def on_row(self, _: Widget, row: Row) -> None:
        self.heading = self.disabled = isinstance(row, Heading)
        self.counts, self.name, player = True, "", ""
        if not isinstance(row, Heading):
            self.counts, self.name = row.counts, f"entry-{row.entry.row}"
            player = row.entry.raw.get("player", "")
        self.ids.mark.paint = painted(draw_mark, player) if player else None
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

    narrow = BooleanProperty(False)

    def __init__(self, shown: Shown, face: Face, **kwargs: object) -> None:
        self._shown, self._face = shown, face
        super().__init__(**kwargs)

    def show(self, found: list[Row]) -> None:
        self.ids.rows.data = [{"sheet": self, "row": row} for row in found]

    def say(self, row: Row) -> str:
        if not isinstance(row, Heading):
            return said(self._shown, row)
        progress = self._face.progress(row.state)
        return self._shown.say(progress.key, **progress.figures)

    def on_entry(self, entry: object, counts: bool) -> None:
        pass


layout.load("vasco/table", "history_row", "history_sheet")
