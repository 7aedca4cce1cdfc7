"""A player's mark: his colour, and a shape that tells it to who does not see it."""

from __future__ import annotations

from typing import NamedTuple

from companion.ui.drawn.box import Box
from companion.ui.drawn.piece import Paint
from companion.ui.drawn.shapes import Colour, Point, circle, loop, solid

TRIANGLE: list[Point] = [(0.02, 0.09), (0.98, 0.09), (0.5, 0.93)]
CIRCLE: list[Point] = circle((0.5, 0.5), 0.45, 40)[:-1]
SQUARE: list[Point] = [(0.11, 0.11), (0.89, 0.11), (0.89, 0.89), (0.11, 0.89)]
DIAMOND: list[Point] = [(0.5, -0.02), (0.99, 0.5), (0.5, 1.02), (0.01, 0.5)]


class Mark(NamedTuple):
    """What tells a player in a picture: his shape, and the colour of his lines and bars."""

    paint: Paint
    colour: Colour


def draw_shape(box: Box, shape: list[Point], ground: Colour, rim: Colour, line: float) -> None:
    """A player's shape with a rim; `line` is how often it goes into its side."""
    width = max(1.0, box.side / line)
    outline = box.inset(width).at(shape)
    solid(outline, ground)
    loop(outline, rim, width / 2)
