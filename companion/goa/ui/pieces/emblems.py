"""What the tiles show, where that is no piece of its own."""

from math import cos, sin, tau

from companion.goa.ui.pieces import colours as c
from companion.goa.ui.pieces.outlines import (
    ball,
    bar,
    line_of,
    outlined,
    oval,
    rounded_off,
)
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours, mixed
from companion.ui.drawn.shapes import Colour, Point, bent, circle, ring, solid, stroke, strokes

_CONE = [(0.5, 0.98), *bent((0.96, 0.56), (0.5, 0.44), (0.04, 0.56), 8)]
_APRON = [(0.16, 0.02), (0.84, 0.02), *bent((0.84, 0.26), (0.78, 0.38), (0.5, 0.38), 6),
          *bent((0.5, 0.38), (0.22, 0.38), (0.16, 0.26), 6)]  # fmt: skip
_CHURCH = [(0.14, 0.0), (0.86, 0.0), (0.86, 0.44), (0.5, 0.76), (0.14, 0.44)]
_CROSS = [
    (0.46, 0.72), (0.54, 0.72), (0.54, 0.84), (0.64, 0.84), (0.64, 0.92), (0.54, 0.92), (0.54, 1.0),
    (0.46, 1.0), (0.46, 0.92), (0.36, 0.92), (0.36, 0.84), (0.46, 0.84),
]  # fmt: skip
_DOOR = [(0.38, 0.0), (0.62, 0.0), (0.62, 0.24), *bent((0.62, 0.24), (0.5, 0.44), (0.38, 0.24), 6)]
_WALL = [(0.16, 0.0), (0.84, 0.0), (0.84, 0.46), (0.16, 0.46)]
_ROOF = [(0.0, 0.42), *bent((0.0, 0.42), (0.30, 0.60), (0.40, 0.90), 6), (0.60, 0.90),
         *bent((0.60, 0.90), (0.70, 0.60), (1.0, 0.42), 6)]  # fmt: skip
_BOX = [(0.10, 0.02), (0.90, 0.02), (0.90, 0.52), (0.10, 0.52)]
_LID = [(0.02, 0.50), (0.98, 0.50), (0.98, 0.70), (0.02, 0.70)]
_BOW = [
    [(0.5, 0.70), *bent((0.5, 0.70), (0.10, 1.08), (0.06, 0.84), 8), (0.14, 0.74)],
    [(0.5, 0.70), *bent((0.5, 0.70), (0.90, 1.08), (0.94, 0.84), 8), (0.86, 0.74)],
]
_ARROW = [
    (0.0, 0.16), (0.58, 0.16), (0.58, 0.0), (1.0, 0.28), (0.58, 0.56), (0.58, 0.40), (0.0, 0.40),
]  # fmt: skip
_BASKET = [(0.06, 0.46), (0.94, 0.46), *bent((0.94, 0.46), (0.90, 0.0), (0.66, 0.0), 6),
           *bent((0.34, 0.0), (0.10, 0.0), (0.06, 0.46), 6)]  # fmt: skip
_SHEAF = [
    ((0.30, 0.44), (0.02, 0.70), (0.14, 0.98), (0.34, 0.72)),
    ((0.70, 0.44), (0.98, 0.70), (0.86, 0.98), (0.66, 0.72)),
    ((0.50, 0.44), (0.26, 0.74), (0.50, 1.0), (0.74, 0.74)),
]
_CASK = [*bent((0.20, 0.0), (-0.06, 0.5), (0.20, 1.0), 10),
         *bent((0.80, 1.0), (1.06, 0.5), (0.80, 0.0), 10)]  # fmt: skip
