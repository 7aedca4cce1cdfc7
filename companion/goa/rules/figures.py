"""The kinds of figures that sentences of this game need."""

from __future__ import annotations

from functools import cache

from companion.goa.rules.board import COLONY_NAMES, COLUMNS, SIDE, SITES, Cell
from companion.goa.rules.tiles import Tile
from companion.table.game import Figure, Said

# isort: off
from companion.table.game.figures import (
    any_of as any_of,
    count as count,
    listed as listed,
    move as move,
    number as number,
    player as player,
    text as text,
)
# isort: on

LAST = SIDE + 1
"""The row, and the column, on the far border of the grid."""


def vp(amount: int) -> Figure:
    return Figure("vp", amount)


def ducats(amount: int) -> Figure:
    return Figure("ducats", amount)


def ships(amount: int) -> Figure:
    return Figure("ships", amount)


def colonists(amount: int) -> Figure:
    return Figure("colonists", amount)


def kind_of_goods(what: str) -> Figure:
    return Figure("goods", what)


@cache
def column(place: int) -> Figure:
    return Figure("column", COLUMNS[place])


def colony(place: int) -> Figure:
    return Figure("colony", COLONY_NAMES[place])


def spice(name: str) -> Figure:
    return Figure("spice", name)


def card(power: str) -> Figure:
    return Figure("card", power)


def symbol(name: str) -> Figure:
    return Figure("symbol", name)


@cache
def tile(one: Tile) -> Figure:
    """By its kind and what is printed on it."""
    figures = {"number": number(one.number), "vp": number(one.vp)}
    if one.spice:
        figures["spice"] = spice(one.spice)
    return Figure("said", Said(f"tile-{one.kind.replace('_', '-')}", figures))


def lot(one: Tile | None) -> Figure:
    """What is auctioned: a tile, or the flag."""
    return tile(one) if one else Figure("said", Said("the-flag", {}))


def site(place: int) -> Figure:
    """A plantation space by its number, from 1; a colony by its name."""
    name = SITES[place]
    if name in COLONY_NAMES:
        return Figure("colony", name)
    return Figure("said", Said("space", {"number": number(place + 1)}))


def cell(where: Cell) -> Figure:
    """By its row and column; a place around the grid by its side (3.1)."""
    row, column = where
    at = {"row": number(row), "column": number(column)}
    sides = {(0, column): "top", (LAST, column): "bottom", (row, 0): "left", (row, LAST): "right"}
    inside = 0 < row < LAST or 0 < column < LAST
    return Figure("said", Said(f"cell-{sides[where]}" if inside and where in sides else "cell", at))
