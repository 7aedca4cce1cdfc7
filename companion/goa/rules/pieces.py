"""How a record writes the pieces of the game: read to the letter."""

from __future__ import annotations

from typing import TypeVar

from companion.goa.rules import moves_of_chance as c
from companion.goa.rules.board import (
    ANY,
    ANY_SPICE,
    CARDS,
    COLONY_NAMES,
    COLOURS,
    COLUMNS,
    LAST_ROW,
    REWARDED,
    SIDE,
    SITES,
    SPACES,
    SYMBOLS,
    Cell,
    Load,
    Spices,
)
from companion.goa.rules.sites import load_of, plantation
from companion.goa.rules.state import Site
from companion.goa.rules.tiles import KINDS, PLANTATION, SPICES, UNNAMED, Tile, tile
from companion.table.game import Json
from companion.table.game.fields import (
    Fields,
    Reader,
    integer,
    list_of,
    named,
    one_of,
    or_null,
    text,
    unlike,
)

T = TypeVar("T")

player = one_of("colour", COLOURS)
column = one_of("column", COLUMNS)
colony = one_of("colony", COLONY_NAMES)
spice = one_of("spice", SPICES)
amount = integer(0, 99)
printed = integer(1, 9)
row = integer(1, LAST_ROW)
hand = integer(0, CARDS)
BONUSES = ("ducats", "ships", "colonists", "extra_cards", "cards", "spices", "vp")
MOST_SPICES = 9


def any_tile(raw: Json, where: str) -> Tile:
    found = tile(raw) if isinstance(raw, str) else None
    if found is None:
        raise unlike(where, "tile", raw)
    return found


def of_kinds(expected: str, fits: Reader[bool]) -> Reader[Tile]:
    """A tile that can lie there."""

    def read(raw: Json, where: str) -> Tile:
        found = any_tile(raw, where)
        if not fits(found, where):
            raise unlike(where, expected, raw)
        return found

    return read


kept_tile = of_kinds("kept-tile", lambda one, where: KINDS[one.kind].stays)
turned_tile = of_kinds(
    "turned-tile", lambda one, where: KINDS[one.kind].red or one.kind == "duty" or one.is_single
)
space_tile = of_kinds("plantation", lambda one, where: one.kind in (PLANTATION, "crop_rotation"))


def maybe_unnamed(raw: Json, where: str) -> Tile:
    return UNNAMED if raw == UNNAMED.text else any_tile(raw, where)


def cell(raw: Json, where: str) -> Cell:
    first, second = list_of(integer(0, SIDE + 1), 2, 2)(raw, where)
    return first, second


def _side_by_side(reader: Reader[T]) -> Reader[tuple[T, ...]]:
    rows = list_of(list_of(reader, SIDE, SIDE), SIDE, SIDE)

    def read(raw: Json, where: str) -> tuple[T, ...]:
        return tuple(one for line in rows(raw, where) for one in line)

    return read


full_grid = _side_by_side(maybe_unnamed)
grid = _side_by_side(or_null(maybe_unnamed))


def load(raw: Json, where: str) -> Load:
    """Spices on or from sites."""
    return load_of(
        (SITES.index(name), spices)
        for name, spices in named(SITES, list_of(spice, 1, MOST_SPICES))(raw, where)
    )


def one_or_more(raw: Json, where: str) -> Load:
    found = load(raw, where)
    if not found:
        raise unlike(where, "some-spices", raw)
    return found


def spices(raw: Json, where: str) -> Spices:
    return tuple(sorted(list_of(spice, 1, MOST_SPICES)(raw, where)))


def site_place(raw: Json, where: str) -> int:
    """A plantation space."""
    return int(one_of("space", SITES[:SPACES])(raw, where))


def colony_tile(raw: Json, where: str) -> str:
    """Two different spices, or any."""
    found = text(raw, where)
    kinds = found.split("/")
    if found != ANY and (len(set(kinds)) != 2 or len(kinds) != 2 or not set(kinds) <= set(SPICES)):
        raise unlike(where, "colony-tile", raw)
    return found


def symbols(raw: Json, where: str) -> tuple[int, ...]:
    """The symbols of a hand; one that is named is there at least once."""
    fields = Fields(raw, where)
    counts = tuple(fields.may(name, integer(1, CARDS), 0) for name in SYMBOLS)
    fields.end()
    return counts


def bonus(raw: Json, where: str) -> c.Bonus:
    """Exactly one thing."""
    pairs = named(BONUSES, printed)(raw, where)
    if len(pairs) != 1:
        raise unlike(where, "bonus", raw)
    return c.Bonus(*pairs[0])


def rewards(raw: Json, where: str) -> tuple[int, ...]:
    """The rows of a column whose reward is gone, each once."""
    rows = list_of(integer(*REWARDED), 0, len(REWARDED))(raw, where)
    if len(set(rows)) != len(rows):
        raise unlike(where, "different-rows", raw)
    return tuple(sorted(rows))


def sites(raw: Json, where: str) -> tuple[tuple[int, Site], ...]:
    """What lies on a personal board, in the shape of the state."""
    fields = Fields(raw, where)
    found = tuple(
        (place, fields.need(name, plantation_site if place < SPACES else colony_site))
        for place, name in enumerate(SITES)
        if name in fields
    )
    fields.end()
    return found


def plantation_site(raw: Json, where: str) -> Site:
    fields = Fields(raw, where)
    empty = plantation(fields.need("tile", space_tile))
    lying = tuple(sorted(fields.need("spices", list_of(spice))))
    fields.end()
    return empty._replace(spices=lying)


def colony_site(raw: Json, where: str) -> Site:
    """How many fields it has is for the set to say."""
    fields = Fields(raw, where)
    one = fields.need("tile", colony_tile)
    admits = ANY_SPICE if one == ANY else tuple(sorted(one.split("/")))
    found = Site(one, admits, 0, tuple(sorted(fields.need("spices", list_of(spice)))))
    fields.end()
    return found
