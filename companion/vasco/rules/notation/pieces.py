"""How a record writes the pieces of the game: read to the letter."""

from __future__ import annotations

import re

from companion.table.game import Json
from companion.table.game.fields import Fields, integer, list_of, one_of, or_null, unlike
from companion.vasco.rules.moves import BLINDLY, Blindly, Picked
from companion.vasco.rules.state import (
    AREAS,
    CHARACTERS,
    COLOURS,
    LANDINGS,
    LAST_NUMBER,
    MISSIONARY,
    NO_CREW,
    SAILORS,
    Crew,
    Docked,
    Tile,
    Vdg,
    crew_of,
    tile,
)

_TILE = re.compile(
    r"(4|5|6|7|8|9|10|11)/([1-5])(?:\+(?:([1-9])r([1-9])v|([1-9])r|([1-9])v))?", re.ASCII
)

player = one_of("colour", COLOURS)
area = one_of("area", AREAS)
landing = one_of("landing", LANDINGS)
sailor_colour = one_of("sailor", SAILORS)
character = one_of("character", CHARACTERS)
limit = integer(4, 11)
amount = integer(0, 99)
dock = integer(0)
section = integer(1, len(COLOURS))
number = integer(1, LAST_NUMBER)
crew_colours = list_of(one_of("crew", (*SAILORS, MISSIONARY)))


def ship_tile(raw: Json, where: str) -> Tile:
    found = _TILE.fullmatch(raw) if isinstance(raw, str) else None
    if not found:
        raise unlike(where, "tile", raw)
    reals, vp = found[3] or found[5] or 0, found[4] or found[6] or 0
    return tile(int(found[1]), int(found[2]), int(reals), int(vp))


tiles = list_of(ship_tile)


def crew(raw: Json, where: str) -> Crew:
    """Sailors counted by colour; a colour that is named is there at least once."""
    fields = Fields(raw, where)
    counts = [fields.may(colour, integer(1), 0) for colour in SAILORS]
    fields.end()
    return crew_of(counts)


def some_crew(raw: Json, where: str) -> Crew:
    counts = crew(raw, where)
    if counts == NO_CREW:
        raise unlike(where, "some-crew", raw)
    return counts


def two_amounts(raw: Json, where: str) -> tuple[int, int]:
    first, second = list_of(amount, 2, 2)(raw, where)
    return first, second


def turned_up(fields: Fields) -> Vdg:
    """Of a tile that came up, as far as it is known."""
    return Vdg(
        fields.may("initial", integer(4, 12), None),
        fields.may("variation", integer(-3, 3), None),
        fields.may("money", two_amounts, None),
    )


def vdg(fields: Fields) -> Vdg:
    return Vdg(
        fields.need("initial", integer(4, 12)),
        fields.need("variation", integer(-3, 3)),
        fields.need("money", two_amounts),
    )


def amounts_left(raw: Json, where: str) -> tuple[int | None, int | None]:
    first, second = list_of(or_null(amount), 2, 2)(raw, where)
    return first, second


def picked(raw: Json, where: str) -> Picked | Blindly:
    if raw == BLINDLY:
        return BLINDLY
    fields = Fields(raw, where)
    chosen = Picked(fields.need("section", section), fields.need("colour", sailor_colour))
    fields.end()
    return chosen


def docked(raw: Json, where: str) -> Docked:
    """A ship in a dock; only a merchant ship has neither owner nor tile."""
    fields = Fields(raw, where)
    found = Docked(
        owner=fields.need("owner", or_null(player)),
        limit=fields.need("limit", limit),
        ship=fields.need("ship", or_null(ship_tile)),
    )
    fields.end()
    if (found.owner is None) != (found.ship is None):
        raise unlike(where, "docked", raw)
    if found.ship and found.ship.limit != found.limit:
        raise unlike(f"{where}.limit", "limit-of-ship", found.limit)
    return found
