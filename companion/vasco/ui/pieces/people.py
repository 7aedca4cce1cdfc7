"""Sailors, missionaries and captains: each is told by its hat as well as by its colour."""

from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours, mixed
from companion.ui.drawn.shapes import (
    Colour,
    Point,
    bent,
    circle,
    fill,
    loop,
    solid,
    stroke,
    strokes,
)
from companion.ui.drawn.stamp import stamped
from companion.vasco.ui.pieces.colours import CROSS, DARK, PALE, PLAYERS, SAILORS, WOOD, WOOD_EDGE
from companion.vasco.ui.pieces.marks import SHAPES

SAILOR = 0.86
"""How wide a sailor is for his height."""
_BODY = [
    (0.10, 0.03),
    (0.90, 0.03),
    *bent((0.90, 0.22), (0.90, 0.40), (0.66, 0.47), 8),
    *bent((0.34, 0.47), (0.10, 0.40), (0.10, 0.22), 8),
]
_HEAD = circle((0.5, 0.60), 0.195, 28)[:-1]

_BRIM = [
    [(0.14, 0.69), (0.86, 0.69), *bent((0.86, 0.76), (0.5, 0.80), (0.14, 0.76), 6)],
    [(0.31, 0.76), (0.69, 0.76), *bent((0.66, 0.96), (0.5, 1.0), (0.34, 0.96), 6)],
]
_CONE = [[(0.26, 0.68), (0.74, 0.68), (0.56, 1.02), (0.44, 1.02)]]
_KNIT = [
    [(0.28, 0.66), (0.72, 0.66), *bent((0.72, 0.70), (0.70, 0.90), (0.5, 0.90), 8),
     *bent((0.5, 0.90), (0.30, 0.90), (0.28, 0.70), 8)],
    circle((0.5, 0.93), 0.085, 16)[:-1],
]  # fmt: skip
_SCARF = [
    [(0.72, 0.76), (1.0, 0.84), (0.98, 0.66), (0.72, 0.70)],
    [(0.28, 0.66), (0.74, 0.66), *bent((0.76, 0.72), (0.72, 0.87), (0.5, 0.87), 8),
     *bent((0.5, 0.87), (0.28, 0.87), (0.28, 0.70), 8)],
]  # fmt: skip
HATS = {"turquoise": _BRIM, "violet": _CONE, "grey": _KNIT, "orange": _SCARF}

_CLOTHES: dict[str, list[list[Point]]] = {
    "turquoise": [[(0.13, 0.30), (0.87, 0.30)], [(0.12, 0.16), (0.88, 0.16)]],
    "violet": [[(0.5, 0.45), (0.5, 0.05)]],
    "grey": [[(0.34, 0.44), (0.5, 0.22), (0.66, 0.44)]],
    "orange": [[(0.22, 0.40), (0.80, 0.06)]],
}
_HOOD = [
    (0.22, 0.44),
    (0.78, 0.44),
    *bent((0.78, 0.50), (0.78, 0.90), (0.5, 0.97), 8),
    *bent((0.5, 0.97), (0.22, 0.90), (0.22, 0.50), 8),
]
_FACE = [(0.36, 0.48), (0.64, 0.48), *bent((0.66, 0.56), (0.64, 0.78), (0.5, 0.80), 8),
         *bent((0.5, 0.80), (0.36, 0.78), (0.34, 0.56), 8)]  # fmt: skip
_CRUCIFIX = [[(0.5, 0.40), (0.5, 0.08)], [(0.36, 0.29), (0.64, 0.29)]]
_PAWN = [
    (0.1, 0.0), (0.9, 0.0), *bent((0.9, 0.2), (0.86, 0.5), (0.5, 0.52), 4),
    *bent((0.5, 0.52), (0.14, 0.5), (0.1, 0.2), 4),
]  # fmt: skip
_SACK = [
    *bent((0.34, 0.70), (-0.10, 0.45), (0.10, 0.08), 10),
    *bent((0.10, 0.08), (0.5, 0.0), (0.90, 0.08), 10),
    *bent((0.90, 0.08), (1.10, 0.45), (0.66, 0.70), 10),
    (0.80, 0.96),
    *bent((0.66, 0.90), (0.5, 0.98), (0.34, 0.90), 6),
    (0.20, 0.96),
]
_BICORNE = [
    *bent((0.06, 0.70), (0.5, 0.62), (0.94, 0.70), 10),
    *bent((0.86, 0.80), (0.74, 1.02), (0.5, 1.0), 8),
    *bent((0.5, 1.0), (0.26, 1.02), (0.14, 0.80), 8),
]


