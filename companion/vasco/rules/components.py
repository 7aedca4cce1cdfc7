"""Component sets: what is printed on a group's own copy. Their figures are data, never code."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from companion.table.components import opened
from companion.table.game import RECORD, Figure, Json, Refusal
from companion.table.game.fields import Fields, integer, list_of, unlike
from companion.vasco.rules.notation import pieces
from companion.vasco.rules.state import (
    AREAS,
    DISCS,
    LANDINGS,
    SAILORS,
    Board,
    Crew,
    Landing,
    Tile,
    Vdg,
    crew_of,
)

SAILORS_IN_ALL = 32
DECKS = ("I", "II", "III")
MOST_DOCKS = 24
MOST_TILES = 200
"""Of docks on one coast and of tiles in one stack; no copy has nearly so many."""
PLAYERS = ("2", "3", "4")
"""The numbers of players, as the keys of the slots name them."""


BOARD = ("landings", "refund", "slots", "sailors")
TILES = ("projects", "vdg", "merchants")
"""The parts of a set that are compared with the copy at once, and those that come up."""


class Components(NamedTuple):
    """A component set that has been read."""

    refund: tuple[int, ...]
    slots: dict[str, tuple[int, int, int, int]]
    landings: tuple[Landing, ...]
    sailors: Crew
    missionaries: int
    merchants: tuple[int, ...]
    vdg: tuple[Vdg, ...]
    projects: tuple[tuple[Tile, ...], ...]


def read_components(raw: Json) -> Components:
    fields = opened(raw)
    found = Components(
        refund=fields.need("refund", list_of(pieces.amount, 4, 4)),
        slots=fields.need("slots", read_slots),
        landings=fields.need("landings", read_landings),
        sailors=fields.need("sailors", read_sailors),
        missionaries=fields.need("missionaries", pieces.amount),
        merchants=fields.need("merchants", list_of(pieces.limit, 0, MOST_TILES)),
        vdg=fields.need("vdg", list_of(read_vdg, 0, MOST_TILES)),
        projects=fields.need("projects", read_decks),
    )
    fields.end()
    return found


def read_slots(raw: Json, where: str) -> dict[str, tuple[int, int, int, int]]:
    areas = Fields(raw, where)
    slots = {area: areas.need(area, read_counts) for area in AREAS}
    areas.end()
    return {
        players: (
            slots["characters"][players],
            slots["recruiting"][players],
            slots["projects"][players],
            slots["navigation"][players],
        )
        for players in PLAYERS
    }


def read_counts(raw: Json, where: str) -> dict[str, int]:
    counts = Fields(raw, where)
    found = {players: counts.need(players, pieces.amount) for players in PLAYERS}
    counts.end()
    return found


def read_landings(raw: Json, where: str) -> tuple[Landing, ...]:
    fields = Fields(raw, where)
    found = tuple(fields.need(name, read_landing) for name in LANDINGS)
    fields.end()
    return found


def read_landing(raw: Json, where: str) -> Landing:
    fields = Fields(raw, where)
    found = Landing(
        fields.need("docks", list_of(pieces.limit, 1, MOST_DOCKS)),
        fields.need("complete", pieces.amount),
    )
    fields.end()
    return found


def read_sailors(raw: Json, where: str) -> Crew:
    fields = Fields(raw, where)
    counts = [fields.need(colour, integer(0, SAILORS_IN_ALL)) for colour in SAILORS]
    fields.end()
    if sum(counts) != SAILORS_IN_ALL:
        raise unlike(where, "all-sailors", raw)
    return crew_of(counts)


def read_vdg(raw: Json, where: str) -> Vdg:
    fields = Fields(raw, where)
    found = pieces.vdg(fields)
    fields.end()
    return found


tiles = list_of(pieces.ship_tile, 0, MOST_TILES)


def read_decks(raw: Json, where: str) -> tuple[tuple[Tile, ...], ...]:
    fields = Fields(raw, where)
    found = tuple(fields.need(deck, tiles) for deck in DECKS)
    fields.end()
    return found


def board(components: Components, colours: Sequence[str]) -> Board:
    """What is printed, for these players; refused where they could not place all their discs."""
    slots = components.slots[str(len(colours))]
    wanted = DISCS * len(colours) + 1
    if sum(slots) < wanted:
        raise Refusal(
            RECORD,
            "components-slots",
            players=Figure("number", len(colours)),
            wanted=Figure("number", wanted),
            found=Figure("number", sum(slots)),
        )
    return Board(
        tuple(colours),
        components.refund,
        slots,
        components.landings,
        components.sailors,
        components.missionaries,
    )
