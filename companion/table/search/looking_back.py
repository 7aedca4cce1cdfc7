"""What a game was decided by: the chances of everybody, decision by decision, and those decisions
that cost somebody most of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from random import Random
from typing import Any, NamedTuple

from companion.table.game import Game, Json, player_of
from companion.table.search.playing_out import World
from companion.table.search.policy import Policy

_GLANCE = 2
"""At first every decision is played on in so many worlds alone, so that all of them are known soon,
and in what order to look at them."""
_LOOKED_AT = 3
"""So many other moves are then played on beside the one that was made."""
_WORLDS, _MORE_WORLDS = 6, 24
"""In so many worlds each is played on; of what seems to have mattered, in more."""
_SEEMS = 8
"""So many decisions are looked at once more."""
_BEFORE_TOLD = 3
"""So many are looked at before any is told of."""
_NOTHING = 0.01
"""Who lost no more than that may have decided as well."""


class Made(NamedTuple):
    """A decision of a game: the number of its move, the state before, and what was done."""

    number: int
    by: str
    state: Any
    move: Any


class Mattered(NamedTuple):
    """A decision, what would have been better, and how good both were, from 0 to 1."""

    made: Made
    better: Any
    chance: float
    could_be: float

    @property
    def lost(self) -> float:
        return self.could_be - self.chance


def decisions(game: Game[Any, Any], before: Any, line: Sequence[Any]) -> Iterator[Made]:
    """Of the entries of a course, those somebody in particular was asked for."""
    for entry in line:
        due = game.due(before)
        by = player_of(entry.move)
        if by in due.players and entry.raw["do"] in due.kinds:
            yield Made(entry.number, by, before, entry.move)
        before = entry.state


class LookingBack:
    """Goes through a game a little at a time; what is known already can be had meanwhile."""

    def __init__(
        self,
        game: Game[Any, Any],
        policy: Policy[Any, Any],
        components: Json,
        made: Sequence[Made],
        chance: Random,
    ) -> None:
        self._game, self._policy, self._components = game, policy, components
        self._chance, self._made = chance, made
        self.chances: dict[int, Mapping[str, float]] = {}
        """By the number of the move, everybody's share of the chances once it was made."""
        self._looked: set[int] = set()
        self._mattered: dict[int, Mattered] = {}
        self._steps = self._through()
        self.done = False

    def think(self) -> None:
        """A little more."""
        self.done = self.done or next(self._steps, self) is self

    @property
    def share(self) -> float:
        """How much there was to be looked at before anything is looked at once more."""
        if not self._made:
            return 1.0
        whole = _WORLDS * (_LOOKED_AT + 1)
        looked = _GLANCE * len(self.chances) + whole * len(self._looked)
        return looked / ((_GLANCE + whole) * len(self._made))

    def mattered(self, most: int) -> list[Mattered]:
        """Those that cost most, the worst first; none before it is known where to look."""
        if len(self._looked) < min(_BEFORE_TOLD, len(self._made)):
            return []
        found = sorted(self._mattered.values(), key=lambda each: -each.lost)
        return [each for each in found[:most] if each.lost > _NOTHING]

    def _through(self) -> Iterator[None]:
        for made in self._made:
            yield from self._glance(made)
        for made in self._by_what_was_lost():
            yield from self._look(made, _WORLDS)
            self._looked.add(made.number)
        for each in self.mattered(_SEEMS):
            yield from self._look(each.made, _MORE_WORLDS)

    def _glance(self, made: Made) -> Iterator[None]:
        start = self._game.apply(made.state, made.move).state
        sum_ = dict.fromkeys([each.colour for each in made.state.players], 0.0)
        for _ in range(_GLANCE):
            world = World.sampled(self._game, self._components, self._chance)
            end = yield from world.played_out(self._game, self._policy, start, 1)
            for seat in sum_:
                sum_[seat] += self._policy.value(end, seat)
        self.chances[made.number] = _shares(sum_)

    def _by_what_was_lost(self) -> list[Made]:
        """Those first after which whoever decided had so much less than before, at a glance."""
        lost = {}
        for before, made in pairwise(self._made):
            had = self.chances[before.number][made.by]
            lost[made.number] = had - self.chances[made.number][made.by]
        return sorted(self._made, key=lambda made: -lost.get(made.number, 0.0))

    def _look(self, made: Made, worlds: int) -> Iterator[None]:
        game, policy = self._game, self._policy
        candidates = policy.candidates(made.state, _LOOKED_AT)
        moves = [made.move, *(move for move in candidates if move != made.move)]
        starts = [game.apply(made.state, move).state for move in moves]
        seats = [each.colour for each in made.state.players]
        sums = [dict.fromkeys(seats, 0.0) for _ in moves]
        for _ in range(worlds):
            world = World.sampled(game, self._components, self._chance)
            for start, sum_ in zip(starts, sums, strict=True):
                end = yield from world.played_out(game, policy, start, 1)
                for seat in seats:
                    sum_[seat] += policy.value(end, seat) / worlds
        shares = [_shares(each) for each in sums]
        self.chances[made.number] = shares[0]
        others = [(share[made.by], move) for share, move in zip(shares[1:], moves[1:], strict=True)]
        if others:
            could_be, better = max(others, key=lambda each: each[0])
            self._mattered[made.number] = Mattered(made, better, shares[0][made.by], could_be)


def _shares(values: Mapping[str, float]) -> Mapping[str, float]:
    """Of everybody's chances, which come to one."""
    whole = sum(values.values()) or 1.0
    return {seat: value / whole for seat, value in values.items()}
