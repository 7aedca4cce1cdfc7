"""Pieces in lines, each line led by what it is about: the scene most of a position is told by."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from kivy.metrics import dp

from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours, faint
from companion.ui.drawn.piece import Paint
from companion.ui.drawn.plates import plate
from companion.vasco.rules.lying.edit import Counting
from companion.vasco.ui.as_it_lies.asked import Enter, Pick

_TOUCH, _GAP, _ROOMY = 48, 4, 480


@dataclass(frozen=True)
class Cell:
    """A piece to tap: `chosen` is the answer given, `absent` a piece that does not lie there."""

    name: str
    paint: Paint = field(compare=False)
    shows: object = None
    framed: bool = True
    chosen: bool = False
    absent: bool = False


@dataclass(frozen=True)
class Line:
    cells: tuple[Cell, ...]
    lead: Paint | None = field(default=None, compare=False)


class Count(NamedTuple):
    """How many pieces of a kind lie somewhere: as many places, those that are taken first."""

    name: str
    paint: Paint
    held: int
    places: int
    edit: Counting

    def cells(self) -> tuple[Cell, ...]:
        return tuple(
            Cell(f"{self.name}-{place}", self.paint, framed=False, absent=place > self.held)
            for place in range(1, self.places + 1)
        )

    def picks(self) -> dict[str, Pick]:
        """A tap says that so many lie there; on the last one there, that it does not."""
        return {
            f"{self.name}-{place}": Enter(self.edit(place - (place == self.held)))
            for place in range(1, self.places + 1)
        }


@dataclass(frozen=True)
class Lines:
    """A line that has no room for all its cells, or has more than `most`, goes on below itself.

    `lead` is the width of what leads it, `least` and `widest` are a cell's, in dp, and `ratio` is
    its width to its height.
    """

    lines: tuple[Line, ...]
    lead: float = 0
    least: float = 48
    widest: float = 80
    ratio: float = 1
    most: int = 99

    def height(self, width: float, room: float = 0) -> float:
        rows = sum(self._rows(line, width) for line in self.lines)
        return rows * self._high(width) + dp(_GAP) * (len(self.lines) - 1)

    def draw(self, box: Box, colours: Colours) -> None:
        for line, lead, cells in self._placed(box):
            if line.lead:
                line.lead(lead, colours)
            for cell, at in zip(line.cells, cells, strict=True):
                _draw_cell(cell, at, colours)

    def spots(self, box: Box) -> Mapping[str, Box]:
        return {
            cell.name: at
            for line, _, cells in self._placed(box)
            for cell, at in zip(line.cells, cells, strict=True)
        }

    def _across(self, width: float) -> int:
        longest = min(self.most, max(len(line.cells) for line in self.lines))
        roomy = width >= dp(_ROOMY)
        least = max(self.least, 0.8 * self.widest) if roomy else self.least
        return max(1, min(int((width - dp(self.lead)) / dp(least)), longest))

    def _side(self, width: float) -> float:
        return min((width - dp(self.lead)) / self._across(width), dp(self.widest))

    def _high(self, width: float) -> float:
        return max(dp(_TOUCH), self._side(width) / self.ratio)

    def _rows(self, line: Line, width: float) -> int:
        return max(1, -(-len(line.cells) // self._across(width)))

    def _placed(self, box: Box) -> Iterator[tuple[Line, Box, list[Box]]]:
        """Each line with the place of what leads it and those of its cells."""
        across, side, high = self._across(box.width), self._side(box.width), self._high(box.width)
        top = box.top
        for line in self.lines:
            rows = self._rows(line, box.width)
            lead = Box(box.x, top - high, dp(self.lead), high)
            cells = [
                Box(
                    lead.right + side * (place % across),
                    lead.y - high * (place // across),
                    side,
                    high,
                )
                for place in range(len(line.cells))
            ]
            yield line, lead, cells
            top -= rows * high + dp(_GAP)


def _draw_cell(cell: Cell, at: Box, colours: Colours) -> None:
    place = at.inset(dp(1.5))
    if cell.chosen:
        plate(place, dp(8), colours["chosen"], colours["deed"], dp(2))
    elif cell.framed:
        plate(place, dp(8), colours["paper"], colours["edge"], dp(1))
    cell.paint(place.inset(dp(3)), colours)
    if cell.absent:
        plate(place, dp(8), faint(colours["paper"], 0.78), colours["rim"], dp(1))
