"""Reals as coins, VP as laurels."""

from math import cos, pi, sin

from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours, mixed
from companion.ui.drawn.lettering import letter
from companion.ui.drawn.shapes import bent, circle, ring, solid, stroke
from companion.ui.drawn.stamp import stamped
from companion.vasco.ui.pieces.colours import BRASS, BRASS_EDGE, DARK, LEAF, PALE


@stamped
def draw_coin(box: Box, colours: Colours, amount: int | None = None) -> None:
    """A coin of so many Reals; none stands for any."""
    place = box.fitted(1)
    radius = place.side / 2 - 0.5
    line = max(1.0, place.side / 22)
    solid(circle(place.centre, radius, 40)[:-1], BRASS)
    ring(place.centre, radius - line / 2, BRASS_EDGE, line / 2)
    if place.side > 26:
        ring(place.centre, radius * 0.82, mixed(BRASS, BRASS_EDGE, 0.4), line / 3)
    if amount is not None:
        letter(str(amount), place.centre, radius * 1.15, DARK, width=radius * 1.5)


@stamped
def draw_vp(box: Box, colours: Colours, amount: int | None = None) -> None:
    """Points stand in a wreath of laurel."""
    place = box.fitted(1)
    x, y = place.centre
    radius = place.side * 0.40
    solid(circle(place.centre, radius, 36)[:-1], PALE)
    for side in (-1, 1):
        stem = [
            (x + side * radius * sin(angle), y - radius * cos(angle))
            for angle in (pi * 0.86 * step / 12 for step in range(13))
        ]
        stroke(stem, LEAF, max(0.6, place.side / 40))
        for leaf in range(5):
            _draw_leaf(place, side, pi * (0.10 + 0.175 * leaf))
    if amount is not None:
        letter(str(amount), place.centre, place.side * 0.52, DARK, width=place.side * 0.62)


def _draw_leaf(place: Box, side: int, angle: float) -> None:
    """A leaf that grows outwards and up from the stem."""
    x, y = place.centre
    radius, length = place.side * 0.40, place.side * 0.22
    foot = (x + side * radius * sin(angle), y - radius * cos(angle))
    lean = angle + 0.5
    tip = (
        x + side * (radius * 1.02 * sin(angle) + length * sin(lean + 0.9) * 0.55),
        y - radius * 1.02 * cos(angle) - length * cos(lean + 0.9) * 0.9,
    )
    middle = ((foot[0] + tip[0]) / 2, (foot[1] + tip[1]) / 2)
    across = (-(tip[1] - foot[1]) * 0.5, (tip[0] - foot[0]) * 0.5)
    left = (middle[0] + across[0], middle[1] + across[1])
    right = (middle[0] - across[0], middle[1] - across[1])
    solid([*bent(foot, left, tip, 5), *bent(tip, right, foot, 5)[1:-1]], LEAF)
