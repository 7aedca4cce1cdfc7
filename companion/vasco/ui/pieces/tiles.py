"""Projects and the ships they become, merchant ships, Vasco da Gama tiles."""

from typing import NamedTuple

from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours, faint
from companion.ui.drawn.lettering import letter
from companion.ui.drawn.plates import plate
from companion.ui.drawn.shapes import Colour, bent, circle, fill, loop, solid, stroke, strokes
from companion.ui.drawn.stamp import stamped
from companion.vasco.play.pieces import TILE as TILE
from companion.vasco.play.pieces import VDG as VDG
from companion.vasco.rules.state import Tile, Vdg
from companion.vasco.ui.pieces.colours import (
    CLOTH,
    CROSS,
    DARK,
    HULL,
    PLAYERS,
    SHADE,
    WOOD,
    WOOD_EDGE,
)
from companion.vasco.ui.pieces.marks import draw_mark
from companion.vasco.ui.pieces.money import draw_coin, draw_vp
from companion.vasco.ui.pieces.people import draw_crew

_HULL = [
    *bent((0.02, 0.30), (0.10, 0.02), (0.30, 0.02), 6),
    *bent((0.70, 0.02), (0.90, 0.04), (1.0, 0.34), 6),
    (0.72, 0.25),
    (0.30, 0.25),
]
_SAILS = [
    [*bent((0.46, 0.98), (0.42, 0.55), (0.08, 0.36), 8), (0.46, 0.34)],
    [(0.54, 0.34), (0.90, 0.38), *bent((0.90, 0.38), (0.72, 0.55), (0.54, 0.86), 8)],
]


class Sketch(NamedTuple):
    """A tile of Vasco da Gama of which not all is known yet."""

    initial: int | None
    variation: int | None
    money: tuple[int | None, int | None]


@stamped
def draw_project(box: Box, colours: Colours, tile: Tile, deck: str = "") -> None:
    """The side of a tile that says what launching takes; figures of 0 are not known yet."""
    place = box.fitted(TILE)
    _draw_card(place, colours["sand"], colours["edge"], thin=True)
    _draw_vessel(place.part(0.12, 0.25, 0.58, 0.42), CLOTH, SHADE, colours)
    if tile.limit:
        _draw_limit(place, tile.limit, colours["ink"])
    # The deck stands below the crew.
    least = 0.20 if deck else 0.03
    draw_crew(place.part(0.70, least, 0.27, 0.965 - least), colours, tile.crew)
    _draw_earnings(place, colours, tile)
    if deck:
        foot = (place.x + place.width * 0.84, place.y + place.height * 0.105)
        letter(deck, foot, place.height * 0.13, colours["faded"])


@stamped
def draw_ship(box: Box, colours: Colours, tile: Tile, owner: str) -> None:
    """The other side: a launched ship, framed in its owner's colour; a limit of 0 is not known."""
    place = box.fitted(TILE)
    _draw_card(place, colours["paper"], PLAYERS[owner], rim=colours["ink"])
    _draw_vessel(place.part(0.16, 0.25, 0.64, 0.44), CLOTH, SHADE, colours, CROSS)
    if tile.limit:
        _draw_limit(place, tile.limit, colours["ink"])
    _draw_earnings(place, colours, tile)
    draw_mark(place.part(0.62, 0.69, 0.28, 0.22), colours, owner)


@stamped
def draw_merchant(box: Box, colours: Colours, limit: int) -> None:
    """A merchant ship: brown sails and nobody's mark."""
    place = box.fitted(TILE)
    _draw_card(place, WOOD, WOOD_EDGE, rim=colours["ink"])
    _draw_vessel(place.part(0.16, 0.14, 0.68, 0.50), WOOD_EDGE, HULL, {**colours, "ink": DARK})
    _draw_limit(place, limit, DARK)


