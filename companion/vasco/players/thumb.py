"""Rules of thumb for every decision: the policy of Vasco da Gama."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import tanh
from random import Random

from companion.vasco.players import placing
from companion.vasco.players.acting import actions, launch
from companion.vasco.players.favours import sendings
from companion.vasco.players.worth import worth
from companion.vasco.rules.acting import the_call
from companion.vasco.rules.moves import Finish, Move, Navigate
from companion.vasco.rules.phases import OVER, OVERVIEW
from companion.vasco.rules.state import SERNIGI, State
from companion.vasco.rules.supply import seat_of
from companion.vasco.rules.vasco import apply

_OTHERWISE = 0.1
"""How often, in a playout, somebody does the second-best thing."""
_DECIDED = 25
"""A lead of so many VP is all but won."""
_WON = 0.6
"""How much of a game that is over the victory counts for; the rest is by how much."""


class Thumb:
    def candidates(self, state: State, most: int) -> Sequence[Move]:
        step = OVERVIEW[state.stage].step
        if step == "place":
            return placing.best(state, most)
        if step == "navigate":
            return [Navigate()]
        if step == "finish":
            last = (self.beside(state, player.colour) for player in state.players)
            return [next((move for move in last if move), Finish())]
        if step == "send":
            owner = state.owners[SERNIGI]
            assert owner
            return _best(state, owner, sendings(state))[:most]
        _, disc = the_call(state)
        ready = launch(state, state.players[seat_of(state, disc.player)])
        if ready and disc.area == "navigation":
            return [ready]
        return _best(state, disc.player, actions(state))[:most]

    def beside(self, state: State, by: str) -> Move | None:
        """9.2: a last launch."""
        if OVERVIEW[state.stage].step != "finish":
            return None
        return launch(state, state.players[seat_of(state, by)])

    def choose(self, state: State, chance: Random) -> Move:
        best = self.candidates(state, 2)
        return best[-1 if chance.random() < _OTHERWISE else 0]

    def value(self, state: State, by: str) -> float:
        mine = worth(state, seat_of(state, by))
        others = max(
            worth(state, seat) for seat, each in enumerate(state.players) if each.colour != by
        )
        lead = 0.5 + 0.5 * tanh((mine - others) / _DECIDED)
        if state.winners is None:
            return lead
        return _WON * (by in state.winners) / len(state.winners) + (1 - _WON) * lead

    def is_quiet(self, state: State) -> bool:
        """Between two rounds."""
        return state.stage == OVER or (
            OVERVIEW[state.stage].step == "place" and not any(state.placed)
        )


def _best(state: State, colour: str, moves: Iterable[Move]) -> list[Move]:
    """By what each would be worth, the best first."""
    seat = seat_of(state, colour)
    rated = [(move, worth(apply(state, move).state, seat)) for move in moves]
    return [move for move, _ in sorted(rated, key=lambda each: -each[1])]
