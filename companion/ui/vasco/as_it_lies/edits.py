"""What a tap says of the table: each makes another state of the one before."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.vasco.draws import UPPER
from companion.vasco.state import (
    CHARACTERS,
    DIAS,
    LANDINGS,
    SAILORS,
    Docked,
    Player,
    State,
    Tile,
    Vdg,
    crew_of,
    put,
    without,
)

Edit = Callable[[State], State]
Counting = Callable[[int], Edit]
"""What a count of pieces makes."""


def in_round(number: int) -> Edit:
    return lambda state: state._replace(round=number)


def first(seat: int) -> Edit:
    return lambda state: state._replace(first=seat)


def given(character: str, colour: str | None) -> Edit:
    """A character is with a player, or on the board. Who has Dias is first player (8.6)."""
    place = CHARACTERS.index(character)

    def edit(state: State) -> State:
        state = state._replace(owners=put(state.owners, place, colour))
        if place == DIAS and colour:
            state = state._replace(first=state.board.colours.index(colour))
        return state

    return edit


def figure(seat: int, what: str, amount: int) -> Edit:
    """VP, Reals, captains or missionaries of a player."""

    def edit(state: State) -> State:
        held: dict[str, Any] = {what: amount}
        return _with(state, seat, state.players[seat]._replace(**held))

    return edit


def sailors(seat: int, colour: str, count: int) -> Edit:
    def edit(state: State) -> State:
        player = state.players[seat]
        crew = put(player.sailors, SAILORS.index(colour), count)
        return _with(state, seat, player._replace(sailors=crew_of(crew)))

    return edit


def recruits(section: int, colour: str, count: int) -> Edit:
    """The sailors of a colour in a section."""

    def edit(state: State) -> State:
        crew = put(state.sections[section - 1], SAILORS.index(colour), count)
        return state._replace(sections=put(state.sections, section - 1, crew_of(crew)))

    return edit


def project(seat: int, tile: Tile) -> Edit:
    """One more project before a player."""

    def edit(state: State) -> State:
        player = state.players[seat]
        return _with(state, seat, player._replace(projects=(*player.projects, tile)))

    return edit


def launched(seat: int, tile: Tile) -> Edit:
    """A project turns out to lie there as a ship."""

    def edit(state: State) -> State:
        player = state.players[seat]
        return _with(
            state,
            seat,
            player._replace(projects=without(player.projects, tile), ships=(*player.ships, tile)),
        )

    return edit


def no_ship(seat: int, tile: Tile) -> Edit:
    """It does not lie there at all."""

    def edit(state: State) -> State:
        player = state.players[seat]
        return _with(state, seat, player._replace(ships=without(player.ships, tile)))

    return edit


def docked(landing: str, dock: int, ship: Docked | None) -> Edit:
    place = LANDINGS.index(landing)

    def edit(state: State) -> State:
        docks = put(state.landings[place], dock, ship)
        return state._replace(landings=put(state.landings, place, docks))

    return edit


def offered(tile: Tile) -> Edit:
    """São Gabriel's space first, then the upper ones."""

    def edit(state: State) -> State:
        if state.sao_gabriel is None:
            return state._replace(sao_gabriel=tile)
        return state._replace(upper=(*state.upper, tile)[:UPPER])

    return edit


def not_offered(tile: Tile) -> Edit:
    return lambda state: state._replace(upper=without(state.upper, tile))


def no_sao_gabriel(state: State) -> State:
    return state._replace(sao_gabriel=None)


def turned_up(vdg: Vdg) -> Edit:
    return lambda state: state._replace(vdg=vdg)


def merchant(limit: int) -> Edit:
    return lambda state: state._replace(merchant=limit)


def _with(state: State, seat: int, player: Player) -> State:
    return state._replace(players=put(state.players, seat, player))
