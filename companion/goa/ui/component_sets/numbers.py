"""Numbers that stand side by side: what everybody begins with, the prices of a card, the tables of
the scoring."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from kivy.metrics import dp

from companion.play.component_sets import Printed
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.lettering import grown, in_lines, letter
from companion.ui.drawn.piece import Paint
from companion.ui.table.component_sets.sureness import draw_field

_ROW, _SIGN, _CELL, _GAP = 54, 42, 64, 6
_TEXT, _LARGEST, _LINE = 15, 21, 1.3


class Row(NamedTuple):
    said: str
    emblem: Paint
    numbers: tuple[Printed, ...]

    @property
    def is_single(self) -> bool:
        """Whether its one number stands beside what is said, and not below."""
        return len(self.numbers) == 1

    def high(self, width: float) -> float:
        return self.head(width) + (0 if self.is_single else dp(_ROW))

    def head(self, width: float) -> float:
        """How high that is in which it is said."""
        text, size = in_lines(self.said, _size(), self.wide(width))
        return max(dp(_ROW), (text.count("\n") + 1) * size * _LINE + dp(4))

    def wide(self, width: float) -> float:
        """How wide what is said may be."""
        return width - dp(_SIGN + _GAP) - (dp(_CELL + _GAP) if self.is_single else 0)

    def cells(self, at: Box) -> list[Box]:
        if self.is_single:
            return [Box(at.right - dp(_CELL), at.y, dp(_CELL), at.height)]
        return Box(at.x, at.y, at.width, dp(_ROW)).row(len(self.numbers))


@dataclass(frozen=True)
class Numbers:
    rows: tuple[Row, ...]

    def height(self, width: float, room: float = 0) -> float:
        return sum(row.high(width) for row in self.rows) + dp(_GAP) * (len(self.rows) - 1)

    def draw(self, box: Box, colours: Colours) -> None:
        for row, at in self._placed(box):
            middle = at.top - row.head(at.width) / 2
            side = dp(_SIGN)
            row.emblem(Box(at.x, middle - side / 2, side, side), colours)
            text, size = in_lines(row.said, _size(), row.wide(at.width))
            left = (at.x + side + dp(_GAP), middle)
            letter(text, left, size, colours["ink"], bold=False, anchor=0)
            for one, cell in zip(row.numbers, row.cells(at), strict=True):
                draw_field(cell.inset(dp(1)), colours, one.how)
                letter(str(one.value), cell.centre, dp(20), colours["ink"], width=cell.width * 0.7)

    def spots(self, box: Box) -> Mapping[str, Box]:
        return {
            one.name: cell
            for row, at in self._placed(box)
            for one, cell in zip(row.numbers, row.cells(at), strict=True)
        }

    def _placed(self, box: Box) -> Iterator[tuple[Row, Box]]:
        top = box.top
        for row in self.rows:
            high = row.high(box.width)
            yield row, Box(box.x, top - high, box.width, high)
            top -= high + dp(_GAP)


def _size() -> float:
    return grown(dp(_TEXT), dp(_LARGEST))
