from collections.abc import Mapping
from itertools import pairwise
from math import cos, pi, sin, tau

from kivy.metrics import dp

from companion.ui.drawn.shapes import Colour, Point, circle, fill, strokes
from companion.ui.drawn.still import Still


class CompassRose(Still):
    """The compass rose of a chart by itself."""

    def draw(self) -> None:
        middle = self.width / 2, self.height / 2
        draw_rose(middle, min(middle), self.theme.colours)


def draw_rose(middle: Point, reach: float, colours: Mapping[str, Colour]) -> None:
    rings = [circle(middle, part * reach, 64) for part in (0.62, 0.68)]
    strokes(rings, colours["edge"], dp(0.6))
    for first, length in ((pi / 8, 0.55), (pi / 4, 0.78), (0.0, 1.0)):
        step = pi / 4 if first == pi / 8 else pi / 2
        for point in range(round(tau / step)):
            _draw_point(middle, first + point * step, length * reach, step, colours)


def _draw_point(
    middle: Point, angle: float, length: float, step: float, colours: Mapping[str, Colour]
) -> None:
    """One point of the rose: a light half and a dark one."""
    x, y = middle
    tip = (x + length * cos(angle), y + length * sin(angle))
    for side, tone in ((-1, "ink"), (1, "paper")):
        turn = angle + side * step / 2
        waist = (x + 0.2 * length * cos(turn), y + 0.2 * length * sin(turn))
        fill([middle, tip, waist], colours[tone])
        strokes(pairwise([middle, tip, waist, middle]), colours["ink"], dp(0.4))
