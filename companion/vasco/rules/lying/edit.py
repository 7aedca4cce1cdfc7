"""An edit: something said of how the table lies, which makes another state of the one before."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from companion.table.game import Json
from companion.vasco.rules.state import LANDINGS, Docked, State, put


class Edit(NamedTuple):
    """What was said, by name and in figures, so that it can be kept and said again."""

    name: str
    said: tuple[Json, ...] = ()

    def __call__(self, state: State) -> State:
        return _EDITS[self.name](state, *self.said)


def read_edit(name: str, said: Sequence[Json]) -> Edit:
    """What was kept; a place is a tuple."""
    return Edit(name, tuple(tuple(each) if isinstance(each, list) else each for each in said))


Counting = Callable[[int], Edit]
"""What a count of pieces makes."""

_EDITS: dict[str, Callable[..., State]] = {}


def edit(change: Callable[..., State]) -> Callable[..., Edit]:
    """Called with all that is said but the state it is said of."""
    _EDITS[change.__name__] = change
    return lambda *said: Edit(change.__name__, said)


def in_dock(state: State, landing: str, dock: int, there: Docked | None) -> State:
    """What lies in a dock, whatever lay there."""
    place = LANDINGS.index(landing)
    docks = put(state.landings[place], dock, there)
    return state._replace(landings=put(state.landings, place, docks))
