"""The families of legal moves."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from random import Random

from companion.scorepad.rules import moves as m
from companion.scorepad.rules.kinds import KINDS, apply, due
from companion.scorepad.rules.state import CAPTAINS, LANDINGS, State
from companion.table.game import Family, Refusal

_STEPS = range(1, 12)
"""What one entry usually is: the docks' values end there."""


@dataclass(slots=True)
class Moves:
    """All the moves of a kind."""

    kind: str
    state: State

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, KINDS.rows[self.kind].move):
            return False
        try:
            apply(self.state, KINDS.read(KINDS.write(move)))
        except Refusal:
            return False
        return True

    def __iter__(self) -> Iterator[m.Move]:
        return iter(_LISTED[self.kind](self.state))

    def pick(self, chance: Random) -> m.Move:
        if self.kind == "score":
            return _entry(self.state, chance)
        moves: list[m.Move] = [*self]
        return chance.choice(moves)


def options(state: State) -> tuple[Family[m.Move], ...]:
    return tuple(Moves(kind, state) for kind in due(state).kinds)


def _entry(state: State, chance: Random) -> m.Move:
    """What somebody would write down at a table."""
    player = chance.choice(state.players)
    if state.with_reals and chance.random() < 0.5:
        return m.Score(player.colour, reals=max(-player.reals, chance.randint(-6, 9)))
    if chance.random() < 0.2:
        return m.Score(player.colour, landing=chance.choice(LANDINGS))
    if chance.random() < 0.1:
        return m.Score(player.colour, character="dias")
    return m.Score(player.colour, vp=chance.choice(_STEPS))


def _scores(state: State) -> Iterator[m.Move]:
    for player in state.players:
        for landing in LANDINGS:
            yield m.Score(player.colour, landing=landing)
        yield m.Score(player.colour, character="dias")
        for vp in range(-min(player.vp, m.MOST), m.MOST + 1):
            yield m.Score(player.colour, vp=vp)
        if state.with_reals:
            for reals in range(-min(player.reals, m.MOST), m.MOST + 1):
                yield m.Score(player.colour, reals=reals)


def _rounds(state: State) -> Iterator[m.Move]:
    yield m.Round()


def _settlements(state: State) -> Iterator[m.Move]:
    for colour, what in state.unsettled:
        most = CAPTAINS if what == "ships" else m.MOST
        for amount in range(most + 1):
            yield m.Settle(colour, **{what: amount})


def _ends(state: State) -> Iterator[m.Move]:
    yield m.Finish()
    for count in range(1, len(state.leaders) + 1):
        for winners in combinations(state.leaders, count):
            yield m.Finish(winners)


_LISTED = {"score": _scores, "round": _rounds, "settle": _settlements, "finish": _ends}
