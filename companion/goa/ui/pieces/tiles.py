"""The tiles: what one does is its picture, how long it lasts the frame round it.

Plantations show their fields. What takes effect at once lies on plain palm leaf; what counts at the
end stands under an arch; what is used once has its corners cut; a red tile is round inside.
"""

from __future__ import annotations

from collections.abc import Callable

from companion.goa.rules.tiles import KINDS, PLANTATION, UNNAMED, Tile
from companion.goa.ui.pieces import colours as c
from companion.goa.ui.pieces import emblems as e
from companion.goa.ui.pieces.cards import draw_back, draw_extra
from companion.goa.ui.pieces.goods import (
    draw_colonist,
    draw_ducats,
    draw_figure,
    draw_points,
    draw_ship,
)
from companion.goa.ui.pieces.marks import draw_flag
from companion.goa.ui.pieces.outlines import line_of
from companion.goa.ui.pieces.spices import draw_any_spice, draw_spice
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours, faint, mixed
from companion.ui.drawn.lettering import letter
from companion.ui.drawn.plates import corners, plate
from companion.ui.drawn.shapes import Colour, bent, circle, loop, ring, solid, strokes
from companion.ui.drawn.stamp import stamped

Emblem = Callable[[Box, Colours], None]

_ARCH = [
    (0.09, 0.08), (0.91, 0.08), *bent((0.91, 0.56), (0.90, 0.78), (0.5, 0.955), 10),
    *bent((0.5, 0.955), (0.10, 0.78), (0.09, 0.56), 10),
]  # fmt: skip
_CUT = [
    (0.28, 0.07), (0.72, 0.07), (0.93, 0.28), (0.93, 0.72), (0.72, 0.93), (0.28, 0.93),
    (0.07, 0.72), (0.07, 0.28),
]  # fmt: skip
_FIELDS = {
    1: ((0.5, 0.5, 0.40),),
    2: ((0.30, 0.68, 0.27), (0.70, 0.32, 0.27)),
    3: ((0.5, 0.735, 0.235), (0.265, 0.28, 0.235), (0.735, 0.28, 0.235)),
}
"""Where the fields of a plantation lie, and how large they are."""
COUNTED_BY_POINTS = ("foreman", "mission")


@stamped
def draw_tile(box: Box, colours: Colours, tile: Tile) -> None:
    place = box.fitted(1)
    dark = {**colours, "ink": c.DARK}
    if tile == UNNAMED:
        _draw_unnamed(place, colours)
    elif tile.kind == PLANTATION:
        _draw_plantation(place, dark, tile, colours["ink"])
    else:
        _draw_ground(place, tile, colours["ink"])
        _draw_emblem(place, dark, tile)


@stamped
def draw_turned_over(box: Box, colours: Colours, tile: Tile) -> None:
    """The back of a tile; which one it is shows through, and of what counts at the end how much."""
    place = box.fitted(1)
    _draw_tile_back(place, colours["ink"])
    dark = {**colours, "ink": c.DARK}
    if tile.kind in COUNTED_BY_POINTS:
        draw_points(place.part(0.14, 0.14, 0.72, 0.72), dark, tile.number)
        return
    inside = place.part(0.15, 0.15, 0.7, 0.7)
    draw_tile(inside, dark, tile)
    plate(inside, inside.side * 0.12, faint(c.INDIGO_DARK, 0.35))


@stamped
def draw_phase(box: Box, colours: Colours, phase: str) -> None:
    """The back of a tile, with the phase it lies in."""
    place = box.fitted(1)
    _draw_tile_back(place, colours["ink"])
    letter(phase, place.centre, place.side * 0.56, c.PALE)


@stamped
def draw_flag_tile(box: Box, colours: Colours) -> None:
    place = box.fitted(1)
    _draw_plain(place, c.PALE, c.INDIGO, colours["ink"])
    draw_flag(place.part(0.17, 0.13, 0.70, 0.74), {**colours, "ink": c.DARK})


def _draw_unnamed(place: Box, colours: Colours) -> None:
    """A tile that lies on the table, though the app has not been told which."""
    _draw_plain(place, c.PALM, c.PALM_EDGE, colours["ink"])
    middle = place.part(0.18, 0.18, 0.64, 0.64)
    solid(circle(middle.centre, middle.side * 0.5, 40)[:-1], mixed(c.PALM, c.PALM_EDGE, 0.22))
    letter("?", place.centre, place.side * 0.46, c.DARK)


def _draw_tile_back(place: Box, rim: Colour) -> None:
    line = max(1.0, place.side / 40)
    plate(place, place.side * 0.12, c.INDIGO, rim, line)
    inner = place.inset(place.side * 0.08)
    plate(inner, place.side * 0.08, c.INDIGO_DARK, mixed(c.INDIGO, c.SAFFRON, 0.7), line)


def _draw_plantation(place: Box, dark: Colours, tile: Tile, rim: Colour) -> None:
    _draw_plain(place, c.LEAF_PALE, c.LEAF, rim)
    furrows = [place.at([(0.08, y), (0.92, y)]) for y in (0.14, 0.32, 0.5, 0.68, 0.86)]
    strokes(furrows, mixed(c.LEAF_PALE, c.LEAF, 0.3), line_of(place))
    fields = _FIELDS.get(tile.number, _FIELDS[3])
    for x, y, radius in fields:
        (middle,) = place.at([(x, y)])
        far = radius * place.side
        solid(circle(middle, far, 40)[:-1], c.SOIL)
        ring(middle, far, c.LEAF_DARK, max(0.6, place.side / 56))
        half = far * (0.74 if tile.number > 1 else 0.70)
        at = Box(middle[0] - half, middle[1] - half, 2 * half, 2 * half)
        draw_spice(at, dark, tile.spice)


