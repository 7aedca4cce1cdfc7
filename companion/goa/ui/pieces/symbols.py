"""The six symbols of the Expedition cards, each by its outline."""

from companion.goa.ui.pieces import colours as c
from companion.goa.ui.pieces.outlines import (
    ball,
    line_of,
    outlined,
    oval,
    rounded_off,
    star,
    within,
)
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.shapes import Colour, bent, circle, loop, rounded, solid, stroke, strokes
from companion.ui.drawn.stamp import stamped

_ELEPHANT = rounded(
    [
        (0.16, 0.86), (0.34, 0.92), (0.52, 0.84), (0.76, 0.88), (0.94, 0.76), (0.98, 0.52),
        (0.96, 0.06), (0.79, 0.06), (0.76, 0.36), (0.58, 0.34), (0.56, 0.06), (0.39, 0.06),
        (0.37, 0.40), (0.26, 0.46), (0.21, 0.44), (0.20, 0.20), (0.14, 0.06), (0.0, 0.10),
        (0.01, 0.24), (0.09, 0.24), (0.07, 0.50), (0.05, 0.70),
    ],
    2,
)  # fmt: skip
_EAR = rounded([(0.30, 0.82), (0.46, 0.84), (0.54, 0.66), (0.44, 0.48), (0.32, 0.58)], 2)
_TUSK = [(0.20, 0.48), (0.27, 0.50), *bent((0.27, 0.42), (0.30, 0.30), (0.38, 0.28), 5)]
_STRIPES = [
    [(0.5, 0.90), (0.5, 0.72)], [(0.36, 0.86), (0.40, 0.72)], [(0.64, 0.86), (0.60, 0.72)],
    [(0.10, 0.50), (0.26, 0.50)], [(0.90, 0.50), (0.74, 0.50)],
    [(0.15, 0.34), (0.29, 0.38)], [(0.85, 0.34), (0.71, 0.38)],
]  # fmt: skip
_FISH = [
    *bent((0.0, 0.48), (0.26, 0.92), (0.74, 0.56), 12),
    (1.0, 0.82), *bent((1.0, 0.82), (0.88, 0.50), (1.0, 0.16), 6),
    *bent((0.74, 0.42), (0.26, 0.06), (0.0, 0.48), 12),
]  # fmt: skip
_TRUNK = [
    (0.42, 0.02), (0.58, 0.02), *bent((0.58, 0.02), (0.52, 0.36), (0.58, 0.66), 8),
    (0.48, 0.66), *bent((0.46, 0.66), (0.40, 0.34), (0.42, 0.02), 8),
]  # fmt: skip
_FRONDS = [
    ((0.52, 0.64), (0.28, 0.92), (0.0, 0.62), (0.30, 0.72)),
    ((0.52, 0.64), (0.76, 0.92), (1.0, 0.60), (0.72, 0.72)),
    ((0.52, 0.64), (0.24, 0.64), (0.08, 0.34), (0.36, 0.56)),
    ((0.52, 0.64), (0.80, 0.64), (0.94, 0.32), (0.68, 0.56)),
    ((0.52, 0.64), (0.36, 0.88), (0.46, 1.0), (0.62, 0.86)),
]
_SHELL = [
    (0.38, 0.06), (0.62, 0.06), (0.66, 0.18), *bent((0.84, 0.26), (1.0, 0.44), (0.96, 0.62), 5),
    *bent((0.92, 0.76), (0.82, 0.80), (0.80, 0.78), 4),
    *bent((0.74, 0.94), (0.64, 0.94), (0.62, 0.88), 4),
    *bent((0.56, 1.0), (0.44, 1.0), (0.38, 0.88), 4),
    *bent((0.36, 0.94), (0.26, 0.94), (0.20, 0.78), 4),
    *bent((0.18, 0.80), (0.08, 0.76), (0.04, 0.62), 4),
    *bent((0.0, 0.44), (0.16, 0.26), (0.34, 0.18), 5),
]  # fmt: skip
_RIBS = [
    [(0.5, 0.18), (0.5, 0.92)], [(0.45, 0.18), (0.29, 0.86)], [(0.55, 0.18), (0.71, 0.86)],
    [(0.40, 0.20), (0.12, 0.68)], [(0.60, 0.20), (0.88, 0.68)],
]  # fmt: skip
_SEATED = rounded(
    [
        (0.04, 0.14), (0.96, 0.14), (0.92, 0.28), (0.74, 0.34), (0.74, 0.54), (0.60, 0.62),
        (0.40, 0.62), (0.26, 0.54), (0.26, 0.34), (0.08, 0.28),
    ],
    2,
)  # fmt: skip


