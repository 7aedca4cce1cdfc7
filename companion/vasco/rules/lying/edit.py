"""An edit: something said of how the table lies, which makes another state of the one before."""

from __future__ import annotations

from collections.abc import Callable

from companion.table.game.edits import Edit, Sayings
from companion.vasco.rules.state import LANDINGS, Docked, State, put

Counting = Callable[[int], Edit]
"""What a count of pieces makes."""

SAYINGS = Sayings()
edit, read_edit = SAYINGS.edit, SAYINGS.read


def in_dock(state: State, landing: str, dock: int, there: Docked | None) -> State:
    """What lies in a dock, whatever lay there."""
    place = LANDINGS.index(landing)
    docks = put(state.landings[place], dock, there)
    return state._replace(landings=put(state.landings, place, docks))
