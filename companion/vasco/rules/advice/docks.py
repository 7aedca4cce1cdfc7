"""The best docks for ships at a landing, and what completing it would bring."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from companion.vasco.rules.state import LANDINGS, Docked, State, Tile, put


def best_docks(state: State, landing: str, ships: Sequence[Tile]) -> tuple[tuple[Tile, int], ...]:
    """As many of the ships as find a dock, in those docks that earn most; of equal ones the left.

    Docks are filled from the dearest down, each by the smallest ship that can enter it, which
    leaves the greater ships to the docks only they could have entered.
    """
    place = LANDINGS.index(landing)
    values = state.board.landings[place].docks
    empty = [dock for dock, ship in enumerate(state.landings[place]) if ship is None]
    waiting, found = sorted(ships, key=lambda ship: ship.limit), []
    for dock in sorted(empty, key=lambda dock: (-values[dock], dock)):
        ship = next((ship for ship in waiting if ship.limit >= values[dock]), None)
        if ship:
            waiting.remove(ship)
            found.append((ship, dock))
    return tuple(found)


def with_ships(state: State, landing: str, ships: Sequence[tuple[Docked, int]]) -> State:
    """The state, were these ships in those docks."""
    place = LANDINGS.index(landing)
    docks = state.landings[place]
    for ship, dock in ships:
        docks = put(docks, dock, ship)
    return state._replace(landings=put(state.landings, place, docks))


def completing_brings(state: State, landing: str) -> dict[str, int]:
    """7.3: what the landing would bring each owner if it is complete; nothing for the merchant."""
    place = LANDINGS.index(landing)
    ships = Counter(ship.owner for ship in state.landings[place] if ship and ship.owner)
    each = state.board.landings[place].complete
    return {owner: each * count for owner, count in ships.items()}
