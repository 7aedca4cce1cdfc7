"""What is said to lie somewhere, as far as it was not known: a figure, a crew, a tile, a ship."""

from __future__ import annotations

from typing import Any

from companion.vasco.rules.draws import UPPER
from companion.vasco.rules.lying.edit import edit, in_dock
from companion.vasco.rules.notation.pieces import ship_tile
from companion.vasco.rules.state import (
    CHARACTERS,
    DIAS,
    SAILORS,
    SECTION_SIZE,
    Crew,
    Docked,
    State,
    Vdg,
    crew_of,
    put,
    without,
)
from companion.vasco.rules.supply import with_player


@edit("in_round")
def in_round(state: State, number: int) -> State:
    return state._replace(round=number)


@edit("first")
def first(state: State, seat: int) -> State:
    return state._replace(first=seat)


@edit("given")
def given(state: State, character: str, colour: str | None) -> State:
    """A character is with a player, or on the board. Who has Dias is first player (8.6)."""
    place = CHARACTERS.index(character)
    state = state._replace(owners=put(state.owners, place, colour))
    if place == DIAS and colour:
        state = state._replace(first=state.board.colours.index(colour))
    return state


@edit("figure")
def figure(state: State, seat: int, what: str, amount: int) -> State:
    """VP, Reals, captains or missionaries of a player."""
    held: dict[str, Any] = {what: amount}
    return with_player(state, seat, state.players[seat]._replace(**held))


@edit("sailors")
def sailors(state: State, seat: int, colour: str, count: int) -> State:
    player = state.players[seat]
    crew = put(player.sailors, SAILORS.index(colour), count)
    return with_player(state, seat, player._replace(sailors=crew_of(crew)))


@edit("recruits")
def recruits(state: State, section: int, colour: str, count: int) -> State:
    """The sailors of a colour in a section.

    Most sections are full when a round begins (8.5): what is left of the five is taken to be of
    the last colour, until that colour is told itself.
    """
    old = state.sections[section - 1]
    crew = crew_of(put(old, SAILORS.index(colour), count))
    if colour != SAILORS[-1] and (sum(old) in (0, SECTION_SIZE) or sum(crew) > SECTION_SIZE):
        crew = _filled(state, section, crew)
    return state._replace(sections=put(state.sections, section - 1, crew))


def _filled(state: State, section: int, crew: Crew) -> Crew:
    """With as many of the last colour as have room, and as the game has."""
    elsewhere = [each for number, each in enumerate(state.sections, 1) if number != section]
    elsewhere += [player.sailors for player in state.players]
    there = state.board.sailors[-1] - sum(each[-1] for each in elsewhere)
    room = SECTION_SIZE - sum(crew[:-1])
    return crew_of((*crew[:-1], max(0, min(room, there))))


@edit("project")
def project(state: State, seat: int, tile: str) -> State:
    """One more project before a player."""
    player = state.players[seat]
    projects = (*player.projects, ship_tile(tile, ""))
    return with_player(state, seat, player._replace(projects=projects))


@edit("ship")
def ship(state: State, seat: int, tile: str) -> State:
    """One more launched ship before a player."""
    player = state.players[seat]
    return with_player(state, seat, player._replace(ships=(*player.ships, ship_tile(tile, ""))))


@edit("launched")
def launched(state: State, seat: int, tile: str) -> State:
    """A project turns out to lie there as a ship."""
    player = state.players[seat]
    projects = without(player.projects, ship_tile(tile, ""))
    afloat: State = ship(seat, tile)(with_player(state, seat, player._replace(projects=projects)))
    return afloat


@edit("no_ship")
def no_ship(state: State, seat: int, tile: str) -> State:
    """It does not lie there at all."""
    player = state.players[seat]
    ships = without(player.ships, ship_tile(tile, ""))
    return with_player(state, seat, player._replace(ships=ships))


@edit("docked")
def docked(state: State, landing: str, dock: int, owner: str, tile: str) -> State:
    there = ship_tile(tile, "")
    return in_dock(state, landing, dock, Docked(there.limit, owner, there))


@edit("merchant_docked")
def merchant_docked(state: State, landing: str, dock: int, limit: int) -> State:
    return in_dock(state, landing, dock, Docked(limit))


@edit("dock_empty")
def dock_empty(state: State, landing: str, dock: int) -> State:
    return in_dock(state, landing, dock, None)


@edit("offered")
def offered(state: State, *tiles: str) -> State:
    """São Gabriel's space first, then the upper ones."""
    for each in (ship_tile(text, "") for text in tiles):
        if state.sao_gabriel is None:
            state = state._replace(sao_gabriel=each)
        else:
            state = state._replace(upper=(*state.upper, each)[:UPPER])
    return state


@edit("not_offered")
def not_offered(state: State, tile: str) -> State:
    return state._replace(upper=without(state.upper, ship_tile(tile, "")))


@edit("no_sao_gabriel")
def no_sao_gabriel(state: State) -> State:
    return state._replace(sao_gabriel=None)


@edit("turned_up")
def turned_up(state: State, initial: int, variation: int, first: int, second: int) -> State:
    return state._replace(vdg=Vdg(initial, variation, (first, second)))


@edit("merchant")
def merchant(state: State, limit: int) -> State:
    return state._replace(merchant=limit)
