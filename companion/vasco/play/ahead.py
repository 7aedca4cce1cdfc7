"""Discs told ahead of their turn (2.2): people place faster than anybody enters.

What is told waits until it is the turn of its player; meanwhile its number and its slot count as
taken.
"""

from __future__ import annotations

from typing import NamedTuple

from companion.play.ahead import Conflict
from companion.table.game import Refusal
from companion.table.game.distinct import distinct
from companion.vasco.rules.moves import Place
from companion.vasco.rules.phases import due
from companion.vasco.rules.placing import discs_left, foreseen, lay_own
from companion.vasco.rules.state import State
from companion.vasco.rules.supply import seat_of

Told = tuple[Place, ...]


@distinct
class Ahead(NamedTuple):
    """One disc of a player is to be told ahead of his turn."""

    player: str


@distinct
class Withdrawn(NamedTuple):
    """A disc told ahead is not to be placed after all."""

    disc: Place


def placing_due(state: State) -> str:
    """The player whose turn it is to place a disc, if one is."""
    awaited = due(state)
    return awaited.players[0] if awaited.kinds == ("place",) else ""


def tell(state: State, told: Told, disc: Place) -> Told:
    """One disc more; refused where it could not lie there with all others."""
    lay_own(foreseen(state, told, disc.player), disc)
    return (*told, disc)


def untold(state: State, told: Told, player: str) -> int:
    """The discs of a player that neither lie nor were told."""
    return discs_left(foreseen(state, told, player), seat_of(state, player))


def still_told(state: State, told: Told) -> Told:
    """What of it is still to come: not what lies there, nor what nobody has a disc for."""
    if not placing_due(state):
        return ()
    left = [disc for disc in told if not lies(state, disc)]
    return tuple(disc for disc in left if untold(state, (), disc.player))


def lies(state: State, disc: Place) -> bool:
    lying = state.placed[disc.number]
    return lying is not None and lying == (disc.player, disc.area)


def next_told(state: State, told: Told) -> Place | Conflict | None:
    """What the player whose turn it is was told to place, if anything."""
    placing = placing_due(state)
    for disc in told:
        if disc.player == placing:
            try:
                lay_own(state, disc)
            except Refusal as refusal:
                return Conflict(disc, refusal)
            return disc
    return None
