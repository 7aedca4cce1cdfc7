from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise

from kivy.metrics import dp

from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.lettering import grown, letter
from companion.ui.drawn.plates import plate
from companion.ui.drawn.shapes import strokes
from companion.vasco.ui.pieces.marks import draw_mark

_TEN = 10
_ROW, _TOUCHED = 40, 54
_MANY = 4


@dataclass(frozen=True)
class Track:
    """The score track in rows of ten, as far as the players stand on it."""

    scores: tuple[tuple[str, int], ...]
    opens: bool = False
    """Whether a tap on it opens the standings."""

    def height(self, width: float, room: float = 0) -> float:
        return max(dp(_ROW) * len(self._tens), dp(_TOUCHED) if self.opens else 0)

    def draw(self, box: Box, colours: Colours) -> None:
        tens = self._tens
        rows = box.column(len(tens), dp(3))
        for at, ten in zip(rows, tens, strict=True):
            for vp, cell in enumerate(at.row(_TEN, dp(1)), ten * _TEN):
                self._draw_cell(cell, colours, vp)
        for (above, one), (below, other) in pairwise(zip(rows, tens, strict=True)):
            if other - one > 1:
                _draw_gap(above, below, colours)

    def spots(self, box: Box) -> Mapping[str, Box]:
        return {"standings": box} if self.opens else {}

    @property
    def _tens(self) -> list[int]:
        """The rows from the last player to the first; where those are many, only the ones on which
        somebody stands."""
        stood = {vp // _TEN for _, vp in self.scores}
        rows = range(min(stood), max(stood) + 1)
        return [*rows] if len(rows) <= _MANY else sorted(stood)

    def _draw_cell(self, at: Box, colours: Colours, vp: int) -> None:
        here = [player for player, points in self.scores if points == vp]
        ground = "sand" if vp % 2 else "paper"
        plate(at, at.side * 0.16, colours[ground], colours["edge" if here else "rim"], dp(1))
        size = grown(min(at.height * 0.46, at.width * 0.74), at.height * 0.5)
        middle = (at.centre[0], at.top - size * 0.58) if here else at.centre
        letter(str(vp), middle, size, colours["ink" if here else "faded"], bold=bool(here),
               width=at.width * 0.9)  # fmt: skip
        if here:
            room = Box(at.x, at.y + dp(1), at.width, at.height - size * 1.08 - dp(1))
            for place, player in zip(_stacked(room, len(here)), here, strict=True):
                draw_mark(place, colours, player)


def _stacked(room: Box, count: int) -> list[Box]:
    """Markers on the same space, beside each other or in two rows, each to be seen."""
    if count == 1:
        return [room]
    one_row = room.row(count)
    two_rows = [at for row in room.column(2) for at in row.row(2)][:count]
    return max(one_row, two_rows, key=lambda boxes: boxes[0].side)


def _draw_gap(above: Box, below: Box, colours: Colours) -> None:
    """Rows are left out where nobody stands."""
    y = (above.y + below.top) / 2
    strokes([[(above.x, y), (above.right, y)]], colours["edge"], dp(1))