@stamped
def draw_symbol(box: Box, colours: Colours, symbol: str) -> None:
    _DRAWN[symbol](within(box), colours["ink"])


def _draw_elephant(place: Box, ink: Colour) -> None:
    outlined(place, _ELEPHANT, _GREY, ink)
    outlined(place, _TUSK, c.PALE, ink)
    rounded_off(place, _EAR, _GREY_DARK, ink)
    _dot(place, (0.20, 0.72), 0.03)


def _draw_tiger(place: Box, ink: Colour) -> None:
    for x in (0.2, 0.8):
        ball(place, (x, 0.82), 0.15, c.SAFFRON, ink)
    ball(place, (0.5, 0.49), 0.46, c.SAFFRON, ink)
    strokes(map(place.at, _STRIPES), c.DARK, max(0.8, place.side / 24))
    rounded_off(place, oval((0.5, 0.24), 0.22, 0.16), c.PALE, ink)
    solid(place.at([(0.41, 0.34), (0.59, 0.34), (0.5, 0.23)]), c.DARK)
    for x in (0.33, 0.67):
        _dot(place, (x, 0.57), 0.065)


def _draw_fish(place: Box, ink: Colour) -> None:
    outlined(place, _FISH, _WATER, ink)
    gill = bent((0.30, 0.70), (0.40, 0.48), (0.30, 0.26), 8)
    scales = [bent((x, 0.62), (x + 0.08, 0.49), (x, 0.36), 6) for x in (0.46, 0.58)]
    strokes(map(place.at, [gill, *scales]), c.DARK, line_of(place))
    _dot(place, (0.17, 0.54), 0.045)


def _draw_palm(place: Box, ink: Colour) -> None:
    outlined(place, _TRUNK, c.WOOD, ink)
    for foot, over, tip, under in _FRONDS:
        leaf = [*bent(foot, over, tip, 8), *bent(tip, under, foot, 8)[1:-1]]
        outlined(place, leaf, c.LEAF, ink)


def _draw_shell(place: Box, ink: Colour) -> None:
    outlined(place, _SHELL, _PINK, ink)
    strokes(map(place.at, _RIBS), c.DARK, line_of(place) * 0.8)


def _draw_statue(place: Box, ink: Colour) -> None:
    ball(place, (0.5, 0.70), 0.30, c.GOLD, ink)
    rounded_off(place, [(0.02, 0.0), (0.98, 0.0), (0.90, 0.14), (0.10, 0.14)], _GREY, ink)
    outlined(place, _SEATED, c.CLAY, ink)
    ball(place, (0.5, 0.74), 0.16, c.CLAY, ink)
    ball(place, (0.5, 0.92), 0.065, c.CLAY, ink)
    stroke(place.at(bent((0.30, 0.30), (0.5, 0.16), (0.70, 0.30), 8)), c.DARK, line_of(place))


def draw_lotus(place: Box, paint: Colour) -> None:
    """What adorns the backs of cards and tiles."""
    solid(place.at(star((0.5, 0.5), 8, 0.5, 0.24)), paint)
    loop(place.at(circle((0.5, 0.5), 0.5, 40)[:-1]), paint, line_of(place) * 1.2)


def _dot(place: Box, at: tuple[float, float], radius: float) -> None:
    solid(place.at(circle(at, radius, 12)[:-1]), c.DARK)


_GREY, _GREY_DARK = (0.62, 0.64, 0.70, 1), (0.50, 0.52, 0.60, 1)
_WATER, _PINK = (0.36, 0.66, 0.70, 1), (0.93, 0.70, 0.60, 1)
_DRAWN = {
    "elephant": _draw_elephant,
    "tiger": _draw_tiger,
    "fish": _draw_fish,
    "palm": _draw_palm,
    "shell": _draw_shell,
    "statue": _draw_statue,
}
