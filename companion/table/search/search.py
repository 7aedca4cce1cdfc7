"""The best of a few moves, by playing each of them on in the same worlds.

Sequential halving: the playouts are shared out in rounds, after each of which the worse half of the
moves is let go.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from math import ceil, log2
from random import Random
from typing import Any, NamedTuple

from companion.table.game import Game, Json
from companion.table.search.playing_out import World
from companion.table.search.policy import Policy


class Effort(NamedTuple):
    """How much is thought about one decision."""

    playouts: int
    candidates: int = 8
    quiets: int = 2
    """So many quiet states a playout reaches before it is valued."""


class Choice(NamedTuple):
    """A move, and what is thought of it and of the others."""

    move: Any
    values: tuple[tuple[Any, float], ...] = ()
    """The moves looked at with how they did, from 0 to 1, the best first."""


class Players(NamedTuple):
    """What a game supplies for empty chairs."""

    policy: Policy[Any, Any]
    strengths: Mapping[str, Effort]
    """By the names of the players, the weakest first."""


class _Tried:
    def __init__(self, move: Any, state: Any) -> None:
        self.move, self.state = move, state
        self.sum, self.playouts = 0.0, 0

    @property
    def mean(self) -> float:
        return self.sum / self.playouts if self.playouts else 0.0


def chosen(thinking: Generator[None, None, Choice]) -> Choice:
    """The end of it, however long it takes."""
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            choice: Choice = end.value
            return choice


def thinking(
    game: Game[Any, Any],
    policy: Policy[Any, Any],
    components: Json,
    state: Any,
    by: str,
    effort: Effort,
    chance: Random,
) -> Generator[None, None, Choice]:
    """Pauses after every move of a playout, so that whoever asks can do other things between."""
    moves = policy.candidates(state, effort.candidates)
    if len(moves) == 1 or not effort.playouts:
        return Choice(moves[0])
    left = [_Tried(move, game.apply(state, move).state) for move in moves]
    tried = list(left)
    rounds = ceil(log2(len(left)))
    for _ in range(rounds):
        for _ in range(max(1, effort.playouts // (rounds * len(left)))):
            world = World.sampled(game, components, chance)
            for each in left:
                end = yield from world.played_out(game, policy, each.state, effort.quiets)
                each.sum += policy.value(end, by)
                each.playouts += 1
        left.sort(key=lambda each: -each.mean)
        del left[(len(left) + 1) // 2 :]
    gone = [each for each in tried if each not in left]
    order = left + sorted(gone, key=lambda each: (-each.playouts, -each.mean))
    return Choice(left[0].move, tuple((each.move, each.mean) for each in order))
