"""What lies under other things: cards, fields, dashed places."""

from math import cos, pi, sin

from companion.ui.drawn.box import Box
from companion.ui.drawn.shapes import Colour, Point, dashes, loop, solid, strokes


def corners(box: Box, radius: float) -> list[Point]:
    """The outline of a box with round corners."""
    radius = min(radius, box.side / 2)
    middles = (
        (box.right - radius, box.top - radius),
        (box.x + radius, box.top - radius),
        (box.x + radius, box.y + radius),
        (box.right - radius, box.y + radius),
    )
    return [
        (x + radius * cos(angle), y + radius * sin(angle))
        for quarter, (x, y) in enumerate(middles)
        for angle in (pi / 2 * (quarter + step / 6) for step in range(7))
    ]


def plate(
    box: Box, radius: float, ground: Colour, rim: Colour | None = None, line: float = 1
) -> None:
    outline = corners(box.inset(line / 2), radius)
    solid(outline, ground)
    if rim:
        loop(outline, rim, line / 2)


def dashed(box: Box, radius: float, colour: Colour, line: float) -> None:
    outline = corners(box.inset(line), radius)
    dash = max(3.0, box.side / 11)
    strokes(dashes([*outline, outline[0]], dash, dash * 0.8), colour, line / 2)