@stamped
def draw_sailor(box: Box, colours: Colours, colour: str) -> None:
    """A sailor; `white` is a missionary."""
    if colour == "white":
        draw_missionary(box, colours)
        return
    place = _figure(box)
    paint = SAILORS[colour]
    _draw_body(place, paint, colours)
    light = mixed(paint, PALE, 0.65)
    strokes(map(place.at, _CLOTHES[colour]), light, max(0.75, place.width / 26))
    _draw_part(place, _HEAD, light, colours)
    for part in HATS[colour]:
        _draw_part(place, part, paint, colours)


@stamped
def draw_missionary(box: Box, colours: Colours) -> None:
    place = _figure(box)
    _draw_body(place, SAILORS["white"], colours)
    strokes(map(place.at, _CRUCIFIX), DARK, max(0.75, place.width / 22))
    _draw_part(place, _HOOD, SAILORS["white"], colours)
    solid(place.at(_FACE), mixed(SAILORS["white"], DARK, 0.25))


@stamped
def draw_captain(box: Box, colours: Colours, player: str) -> None:
    """A captain in his player's colour, with the player's shape on his coat."""
    place = _figure(box)
    paint = PLAYERS[player]
    _draw_body(place, paint, colours)
    solid(place.part(0.29, 0.05, 0.42, 0.36).at(SHAPES[player]), PALE)
    _draw_part(place, _HEAD, mixed(paint, PALE, 0.75), colours)
    _draw_part(place, _BICORNE, paint, colours)
    strokes([place.at(bent((0.20, 0.76), (0.5, 0.70), (0.80, 0.76), 8))], PALE, place.width / 40)


@stamped
def draw_bag(box: Box, colours: Colours) -> None:
    """The sailors' bag."""
    place = _figure(box)
    _draw_part(place, _SACK, WOOD, colours)
    stroke(place.at([(0.30, 0.72), (0.70, 0.72)]), CROSS, max(1.0, place.width / 20))
    folds = [[(0.42, 0.66), (0.36, 0.42)], [(0.58, 0.66), (0.66, 0.40)]]
    strokes(map(place.at, folds), WOOD_EDGE, max(0.75, place.width / 40))


def draw_crew(box: Box, colours: Colours, heads: int) -> None:
    """As many heads as a crew has, from the top or the left: the most is five."""
    across = box.width > box.height
    step = min(max(box.size) / 5, min(box.size) * 1.15)
    side = step / 1.15
    first = (max(box.size) - step * heads) / 2 if across else 0
    for place in range(heads):
        at = first + step * place
        x = box.x + at if across else box.centre[0] - side / 2
        y = box.centre[1] - side / 2 if across else box.top - side - at
        pawn = Box(x, y, side, side)
        solid(pawn.at(_PAWN), colours["ink"])
        head = circle((pawn.centre[0], pawn.y + side * 0.68), side * 0.25, 14)[:-1]
        solid(head, colours["ink"])


def _figure(box: Box) -> Box:
    return box.fitted(SAILOR).part(0.03, 0.0, 0.94, 0.94)


def _draw_body(place: Box, paint: Colour, colours: Colours) -> None:
    _draw_part(place, _BODY, paint, colours)


def _draw_part(place: Box, part: list[Point], paint: Colour, colours: Colours) -> None:
    outline = place.at(part)
    fill(outline, paint) if part in (_BICORNE, _SACK) else solid(outline, paint)
    loop(outline, colours["ink"], max(0.4, place.width / 52))
