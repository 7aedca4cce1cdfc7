"""What lies before the players where several are told beside each other: columns of which every row
can be tapped, and sites."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from kivy.metrics import dp

from companion.goa.play import layouts
from companion.goa.play.layouts import Ladder, row_spot, spot_of
from companion.goa.rules.board import LAST_ROW
from companion.goa.ui.pieces.columns import draw_column
from companion.goa.ui.pieces.marks import draw_marker
from companion.goa.ui.scenes.plots import Plots
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.lettering import grown, letter
from companion.ui.drawn.plates import plate

_TOUCH, _NAME, _SIGNED, _GAP = 48, 20, 26, 2
"""How high a row is, and above the rows a column's name and its sign."""


class Columns(layouts.Columns):
    def height(self, width: float, room: float = 0) -> float:
        return dp(_NAME + _SIGNED + LAST_ROW * _TOUCH)

    def draw(self, box: Box, colours: Colours) -> None:
        for ladder, at in self._columns(box):
            name = Box(at.x, at.top - dp(_NAME), at.width, dp(_NAME))
            letter(ladder.name, name.centre, dp(13), colours["ink"], bold=False, width=at.width)
            sign = Box(at.x, name.y - dp(_SIGNED), at.width, dp(_SIGNED))
            draw_column(sign.inset(dp(1)), colours, ladder.column)
            for row, place in enumerate(_rows(at), 1):
                self._draw_row(place.inset(dp(1.5)), colours, ladder, row)

    def spots(self, box: Box) -> Mapping[str, Box]:
        return {
            row_spot(self.colour, ladder.column, row): place
            for ladder, at in self._columns(box)
            for row, place in enumerate(_rows(at), 1)
        }

    def _columns(self, box: Box) -> Iterator[tuple[Ladder, Box]]:
        return zip(self.ladders, box.row(len(self.ladders), dp(_GAP)), strict=True)

    def _draw_row(self, at: Box, colours: Colours, ladder: Ladder, row: int) -> None:
        """What it gives, and the marker if it stands there."""
        here = row == ladder.row
        if here:
            plate(at, dp(8), colours["chosen"], colours["deed"], dp(2))
            side = min(at.height * 0.6, at.width * 0.4)
            middle = at.part(0.26, 0.5, 0, 0)
            marker = Box(middle.x - side / 2, middle.y - side / 2, side, side)
            draw_marker(marker, colours, self.colour)
        else:
            plate(at, dp(8), colours["paper"], colours["rim"], dp(1))
        value = at.part(0.5, 0, 0.5, 1) if here else at
        letter(ladder.rungs[row - 1].value, value.centre, grown(dp(18), dp(24)), colours["ink"],
               bold=here, width=value.width - dp(4))  # fmt: skip


class Sites(layouts.Sites):
    def height(self, width: float, room: float = 0) -> float:
        return self._lying.height(width, room)

    def draw(self, box: Box, colours: Colours) -> None:
        self._lying.draw(box, colours)

    def spots(self, box: Box) -> Mapping[str, Box]:
        return {spot_of(self.colour, name): at for name, at in self._lying.spots(box).items()}

    @property
    def _lying(self) -> Plots:
        return Plots(self.plots)


def _rows(at: Box) -> list[Box]:
    return at._replace(height=at.height - dp(_NAME + _SIGNED)).column(LAST_ROW)
