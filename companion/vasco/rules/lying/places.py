"""A piece lies elsewhere than it was known to, or is another one.

A place is named as a record could: `projects` and `ships` with the seat of who has them, `upper`,
`sao_gabriel`, `dock` with landing, dock and whose ship lies there, `section`, `bag`, `nowhere`.
"""

from __future__ import annotations

from typing import Any

from companion.vasco.rules.lying.edit import edit, in_dock
from companion.vasco.rules.notation.pieces import ship_tile
from companion.vasco.rules.state import (
    CHARACTERS,
    LANDINGS,
    SAILORS,
    Docked,
    State,
    Tile,
    crew_of,
    put,
    without,
)
from companion.vasco.rules.supply import with_player

Place = tuple[str | int, ...]

NOWHERE: Place = ("nowhere",)
BAG: Place = ("bag",)


@edit("is_with")
def is_with(state: State, character: str, colour: str | None) -> State:
    """A character; who is first player stays so until the end of the round."""
    return state._replace(owners=put(state.owners, CHARACTERS.index(character), colour))


@edit("tile_lies")
def tile_lies(state: State, text: str, before: Place, now: Place) -> State:
    """A tile lies in another place."""
    tile = ship_tile(text, "")
    return _laid(_lifted(state, tile, before), tile, now)


@edit("tile_is")
def tile_is(state: State, text: str, place: Place, other: str) -> State:
    """Another tile lies in its place."""
    return _laid(_lifted(state, ship_tile(text, ""), place), ship_tile(other, ""), place)


@edit("merchant_lies")
def merchant_lies(state: State, before: Place, now: Place) -> State:
    """The merchant ship of a dock lies in another one, or nowhere."""
    _, landing, dock, *_ = before
    ship = state.landings[LANDINGS.index(str(landing))][int(dock)]
    state = _docked(state, before, None)
    return state if now == NOWHERE else _docked(state, now, ship)


@edit("sailor_lies")
def sailor_lies(state: State, colour: str, before: Place, now: Place) -> State:
    return _counted(_counted(state, colour, before, -1), colour, now, 1)


@edit("amount")
def amount(state: State, slot: int, lies: int | None) -> State:
    first, second = put(state.money, slot, lies)
    return state._replace(money=(first, second))


def _lifted(state: State, tile: Tile, place: Place) -> State:
    kind, *where = place
    if kind in ("projects", "ships"):
        held = without(getattr(state.players[int(where[0])], str(kind)), tile)
        return _supplied(state, place, held)
    if kind == "upper":
        return state._replace(upper=without(state.upper, tile))
    if kind == "sao_gabriel":
        return state._replace(sao_gabriel=None)
    return _docked(state, place, None) if kind == "dock" else state


def _laid(state: State, tile: Tile, place: Place) -> State:
    kind, *where = place
    if kind in ("projects", "ships"):
        held = getattr(state.players[int(where[0])], str(kind))
        return _supplied(state, place, (*held, tile))
    if kind == "upper":
        return state._replace(upper=(*state.upper, tile))
    if kind == "sao_gabriel":
        return state._replace(sao_gabriel=tile)
    if kind == "dock":
        return _docked(state, place, Docked(tile.limit, str(where[2]), tile))
    return state


def _supplied(state: State, place: Place, tiles: tuple[Tile, ...]) -> State:
    held: dict[str, Any] = {str(place[0]): tiles}
    seat = int(place[1])
    return with_player(state, seat, state.players[seat]._replace(**held))


def _docked(state: State, place: Place, ship: Docked | None) -> State:
    return in_dock(state, str(place[1]), int(place[2]), ship)


def _counted(state: State, colour: str, place: Place, by: int) -> State:
    """So many sailors more or less; those of the bag are what is left."""
    kind, *where = place
    at = SAILORS.index(colour)
    if kind == "section":
        section = int(where[0]) - 1
        crew = state.sections[section]
        crew = crew_of(put(crew, at, crew[at] + by))
        return state._replace(sections=put(state.sections, section, crew))
    if kind == "player":
        seat = int(where[0])
        player = state.players[seat]
        crew = crew_of(put(player.sailors, at, player.sailors[at] + by))
        return with_player(state, seat, player._replace(sailors=crew))
    return state
