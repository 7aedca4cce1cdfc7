"""Bidders by amounts: one touch says who bid most, and how much (4.2)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from kivy.metrics import dp

from companion.goa.play import layouts
from companion.goa.play.layouts import (
    MORE_SPOT,
    Bidder,
    amount_spot,
    bid_spot,
    bidder_spot,
    more_spot,
)
from companion.goa.ui.pieces.marks import draw_mark
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.lettering import grown, letter
from companion.ui.drawn.plates import plate
from companion.ui.table.choice import draw_more

_TOUCH, _TALL, _KEY = 48, 62, 76
"""How wide a key is and how high a line at least, and how high at most; how high a bidder's key."""
_ACROSS = (12, 6, 4)
"""So many keys stand in a line, as there is room for."""
_HEAD, _BESIDE, _APART = 26, 84, 6
"""How high a name is above the amounts, and how wide beside them; how far bidders are apart."""


class AuctionMatrix(layouts.AuctionMatrix):
    """Where it is narrow, the bidder is asked first, and then the amount. At the end of his amounts
    is what leads to higher ones."""

    def height(self, width: float, room: float = 0) -> float:
        if self._is_short(width):
            return dp(_KEY)
        return self._around(width) + self._lines(width) * dp(_TOUCH)

    def draw(self, box: Box, colours: Colours) -> None:
        if self._is_short(box.width):
            for bidder, at in self._keys(box):
                plate(at.inset(dp(2)), dp(10), colours["sand"], colours["edge"], dp(1))
                _draw_bidder(at.inset(dp(4)), colours, bidder, stacked=True)
            return
        for bidder, head, keys in self._rows(box):
            if head.height:
                _draw_bidder(head, colours, bidder, stacked=self._is_beside(box.width))
            *amounts, more = keys
            for amount, at in zip(self.amounts, amounts, strict=True):
                _draw_amount(at, colours, amount)
            plate(more.inset(dp(2)), dp(10), colours["paper"], colours["edge"], dp(1))
            draw_more(more.inset(dp(2)), colours)

    def spots(self, box: Box) -> Mapping[str, Box]:
        if self._is_short(box.width):
            return {bidder_spot(bidder.colour): at for bidder, at in self._keys(box)}
        found = {}
        for bidder, _, keys in self._rows(box):
            *amounts, found[self._more(bidder)] = keys
            for amount, at in zip(self.amounts, amounts, strict=True):
                found[self._spot(bidder, amount)] = at
        return found

    def _spot(self, bidder: Bidder, amount: int) -> str:
        return amount_spot(amount) if self.alone else bid_spot(bidder.colour, amount)

    def _more(self, bidder: Bidder) -> str:
        return MORE_SPOT if self.alone else more_spot(bidder.colour)

    def _keys(self, box: Box) -> Iterator[tuple[Bidder, Box]]:
        """The bidders alone, side by side."""
        high = min(box.height, dp(_KEY))
        line = Box(box.x, box.top - high, box.width, high)
        return zip(self.bidders, line.row(len(self.bidders)), strict=True)

    def _rows(self, box: Box) -> Iterator[tuple[Bidder, Box, list[Box]]]:
        """Each bidder, where his name stands if it does, and his keys, the last for more."""
        lines, top = self._lines(box.width), box.top
        line = (box.height - self._around(box.width)) / lines
        high = min(max(line, dp(_TOUCH)), dp(_TALL)) * lines / len(self.bidders)
        beside, above = self._beside(box.width), self._above(box.width)
        for bidder in self.bidders:
            room = Box(box.x + beside, top - above - high, box.width - beside, high)
            head = Box(box.x, room.y, beside, high) if beside else Box(*room[:3], above)
            yield bidder, head if beside else head._replace(y=room.top), self._cells(room)
            top = room.y - dp(_APART)

    def _cells(self, room: Box) -> list[Box]:
        across = self._across(room.width)
        lines = room.column(-(-self._many // across))
        return [at for line in lines for at in line.row(across)][: self._many]

    @property
    def _many(self) -> int:
        return len(self.amounts) + 1

    def _around(self, width: float) -> float:
        """How high all is that is no line of keys."""
        many = len(self.bidders)
        return many * self._above(width) + (many - 1) * dp(_APART)

    def _lines(self, width: float) -> int:
        """How many lines of keys there are in all."""
        across = self._across(width - self._beside(width))
        return len(self.bidders) * -(-self._many // across)

    def _across(self, width: float) -> int:
        fitting = (each for each in _ACROSS if width >= dp(each * _TOUCH))
        return next(fitting, _ACROSS[-1])

    def _is_short(self, width: float) -> bool:
        return not self.alone and width < dp(_ACROSS[1] * _TOUCH)

    def _is_beside(self, width: float) -> bool:
        return not self.alone and width >= dp(_BESIDE + _ACROSS[1] * _TOUCH)

    def _beside(self, width: float) -> float:
        return dp(_BESIDE) if self._is_beside(width) else 0

    def _above(self, width: float) -> float:
        return 0 if self.alone or self._is_beside(width) else dp(_HEAD)


def _draw_bidder(at: Box, colours: Colours, bidder: Bidder, *, stacked: bool) -> None:
    """The name beside the mark, or where there is room for both below it."""
    side, size = dp(22), grown(dp(16), dp(20))
    x, y = at.centre
    mark = (x - side / 2, y + dp(1)) if stacked else (at.x + dp(2), y - side / 2)
    draw_mark(Box(*mark, side, side), colours, bidder.colour)
    left = at.x if stacked else at.x + side + dp(8)
    middle = (x, y - size * 0.7) if stacked else (left, y)
    letter(bidder.name, middle, size, colours["ink"], width=at.right - left - dp(6),
           anchor=0.5 if stacked else 0, least=0.6)  # fmt: skip


def _draw_amount(at: Box, colours: Colours, amount: int) -> None:
    plate(at.inset(dp(2)), dp(10), colours["sand"], colours["edge"], dp(1))
    letter(str(amount), at.centre, grown(dp(20), dp(28)), colours["ink"], width=at.width * 0.8)
