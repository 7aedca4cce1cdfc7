"""What is auctioned now: the tile large, what it does, and all lots of the round."""

from __future__ import annotations

from collections.abc import Mapping

from kivy.metrics import dp

from companion.goa.play import layouts
from companion.goa.ui.scenes.lane import Lane, draw_lot
from companion.ui.drawn import fonts
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.lettering import grown, in_lines, letter, paragraph

_LANE, _LEAST, _TILE, _NAME, _WIDE = 72, 48, 132, 30, 520
"""How high the lots are at most, what stands above them at least, the tile and its name,
and how wide both."""
_SIZES = (17, 15, 13)
"""What it does is set in the first of these for which there is room, though larger letters are
wanted."""
_LEADING = 1.3


class OnOffer(layouts.OnOffer):
    def height(self, width: float, room: float = 0) -> float:
        return dp(_TILE + _LANE)

    def draw(self, box: Box, colours: Colours) -> None:
        lots, above = self._parted(box)
        self._lane.draw(lots, colours)
        if above.height:
            self._draw_now(above.inset(dp(6)), colours)

    def spots(self, box: Box) -> Mapping[str, Box]:
        return {}

    def pieces(self, box: Box) -> Mapping[str, Box]:
        lots, above = self._parted(box)
        now = {self.spot: above} if above.height else {}
        return {**self._lane.pieces(lots), **now}

    @property
    def _lane(self) -> Lane:
        return Lane(self.lane.lots)

    def _parted(self, box: Box) -> tuple[Box, Box]:
        """The lots, and above them what is auctioned now, where there is room for both."""
        high = min(dp(_LANE), box.width / 5)
        if box.height - high < dp(_LEAST):
            return box, Box(box.x, box.top, box.width, 0)
        lots = box._replace(height=high)
        return lots, Box(box.x, lots.top, box.width, box.height - high)

    def _draw_now(self, box: Box, colours: Colours) -> None:
        wide = min(box.width, dp(_WIDE))
        box = box._replace(x=box.centre[0] - wide / 2, width=wide)
        side = min(box.height, box.width * 0.3, dp(_TILE))
        draw_lot(Box(box.x, box.centre[1] - side / 2, side, side), colours, self.tile)
        self._draw_words(box._replace(x=box.x + side + dp(12), width=box.width - side - dp(12)),
                         colours)  # fmt: skip

    def _draw_words(self, room: Box, colours: Colours) -> None:
        """Its name gives way to what it does: that alone stands nowhere else."""
        name = min(grown(dp(_NAME), dp(_NAME * 1.3)), room.height * 0.4)
        found = _fitting(self.does, room.width, room.height - name)
        if found is None:
            name, found = 0, _fitting(self.does, room.width, room.height)
        text, size = found or (0, dp(_SIZES[-1]))
        top = room.centre[1] + (name + text) / 2
        if name:
            letter(self.name, (room.centre[0], top - name / 2), name * 0.75, colours["ink"],
                   bold=False, font=fonts.HEADING, width=room.width, least=0.6)  # fmt: skip
        if found:
            paragraph(self.does, (room.centre[0], top - name - text / 2), size, colours["ink"],
                      room.width)  # fmt: skip


def _fitting(text: str, width: float, height: float) -> tuple[float, float] | None:
    """How high it is, and how large; nothing where there is no room for it."""
    wanted = (*(grown(dp(each), dp(each * 1.5)) for each in _SIZES), dp(_SIZES[-1]))
    for size in wanted:
        lines, set_in = in_lines(text, size, width)
        high = (lines.count("\n") + 1) * set_in * _LEADING
        if high <= height:
            return high, size
    return None
