"""What is said of how a table of Goa lies, and the moves from one such table to another."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from companion.goa.rules.board import COLUMNS
from companion.goa.rules.moves import Adjust, Correct, Estate
from companion.goa.rules.state import Player, State, put, with_player
from companion.goa.rules.supply import AMOUNTS
from companion.table.game import Json

KINDS = frozenset(("adjust", "correct"))


class Holds(NamedTuple):
    """A player has so much of something."""

    seat: int
    what: str
    held: int

    @property
    def name(self) -> str:
        return "holds"

    @property
    def said(self) -> Sequence[Json]:
        return tuple(self)

    def __call__(self, state: State) -> State:
        changed: dict[str, Any] = {self.what: self.held}
        return with_player(state, self.seat, state.players[self.seat]._replace(**changed))


class Stands(NamedTuple):
    """A marker stands in a row."""

    seat: int
    column: int
    row: int

    @property
    def name(self) -> str:
        return "stands"

    @property
    def said(self) -> Sequence[Json]:
        return tuple(self)

    def __call__(self, state: State) -> State:
        player = state.players[self.seat]
        moved = player._replace(rows=put(player.rows, self.column, self.row))
        return with_player(state, self.seat, moved)


_EDITS: Mapping[str, Callable[..., Any]] = {"holds": Holds, "stands": Stands}


def read_edit(name: str, said: Sequence[Json]) -> Any:
    return _EDITS[name](*said)


def between(before: State, wanted: State, why: str) -> tuple[Any, ...]:
    """13.8 for amounts, 13.9 for the rest, all of it in one move."""
    pairs = [*zip(before.players, wanted.players, strict=True)]
    adjusted = (_adjust(old, new, why) for old, new in pairs)
    estates = tuple(
        (new.colour, estate) for old, new in pairs if (estate := _estate(old, new)) != Estate()
    )
    corrected = (Correct(why, players=estates),) if estates else ()
    return (*filter(None, adjusted), *corrected)


def _adjust(old: Player, new: Player, why: str) -> Adjust | None:
    by = {what: getattr(new, what) - getattr(old, what) for what in AMOUNTS}
    return Adjust(new.colour, why, **by) if any(by.values()) else None


def _estate(old: Player, new: Player) -> Estate:
    rows = tuple(_moved(old, new))
    return Estate(rows=rows or None, hand=new.hand if new.hand != old.hand else None)


def _moved(old: Player, new: Player) -> Iterator[tuple[str, int]]:
    for name, was, row in zip(COLUMNS, old.rows, new.rows, strict=True):
        if was != row:
            yield name, row
