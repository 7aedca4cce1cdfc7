"""The kinds of figures that sentences of this game need."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from companion.goa.rules.board import COLONY_NAMES, COLUMNS, SITES, Cell
from companion.goa.rules.tiles import Tile
from companion.table.game import Figure, Said


@cache
def player(colour: str) -> Figure:
    return Figure("player", colour)


def number(value: int) -> Figure:
    return Figure("number", value)


def count(value: int) -> Figure:
    return Figure("count", value)


def ducats(amount: int) -> Figure:
    return Figure("ducats", amount)


def ships(amount: int) -> Figure:
    return Figure("ships", amount)


def colonists(amount: int) -> Figure:
    return Figure("colonists", amount)


def vp(amount: int) -> Figure:
    return Figure("vp", amount)


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


def move(kind: str) -> Figure:
    return Figure("move", kind)


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
    return Figure("said", Said("cell", {"row": number(where[0]), "column": number(where[1])}))


def text(words: str) -> Figure:
    """What a person wrote, in his own words."""
    return Figure("text", words)


def listed(figures: Iterable[Figure]) -> Figure:
    return Figure("list", tuple(figures))


def any_of(figures: Iterable[Figure]) -> Figure:
    """One of these; joined by "or"."""
    return Figure("either", tuple(figures))
