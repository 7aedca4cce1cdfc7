"""What ships, projects and crews may still earn at the docks."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from companion.vasco.rules.state import VP_A_SHIP, Board, Docks, Player, State, Tile

Values = tuple[int, ...]
"""Of docks, the dearest first."""

_DISCOUNT = 0.9
"""A dock that is empty now may be taken first by somebody else."""
KEPT = 512


def docks_ahead(state: State, again: bool) -> Values:
    """The docks a ship may find empty: those that are, and, if there is another round, those of
    landings about to sail on."""
    return _docks(state.board, state.landings, again)


@lru_cache(maxsize=KEPT)
def _docks(board: Board, landings: tuple[Docks, ...], again: bool) -> Values:
    found: list[int] = []
    for landing, docks in zip(board.landings, landings, strict=True):
        empty = [value for value, ship in zip(landing.docks, docks, strict=True) if ship is None]
        found += landing.docks if again and len(empty) < 2 else empty
    return tuple(sorted(found, reverse=True))


@lru_cache(maxsize=KEPT)
def best_dock(limit: int, docks: Values) -> float:
    """What a ship of this limit earns at the dearest dock that takes it."""
    return _DISCOUNT * next((value for value in docks if value <= limit), VP_A_SHIP)


@lru_cache(maxsize=KEPT)
def sailing_worth(limits: tuple[int, ...], docks: Values) -> float:
    """What ships of these limits earn, each in a dock of its own."""
    found, waiting = 0.0, sorted(limits)
    for value in docks:
        ship = next((limit for limit in waiting if limit >= value), None)
        if ship is not None:
            waiting.remove(ship)
            found += _DISCOUNT * value
    return found + VP_A_SHIP * len(waiting)


class Crews(NamedTuple):
    manned: list[Tile]
    """The projects he could launch."""
    waiting: list[tuple[Tile, int]]
    """Those he cannot, with how many sailors they lack."""
    left: list[int]
    """The sailors and, last, the missionaries that go aboard nowhere."""


def crews(player: Player, docks: Values) -> Crews:
    """Those first that earn most beyond their crew, each with the colours he has most of."""
    found = Crews([], [], [*player.sailors, player.missionaries])
    for project in sorted(
        player.projects, key=lambda each: each.crew - best_dock(each.limit, docks)
    ):
        lacks = project.crew - sum(1 for count in found.left if count)
        if lacks > 0:
            found.waiting.append((project, lacks))
            continue
        for place in sorted(range(5), key=lambda each: -found.left[each])[: project.crew]:
            found.left[place] -= 1
        found.manned.append(project)
    return found
