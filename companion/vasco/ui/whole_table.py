"""The whole table as it has been told, to compare with the real one before the game goes on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from kivy.metrics import dp

from companion.play.lying.asked import Moment
from companion.play.table_options import TableOptions
from companion.table.game import Seat
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.vasco.play.shown import Shown
from companion.vasco.play.table_options import CHOOSABLE
from companion.vasco.ui import laying
from companion.vasco.ui.scenes.table import Table


def whole(moment: Moment, options: TableOptions) -> Whole:
    drawing = CHOOSABLE.drawing(options, frozenset())
    seats = tuple(Seat(*each) for each in moment.names.items())
    shown = Shown(moment.state, seats, moment.components, options, drawing, moment.speak)
    return Whole(laying.table(shown))


@dataclass(frozen=True)
class Whole:
    """A table low enough to be seen whole beside what is asked."""

    table: Table

    def height(self, width: float, room: float = 0) -> float:
        return width * 0.6 if width >= dp(600) else self.table.height(width, room)

    def draw(self, box: Box, colours: Colours) -> None:
        self.table.draw(box, colours)

    def spots(self, box: Box) -> Mapping[str, Box]:
        return {}
