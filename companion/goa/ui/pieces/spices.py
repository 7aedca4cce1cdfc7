"""The five spices: each is told by its shape as well as by its colour."""

from companion.goa.rules.tiles import SPICES
from companion.goa.ui.pieces import colours as c
from companion.goa.ui.pieces.outlines import ball, bar, line_of, outlined, oval, rounded_off, within
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours, mixed
from companion.ui.drawn.shapes import Colour, bent, circle, loop, rounded, solid, stroke, strokes
from companion.ui.drawn.stamp import stamped

_ROOT = rounded(
    [
        (0.02, 0.36), (0.14, 0.20), (0.34, 0.24), (0.42, 0.28), (0.50, 0.08), (0.66, 0.02),
        (0.76, 0.16), (0.70, 0.34), (0.90, 0.30), (1.0, 0.46), (0.92, 0.62), (0.74, 0.58),
        (0.80, 0.82), (0.70, 0.98), (0.52, 0.94), (0.48, 0.66), (0.34, 0.62), (0.32, 0.86),
        (0.18, 0.94), (0.06, 0.82), (0.12, 0.56),
    ],
)  # fmt: skip
_RINGS = [
    bent((0.52, 0.82), (0.64, 0.74), (0.76, 0.80), 6),
    bent((0.10, 0.76), (0.20, 0.70), (0.31, 0.78), 6),
    bent((0.18, 0.24), (0.26, 0.36), (0.20, 0.50), 6),
    bent((0.52, 0.16), (0.62, 0.24), (0.72, 0.18), 6),
    bent((0.84, 0.36), (0.78, 0.46), (0.84, 0.58), 6),
]
_STICKS = [((0.10, 0.64), (0.62, 0.08)), ((0.24, 0.78), (0.76, 0.22)), ((0.38, 0.92), (0.90, 0.36))]
_BERRIES = [(0.22, 0.60), (0.50, 0.62), (0.78, 0.60), (0.36, 0.37), (0.64, 0.37), (0.50, 0.15)]
_FOLIAGE = [
    *bent((0.46, 0.78), (0.10, 0.78), (0.06, 1.0), 8),
    *bent((0.06, 1.0), (0.46, 1.04), (0.52, 0.80), 8),
]
_NUT = oval((0.5, 0.5), 0.39, 0.48)
_MACE = [
    [*bent((0.14, 0.36), (0.30, 0.56), (0.22, 0.80), 8)],
    [*bent((0.36, 0.06), (0.28, 0.50), (0.44, 0.94), 10)],
    [*bent((0.64, 0.06), (0.72, 0.50), (0.56, 0.94), 10)],
    [*bent((0.86, 0.36), (0.70, 0.56), (0.78, 0.80), 8)],
    [*bent((0.24, 0.14), (0.5, 0.36), (0.76, 0.14), 8)],
    [*bent((0.30, 0.54), (0.5, 0.66), (0.70, 0.54), 8)],
]
_NAIL = [
    (0.43, 0.0), (0.57, 0.0), *bent((0.57, 0.0), (0.60, 0.40), (0.70, 0.50), 6),
    *bent((0.80, 0.56), (0.94, 0.62), (0.96, 0.84), 5),
    *bent((0.96, 0.84), (0.80, 0.74), (0.68, 0.64), 5),
    (0.5, 0.56), *bent((0.32, 0.64), (0.20, 0.74), (0.04, 0.84), 5),
    *bent((0.04, 0.84), (0.06, 0.62), (0.20, 0.56), 5),
    *bent((0.30, 0.50), (0.40, 0.40), (0.43, 0.0), 6),
]  # fmt: skip


@stamped
def draw_spice(box: Box, colours: Colours, spice: str) -> None:
    place = within(box)
    _DRAWN[spice](place, c.SPICES[spice], colours["ink"])


@stamped
def draw_any_spice(box: Box, colours: Colours) -> None:
    """Whichever spice one chooses: all five in a ring."""
    place = within(box)
    for spice, at in zip(SPICES, circle((0.5, 0.48), 0.31, 5), strict=False):
        x, y = 0.5 + (at[1] - 0.48), 0.48 + (at[0] - 0.5)
        ball(place, (x, y), 0.19, c.SPICES[spice], colours["ink"])
    ball(place, (0.5, 0.48), 0.13, c.PALE, colours["ink"])


def _draw_ginger(place: Box, paint: Colour, ink: Colour) -> None:
    outlined(place, _ROOT, paint, ink)
    strokes(map(place.at, _RINGS), mixed(paint, c.DARK, 0.55), line_of(place) * 0.9)


def _draw_cinnamon(place: Box, paint: Colour, ink: Colour) -> None:
    for start, end in _STICKS:
        rounded_off(place, bar(start, end, 0.19), paint, ink)
        stroke(place.at([start, end]), mixed(paint, c.PALE, 0.4), line_of(place) * 0.8)
    rounded_off(place, bar((0.27, 0.27), (0.73, 0.73), 0.12), c.PALM, ink)


def _draw_pepper(place: Box, paint: Colour, ink: Colour) -> None:
    rounded_off(place, _FOLIAGE, c.LEAF, ink)
    stroke(place.at(bent((0.5, 0.66), (0.56, 0.86), (0.76, 0.98), 6)), c.LEAF, line_of(place) * 1.8)
    for x, y in _BERRIES:
        ball(place, (x, y), 0.165, paint, ink)
        (shine,) = place.at([(x - 0.05, y + 0.06)])
        solid(circle(shine, place.side * 0.045, 10)[:-1], mixed(paint, c.PALE, 0.75))


def _draw_nutmeg(place: Box, paint: Colour, ink: Colour) -> None:
    rounded_off(place, _NUT, paint, ink)
    strokes(map(place.at, _MACE), c.MACE, max(0.8, place.side / 22))
    loop(place.at(_NUT), ink, line_of(place))


def _draw_clove(place: Box, paint: Colour, ink: Colour) -> None:
    ball(place, (0.5, 0.75), 0.25, mixed(paint, c.PALE, 0.45), ink)
    outlined(place, _NAIL, paint, ink)
    light = mixed(paint, c.PALE, 0.45)
    stroke(place.at([(0.49, 0.08), (0.47, 0.46)]), light, line_of(place) * 0.9)


_DRAWN = {
    "ginger": _draw_ginger,
    "cinnamon": _draw_cinnamon,
    "pepper": _draw_pepper,
    "nutmeg": _draw_nutmeg,
    "clove": _draw_clove,
}
