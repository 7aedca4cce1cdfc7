"""The other areas of the board, as printed: what giving up pays, slots, sailors."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from kivy.metrics import dp

from companion.play.component_sets import Printed, printed
from companion.table.game import Json
from companion.ui.drawn import fonts
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.lettering import letter
from companion.ui.table.component_sets.sureness import draw_field
from companion.vasco.rules.state import AREAS, SAILORS
from companion.vasco.ui.pieces.marks import draw_number
from companion.vasco.ui.pieces.money import draw_coin
from companion.vasco.ui.pieces.people import draw_sailor

_ROW, _HEAD, _CREW = 54, 26, 92
_ROW_OF_NUMBERS = 5


@dataclass(frozen=True)
class Refund:
    """The numbers in their rows, and what giving up pays in each."""

    rows: tuple[Printed, ...]

    def height(self, width: float, room: float = 0) -> float:
        return dp(_ROW) * len(self.rows)

    def draw(self, box: Box, colours: Colours) -> None:
        for place, (row, at) in enumerate(zip(self.rows, self._places(box), strict=True)):
            first = place * _ROW_OF_NUMBERS + 1
            discs = at.part(0, 0.06, 0.78, 0.88).row(_ROW_OF_NUMBERS)
            for number, disc in enumerate(discs, first):
                draw_number(disc, colours, number)
            field = at.part(0.80, 0, 0.20, 1)
            draw_field(field, colours, row.how)
            draw_coin(field.part(0.1, 0.18, 0.8, 0.64), colours, row.value)

    def spots(self, box: Box) -> Mapping[str, Box]:
        return {row.name: at for row, at in zip(self.rows, self._places(box), strict=True)}

    def _places(self, box: Box) -> list[Box]:
        return box.column(len(self.rows), dp(4))


@dataclass(frozen=True)
class Slots:
    """How many slots each area has for each number of players."""

    heads: tuple[str, ...]
    rows: tuple[tuple[str, tuple[Printed, ...]], ...]

    def height(self, width: float, room: float = 0) -> float:
        return dp(_HEAD) + dp(_ROW) * len(self.rows)

    def draw(self, box: Box, colours: Colours) -> None:
        cells = self._cells(box)
        for head, cell in zip(self.heads, cells[0], strict=True):
            middle = (cell.centre[0], box.top - dp(_HEAD) / 2)
            letter(head, middle, dp(13), colours["faded"], bold=False, width=cell.width)
        for (area, counts), row in zip(self.rows, cells, strict=True):
            letter(area, (box.x, row[0].centre[1]), dp(18), colours["ink"], bold=False,
                   font=fonts.HEADING, width=box.width * 0.31, anchor=0)  # fmt: skip
            for count, cell in zip(counts, row, strict=True):
                draw_field(cell, colours, count.how)
                letter(str(count.value), cell.centre, dp(20), colours["ink"])

    def spots(self, box: Box) -> Mapping[str, Box]:
        return {
            count.name: cell
            for (_, counts), row in zip(self.rows, self._cells(box), strict=True)
            for count, cell in zip(counts, row, strict=True)
        }

    def _cells(self, box: Box) -> list[list[Box]]:
        room = Box(box.x, box.y, box.width, box.height - dp(_HEAD))
        rows = room.column(len(self.rows), dp(4))
        return [row.part(0.34, 0, 0.66, 1).row(len(self.heads), dp(4)) for row in rows]


@dataclass(frozen=True)
class Crews:
    """How many sailors there are of each colour."""

    colours: tuple[tuple[str, Printed], ...]

    def height(self, width: float, room: float = 0) -> float:
        return dp(_CREW)

    def draw(self, box: Box, colours: Colours) -> None:
        for (sailor, count), cell in zip(self.colours, self._cells(box), strict=True):
            draw_field(cell, colours, count.how)
            draw_sailor(cell.part(0.1, 0.40, 0.8, 0.54), colours, sailor)
            letter(str(count.value), cell.part(0.5, 0.21, 0, 0).centre, dp(20), colours["ink"])

    def spots(self, box: Box) -> Mapping[str, Box]:
        cells = zip(self.colours, self._cells(box), strict=True)
        return {count.name: cell for (_, count), cell in cells}

    def _cells(self, box: Box) -> list[Box]:
        return box.row(len(self.colours), dp(4))


def refund(components: Json) -> Refund:
    return Refund(tuple(printed(components, "refund", row) for row in range(4)))


def slots(components: Json, heads: Mapping[str, str], names: Mapping[str, str]) -> Slots:
    """`heads` stand over the numbers of players that are asked, `names` are the areas'."""
    return Slots(
        tuple(heads.values()),
        tuple(
            (names[area], tuple(printed(components, "slots", area, count) for count in heads))
            for area in AREAS
        ),
    )


def crews(components: Json) -> Crews:
    return Crews(tuple((colour, printed(components, "sailors", colour)) for colour in SAILORS))
