"""A project that could be launched, drawn with its crew."""

from __future__ import annotations

from kivy.metrics import dp

from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.lettering import grown, paragraph
from companion.vasco.play.offers import Offer
from companion.vasco.ui.pieces.marks import draw_mark
from companion.vasco.ui.pieces.people import SAILOR, draw_sailor
from companion.vasco.ui.pieces.tiles import TILE, draw_project

_MARK = 22


def draw_offer(box: Box, colours: Colours, offer: Offer) -> None:
    if offer.marked:
        side = dp(_MARK)
        draw_mark(Box(box.x, box.centre[1] - side / 2, side, side), colours, offer.colour)
        box = Box(box.x + side * 1.5, box.y, box.width - side * 1.5, box.height)
    height = min(box.height, dp(56))
    tile = Box(box.x, box.centre[1] - height / 2, height * TILE, height)
    draw_project(tile, colours, offer.project)
    room = Box(tile.right + dp(8), box.y, box.right - tile.right - dp(8), box.height)
    if offer.lacking:
        paragraph(
            offer.lacking,
            room.centre,
            grown(dp(13), box.height * 0.4),
            colours["faded"],
            room.width,
        )
        return
    side = min(dp(34), room.width / (max(len(offer.crew), 1) * SAILOR))
    for place, sailor in enumerate(offer.crew):
        at = Box(room.x + place * side * SAILOR, room.centre[1] - side / 2, side * SAILOR, side)
        draw_sailor(at, colours, sailor)
