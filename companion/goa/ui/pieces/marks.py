"""A player's mark, his tokens and markers; the flag."""

from companion.goa.ui.pieces import colours as c
from companion.goa.ui.pieces.outlines import line_of, outlined, rounded_off, within
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours, mixed
from companion.ui.drawn.lettering import letter
from companion.ui.drawn.mark import CIRCLE, DIAMOND, SQUARE, TRIANGLE, Mark, draw_shape
from companion.ui.drawn.piece import painted
from companion.ui.drawn.shapes import Point, bent, circle, loop, ring, solid, stroke
from companion.ui.drawn.stamp import stamped

SHAPES: dict[str, list[Point]] = {
    "red": CIRCLE,
    "blue": DIAMOND,
    "green": SQUARE,
    "yellow": TRIANGLE,
}
"""Each player's shape: what tells his colour to who does not see it."""
_CLOTH = [
    (0.20, 0.94), *bent((0.20, 0.94), (0.46, 1.04), (0.62, 0.90), 8),
    *bent((0.62, 0.90), (0.78, 0.80), (1.0, 0.92), 8), (0.84, 0.66), (1.0, 0.40),
    *bent((1.0, 0.40), (0.78, 0.28), (0.62, 0.38), 8),
    *bent((0.62, 0.38), (0.46, 0.52), (0.20, 0.42), 8),
]  # fmt: skip


@stamped
def draw_mark(box: Box, colours: Colours, player: str) -> None:
    draw_shape(box.fitted(1), SHAPES[player], c.PLAYERS[player], colours["ink"], 14)


def mark_of(player: str) -> Mark:
    return Mark(painted(draw_mark, player), c.PLAYERS[player])


@stamped
def draw_token(box: Box, colours: Colours, player: str, number: int | None = None) -> None:
    """An auction token: its number large, its player's shape at the foot."""
    place = box.fitted(1)
    side = place.side
    radius = side / 2 - max(1.0, side / 40)
    paint = c.PLAYERS[player]
    solid(circle(place.centre, radius, 48)[:-1], paint)
    ring(place.centre, radius, colours["ink"], max(0.6, side / 44))
    solid(circle(place.centre, radius * 0.76, 40)[:-1], c.PALE)
    ring(place.centre, radius * 0.76, mixed(paint, c.DARK, 0.4), max(0.5, side / 60))
    if number is None:
        draw_shape(place.part(0.29, 0.29, 0.42, 0.42), SHAPES[player], paint, c.DARK, 12)
        return
    letter(str(number), place.part(0.5, 0.51, 0, 0).centre, side * 0.52, c.DARK)
    draw_shape(place.part(0.64, 0.0, 0.36, 0.36), SHAPES[player], paint, c.PALE, 12)


@stamped
def draw_marker(box: Box, colours: Colours, player: str) -> None:
    """A marker of a development board: a peg, seen from above."""
    place = box.fitted(1)
    radius = place.side / 2 - max(1.0, place.side / 30)
    rim = circle(place.centre, radius, 40)[:-1]
    solid(rim, c.PLAYERS[player])
    loop(rim, colours["ink"], max(0.6, place.side / 36))
    draw_shape(place.part(0.27, 0.27, 0.46, 0.46), SHAPES[player], c.PALE, c.DARK, 12)


@stamped
def draw_flag(box: Box, colours: Colours) -> None:
    """The first player's flag."""
    place = within(box)
    ink = colours["ink"]
    outlined(place, _CLOTH, c.SAFFRON, ink)
    solid(place.at(circle((0.58, 0.66), 0.13, 24)[:-1]), c.RED)
    pole = [(0.10, 0.02), (0.20, 0.02), (0.20, 0.98), (0.10, 0.98)]
    rounded_off(place, pole, c.WOOD, ink)
    stroke(place.at([(0.02, 0.02), (0.28, 0.02)]), ink, line_of(place) * 1.6)
