"""Shapes with a line round them, of which the pieces are put together."""

from collections.abc import Sequence
from math import cos, hypot, sin, tau

from companion.ui.drawn.box import Box
from companion.ui.drawn.shapes import Colour, Point, circle, fill, loop, solid

LINE = 44
"""How often the line round a shape goes into the side of its piece."""


def outlined(place: Box, points: Sequence[Point], paint: Colour, ink: Colour) -> None:
    """Any shape, its points in shares of the place."""
    outline = place.at(points)
    fill(outline, paint)
    loop(outline, ink, line_of(place))


def rounded_off(place: Box, points: Sequence[Point], paint: Colour, ink: Colour) -> None:
    """As `outlined`, for a shape all of whose points are seen from its middle: quicker."""
    outline = place.at(points)
    solid(outline, paint)
    loop(outline, ink, line_of(place))


def ball(place: Box, at: Point, radius: float, paint: Colour, ink: Colour) -> None:
    rounded_off(place, circle(at, radius, 24)[:-1], paint, ink)


def within(box: Box) -> Box:
    """The largest square of a box whose lines stay in it."""
    place = box.fitted(1)
    return place.inset(1.5 * line_of(place))


def line_of(place: Box) -> float:
    return max(0.55, place.side / LINE)


def oval(middle: Point, wide: float, high: float, steps: int = 28) -> list[Point]:
    x, y = middle
    angles = [tau * step / steps for step in range(steps)]
    return [(x + wide * cos(angle), y + high * sin(angle)) for angle in angles]


def bar(start: Point, end: Point, width: float) -> list[Point]:
    """A straight stick that wide."""
    (ax, ay), (bx, by) = start, end
    length = hypot(bx - ax, by - ay)
    east, north = (ay - by) / length * width / 2, (bx - ax) / length * width / 2
    return [
        (ax + east, ay + north), (ax - east, ay - north),
        (bx - east, by - north), (bx + east, by + north),
    ]  # fmt: skip


def star(middle: Point, points: int, far: float, near: float, turn: float = 0) -> list[Point]:
    """So many points, first one up."""
    x, y = middle
    found = []
    for step in range(2 * points):
        angle = tau * (step / (2 * points) + 0.25 + turn)
        radius = near if step % 2 else far
        found.append((x + radius * cos(angle), y + radius * sin(angle)))
    return found
