"""Families of which every move is listed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from companion.table.game import Family


class FewMoves(NamedTuple):
    kind: str
    moves: tuple[Any, ...]

    def __contains__(self, move: object) -> bool:
        return move in self.moves

    def __iter__(self) -> Iterator[Any]:
        return iter(self.moves)

    def pick(self, chance: Random) -> Any:
        return chance.choice(self.moves)


def families(**moves: Iterable[Any]) -> tuple[FewMoves, ...]:
    """By their kinds; one without a move is none."""
    listed = (FewMoves(kind, tuple(each)) for kind, each in moves.items())
    return tuple(each for each in listed if each.moves)


def only(awaited: Sequence[Family[Any]]) -> Any:
    """The one move there is, where nobody has anything left to decide."""
    moves = [move for family in awaited for move in family]
    return moves[0] if len(moves) == 1 else None
