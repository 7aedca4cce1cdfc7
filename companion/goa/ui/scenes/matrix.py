"""Bidders by amounts: one touch says who bid most, and how much (4.2)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from kivy.metrics import dp

from companion.goa.play import layouts
from companion.goa.play.layouts import MORE_SPOT, Bidder, amount_spot, bid_spot
from companion.goa.ui.pieces.marks import draw_mark
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.lettering import grown, letter
from companion.ui.drawn.plates import plate
from companion.ui.table.choice import draw_more

_TOUCH, _ACROSS = 48, 6
_HEAD, _BESIDE, _LINE = 26, 84, 10
"""How high a name is above the amounts, and how wide beside them; how far bidders are apart."""


class AuctionMatrix(layouts.AuctionMatrix):
    def height(self, width: float, room: float = 0) -> float:
        each = self._lines(width) * dp(_TOUCH) + (0 if self._is_beside(width) else dp(_HEAD))
        return len(self.bidders) * (each + dp(_LINE)) + dp(_TOUCH)

    def draw(self, box: Box, colours: Colours) -> None:
        for bidder, head, keys in self._rows(box):
            self._draw_head(head, colours, bidder)
            for amount, at in keys:
                chosen = bidder.chosen == amount
                ground = "deed" if chosen else "sand"
                plate(at.inset(dp(2)), dp(10), colours[ground], colours["edge"], dp(1))
                ink = colours["on_deed" if chosen else "ink"]
                letter(str(amount), at.centre, grown(dp(19), dp(28)), ink, width=at.width * 0.8)
        more = self._more(box).inset(dp(2))
        plate(more, dp(10), colours["paper"], colours["edge"], dp(1))
        draw_more(more, colours)

    def spots(self, box: Box) -> Mapping[str, Box]:
        found = {
            (amount_spot(amount) if self.alone else bid_spot(bidder.colour, amount)): at
            for bidder, _, keys in self._rows(box)
            for amount, at in keys
        }
        return {**found, MORE_SPOT: self._more(box)}

    def _rows(self, box: Box) -> Iterator[tuple[Bidder, Box, list[tuple[int, Box]]]]:
        """Each bidder, where his name stands, and his amounts in lines."""
        beside, top = self._is_beside(box.width), box.top
        across, lines = self._across(box.width), self._lines(box.width)
        high = lines * dp(_TOUCH)
        for bidder in self.bidders:
            if beside:
                head = Box(box.x, top - high, dp(_BESIDE), high)
                room = Box(head.right, top - high, box.width - dp(_BESIDE), high)
            else:
                head = Box(box.x, top - dp(_HEAD), box.width, dp(_HEAD))
                room = Box(box.x, head.y - high, box.width, high)
            cells = [at for line in room.column(lines) for at in line.row(across)]
            yield bidder, head, [*zip(self.amounts, cells, strict=False)]
            top = room.y - dp(_LINE)

    def _draw_head(self, at: Box, colours: Colours, bidder: Bidder) -> None:
        """The name beside the mark, or where there is room for both below it."""
        side, size = dp(22), grown(dp(16), dp(20))
        (x, y), stacked = at.centre, at.height > dp(_HEAD)
        mark = (x - side / 2, y + dp(1)) if stacked else (at.x + dp(2), y - side / 2)
        draw_mark(Box(*mark, side, side), colours, bidder.colour)
        left = at.x if stacked else at.x + side + dp(8)
        middle = (x, y - size * 0.7) if stacked else (left, y)
        letter(bidder.name, middle, size, colours["ink"], width=at.right - left - dp(6),
               anchor=0.5 if stacked else 0, least=0.75)  # fmt: skip

    def _more(self, box: Box) -> Box:
        return Box(box.right - dp(2 * _TOUCH), box.y, dp(2 * _TOUCH), dp(_TOUCH))

    def _lines(self, width: float) -> int:
        return -(-len(self.amounts) // self._across(width))

    def _across(self, width: float) -> int:
        """How many amounts stand beside each other."""
        return _ACROSS if self._is_beside(width) else min(_ACROSS, int(width / dp(_TOUCH)))

    def _is_beside(self, width: float) -> bool:
        return width >= dp(_BESIDE + _ACROSS * _TOUCH)
