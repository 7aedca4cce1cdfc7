"""Draws pieces in lines, each with what leads it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

from kivy.metrics import dp

from companion.play.question import Piece
from companion.play.table_cards import Cell, Line, Lines
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours, faint
from companion.ui.drawn.piece import Paint
from companion.ui.drawn.plates import plate

_TOUCH, _GAP, _ROOMY = 48, 4, 480


@dataclass(frozen=True)
class LinesScene:
    """Each line with what leads it and its cells."""

    lines: Lines
    paint: Callable[[Piece], Paint] = field(compare=False)

    def height(self, width: float, room: float = 0) -> float:
        rows = sum(self._rows(line, width) for line in self.lines.lines)
        return rows * self._high(width) + dp(_GAP) * (len(self.lines.lines) - 1)

    def draw(self, box: Box, colours: Colours) -> None:
        for line, lead, cells in self._placed(box):
            if line.lead is not None:
                self.paint(line.lead)(lead, colours)
            for cell, at in zip(line.cells, cells, strict=True):
                self._draw_cell(cell, at, colours)

    def spots(self, box: Box) -> Mapping[str, Box]:
        return {
            cell.name: at
            for line, _, cells in self._placed(box)
            for cell, at in zip(line.cells, cells, strict=True)
        }

    def _across(self, width: float) -> int:
        longest = min(self.lines.most, max(len(line.cells) for line in self.lines.lines))
        roomy = width >= dp(_ROOMY)
        least = max(self.lines.least, 0.8 * self.lines.widest) if roomy else self.lines.least
        return max(1, min(int((width - dp(self.lines.lead)) / dp(least)), longest))

    def _side(self, width: float) -> float:
        return min((width - dp(self.lines.lead)) / self._across(width), dp(self.lines.widest))

    def _high(self, width: float) -> float:
        return max(dp(_TOUCH), self._side(width) / self.lines.ratio)

    def _rows(self, line: Line, width: float) -> int:
        return max(1, -(-len(line.cells) // self._across(width)))

    def _placed(self, box: Box) -> Iterator[tuple[Line, Box, list[Box]]]:
        """Each line with the place of what leads it and those of its cells."""
        across, side, high = self._across(box.width), self._side(box.width), self._high(box.width)
        top = box.top
        for line in self.lines.lines:
            rows = self._rows(line, box.width)
            lead = Box(box.x, top - high, dp(self.lines.lead), high)
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

    def _draw_cell(self, cell: Cell, at: Box, colours: Colours) -> None:
        place = at.inset(dp(1.5))
        if cell.chosen:
            plate(place, dp(8), colours["chosen"], colours["deed"], dp(2))
        elif cell.framed:
            plate(place, dp(8), colours["paper"], colours["edge"], dp(1))
        self.paint(cell.piece)(place.inset(dp(3)), colours)
        if cell.absent:
            plate(place, dp(8), faint(colours["paper"], 0.78), colours["rim"], dp(1))
