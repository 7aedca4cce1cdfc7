"""What a game has to know for its moves to be searched."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol, TypeVar

S = TypeVar("S", contravariant=True)
M = TypeVar("M", covariant=True)


class Policy(Protocol[S, M]):
    """Rules of thumb, which look at nothing that is hidden."""

    def candidates(self, state: S, most: int) -> Sequence[M]:
        """The moves worth looking at for whoever is due, the best-looking first; at least one."""

    def beside(self, state: S, by: str) -> M | None:
        """What a player does of himself where nobody in particular is due, if anything."""

    def choose(self, state: S, chance: Random) -> M:
        """How the game goes on in a playout: quickly, and not always in the same way."""

    def value(self, state: S, by: str) -> float:
        """How good a state is for a player, from 0 (lost) to 1 (won)."""

    def is_quiet(self, state: S) -> bool:
        """Whether it may be valued here, where nothing is half done."""
