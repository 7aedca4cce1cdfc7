"""A player's card where there is little room for it: his name, points and money, and what fits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kivy.metrics import dp

from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.lettering import grown, letter
from companion.ui.drawn.lines import Piece, draw_whole
from companion.vasco.ui.pieces.marks import draw_mark
from companion.vasco.ui.pieces.money import draw_coin
from companion.vasco.ui.table.lines import crew_lines

if TYPE_CHECKING:
    from companion.vasco.ui.table.cards import Supply

LEGIBLE = 0.75
"""How much smaller a long name may be."""
_LINE, _HIGHEST = 22, 34
"""How high a line is at least, and at most."""


def draw_chip(box: Box, colours: Colours, card: Supply) -> None:
    inside = box.inset(dp(7))
    fitting, line = chip_lines(card, inside)
    for place, row in enumerate(fitting):
        at = _row(inside, inside.height - (place + 3) * line, line - dp(3))
        draw_whole(at, colours, row)
    inside = _row(inside, inside.height - 2 * line, 2 * line)
    top, foot = inside.column(2, dp(2))
    side = min(top.height * 0.8, dp(18))
    draw_mark(Box(top.x, top.centre[1] - side / 2, side, side), colours, card.colour)
    usual = min(dp(15), top.height * 0.85)
    size = grown(usual, top.height * 0.85)
    letter(
        card.name,
        (top.x + side * 1.35, top.centre[1]),
        size,
        colours["ink"],
        width=top.width - side * 1.35,
        anchor=0,
        # A larger name is not cut for being larger.
        least=LEGIBLE * usual / size,
    )
    coin = min(foot.height * 1.1, dp(26))
    letter(
        str(card.vp),
        (foot.x, foot.centre[1]),
        grown(dp(23), foot.height * 0.98),
        colours["ink"],
        width=foot.width - coin * 1.2,
        anchor=0,
    )
    at = Box(foot.right - coin, foot.centre[1] - coin / 2, coin, coin)
    draw_coin(at, colours, card.reals)


def chip_lines(card: Supply, inside: Box) -> tuple[list[list[Piece]], float]:
    """What there is room for below the points, and how high a line is."""
    room = max(0, int(inside.height / dp(_LINE)) - 2)
    crew = crew_lines(card.sailors, inside.width, dp(_LINE), room - 2)
    more = [[card.captains_counted()], *crew, card.tiles()]
    fitting = [row for row in more if row][:room]
    return fitting, min(inside.height / (len(fitting) + 2), dp(_HIGHEST))


def _row(box: Box, foot: float, height: float) -> Box:
    return Box(box.x, box.y + foot, box.width, height)
