"""Ships, colonists, ducats and points."""

from companion.goa.ui.pieces import colours as c
from companion.goa.ui.pieces.outlines import line_of, outlined, oval, rounded_off, star, within
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours, mixed
from companion.ui.drawn.lettering import letter
from companion.ui.drawn.shapes import bent, circle, fill, ring, solid, stroke
from companion.ui.drawn.stamp import stamped

_HULL = [
    *bent((0.0, 0.34), (0.10, 0.03), (0.32, 0.03), 6),
    *bent((0.70, 0.03), (0.92, 0.06), (1.0, 0.42), 6),
    *bent((0.84, 0.26), (0.50, 0.20), (0.0, 0.34), 6),
]
_SAIL = [
    (0.08, 0.38),
    *bent((0.08, 0.38), (0.30, 0.78), (0.66, 1.0), 8),
    *bent((0.66, 1.0), (0.98, 0.68), (0.84, 0.36), 8),
    *bent((0.84, 0.36), (0.46, 0.46), (0.08, 0.38), 8),
]
_STRIPE = [
    *bent((0.36, 0.755), (0.56, 0.60), (0.56, 0.415), 6),
    *bent((0.70, 0.395), (0.76, 0.62), (0.51, 0.895), 6),
]
_COAT = [
    (0.08, 0.02), (0.92, 0.02),
    *bent((0.92, 0.24), (0.90, 0.42), (0.64, 0.47), 8),
    *bent((0.36, 0.47), (0.10, 0.42), (0.08, 0.24), 8),
]  # fmt: skip
_FACE = circle((0.5, 0.56), 0.19, 24)[:-1]
_BRIM = oval((0.5, 0.69), 0.46, 0.10)
_CROWN = [(0.27, 0.70), (0.73, 0.70), *bent((0.72, 0.84), (0.66, 0.99), (0.5, 0.99), 6),
          *bent((0.5, 0.99), (0.34, 0.99), (0.28, 0.84), 6)]  # fmt: skip
_BAND = [(0.27, 0.72), (0.73, 0.72), (0.72, 0.79), (0.28, 0.79)]


@stamped
def draw_ship(box: Box, colours: Colours, many: int | None = None) -> None:
    """A dhow under its one sail."""
    place = within(box)
    ink = colours["ink"]
    stroke(place.at([(0.42, 0.20), (0.46, 0.96)]), ink, line_of(place) * 1.2)
    outlined(place, _SAIL, c.PALE, ink)
    fill(place.at(_STRIPE), c.SAFFRON)
    outlined(place, _HULL, c.WOOD, ink)
    if many is not None:
        draw_figure(box.fitted(1).part(0.58, 0.0, 0.42, 0.42), many)


@stamped
def draw_colonist(box: Box, colours: Colours, many: int | None = None) -> None:
    """A settler under his broad hat."""
    place = within(box).part(0.06, 0, 0.88, 1)
    ink = colours["ink"]
    rounded_off(place, _COAT, c.INDIGO, ink)
    stroke(place.at([(0.5, 0.40), (0.5, 0.04)]), mixed(c.INDIGO, c.PALE, 0.6), line_of(place))
    rounded_off(place, _FACE, c.SKIN, ink)
    rounded_off(place, _BRIM, c.GOLD, ink)
    rounded_off(place, _CROWN, c.GOLD, ink)
    solid(place.at(_BAND), c.RED)
    if many is not None:
        draw_figure(box.fitted(1).part(0.58, 0.0, 0.42, 0.42), many)


def draw_figure(at: Box, number: int) -> None:
    """A number on a piece."""
    solid(circle(at.centre, at.side * 0.5, 32)[:-1], c.DARK)
    letter(str(number), at.centre, at.side * 0.80, c.PALE, width=at.width * 0.82)


@stamped
def draw_ducats(box: Box, colours: Colours, amount: int | None = None) -> None:
    """A coin of so many ducats; none stands for any."""
    place = box.fitted(1)
    radius = place.side / 2 - 0.5
    line = max(1.0, place.side / 22)
    solid(circle(place.centre, radius, 40)[:-1], colours["ink"])
    solid(circle(place.centre, radius - line * 0.7, 40)[:-1], c.GOLD)
    if place.side > 26:
        ring(place.centre, radius * 0.82, mixed(c.GOLD, c.GOLD_DARK, 0.45), line / 3)
    if amount is None:
        solid(place.at(star((0.5, 0.5), 8, 0.30, 0.15)), c.GOLD_DARK)
    else:
        letter(str(amount), place.centre, radius * 1.15, c.DARK, width=radius * 1.5)


@stamped
def draw_points(box: Box, colours: Colours, amount: int | None = None) -> None:
    """Points stand in a lotus flower."""
    place = box.fitted(1)
    for turn, reach, paint in ((1 / 16, 0.47, c.CLAY), (0.0, 0.45, c.SAFFRON)):
        for petal in range(8):
            _draw_petal(place, turn + petal / 8, reach, paint, colours)
    solid(circle(place.centre, place.side * 0.35, 32)[:-1], c.PALE)
    ring(place.centre, place.side * 0.35, c.SAFFRON_DARK, max(0.5, place.side / 60))
    if amount is not None:
        letter(str(amount), place.centre, place.side * 0.56, c.DARK, width=place.side * 0.60)


def _draw_petal(
    place: Box, turn: float, reach: float, paint: list[float], colours: Colours
) -> None:
    """Points out from the middle."""
    tip, left, right = (
        circle((0.5, 0.5), far, 64)[round(64 * (turn + by)) % 64]
        for far, by in ((reach + 0.02, 0), (reach * 0.74, 0.055), (reach * 0.74, -0.055))
    )
    rounded_off(place, [(0.5, 0.5), right, tip, left], paint, colours["ink"])
