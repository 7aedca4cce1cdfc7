"""Expedition cards and extra action cards."""

from collections.abc import Sequence

from companion.goa.ui.pieces import colours as c
from companion.goa.ui.pieces.emblems import draw_basket, draw_down, draw_hall, draw_struck
from companion.goa.ui.pieces.goods import draw_colonist, draw_ducats, draw_ship
from companion.goa.ui.pieces.outlines import outlined
from companion.goa.ui.pieces.spices import draw_any_spice
from companion.goa.ui.pieces.symbols import draw_lotus, draw_symbol
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.lettering import letter
from companion.ui.drawn.plates import plate
from companion.ui.drawn.shapes import Colour
from companion.ui.drawn.stamp import stamped

CARD = 0.72
"""The width of a card to its height."""
WHOLE_CARD = 0.56
"""The same, with the colonists and the symbol below its power."""
_PLUS = [
    (0.38, 0.0), (0.62, 0.0), (0.62, 0.38), (1.0, 0.38), (1.0, 0.62), (0.62, 0.62), (0.62, 1.0),
    (0.38, 1.0), (0.38, 0.62), (0.0, 0.62), (0.0, 0.38), (0.38, 0.38),
]  # fmt: skip


@stamped
def draw_back(box: Box, colours: Colours, many: int | None = None) -> None:
    """An Expedition card face down, with how many there are."""
    place = box.fitted(CARD)
    _draw_card(place, colours["ink"], c.INDIGO)
    rim = place.inset(place.side * 0.11)
    plate(rim, place.side * 0.06, c.INDIGO_DARK, c.SAFFRON, max(0.8, place.side / 24))
    if many is None:
        draw_lotus(rim.inset(rim.side * 0.12).fitted(1), c.SAFFRON)
    else:
        letter(str(many), place.centre, place.height * 0.48, c.PALE, width=rim.width * 0.86)


@stamped
def draw_extra(box: Box, colours: Colours, many: int | None = None) -> None:
    """An extra action card: one turn more."""
    place = box.fitted(CARD)
    _draw_card(place, colours["ink"], c.SAFFRON)
    if many is None:
        outlined(place.part(0.17, 0.22, 0.66, 0.56).fitted(1), _PLUS, c.PALE, c.DARK)
    else:
        letter(f"+{many}", place.centre, place.height * 0.44, c.DARK, width=place.width * 0.8)


@stamped
def draw_power(box: Box, colours: Colours, power: str) -> None:
    """An Expedition card by what it does."""
    place = box.fitted(CARD)
    _draw_card(place, colours["ink"], c.PALM)
    inside = place.inset(place.side * 0.10)
    dark = {**colours, "ink": c.DARK}
    _POWERS[power](inside, dark)


@stamped
def draw_whole_card(box: Box, colours: Colours, power: str, colonists: int, symbol: str) -> None:
    """An Expedition card with all that is printed on it."""
    place = box.fitted(WHOLE_CARD)
    _draw_card(place, colours["ink"], c.PALM)
    dark = {**colours, "ink": c.DARK}
    inside = place.inset(place.side * 0.06)
    _POWERS[power](inside.part(0.06, 0.34, 0.88, 0.66), dark)
    left, right = inside.part(0, 0, 1, 0.31).row(2, inside.width * 0.04)
    draw_colonist(left.fitted(1), dark, colonists)
    draw_symbol(right.fitted(1), dark, symbol)


@stamped
def draw_turned_up(box: Box, colours: Colours, colonists: Sequence[int]) -> None:
    """Cards turned up side by side, with the colonists on each; several lie on one mat."""
    across = max(len(colonists), 1)
    room = box.fitted(CARD * across * 1.06)
    if across > 1:
        plate(room, room.side * 0.10, colours["sand"], colours["edge"], max(1.0, room.side / 40))
        room = room.inset(room.side * 0.08)
    for at, many in zip(room.row(across, room.width * 0.03), colonists, strict=False):
        place = at.fitted(CARD)
        _draw_card(place, colours["ink"], c.PALM)
        draw_colonist(place.part(0.12, 0.40, 0.76, 0.54), {**colours, "ink": c.DARK})
        letter(str(many), place.part(0.5, 0.22, 0, 0).centre, place.height * 0.34, c.DARK)


def _draw_card(place: Box, rim: Colour, ground: Colour) -> None:
    plate(place, place.side * 0.13, ground, rim, max(1.0, place.side / 26))


def _draw_goods(inside: Box, colours: Colours, power: str) -> None:
    draw = {"ships": draw_ship, "colonists": draw_colonist, "spices": draw_any_spice}[power[:-1]]
    draw(inside.part(0, 0.36, 1, 0.64), colours)
    letter(f"+{power[-1]}", inside.part(0.5, 0.17, 0, 0).centre, inside.height * 0.32, c.DARK)


def _draw_ducats(inside: Box, colours: Colours) -> None:
    draw_ducats(inside.part(0, 0.36, 1, 0.62), colours)
    letter("+5", inside.part(0.5, 0.17, 0, 0).centre, inside.height * 0.32, c.DARK)


def _draw_sale(inside: Box, colours: Colours) -> None:
    """Up to four spices, three ducats each."""
    draw_any_spice(inside.part(0.06, 0.52, 0.88, 0.48), colours)
    draw_ducats(inside.part(0.06, 0.0, 0.88, 0.50), colours, 3)


def _draw_bought_step(inside: Box, colours: Colours) -> None:
    draw_down(inside.part(0.0, 0.30, 0.62, 0.70), c.DARK)
    draw_ducats(inside.part(0.30, 0.0, 0.70, 0.50), colours)


def _draw_mix(inside: Box, colours: Colours) -> None:
    draw_basket(inside.part(0.10, 0.42, 0.80, 0.56), c.DARK)
    for at, draw in zip(
        inside.part(-0.02, 0, 1.04, 0.38).row(3), (draw_any_spice, draw_ship, draw_colonist),
        strict=True,
    ):  # fmt: skip
        draw(at, colours)


def _draw_three(inside: Box, colours: Colours) -> None:
    """Three cards turned up instead of two."""
    draw_hall(inside.part(0.06, 0.40, 0.88, 0.60), c.DARK)
    for at in inside.part(0, 0, 1, 0.36).row(3, inside.width * 0.05):
        plate(at.fitted(CARD), at.side * 0.1, c.INDIGO, c.DARK, max(0.8, at.side / 14))


def _draw_free_step(inside: Box, colours: Colours, without: str) -> None:
    draw_down(inside.part(0.14, 0.46, 0.72, 0.54), c.DARK)
    at = inside.part(0.10, 0.0, 0.80, 0.46).fitted(1)
    (draw_ship if without == "ships" else draw_any_spice)(at, colours)
    draw_struck(at, colours)


_POWERS = {
    "ships2": lambda inside, colours: _draw_goods(inside, colours, "ships2"),
    "colonists2": lambda inside, colours: _draw_goods(inside, colours, "colonists2"),
    "spices2": lambda inside, colours: _draw_goods(inside, colours, "spices2"),
    "ducats5": _draw_ducats,
    "sell4": _draw_sale,
    "step_for_ducats": _draw_bought_step,
    "A_harvest_mix": _draw_mix,
    "A_found_three": _draw_three,
    "A_step_no_spices": lambda inside, colours: _draw_free_step(inside, colours, "spices"),
    "A_step_no_ships": lambda inside, colours: _draw_free_step(inside, colours, "ships"),
}