@stamped
def draw_vdg(box: Box, colours: Colours, vdg: Vdg | Sketch) -> None:
    """Vasco da Gama's tile, each figure where it is printed: upper left how the marker moves, upper
    right where it stands, his money below."""
    place = box.fitted(VDG)
    _draw_card(place, colours["sand"], colours["edge"], thin=True)
    token = place.part(0.48, 0.47, 0.46, 0.48)
    solid(circle(token.centre, token.side * 0.5, 40)[:-1], colours["sea"])
    if vdg.initial is not None:
        letter(str(vdg.initial), token.centre, token.side * 0.56, colours["foam"])
    if vdg.variation is not None:
        _draw_variation(place.part(0.06, 0.47, 0.38, 0.48), colours, vdg.variation)
    for amount, at in zip(
        vdg.money or (None, None), place.part(0.10, 0.04, 0.80, 0.40).row(2), strict=True
    ):
        if amount is not None:
            draw_coin(at, colours, amount)


def _draw_variation(way: Box, colours: Colours, by: int) -> None:
    x, y = way.centre
    sign = "+" if by > 0 else "−" if by < 0 else "±"
    tone = colours["deed" if by >= 0 else "coral"]
    letter(f"{sign}{abs(by)}", (x, y + way.height * 0.11), way.height * 0.56, tone)
    _draw_arrow(way.part(0.1, 0.0, 0.8, 0.28), by, tone)


@stamped
def draw_back(box: Box, colours: Colours, ratio: float = TILE) -> None:
    """A tile face down: the cross of the Order of Christ."""
    place = box.fitted(ratio)
    _draw_card(place, colours["sea"], colours["edge"], thin=True)
    _draw_cross(place.part(0.25, 0.25, 0.5, 0.5).fitted(1), faint(colours["brass"], 0.8))


def _draw_card(
    place: Box, ground: Colour, frame: Colour, *, rim: Colour | None = None, thin: bool = False
) -> None:
    side = place.side
    line = max(1.0, side / 42)
    radius = side * 0.12
    if thin:
        plate(place, radius, ground, frame, line)
        return
    plate(place, radius, frame, rim, line)
    plate(place.inset(side * 0.075), radius * 0.6, ground)


def _draw_limit(place: Box, limit: int, colour: Colour) -> None:
    size = place.height * 0.31
    left = (place.x + place.width * 0.12, place.top - size * 0.64)
    letter(str(limit), left, size, colour, anchor=0)


def _draw_earnings(place: Box, colours: Colours, tile: Tile) -> None:
    """What the ship earns while it lies in the Navigation area."""
    side = place.height * (0.24 if tile.reals and tile.vp else 0.27)
    x, y = place.x + place.width * 0.07, place.y + place.height * 0.03
    for amount, draw in ((tile.reals, draw_coin), (tile.vp, draw_vp)):
        if amount:
            draw(Box(x, y, side, side), colours, amount)
            x += side * 0.98


def _draw_vessel(
    place: Box, cloth: Colour, shade: Colour, colours: Colours, cross: Colour | None = None
) -> None:
    line = max(0.5, place.width / 56)
    mast = place.at([(0.5, 0.24), (0.5, 1.0)])
    stroke(mast, colours["ink"], line)
    for sail, paint in zip(_SAILS, (cloth, shade), strict=True):
        outline = place.at(sail)
        fill(outline, paint)
        loop(outline, colours["ink"], line * 0.7)
    if cross:
        _draw_cross(place.part(0.26, 0.40, 0.18, 0.24).fitted(1), cross)
    hull = place.at(_HULL)
    fill(hull, HULL)
    loop(hull, colours["ink"], line * 0.7)


def _draw_cross(place: Box, colour: Colour) -> None:
    for arm in (
        [(0.0, 0.28), (0.5, 0.44), (1.0, 0.28), (1.0, 0.72), (0.5, 0.56), (0.0, 0.72)],
        [(0.28, 0.0), (0.72, 0.0), (0.56, 0.5), (0.72, 1.0), (0.28, 1.0), (0.44, 0.5)],
    ):
        fill(place.at(arm), colour)


def _draw_arrow(place: Box, way: int, colour: Colour) -> None:
    line = max(1.0, place.height / 9)
    points = [(0.0, 0.5), (1.0, 0.5)]
    heads = [[(0.72, 0.1), (1.0, 0.5), (0.72, 0.9)]] if way >= 0 else []
    heads += [[(0.28, 0.1), (0.0, 0.5), (0.28, 0.9)]] if way <= 0 else []
    strokes([place.at(points), *map(place.at, heads)], colour, line)
