"""What everybody bought: each tile with its price and what it brought."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from kivy.metrics import dp

from companion.goa.play.bought import BROUGHT, Bought
from companion.goa.rules.tiles import SPICES, Tile
from companion.goa.ui.pieces.cards import draw_back, draw_extra
from companion.goa.ui.pieces.goods import draw_colonist, draw_ducats, draw_points, draw_ship
from companion.goa.ui.pieces.marks import draw_mark
from companion.goa.ui.pieces.spices import draw_spice
from companion.goa.ui.scenes.lane import draw_lot
from companion.ui.drawn import fonts
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.lettering import grown, letter
from companion.ui.drawn.plates import plate

_HEAD, _CARD, _WIDE, _GAP = 40, 60, 172, 8
"""How high a name and a tile's card are, how wide a card is at least, and what parts them."""
_TILE, _ICON = 46, 22

_DRAWN: Mapping[str, Callable[[Box, Colours], None]] = {
    "vp": draw_points,
    "ships": draw_ship,
    "colonists": draw_colonist,
    "extra_cards": draw_extra,
    "hand": draw_back,
    "ducats": draw_ducats,
    **{each: partial(draw_spice, spice=each) for each in SPICES},
}
assert set(_DRAWN) == set(BROUGHT)


@dataclass(frozen=True)
class BoughtByAll:
    """By player: his colour, what he is called, and his lots."""

    players: tuple[tuple[str, str, Sequence[Bought]], ...]

    def height(self, width: float) -> float:
        return sum(self._high(len(lots), width) for _, _, lots in self.players)

    def draw(self, box: Box, colours: Colours) -> None:
        top = box.top
        for colour, name, lots in self.players:
            self._draw_head(
                Box(box.x, top - dp(_HEAD), box.width, dp(_HEAD)), colours, colour, name
            )
            across, wide = _parted(box.width)
            for place, lot in enumerate(lots):
                x = box.x + (place % across) * (wide + dp(_GAP))
                y = top - dp(_HEAD) - (place // across + 1) * dp(_CARD + _GAP) + dp(_GAP)
                _draw_card(Box(x, y, wide, dp(_CARD)), colours, lot)
            top -= self._high(len(lots), box.width)

    def _high(self, lots: int, width: float) -> float:
        across, _ = _parted(width)
        return dp(_HEAD + -(-lots // across) * (_CARD + _GAP) + _GAP)

    def _draw_head(self, box: Box, colours: Colours, colour: str, name: str) -> None:
        side = dp(20)
        draw_mark(Box(box.x, box.centre[1] - side / 2, side, side), colours, colour)
        left = box.x + side + dp(8)
        letter(name, (left, box.centre[1]), grown(dp(16), dp(22)), colours["ink"], bold=False,
               font=fonts.HEADING, width=box.right - left, anchor=0, least=0.6)  # fmt: skip


def _parted(width: float) -> tuple[int, float]:
    """How many cards stand side by side, and how wide each is."""
    across = max(1, int((width + dp(_GAP)) // dp(_WIDE + _GAP)))
    return across, (width - dp(_GAP) * (across - 1)) / across


def _draw_card(box: Box, colours: Colours, lot: Bought) -> None:
    plate(box, dp(10), colours["paper"], colours["rim"], dp(0.75))
    inner = box.inset(dp(7))
    tile = Box(inner.x, inner.centre[1] - dp(_TILE) / 2, dp(_TILE), dp(_TILE))
    draw_lot(tile, colours, lot.lot)
    left = tile.right + dp(10)
    upper = Box(left, inner.centre[1], inner.right - left, inner.height / 2)
    _draw_row(upper, colours, [("ducats", -lot.ducats)])
    if lot.times > 1:
        letter(f"× {lot.times}", (upper.right, upper.centre[1]), grown(dp(14), dp(18)),
               colours["faded"], anchor=1)  # fmt: skip
    lower = upper._replace(y=inner.y)
    if lot.brought:
        _draw_row(lower, colours, lot.brought)
    elif lot.fetched:
        _draw_fetched(lower, colours, lot.fetched)
    else:
        letter("–", (left, lower.centre[1]), dp(14), colours["faded"], anchor=0)


def _draw_fetched(box: Box, colours: Colours, tiles: Sequence[Tile]) -> None:
    """What came by Swap or Favor: each of them has a card of its own."""
    side = box.height
    step = min(side + dp(4), (box.width - side) / max(1, len(tiles) - 1))
    for place, one in enumerate(tiles):
        draw_lot(Box(box.x + place * step, box.y, side, side), colours, one)


def _draw_row(box: Box, colours: Colours, amounts: Sequence[tuple[str, int]]) -> None:
    """Pictures with numbers, closer together where there are many."""
    step = min(dp(50), box.width / len(amounts))
    icon = min(dp(_ICON), step * 0.55)
    for place, (what, amount) in enumerate(amounts):
        x = box.x + place * step
        _DRAWN[what](Box(x, box.centre[1] - icon / 2, icon, icon), colours)
        text = f"{amount}" if amount >= 0 else f"−{-amount}"
        letter(text, (x + icon + dp(3), box.centre[1]), grown(dp(14), dp(18)), colours["ink"],
               width=step - icon - dp(4), anchor=0)  # fmt: skip
