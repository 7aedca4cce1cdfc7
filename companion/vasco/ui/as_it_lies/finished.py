"""The whole table as it has been told, to compare with the real one before the game goes on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from kivy.metrics import dp

from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.vasco.play.shown import Shown as Moment
from companion.vasco.play.table_options import TableOptions
from companion.vasco.rules.state import State
from companion.vasco.ui import laying
from companion.vasco.ui.as_it_lies.asked import Asked, Shown
from companion.vasco.ui.scenes.table import Table


def table_card(shown: Shown, lies: State, options: TableOptions) -> Asked:
    drawing = options.drawing(frozenset())
    moment = Moment(lies, shown.seats, shown.components, options, drawing, shown.speak)
    title, note = shown.say("lies-table"), shown.say("lies-table-note")
    return Asked("table", title, note, Whole(laying.table(moment)))


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
