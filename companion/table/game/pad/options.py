"""The families of legal moves."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations
from random import Random
from typing import Any

from companion.table.game import Refusal
from companion.table.game.pad.declared import Pad
from companion.table.game.pad.entering import leaders, unsettled
from companion.table.game.pad.moves import Finish, Move, Round, Score, Settle
from companion.table.game.pad.state import State


@dataclass(slots=True)
class Moves:
    """All the moves of a kind."""

    kind: str
    pad: Pad
    state: State
    apply: Callable[[State, Any], object]

    def __contains__(self, move: object) -> bool:
        try:
            self.apply(self.state, move)
        except (Refusal, KeyError):
            return False
        return True

    def __iter__(self) -> Iterator[Move]:
        return (move for move in _LISTED[self.kind](self.pad, self.state) if move in self)

    def pick(self, chance: Random) -> Move:
        if self.kind == "score":
            return self._entry(chance)
        if self.kind == "settle":
            return self._settlement(chance)
        moves: list[Move] = [*self]
        return chance.choice(moves)

    def _entry(self, chance: Random) -> Move:
        """What somebody would write down at a table."""
        kept = [each for each in self.pad.entered if each.stands(self.state.components)]
        while True:
            category = chance.choice(kept)
            told = [chance.choice(choice.keys or choice.every) for choice in category.choices]
            colour = chance.choice(self.state.players).colour
            move = Score(colour, category.name, category.whole(told))
            if move in self:
                return move

    def _settlement(self, chance: Random) -> Move:
        """Of anybody what he is asked next."""
        asked = dict(reversed(unsettled(self.pad, self.state)))
        colour = chance.choice(sorted(asked))
        category = self.pad.category(asked[colour])
        told = [chance.choice(choice.keys or choice.every) for choice in category.choices]
        return Settle(colour, category.name, category.whole(told))


def _scores(pad: Pad, state: State) -> Iterator[Move]:
    for player in state.players:
        for category in pad.entered:
            for value in category.every():
                yield Score(player.colour, category.name, value)


def _rounds(pad: Pad, state: State) -> Iterator[Move]:
    yield Round()


def _settlements(pad: Pad, state: State) -> Iterator[Move]:
    for colour, name in unsettled(pad, state):
        for value in pad.category(name).every():
            yield Settle(colour, name, value)


def _ends(pad: Pad, state: State) -> Iterator[Move]:
    yield Finish()
    first = leaders(pad, state)
    for count in range(1, len(first) + 1):
        for winners in combinations(first, count):
            yield Finish(winners)


_LISTED = {"score": _scores, "round": _rounds, "settle": _settlements, "finish": _ends}
