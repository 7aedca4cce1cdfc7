"""The best of a few moves, by playing each of them on in the same worlds.

Sequential halving: the playouts are shared out in rounds, after each of which the worse half of the
moves is let go.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
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
    """The moves looked at with how they did, from 0 to 1, or what share of everybody's chances they
    leave, the best first; none where nothing had to be found out."""


class Strength(NamedTuple):
    """A player for an empty chair: what he is called at the table, and how much he thinks."""

    name: str
    effort: Effort


class Players(NamedTuple):
    """What a game supplies for empty chairs."""

    policy: Policy[Any, Any]
    strengths: Mapping[str, Strength]
    """The weakest first."""


class Asked(NamedTuple):
    """What anybody at the table knows who is asked; how the game was dealt is not in it."""

    game: Game[Any, Any]
    components: Json
    state: Any
    by: str
    seats: Sequence[str] = ()
    """All who play, where moves are to be told by his share of the chances of all."""


class _Tried:
    def __init__(self, move: Any, state: Any) -> None:
        self.move, self.state = move, state
        self.values: list[float] = []
        """By world: all were played on in the same ones, as long as they were not let go."""

    def mean(self, worlds: int | None = None) -> float:
        found = self.values[:worlds]
        return sum(found) / len(found) if found else 0.0

    def beside(self, best: _Tried, worlds: int) -> float:
        """How it did, as if in all these worlds of the best: what lies between them counts in those
        that both have seen, since a world can be kinder than another."""
        shared = min(worlds, len(self.values))
        behind = best.mean(shared) - self.mean(shared)
        return min(1.0, max(0.0, best.mean(worlds) - behind))


class Thinking:
    """About one decision, a move of a playout at a time, so that whoever asks can do other things
    between; what is best so far can be had at any time."""

    def __init__(
        self,
        asked: Asked,
        policy: Policy[Any, Any],
        effort: Effort,
        chance: Random,
        decided: Any = None,
    ) -> None:
        """With a move that is `decided` there is nothing to think about."""
        self._asked, self._policy, self._effort, self._chance = asked, policy, effort, chance
        if decided is None:
            moves = policy.candidates(asked.state, effort.candidates)
        else:
            moves = [decided]
        clear = len(moves) == 1 or not effort.playouts
        self._tried = [_Tried(move, None) for move in moves[: 1 if clear else None]]
        self._left = list(self._tried)
        self._wholes: list[float] = []
        """What everybody's chances came to, playout by playout."""
        self._steps = iter(()) if clear else self._halving()
        self.done = clear

    def think(self) -> None:
        """A little more."""
        self.done = self.done or next(self._steps, self) is self

    def to_the_end(self) -> Choice:
        while not self.done:
            self.think()
        return self.choice

    @property
    def share(self) -> float:
        """How much of it is done."""
        wanted = max(self._effort.playouts, 1)
        return (
            1.0 if self.done else min(1.0, sum(len(each.values) for each in self._tried) / wanted)
        )

    @property
    def compared(self) -> Sequence[tuple[Any, float | None]]:
        """The moves with how they did, the best first; until each has been played on once, without
        that, and the best-looking first."""
        if values := self.choice.values:
            return values
        return [(each.move, None) for each in self._tried] if len(self._tried) > 1 else ()

    @property
    def choice(self) -> Choice:
        if len(self._tried) == 1:
            return Choice(self._tried[0].move)
        # A world that not all have been played on in would be kind or unkind to some alone.
        worlds = min(len(each.values) for each in self._left)
        best = max(self._left, key=lambda each: each.mean(worlds))
        if not worlds:
            return Choice(best.move)
        whole = sum(self._wholes) / len(self._wholes) if self._wholes else 1.0
        known = [(each.move, each.beside(best, worlds) / whole) for each in self._tried]
        # In the order of what is told, and of moves as good as each other the chosen one first.
        known.sort(key=lambda each: (-each[1], each[0] != best.move))
        return Choice(best.move, tuple(known))

    def _halving(self) -> Iterator[None]:
        game, components, state, *_ = self._asked
        for each in self._tried:
            each.state = game.apply(state, each.move).state
        rounds = ceil(log2(len(self._tried)))
        for _ in range(rounds):
            worlds = max(1, self._effort.playouts // (rounds * len(self._left)))
            for _ in range(worlds):
                yield from self._play_out(World.sampled(game, components, self._chance))
            self._left.sort(key=lambda each: -each.mean())
            del self._left[(len(self._left) + 1) // 2 :]

    def _play_out(self, world: World) -> Iterator[None]:
        """Each of those that are left, all in this world."""
        game, policy, by = self._asked.game, self._policy, self._asked.by
        for each in self._left:
            end = yield from world.played_out(game, policy, each.state, self._effort.quiets)
            each.values.append(policy.value(end, by))
            if seats := self._asked.seats:
                self._wholes.append(sum(policy.value(end, seat) for seat in seats))