_EYE = [
    *bent((0.0, 0.5), (0.5, 1.06), (1.0, 0.5), 14),
    *bent((1.0, 0.5), (0.5, -0.06), (0.0, 0.5), 14),
]
_CROWN = [
    (0.12, 0.12), (0.88, 0.12), (1.0, 0.74), (0.74, 0.46), (0.5, 0.92), (0.26, 0.46), (0.0, 0.74),
]  # fmt: skip
_SACK = [
    *bent((0.36, 0.70), (-0.12, 0.46), (0.08, 0.06), 10),
    *bent((0.08, 0.06), (0.5, -0.04), (0.92, 0.06), 8),
    *bent((0.92, 0.06), (1.12, 0.46), (0.64, 0.70), 10), (0.80, 0.98),
    *bent((0.70, 0.98), (0.5, 0.86), (0.30, 0.98), 6), (0.20, 0.98),
]  # fmt: skip


def draw_foreman(place: Box, ink: Colour) -> None:
    """A planter under his straw hat, with a hoe."""
    stroke(place.at([(0.88, 0.04), (0.80, 0.92)]), c.WOOD, line_of(place) * 2.4)
    stroke(place.at([(0.64, 0.84), (0.92, 0.92)]), ink, line_of(place) * 2)
    rounded_off(place, _APRON, c.LEAF, ink)
    ball(place, (0.5, 0.46), 0.17, c.SKIN, ink)
    rounded_off(place, _CONE, c.GOLD, ink)


def draw_mission(place: Box, ink: Colour) -> None:
    rounded_off(place, _CROSS, c.SAFFRON, ink)
    rounded_off(place, _CHURCH, c.PALE, ink)
    rounded_off(place, _DOOR, c.INDIGO, ink)
    ball(place, (0.5, 0.55), 0.07, c.INDIGO, ink)


def draw_settlement(place: Box, ink: Colour) -> None:
    """A hut."""
    rounded_off(place, _WALL, c.STONE, ink)
    rounded_off(place, [(0.40, 0.0), (0.60, 0.0), (0.60, 0.32), (0.40, 0.32)], c.WOOD, ink)
    outlined(place, _ROOF, c.LEAF, ink)
    straw = [[(0.5, 0.86), (x, 0.52)] for x in (0.22, 0.40, 0.60, 0.78)]
    strokes(map(place.at, straw), mixed(c.LEAF, c.DARK, 0.5), line_of(place) * 0.8)


def draw_favor(place: Box, ink: Colour) -> None:
    """A present."""
    for loops in _BOW:
        rounded_off(place, loops, c.SAFFRON, ink)
    rounded_off(place, _BOX, c.RED, ink)
    rounded_off(place, _LID, mixed(c.RED, c.PALE, 0.15), ink)
    solid(place.at([(0.42, 0.02), (0.58, 0.02), (0.58, 0.70), (0.42, 0.70)]), c.SAFFRON)


def draw_swap(place: Box, ink: Colour) -> None:
    """One there, one back."""
    outlined(place.part(0, 0.50, 1, 0.90), _ARROW, c.SAFFRON, ink)
    outlined(place.part(1, 0, -1, 0.90), _ARROW, c.INDIGO, ink)


def draw_basket(place: Box, ink: Colour) -> None:
    """A harvest brought in."""
    for foot, left, tip, right in _SHEAF:
        rounded_off(
            place, [*bent(foot, left, tip, 8), *bent(tip, right, foot, 8)[1:-1]], c.LEAF, ink
        )
    rounded_off(place, _BASKET, c.CLAY, ink)
    woven = [[(0.08, 0.32), (0.92, 0.32)], [(0.14, 0.16), (0.86, 0.16)]]
    woven += [[(x, 0.44), (x + (0.5 - x) * 0.25, 0.02)] for x in (0.28, 0.5, 0.72)]
    strokes(map(place.at, woven), mixed(c.CLAY, c.PALE, 0.55), line_of(place))


def draw_resupply(place: Box, ink: Colour) -> None:
    """A cask of goods."""
    rounded_off(place, _CASK, c.WOOD, ink)
    for foot in (0.16, 0.70):
        hoop = [(0.07, foot), (0.93, foot), (0.95, foot + 0.14), (0.05, foot + 0.14)]
        rounded_off(place, hoop, c.GOLD, ink)
    staves = [[(x, 0.06), (x, 0.94)] for x in (0.34, 0.66)]
    strokes(map(place.at, staves), mixed(c.WOOD, c.DARK, 0.6), line_of(place) * 0.8)


