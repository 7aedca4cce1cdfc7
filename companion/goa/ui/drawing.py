"""How the values of Goa's questions are drawn: the scene of every layout, the paint of every
piece."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.uix.widget import Widget

from companion.goa.play import layouts, pieces
from companion.goa.rules.moves_of_chance import Bonus
from companion.goa.rules.tiles import Tile
from companion.goa.ui.pieces.cards import CARD, draw_back, draw_extra, draw_power, draw_turned_up
from companion.goa.ui.pieces.colonies import COLONY, draw_bonanza, draw_colony
from companion.goa.ui.pieces.colours import PLAYERS
from companion.goa.ui.pieces.goods import draw_colonist, draw_ducats, draw_ship
from companion.goa.ui.pieces.marks import draw_mark, draw_marker, draw_token
from companion.goa.ui.pieces.spices import draw_spice
from companion.goa.ui.pieces.symbols import draw_symbol
from companion.goa.ui.pieces.tiles import draw_flag_tile, draw_tile, draw_turned_over
from companion.goa.ui.scenes.estate import Estate
from companion.goa.ui.scenes.market import Market
from companion.goa.ui.scenes.matrix import AuctionMatrix
from companion.goa.ui.scenes.on_offer import OnOffer
from companion.goa.ui.scenes.told import Columns, Sites
from companion.play.pieces import Mark
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.scene import Scene
from companion.ui.table.drawing import Drawing
from companion.ui.table.pictures import Pictures

Draw = Callable[..., None]


def _spread(draw: Draw) -> Draw:
    """Of a piece that is drawn by the values it is made of."""

    def spread(box: Box, colours: Colours, piece: tuple[Any, ...]) -> None:
        draw(box, colours, *piece)

    return spread


PAINTS: dict[type, Draw] = {
    Tile: draw_tile,
    Bonus: draw_bonanza,
    Mark: _spread(draw_mark),
    pieces.TurnedOver: _spread(draw_turned_over),
    pieces.FlagTile: lambda box, colours, _: draw_flag_tile(box, colours),
    pieces.AuctionToken: _spread(draw_token),
    pieces.SpiceCube: _spread(draw_spice),
    pieces.Ship: _spread(draw_ship),
    pieces.Colonist: _spread(draw_colonist),
    pieces.Ducat: _spread(draw_ducats),
    pieces.ExtraCard: _spread(draw_extra),
    pieces.CardBack: _spread(draw_back),
    pieces.HandCard: _spread(draw_power),
    pieces.TurnedUp: _spread(draw_turned_up),
    pieces.CardSymbol: _spread(draw_symbol),
    pieces.ColonyPiece: _spread(draw_colony),
    pieces.ColonyFilled: _spread(draw_colony),
    pieces.Marker: _spread(draw_marker),
}
_CARD, _COLONY = (CARD, 84.0), (COLONY, 110.0)
_SHAPES = {
    pieces.ExtraCard: _CARD,
    pieces.CardBack: _CARD,
    pieces.HandCard: _CARD,
    pieces.TurnedUp: (2 * CARD, 110.0),
    pieces.ColonyPiece: _COLONY,
    pieces.ColonyFilled: _COLONY,
}

_SCENES: dict[type, Callable[[Any], Scene]] = {
    layouts.Market: lambda layout: Market(**vars(layout)),
    layouts.OnOffer: lambda layout: OnOffer(**vars(layout)),
    layouts.Estate: lambda layout: Estate(**vars(layout)),
    layouts.Columns: lambda layout: Columns(**vars(layout)),
    layouts.Sites: lambda layout: Sites(**vars(layout)),
    layouts.AuctionMatrix: lambda layout: AuctionMatrix(**vars(layout)),
}

PICTURES = Pictures(PAINTS, _SCENES, _SHAPES)
paint, scene = PICTURES.paint, PICTURES.scene

DRAWING = Drawing(
    scene,
    paint,
    Widget,
    ground=PLAYERS.__getitem__,
    is_light=lambda colour: colour == "yellow",
    marker=lambda colour, number: pieces.AuctionToken(colour, number) if number else Mark(colour),
)
