"""The lots of a round side by side."""

from __future__ import annotations

from collections.abc import Mapping

from kivy.metrics import dp

from companion.goa.play import layouts
from companion.goa.play.layouts import LotOnOffer
from companion.goa.rules.tiles import Tile
from companion.goa.ui.pieces.goods import draw_ducats
from companion.goa.ui.pieces.marks import draw_mark, draw_token
from companion.goa.ui.pieces.tiles import draw_flag_tile, draw_tile
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours, faint
from companion.ui.drawn.plates import plate

_HIGH, _MOST = 72, 5
"""How high it is, and how many lots there are at most."""
_TOKEN, _SETTLED = 0.42, 0.5


class Lane(layouts.Lane):
    def height(self, width: float, room: float = 0) -> float:
        return min(dp(_HIGH), width / _MOST)

    def draw(self, box: Box, colours: Colours) -> None:
        for at, lot in zip(self._places(box), self.lots, strict=True):
            if lot.under_way:
                ground = at.fitted(1).inset(dp(1))
                plate(ground, dp(10), colours["chosen"], colours["deed"], dp(2))
            place = at.inset(at.side * 0.10).fitted(1)
            draw_lot(place, colours, lot.tile)
            if lot.winner:
                _draw_settled(place, colours, lot)
                continue
            side = at.side * _TOKEN
            token = Box(place.right - side * 0.78, place.top - side * 0.78, side, side)
            draw_token(token, colours, *lot.token)

    def spots(self, box: Box) -> Mapping[str, Box]:
        return {}

    def pieces(self, box: Box) -> Mapping[str, Box]:
        places = zip(self._places(box), self.lots, strict=True)
        return {lot.spot: at for at, lot in places}

    def _places(self, box: Box) -> list[Box]:
        """In the middle, each as wide as where there are most of them."""
        many = len(self.lots)
        wide = min(box.width / _MOST, box.height * 1.1)
        left = box.centre[0] - wide * many / 2
        return [Box(left + wide * place, box.y, wide, box.height) for place in range(many)]


def draw_lot(place: Box, colours: Colours, one: Tile | None) -> None:
    """A tile, or the flag."""
    if one:
        draw_tile(place, colours, one)
    else:
        draw_flag_tile(place, colours)


def _draw_settled(place: Box, colours: Colours, lot: LotOnOffer) -> None:
    """It is faint, with who has it and what he paid."""
    plate(place, place.side * 0.14, faint(colours["paper"], 0.6))
    side = place.side * _SETTLED
    draw_mark(Box(place.x, place.y, side, side), colours, lot.winner)
    if lot.price:
        draw_ducats(Box(place.right - side, place.y, side, side), colours, lot.price)
