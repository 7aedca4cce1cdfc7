"""The development board as it is printed: five columns of five rows, and between the rows what a
step costs; beside them the VP of each row, and the ships of each step."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from kivy.metrics import dp

from companion.goa.rules.board import COLUMNS, EXPEDITION, LAST_ROW
from companion.goa.rules.components import STEPS
from companion.goa.ui.pieces.cards import draw_back
from companion.goa.ui.pieces.columns import draw_column
from companion.goa.ui.pieces.goods import draw_points, draw_ship
from companion.goa.ui.pieces.spices import draw_spice
from companion.play.component_sets import Printed, printed
from companion.table.game import Json
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.lettering import grown, letter
from companion.ui.drawn.piece import Paint, painted
from companion.ui.drawn.plates import plate
from companion.ui.table.component_sets.sureness import SIGN, corner, draw_sureness

_WHOLE = 590
"""From this width on all columns stand side by side."""
_HEAD, _VALUE, _SPICE, _PAIR, _GAP = 54, 52, 50, 2, 10
_SMALL_SIGN = 15


class Column(NamedTuple):
    """What stands in a column, row by row, and what each step below a row costs."""

    name: str
    emblem: Paint
    rows: tuple[tuple[Printed, ...], ...]
    steps: tuple[tuple[Printed, ...], ...]
    drawn: tuple[Callable[[Json], Paint], ...]
    """How the values of a row are drawn."""


@dataclass(frozen=True)
class Development:
    columns: tuple[Column, ...]
    awake: bool = True
    """Whether its values can be tapped."""

    def height(self, width: float, room: float = 0) -> float:
        blocks = self._blocks(width)
        return sum(map(self._high, blocks)) + dp(_GAP) * (len(blocks) - 1)

    def draw(self, box: Box, colours: Colours) -> None:
        for column, at, lines in self._placed(box):
            plate(at, dp(10), colours["paper"], colours["rim"], dp(1))
            icon = Box(at.x, at.top - dp(32), at.width, dp(28))
            column.emblem(icon.fitted(1), colours)
            name = (at.centre[0], at.top - dp(43))
            letter(column.name, name, grown(dp(13), dp(17)), colours["ink"], bold=False,
                   width=at.width - dp(6))  # fmt: skip
            for place, row in self._rows(column, at, lines):
                for one, draw, cell in zip(row, column.drawn, place.row(len(row)), strict=True):
                    field = cell.inset(dp(2))
                    plate(field, dp(8), colours["sand"], colours["edge"])
                    draw(one.value)(field.inset(dp(3)), colours)
                    draw_sureness(corner(field.inset(dp(2)), dp(SIGN)), colours, one.how)
            for cell, one in self._prices(column, at, lines):
                _draw_price(cell, colours, one)

    def spots(self, box: Box) -> Mapping[str, Box]:
        found: dict[str, Box] = {}
        for column, at, lines in self._placed(box) if self.awake else ():
            for place, row in self._rows(column, at, lines):
                cells = place.row(len(row))
                found.update((one.name, cell) for one, cell in zip(row, cells, strict=True))
            found.update((one.name, cell) for cell, one in self._prices(column, at, lines))
        return found

    def _blocks(self, width: float) -> list[tuple[Column, ...]]:
        """The columns side by side or, where it is narrow, half of them below the others."""
        half = len(self.columns) if width >= dp(_WHOLE) else -(-len(self.columns) // 2)
        return [self.columns[:half], *([rest] if (rest := self.columns[half:]) else [])]

    def _lines(self, columns: tuple[Column, ...]) -> list[int]:
        """How many lines of spices each step takes, so that the rows are level."""
        return [
            max(-(-len(column.steps[step]) // _PAIR) for column in columns) for step in range(STEPS)
        ]

    def _high(self, columns: tuple[Column, ...]) -> float:
        return dp(_HEAD + LAST_ROW * _VALUE + sum(self._lines(columns)) * _SPICE)

    def _placed(self, box: Box) -> Iterator[tuple[Column, Box, list[int]]]:
        """Each column, with its place and the lines of its steps."""
        top = box.top
        for columns in self._blocks(box.width):
            high, lines = self._high(columns), self._lines(columns)
            at = Box(box.x, top - high, box.width, high)
            for column, place in zip(columns, at.row(len(columns)), strict=True):
                yield column, place, lines
            top -= high + dp(_GAP)

    def _rows(
        self, column: Column, at: Box, lines: list[int]
    ) -> Iterator[tuple[Box, tuple[Printed, ...]]]:
        top = at.top - dp(_HEAD)
        for row, below in zip(column.rows, (*lines, 0), strict=True):
            yield Box(at.x, top - dp(_VALUE), at.width, dp(_VALUE)), row
            top -= dp(_VALUE + below * _SPICE)

    def _prices(self, column: Column, at: Box, lines: list[int]) -> Iterator[tuple[Box, Printed]]:
        """The pieces of a step, in the middle between two rows."""
        for step, (place, _) in zip(range(STEPS), self._rows(column, at, lines), strict=False):
            price = column.steps[step]
            used = -(-len(price) // _PAIR)
            top = place.y - dp(_SPICE) * (lines[step] - used) / 2
            for number, one in enumerate(price):
                line, number_across = divmod(number, _PAIR)
                across = min(_PAIR, len(price) - line * _PAIR)
                wide = at.width / _PAIR
                left = at.centre[0] - wide * across / 2 + wide * number_across
                yield Box(left, top - dp(_SPICE) * (line + 1), wide, dp(_SPICE)), one


def _draw_price(cell: Box, colours: Colours, one: Printed) -> None:
    inside = cell.inset(dp(5)).fitted(1)
    if isinstance(one.value, str):
        draw_spice(inside, colours, one.value)
    else:
        draw_ship(inside, colours, one.value)
    draw_sureness(corner(inside.inset(-dp(4)), dp(_SMALL_SIGN)), colours, one.how)


def _number(value: Json) -> Paint:
    return lambda box, colours: letter(
        str(value), box.centre, grown(dp(21), dp(28)), colours["ink"], width=box.width * 0.8
    )


def _limit(value: Json) -> Paint:
    """So many cards a hand may hold."""
    return lambda box, colours: letter(
        f"≤{value}", box.centre, grown(dp(18), dp(23)), colours["ink"], width=box.width * 0.9
    )


def _cards(value: Json) -> Paint:
    return lambda box, colours: draw_back(box.part(0, 0, 0.66, 1), colours, value)


def _points(value: Json) -> Paint:
    return painted(draw_points, value)


def development(components: Json, names: Mapping[str, str], awake: bool = True) -> Development:
    """Of a component set; `names` are the columns', and "vp" is what the rows are worth."""
    board, steps = components["development"], components["steps"]
    worth = Column(
        names["vp"],
        painted(draw_points),
        tuple((printed(components, "development", "vp", row),) for row in range(LAST_ROW)),
        tuple((printed(components, "steps", "ships_paid", step),) for step in range(STEPS)),
        (_points,),
    )
    columns = [worth]
    for place, name in enumerate(COLUMNS):
        pair = place == EXPEDITION
        rows = (
            tuple(
                printed(components, "development", name, row, *which)
                for which in (((0,), (1,)) if pair else ((),))
            )
            for row in range(len(board[name]))
        )
        costs = (
            tuple(
                printed(components, "steps", name, step, spice)
                for spice in range(len(steps[name][step]))
            )
            for step in range(STEPS)
        )
        drawn = (_cards, _limit) if pair else (_number,)
        columns.append(
            Column(names[name], painted(draw_column, name), tuple(rows), tuple(costs), drawn)
        )
    return Development(tuple(columns), awake)
