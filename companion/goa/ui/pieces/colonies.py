"""Colonies and their tiles, and the Bonanza tiles."""

from __future__ import annotations

from collections.abc import Sequence

from kivy.metrics import dp

from companion.goa.rules.board import ANY
from companion.goa.rules.moves_of_chance import Bonus
from companion.goa.ui.pieces import colours as c
from companion.goa.ui.pieces.cards import draw_back, draw_extra
from companion.goa.ui.pieces.emblems import draw_hall
from companion.goa.ui.pieces.goods import (
    draw_colonist,
    draw_ducats,
    draw_figure,
    draw_points,
    draw_ship,
)
from companion.goa.ui.pieces.outlines import line_of, outlined, rounded_off
from companion.goa.ui.pieces.spices import draw_any_spice, draw_spice
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.plates import plate
from companion.ui.drawn.shapes import Colour, bent, circle, solid, stroke, strokes
from companion.ui.drawn.stamp import stamped

COLONY = 1.3
"""The width of a colony tile to its height."""


@stamped
def draw_colony_sign(box: Box, colours: Colours, colony: str) -> None:
    """What each colony is known by."""
    place = box.fitted(1).inset(box.side * 0.05)
    _SIGNS[colony](place, colours["ink"])


@stamped
def draw_colony(
    box: Box, colours: Colours, colony: str, tile: str, spices: Sequence[str] = ()
) -> None:
    """A colony tile: what may grow there; with spices, what it is filled with."""
    place = box.fitted(COLONY)
    dark = {**colours, "ink": c.DARK}
    plate(place, place.side * 0.14, c.CLAY, colours["ink"], max(1.0, place.side / 34))
    inside = place.inset(place.side * 0.065)
    plate(inside, place.side * 0.09, c.PALE)
    if spices and tile != ANY:
        _draw_filled_pair(inside, dark, tile.split("/"), spices)
        return
    sign = inside.part(0.02, 0.12, 0.35, 0.76)
    draw_colony_sign(sign, dark, colony)
    rest = inside.part(0.38, 0.05, 0.60, 0.90)
    if spices:
        for at, spice in zip(rest.column(len(spices), rest.height * 0.06), spices, strict=True):
            _draw_filled(at, dark, spice)
    elif tile == ANY:
        draw_any_spice(rest.fitted(1).inset(rest.side * 0.02), dark)
    else:
        _draw_pair(rest, dark, tile.split("/"))


def _draw_filled(at: Box, dark: Colours, spice: str) -> None:
    """A field with its spice."""
    room = at.fitted(1)
    solid(circle(room.centre, room.side / 2, 32)[:-1], c.SOIL)
    draw_spice(room.inset(room.side * 0.08), dark, spice)


def _draw_filled_pair(
    inside: Box, dark: Colours, pair: Sequence[str], spices: Sequence[str]
) -> None:
    """Above, what is printed, by which the tile is known; below, the fields and what they hold."""
    first, slash, second = (inside.part(at, 0.55, 0.30, 0.42) for at in (0.12, 0.35, 0.58))
    strokes([slash.at([(0.42, 0.1), (0.58, 0.9)])], c.STONE, max(0.8, inside.side / 30))
    for at, spice in zip((first, second), pair, strict=True):
        draw_spice(at.fitted(1), dark, spice)
    fields = inside.part(0.06, 0.03, 0.88, 0.50)
    wide = min(fields.height, fields.width / len(spices)) * len(spices)
    row = Box(fields.centre[0] - wide / 2, fields.y, wide, fields.height)
    for at, spice in zip(row.row(len(spices), dp(1)), spices, strict=True):
        _draw_filled(at, dark, spice)


def _draw_pair(room: Box, dark: Colours, spices: Sequence[str]) -> None:
    """One or the other."""
    side = min(room.width * 0.62, room.height * 0.58)
    first = Box(room.x, room.top - side, side, side)
    second = Box(room.right - side, room.y, side, side)
    slash = [[(room.x + room.width * 0.18, room.y + room.height * 0.10),
              (room.x + room.width * 0.82, room.top - room.height * 0.10)]]  # fmt: skip
    strokes(slash, c.STONE, max(0.8, room.side / 30))
    for at, spice in zip((first, second), spices, strict=True):
        draw_spice(at, dark, spice)