def _draw_plain(place: Box, ground: Colour, frame: Colour, rim: Colour) -> None:
    plate(place, place.side * 0.12, frame, rim, max(1.0, place.side / 40))
    plate(place.inset(place.side * 0.07), place.side * 0.08, ground)


def _draw_ground(place: Box, tile: Tile, rim: Colour) -> None:
    kind = KINDS[tile.kind]
    line = max(1.0, place.side / 40)
    if tile.kind in COUNTED_BY_POINTS:
        plate(place, place.side * 0.12, c.SAFFRON, rim, line)
        solid(place.at(_ARCH), c.PALE)
        loop(place.at(_ARCH), c.SAFFRON_DARK, line_of(place))
    elif kind.red:
        plate(place, place.side * 0.12, c.RED, rim, line)
        solid(circle(place.centre, place.side * 0.44, 48)[:-1], c.PALE)
        ring(place.centre, place.side * 0.44, c.RED_DARK, line_of(place))
    elif kind.stays:
        plate(place, place.side * 0.12, c.INDIGO, rim, line)
        solid(place.at(_CUT), c.PALE)
        loop(place.at(_CUT), c.INDIGO_DARK, line_of(place))
    else:
        _draw_palm_leaf(place, rim)


def _draw_palm_leaf(place: Box, rim: Colour) -> None:
    line = max(1.0, place.side / 40)
    plate(place, place.side * 0.12, c.PALM, rim, line)
    veins = [place.at([(0.05, y), (0.95, y)]) for y in (0.18, 0.34, 0.5, 0.66, 0.82)]
    strokes(veins, mixed(c.PALM, c.PALM_VEIN, 0.8), line_of(place) * 0.8)
    loop(corners(place.inset(place.side * 0.05), place.side * 0.09), c.PALM_EDGE, line_of(place))


def _draw_emblem(place: Box, dark: Colours, tile: Tile) -> None:
    if tile.kind == "ships_or_colonists":
        _draw_either(place, dark, tile.number)
        return
    if tile.kind == "duty":
        _draw_duty(place, dark, tile)
        return
    narrow = KINDS[tile.kind].stays
    if tile.kind == "red_ducats":
        draw_ducats(place.part(0.16, 0.16, 0.68, 0.68), dark, tile.number)
    elif not tile.number:
        _EMBLEMS[tile.kind](place.part(0.19, 0.19, 0.62, 0.62), dark)
    else:
        at = place.part(0.17, 0.26, 0.58, 0.58) if narrow else place.part(0.11, 0.25, 0.64, 0.64)
        _EMBLEMS[tile.kind](at, dark)
        _draw_number(place, dark, tile)


def _draw_number(place: Box, dark: Colours, tile: Tile) -> None:
    if tile.kind in COUNTED_BY_POINTS:
        draw_points(place.part(0.43, 0.02, 0.55, 0.55), dark, tile.number)
    else:
        draw_figure(place.part(0.56, 0.04, 0.40, 0.40), tile.number)


def _draw_either(place: Box, dark: Colours, number: int) -> None:
    """Ships or colonists, no mix."""
    strokes([place.at([(0.20, 0.20), (0.80, 0.80)])], c.PALM_EDGE, line_of(place) * 1.4)
    draw_ship(place.part(0.09, 0.46, 0.45, 0.45), dark)
    draw_colonist(place.part(0.52, 0.09, 0.42, 0.45), dark)
    draw_figure(place.part(0.07, 0.07, 0.36, 0.36), number)


def _draw_duty(place: Box, dark: Colours, tile: Tile) -> None:
    """So many spices, for so many points."""
    e.draw_sack(place.part(0.18, 0.34, 0.54, 0.54), dark["ink"])
    middle = place.part(0.45, 0.54, 0, 0).centre
    letter(str(tile.number), middle, place.side * 0.34, c.DARK)
    draw_points(place.part(0.48, 0.02, 0.50, 0.50), dark, tile.vp)


def _with_ink(draw: Callable[[Box, Colour], None]) -> Emblem:
    return lambda place, colours: draw(place, colours["ink"])


def _draw_rotation(place: Box, colours: Colours) -> None:
    e.draw_round(place.inset(-place.side * 0.06), colours["ink"])
    draw_any_spice(place.part(0.22, 0.22, 0.56, 0.56), colours)


_EMBLEMS: dict[str, Emblem] = {
    "crop_rotation": _draw_rotation,
    "foreman": _with_ink(e.draw_foreman),
    "mission": _with_ink(e.draw_mission),
    "ships": draw_ship,
    "colonists": draw_colonist,
    "extra_actions": draw_extra,
    "settlement": _with_ink(e.draw_settlement),
    "expeditions": draw_back,
    "favor": _with_ink(e.draw_favor),
    "swap": _with_ink(e.draw_swap),
    "red_ship": draw_ship,
    "red_colonist": draw_colonist,
    "red_spice": draw_any_spice,
    "red_expedition": draw_back,
    "extra_harvest": _with_ink(e.draw_basket),
    "resupply": _with_ink(e.draw_resupply),
    "espionage": _with_ink(e.draw_espionage),
    "vice_king": _with_ink(e.draw_vice_king),
}
