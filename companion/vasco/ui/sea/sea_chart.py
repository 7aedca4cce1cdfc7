from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import chain, pairwise
from math import cos, sin, tau

from kivy.graphics import Color, Line, Rectangle
from kivy.metrics import dp

from companion.ui.drawn.shapes import (
    Colour,
    Point,
    bent,
    dashes,
    disc,
    fill,
    rounded,
    stroke,
    strokes,
)
from companion.ui.drawn.still import Still
from companion.vasco.ui.sea.caravel import draw_caravel
from companion.vasco.ui.sea.coasts import COASTS, PORTS, ROUTE, Place
from companion.vasco.ui.sea.compass_rose import draw_rose

# What is in sight whatever the shape of the window: from the Atlantic to Calicut.
_WEST, _EAST, _SOUTH, _NORTH = -42, 86, -44, 44
_SHIP: Place = (-12, -20)
_ROSE: Place = (68, -21)


class SeaChart(Still):
    """The way to India on an old chart."""

    def draw(self) -> None:
        self._degree = min(self.width / (_EAST - _WEST), self.height / (_NORTH - _SOUTH))
        colours = self.theme.colours
        Color(*colours["water"])
        Rectangle(size=self.size)
        self._draw_winds(colours["edge"])
        self._draw_waves(colours["edge"])
        self._draw_coasts(colours)
        self._draw_route(colours["coral"], colours["paper"])
        draw_rose(self._placed(_ROSE), 13 * self._degree, colours)
        self._draw_ship(colours)
        self._draw_frame(colours)

    def _placed(self, place: Place) -> Point:
        east, north = place
        x = self.width / 2 + (east - (_WEST + _EAST) / 2) * self._degree
        return x, self.height / 2 + (north - (_SOUTH + _NORTH) / 2) * self._degree

    def _draw_winds(self, colour: Colour) -> None:
        """The lines of the winds, by which a course was set, from the compass rose."""
        x, y = self._placed(_ROSE)
        reach = self.width + self.height
        angles = [tau * wind / 32 for wind in range(32)]
        lines = [[(x, y), (x + reach * cos(angle), y + reach * sin(angle))] for angle in angles]
        strokes(lines[::2], _faint(colour, 0.2), dp(0.5))
        strokes(lines[1::2], _faint(colour, 0.1), dp(0.5))

    def _draw_waves(self, colour: Colour) -> None:
        swell = self._degree
        crests = []
        for x, y in map(self._placed, self._waves()):
            for left in (x, x + 1.6 * swell):
                crest = (left + 0.8 * swell, y + 0.9 * swell)
                crests.append(bent((left, y), crest, (left + 1.6 * swell, y), 6))
        strokes(crests, _faint(colour, 0.32), dp(0.55))

    def _waves(self) -> Iterator[Place]:
        step = 9
        columns = round(self.width / self._degree / step)
        rows = round(self.height / self._degree / step)
        for row in range(-rows, rows):
            for column in range(-columns, columns):
                # Odd steps and a shift by turns keep the eye from seeing rows.
                east = (column + 0.5 * (row % 2)) * step + 2 * sin(3.1 * row + 1.7 * column)
                north = row * step * 0.8 + 2 * sin(2.3 * column + row)
                if _is_open_sea((east, north)):
                    yield east, north

    def _draw_coasts(self, colours: Mapping[str, Colour]) -> None:
        outlines = [rounded([self._placed(place) for place in coast]) for coast in COASTS]
        for depth, share in ((2.4, 0.1), (1.6, 0.2), (0.8, 0.32)):
            shallow = _mixed(colours["water"], colours["edge"], share)
            for outline in outlines:
                Color(*shallow)
                Line(points=_flat(outline), close=True, width=depth * self._degree, joint="round")
        for outline in outlines:
            fill(outline, colours["land"])
            stroke([*outline, outline[0]], colours["edge"], dp(0.7))

    def _draw_route(self, colour: Colour, paper: Colour) -> None:
        unit = max(dp(3), self._degree)
        way = _through([self._placed(place) for place in ROUTE])
        strokes(dashes(way, 2 * unit, unit), colour, max(dp(0.8), 0.2 * unit))
        for port in map(self._placed, PORTS):
            disc(port, 1.1 * unit, colour)
            disc(port, 0.6 * unit, paper)

    def _draw_ship(self, colours: Mapping[str, Colour]) -> None:
        """In the Atlantic; where the window is tall, larger, in the sea south of the Cape."""
        free = (self.height / self._degree - _NORTH + _SOUTH) / 2
        place, side = _SHIP, 36.0
        if free > 30:
            place, side = (12, 3 - _NORTH - free / 2), min(0.84 * free, 64)
        rigging = colours["edge" if self.theme.dark else "ink"]
        draw_caravel(self._placed(place), side * self._degree, rigging, colours["water"])

    def _draw_frame(self, colours: Mapping[str, Colour]) -> None:
        """The degrees along the edges, dark and light by turns."""
        band, step = dp(5), 5 * self._degree
        Color(*colours["paper"])
        for left, foot, width, height in _frame(self.size, band):
            Rectangle(pos=(left, foot), size=(width, height))
        Color(*colours["edge"])
        for left, foot, width, height in _frame(self.size, band):
            across = width > height
            for tick in range(0, round(max(width, height) / step) + 1, 2):
                at = tick * step
                length = min(step, max(width, height) - at)
                if length > 0:
                    Rectangle(
                        pos=(left + at * across, foot + at * (not across)),
                        size=(length if across else band, band if across else length),
                    )


def _frame(size: Point, band: float) -> list[tuple[float, float, float, float]]:
    width, height = size
    return [
        (0, 0, width, band),
        (0, height - band, width, band),
        (0, 0, band, height),
        (width - band, 0, band, height),
    ]


def _flat(points: Sequence[Point]) -> list[float]:
    return [*chain.from_iterable(points)]


def _mixed(ground: Colour, colour: Colour, share: float) -> list[float]:
    return [a + (b - a) * share for a, b in zip(ground, colour, strict=True)]


def _faint(colour: Colour, share: float) -> tuple[float, ...]:
    return (*colour[:3], share)


def _through(points: Sequence[Point]) -> list[Point]:
    """A soft line through the middles between the points."""
    middles = [((ax + bx) / 2, (ay + by) / 2) for (ax, ay), (bx, by) in pairwise(points)]
    line = [points[0]]
    for start, control, end in zip(middles, points[1:-1], middles[1:], strict=False):
        line += bent(start, control, end, 8)
    return [*line, points[-1]]


@cache
def _is_open_sea(place: Place, margin: float = 2.5) -> bool:
    """Whether neither the place nor one a margin away from it lies on land."""
    east, north = place
    return not any(
        _inside(coast, (east + across, north + up))
        for coast in COASTS
        for across in (-margin, 2 * margin)
        for up in (-margin, margin)
    )


def _inside(coast: Sequence[Place], place: Place) -> bool:
    """Whether a line drawn eastwards from the place crosses the coast an odd number of times."""
    east, north = place
    inside = False
    bx, by = coast[-1]
    for ax, ay in coast:
        if (ay > north) != (by > north) and east < ax + (north - ay) * (bx - ax) / (by - ay):
            inside = not inside
        bx, by = ax, ay
    return inside
