"""A player's mark and his action discs, and the sequence numbers."""

from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours, faint, mixed
from companion.ui.drawn.lettering import letter
from companion.ui.drawn.mark import CIRCLE, DIAMOND, SQUARE, TRIANGLE, Mark, draw_shape
from companion.ui.drawn.piece import painted
from companion.ui.drawn.shapes import Point, circle, loop, ring, solid
from companion.ui.drawn.stamp import stamped
from companion.vasco.ui.pieces.colours import BRASS, DARK, MARKER, PALE, PLAYERS, WOOD, WOOD_EDGE

SHAPES: dict[str, list[Point]] = {
    "yellow": TRIANGLE,
    "red": CIRCLE,
    "black": SQUARE,
    "blue": DIAMOND,
}
"""Each player's shape: what tells his colour to who does not see it."""


@stamped
def draw_mark(box: Box, colours: Colours, player: str) -> None:
    draw_shape(box.fitted(1), SHAPES[player], PLAYERS[player], colours["ink"], 14)


def mark_of(player: str) -> Mark:
    return Mark(painted(draw_mark, player), PLAYERS[player])


@stamped
def draw_disc(box: Box, colours: Colours, player: str, number: int | None = None) -> None:
    """The turned wooden cylinder, with the number that lies on it."""
    place = box.fitted(1)
    side = place.side
    thick = side * 0.07
    radius = (side - thick) / 2 - 1
    x, y = place.centre
    paint = PLAYERS[player]
    line = max(1.0, side / 34)
    for step in (-1, 0):
        rim = circle((x, y + thick / 2 + step * thick), radius, 48)[:-1]
        solid(rim, mixed(paint, DARK, 0.45) if step else paint)
        loop(rim, colours["ink"], line / 2)
    top = (x, y + thick / 2)
    ring(top, radius * 0.84, mixed(paint, PALE, 0.45), line / 2)
    if number is None:
        draw_shape(place.part(0.27, 0.30, 0.46, 0.46), SHAPES[player], PALE, DARK, 12)
        return
    solid(circle(top, radius * 0.66, 40)[:-1], WOOD)
    ring(top, radius * 0.66, WOOD_EDGE, line / 2)
    letter(str(number), top, radius * 0.92, DARK)
    draw_shape(place.part(0.64, 0.0, 0.36, 0.36), SHAPES[player], paint, PALE, 12)


@stamped
def draw_number(box: Box, colours: Colours, number: int, *, taken: bool = False) -> None:
    """A sequence number on its space; one that is taken is only the print under it."""
    place = box.fitted(1)
    side = place.side
    radius = side * 0.47
    line = max(1.0, side / 40)
    disc = circle(place.centre, radius, 48)[:-1]
    solid(disc, faint(colours["sand"], 0.5) if taken else colours["sand"])
    ring(place.centre, radius, colours["rim" if taken else "edge"], line / 2)
    if not taken:
        ring(place.centre, radius * 0.86, faint(colours["edge"], 0.35), line / 2)
    letter(str(number), place.centre, side * 0.42, colours["off" if taken else "ink"])


def draw_marker(box: Box, colours: Colours) -> None:
    """Vasco da Gama's marker: it points down at the number that is the first free one."""
    place = box.fitted(1)
    x, y = place.part(0.5, 0.58, 0, 0).centre
    radius, line = place.side * 0.38, max(1.0, place.side / 22)
    foot = [
        (x - radius * 0.8, y - radius * 0.6),
        (x, place.y),
        (x + radius * 0.8, y - radius * 0.6),
    ]
    for grow, paint in ((line, BRASS), (0.0, MARKER)):
        solid([(ax, ay - grow * (ay == place.y)) for ax, ay in foot], paint)
        solid(circle((x, y), radius + grow, 36)[:-1], paint)
    ring((x, y), radius + line, DARK, line * 0.35)
    arm = radius * 0.62
    for wide, high in ((arm, radius * 0.2), (radius * 0.2, arm)):
        solid([(x - wide, y - high), (x + wide, y - high), (x + wide, y + high),
               (x - wide, y + high)], PALE)  # fmt: skip
