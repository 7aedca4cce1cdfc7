"""Bidders by amounts: one touch says who bid most, and how much (4.2)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from kivy.metrics import dp

from companion.goa.play import layouts
from companion.goa.play.layouts import MORE_SPOT, Bidder, amount_spot, bid_spot, bidder_spot
from companion.goa.ui.pieces.marks import draw_mark
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.lettering import grown, letter
from companion.ui.drawn.plates import plate
from companion.ui.table.choice import draw_more

_TOUCH, _KEY, _ACROSS = 48, 54, 6
_HEAD, _BESIDE, _LINE = 26, 84, 4
"""How high a name is above the amounts, and how wide beside them; how far bidders are apart."""


class AuctionMatrix(layouts.AuctionMatrix):
    """Where it is narrow, the bidder is asked first, and then the amount."""

    def height(self, width: float, room: float = 0) -> float:
        if self._is_short(width):
            return len(self.bidders) * dp(_KEY)
        amounts = len(self.bidders) * (self._lines(width) * dp(_TOUCH) + dp(_LINE))
        if self._is_beside(width):
            return amounts + dp(_TOUCH)
        return amounts + dp(_TOUCH) + (len(self.bidders) - 1) * dp(_HEAD)

    def draw(self, box: Box, colours: Colours) -> None:
        if self._is_short(box.width):
            for bidder, at in self._keys(box):
                key = at.inset(dp(2))
                plate(key, dp(10), colours["sand"], colours["edge"], dp(1))
                self._draw_head(key._replace(x=key.x + dp(10)), colours, bidder, stacked=False)
            return
        stacked = self._is_beside(box.width)
        for bidder, head, keys in self._rows(box):
            self._draw_head(head, colours, bidder, stacked=stacked)
            for amount, at in keys:
                _draw_amount(at, colours, amount)
        more = self._more(box).inset(dp(2))
        plate(more, dp(10), colours["paper"], colours["edge"], dp(1))
        draw_more(more, colours)

    def spots(self, box: Box) -> Mapping[str, Box]:
        if self._is_short(box.width):
            return {bidder_spot(bidder.colour): at for bidder, at in self._keys(box)}
        found = {
            (amount_spot(amount) if self.alone else bid_spot(bidder.colour, amount)): at
            for bidder, _, keys in self._rows(box)
            for amount, at in keys
        }
        return {**found, MORE_SPOT: self._more(box)}

    def _is_short(self, width: float) -> bool:
        return not self.alone and width < dp(_ACROSS * _TOUCH)

    def _keys(self, box: Box) -> Iterator[tuple[Bidder, Box]]:
        """The bidders alone, below each other."""
        top = box.top
        for bidder in self.bidders:
            top -= dp(_KEY)
            yield bidder, Box(box.x, top, box.width, dp(_KEY))

    def _rows(self, box: Box) -> Iterator[tuple[Bidder, Box, list[tuple[int, Box]]]]:
        """Each bidder, where his name stands, and his amounts in lines."""
        beside, top = self._is_beside(box.width), box.top
        across, lines = self._across(box.width), self._lines(box.width)
        high = lines * dp(_TOUCH)
        for place, bidder in enumerate(self.bidders):
            if beside:
                head = Box(box.x, top - high, dp(_BESIDE), high)
                room = Box(head.right, top - high, box.width - dp(_BESIDE), high)
            else:
                # What leads to higher amounts stands beside the first name.
                tall = dp(_HEAD if place else _TOUCH)
                head = Box(box.x, top - tall, box.width - (0 if place else dp(2 * _TOUCH)), tall)
                room = Box(box.x, head.y - high, box.width, high)
            cells = [at for line in room.column(lines) for at in line.row(across)]
            yield bidder, head, [*zip(self.amounts, cells, strict=False)]
            top = room.y - dp(_LINE)

    def _draw_head(self, at: Box, colours: Colours, bidder: Bidder, *, stacked: bool) -> None:
        """The name beside the mark, or where there is room for both below it."""
        side, size = dp(22), grown(dp(16), dp(20))
        x, y = at.centre
        mark = (x - side / 2, y + dp(1)) if stacked else (at.x + dp(2), y - side / 2)
        draw_mark(Box(*mark, side, side), colours, bidder.colour)
        left = at.x if stacked else at.x + side + dp(8)
        middle = (x, y - size * 0.7) if stacked else (left, y)
        letter(bidder.name, middle, size, colours["ink"], width=at.right - left - dp(6),
               anchor=0.5 if stacked else 0, least=0.75)  # fmt: skip

    def _more(self, box: Box) -> Box:
        foot = box.y if self._is_beside(box.width) else box.top - dp(_TOUCH)
        return Box(box.right - dp(2 * _TOUCH), foot, dp(2 * _TOUCH), dp(_TOUCH))

    def _lines(self, width: float) -> int:
        return -(-len(self.amounts) // self._across(width))

    def _across(self, width: float) -> int:
        """How many amounts stand beside each other."""
        return _ACROSS if self._is_beside(width) else min(_ACROSS, int(width / dp(_TOUCH)))

    def _is_beside(self, width: float) -> bool:
        return width >= dp(_BESIDE + _ACROSS * _TOUCH)


def _draw_amount(at: Box, colours: Colours, amount: int) -> None:
    plate(at.inset(dp(2)), dp(10), colours["sand"], colours["edge"], dp(1))
    letter(str(amount), at.centre, grown(dp(19), dp(28)), colours["ink"], width=at.width * 0.8)