def draw_espionage(place: Box, ink: Colour) -> None:
    """An eye that sees."""
    rounded_off(place, _EYE, c.PALE, ink)
    ball(place, (0.5, 0.5), 0.23, c.INDIGO, ink)
    solid(place.at(circle((0.5, 0.5), 0.11, 16)[:-1]), c.DARK)
    solid(place.at(circle((0.56, 0.58), 0.05, 10)[:-1]), c.PALE)
    lashes = [[(x, 0.80 - abs(x - 0.5) * 0.5), (x + (x - 0.5) * 0.5, 1.0 - abs(x - 0.5) * 0.7)]
              for x in (0.2, 0.5, 0.8)]  # fmt: skip
    strokes(map(place.at, lashes), ink, line_of(place) * 1.4)


def draw_vice_king(place: Box, ink: Colour) -> None:
    """A crown."""
    outlined(place, _CROWN, c.GOLD, ink)
    rounded_off(place, [(0.10, 0.06), (0.90, 0.06), (0.88, 0.22), (0.12, 0.22)], c.RED, ink)
    for x, y in ((0.04, 0.78), (0.5, 0.92), (0.96, 0.78)):
        ball(place, (x, y), 0.07, c.RED, ink)


def draw_sack(place: Box, ink: Colour) -> None:
    """Spices that are handed over."""
    outlined(place, _SACK, c.PALM, ink)
    stroke(place.at([(0.30, 0.74), (0.70, 0.74)]), c.RED, line_of(place) * 2.4)


def draw_round(place: Box, ink: Colour) -> None:
    """Two arrows that run after each other."""
    middle = (0.5, 0.5)
    for turn in (0.0, 0.5):
        way = [_turned(middle, 0.44, turn + 0.03 + 0.36 * step / 14) for step in range(15)]
        stroke(place.at(way), ink, place.side * 0.052)
        stroke(place.at(way), c.LEAF, place.side * 0.032)
        near, far = (_turned(middle, radius, turn + 0.37) for radius in (0.30, 0.58))
        rounded_off(place, [near, far, _turned(middle, 0.44, turn + 0.50)], c.LEAF, ink)


def draw_down(place: Box, ink: Colour) -> None:
    """An arrow down: a marker's step."""
    points = [(y, 1 - x) for x, y in ((x, 0.5 + (y - 0.28) * 1.5) for x, y in _ARROW)]
    outlined(place, points, c.LEAF, ink)


def draw_struck(place: Box, colours: Colours) -> None:
    """What is not needed is struck out."""
    ends = [[(0.06, 0.06), (0.94, 0.94)]]
    strokes(map(place.at, ends), c.PALE, place.side * 0.09)
    strokes(map(place.at, ends), c.RED, place.side * 0.05)


def draw_hall(place: Box, ink: Colour) -> None:
    """A gate of many storeys, as colonies have it."""
    for foot, high, half in ((0.0, 0.34, 0.46), (0.34, 0.24, 0.35), (0.58, 0.18, 0.24)):
        storey = [(0.5 - half, foot), (0.5 + half, foot), (0.5 + half * 0.86, foot + high),
                  (0.5 - half * 0.86, foot + high)]  # fmt: skip
        rounded_off(place, storey, c.STONE, ink)
    rounded_off(place, oval((0.5, 0.80), 0.18, 0.14), c.SAFFRON, ink)
    rounded_off(place, bar((0.5, 0.0), (0.5, 0.28), 0.22), c.INDIGO, ink)
    ring(place.at([(0.5, 0.46)])[0], place.side * 0.06, ink, line_of(place))


def _turned(middle: Point, radius: float, turn: float) -> Point:
    return middle[0] + radius * cos(tau * turn), middle[1] + radius * sin(tau * turn)
