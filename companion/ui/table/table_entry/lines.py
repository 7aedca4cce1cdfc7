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
        across, _, high = self._shape(width)
        rows = sum(_rows(line, across) for line in self.lines.lines)
        return rows * high + dp(_GAP) * (len(self.lines.lines) - 1)

    def draw(self, box: Box, colours: Colours) -> None:
        for line, lead, cells in self._placed(box):
            if line.lead is not None:
                self.paint(line.lead)(lead, colours)
            for cell, at in cells:
                self._draw_cell(cell, at, colours)

    def spots(self, box: Box) -> Mapping[str, Box]:
        return {cell.name: at for _, _, cells in self._placed(box) for cell, at in cells}

    def _shape(self, width: float) -> tuple[int, float, float]:
        """How many cells lie beside each other, and how wide and high each is."""
        lines, room = self.lines, width - dp(self.lines.lead)
        longest = min(lines.most, max(len(line.cells) for line in lines.lines))
        roomy = width >= dp(_ROOMY)
        least = max(lines.least, 0.8 * lines.widest) if roomy else lines.least
        across = max(1, min(int(room / dp(least)), longest))
        side = min(room / across, dp(lines.widest))
        return across, side, max(dp(_TOUCH), side / lines.ratio)

    def _placed(self, box: Box) -> Iterator[tuple[Line, Box, list[tuple[Cell, Box]]]]:
        """Each line with the place of what leads it, and its cells with theirs."""
        across, side, high = self._shape(box.width)
        top = box.top
        for line in self.lines.lines:
            lead = Box(box.x, top - high, dp(self.lines.lead), high)
            cells = []
            for place, cell in enumerate(line.cells):
                down, along = divmod(place, across)
                at = Box(lead.right + side * along, lead.y - high * down, side, high)
                cells.append((cell, at))
            yield line, lead, cells
            top -= _rows(line, across) * high + dp(_GAP)

    def _draw_cell(self, cell: Cell, at: Box, colours: Colours) -> None:
        place = at.inset(dp(1.5))
        if cell.chosen:
            plate(place, dp(8), colours["chosen"], colours["deed"], dp(2))
        elif cell.framed:
            plate(place, dp(8), colours["paper"], colours["edge"], dp(1))
        self.paint(cell.piece)(place.inset(dp(3)), colours)
        if cell.absent:
            plate(place, dp(8), faint(colours["paper"], 0.78), colours["rim"], dp(1))


def _rows(line: Line, across: int) -> int:
    return max(1, -(-len(line.cells) // across))