@stamped
def draw_bonanza(box: Box, colours: Colours, bonus: Bonus | None = None) -> None:
    """A Bonanza tile with what it brings; face down it keeps that to itself."""
    place = box.fitted(1)
    middle = place.centre
    dark = {**colours, "ink": c.DARK}
    solid(circle(middle, place.side * 0.49, 44)[:-1], colours["ink"])
    solid(circle(middle, place.side * 0.46, 44)[:-1], c.SAFFRON)
    solid(circle(middle, place.side * 0.38, 40)[:-1], c.PALE if bonus else c.INDIGO)
    if bonus is None:
        draw_points(place.part(0.24, 0.24, 0.52, 0.52), dark)
        return
    _BONUSES[bonus.what](place.part(0.22, 0.30, 0.50, 0.50), dark)
    draw_figure(place.part(0.56, 0.06, 0.38, 0.38), bonus.amount)


def _draw_lighthouse(place: Box, ink: Colour) -> None:
    rounded_off(place, [(0.30, 0.0), (0.70, 0.0), (0.62, 0.66), (0.38, 0.66)], c.PALE, ink)
    for foot in (0.12, 0.38):
        left, right = 0.30 + foot * 0.12, 0.70 - foot * 0.12
        band = [
            (left, foot),
            (right, foot),
            (right - 0.02, foot + 0.14),
            (left + 0.02, foot + 0.14),
        ]
        rounded_off(place, band, c.RED, ink)
    rounded_off(place, [(0.36, 0.66), (0.64, 0.66), (0.64, 0.82), (0.36, 0.82)], c.GOLD, ink)
    rounded_off(place, [(0.30, 0.82), (0.70, 0.82), (0.5, 1.0)], c.INDIGO, ink)
    rays = [[(0.72, 0.76), (0.98, 0.84)], [(0.28, 0.76), (0.02, 0.84)],
            [(0.72, 0.70), (0.98, 0.62)], [(0.28, 0.70), (0.02, 0.62)]]  # fmt: skip
    strokes(map(place.at, rays), c.SAFFRON_DARK, line_of(place) * 1.4)


def _draw_nets(place: Box, ink: Colour) -> None:
    """The fishing nets on their levers."""
    poles = [[(0.02, 0.04), (0.58, 0.98)], [(0.98, 0.04), (0.42, 0.98)], [(0.5, 0.84), (0.5, 0.36)]]
    net = [(0.16, 0.46), (0.84, 0.46), *bent((0.84, 0.46), (0.5, 0.02), (0.16, 0.46), 12)]
    rounded_off(place, net, (0.74, 0.84, 0.82, 1), ink)
    mesh = [[(x, 0.44), (0.5 + (x - 0.5) * 0.4, 0.27)] for x in (0.30, 0.5, 0.70)]
    strokes(map(place.at, [*mesh, [(0.27, 0.35), (0.73, 0.35)]]), ink, line_of(place) * 0.7)
    strokes(map(place.at, poles), c.WOOD, line_of(place) * 2)
    stroke(place.at([(0.0, 0.03), (1.0, 0.03)]), (0.30, 0.55, 0.62, 1), line_of(place) * 1.8)


def _draw_fort(place: Box, ink: Colour) -> None:
    wall = [
        (0.06, 0.0), (0.94, 0.0), (0.94, 0.74), (0.78, 0.74), (0.78, 0.60), (0.66, 0.60),
        (0.66, 0.74), (0.54, 0.74), (0.54, 0.60), (0.46, 0.60), (0.46, 0.74), (0.34, 0.74),
        (0.34, 0.60), (0.22, 0.60), (0.22, 0.74), (0.06, 0.74),
    ]  # fmt: skip
    outlined(place, wall, c.STONE, ink)
    gate = [
        (0.36, 0.0),
        (0.64, 0.0),
        (0.64, 0.26),
        *bent((0.64, 0.26), (0.5, 0.52), (0.36, 0.26), 8),
    ]
    rounded_off(place, gate, c.INDIGO, ink)
    stroke(place.at([(0.5, 0.60), (0.5, 1.0)]), ink, line_of(place) * 1.2)
    rounded_off(place, [(0.5, 0.80), (0.80, 0.88), (0.5, 0.98)], c.RED, ink)


_SIGNS = {
    "quilon": _draw_lighthouse,
    "cochin": _draw_nets,
    "madras": _draw_fort,
    "calicut": draw_hall,
}
_BONUSES = {
    "ducats": draw_ducats,
    "ships": draw_ship,
    "colonists": draw_colonist,
    "extra_cards": draw_extra,
    "cards": draw_back,
    "spices": draw_any_spice,
    "vp": draw_points,
}
