"""Discs told ahead of their turn (2.2): people place faster than anybody enters.

What is told waits until it is the turn of its player; meanwhile its number and its slot count as
taken.
"""

from __future__ import annotations

from typing import NamedTuple

from companion.table.game import Refusal
from companion.vasco.rules.moves import Place
from companion.vasco.rules.phases import OVERVIEW
from companion.vasco.rules.placing import has_additional, place, placer
from companion.vasco.rules.state import State
from companion.vasco.rules.supply import seat_of

Told = tuple[Place, ...]


class Conflict(NamedTuple):
    """A disc told ahead that cannot lie there after all, and why."""

    disc: Place
    refusal: Refusal


def placing_due(state: State) -> str:
    """The player whose turn it is to place a disc, if one is."""
    if OVERVIEW[state.stage].step != "place":
        return ""
    seat = placer(state)
    assert seat is not None
    return state.players[seat].colour


def foreseen(state: State, told: Told, player: str) -> State:
    """The table with these discs on it, on this player's turn."""
    for disc in told:
        try:
            state = _laid(state, disc)
        except Refusal:
            continue
    return state._replace(turn=seat_of(state, player))


def _laid(state: State, disc: Place) -> State:
    return place(state._replace(turn=seat_of(state, disc.player)), disc, [])


def tell(state: State, told: Told, disc: Place) -> Told:
    """One disc more; refused where it could not lie there with all others."""
    _laid(foreseen(state, told, disc.player), disc)
    return (*told, disc)


def untold(state: State, told: Told, player: str) -> int:
    """The discs of a player that neither lie nor were told."""
    seen = foreseen(state, told, player)
    seat = seat_of(seen, player)
    return seen.players[seat].discs + has_additional(seen, seat)


def still_told(state: State, told: Told) -> Told:
    """What of it is still to come: not what lies there, nor what nobody has a disc for."""
    due = placing_due(state)
    if not due:
        return ()
    left = [disc for disc in told if not lies(state, disc)]
    return tuple(disc for disc in left if untold(state, (), disc.player))


def lies(state: State, disc: Place) -> bool:
    lying = state.placed[disc.number]
    return lying is not None and lying == (disc.player, disc.area)


def next_told(state: State, told: Told) -> Place | Conflict | None:
    """What the player whose turn it is was told to place, if anything."""
    due = placing_due(state)
    for disc in told:
        if disc.player == due:
            try:
                _laid(state, disc)
            except Refusal as refusal:
                return Conflict(disc, refusal)
            return disc
    return None
