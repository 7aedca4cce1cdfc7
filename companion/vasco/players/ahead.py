"""How much of the game is still to come, for a player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from companion.vasco.rules.phases import OVERVIEW
from companion.vasco.rules.state import REALS_A_VP, ROUNDS, State


def _stage(step: str) -> int:
    return next(place for place, stage in enumerate(OVERVIEW) if stage.step == step)


_PLACE, _NAVIGATE = _stage("place"), _stage("navigate")

_REAL_A_ROUND = 0.07
_WITH_A_DISC, _WITH_DISCS, _NEXT_ROUND = 0.95, 0.85, 0.9


class Ahead(NamedTuple):
    rounds: int
    """After this one."""
    navigations: int
    sending: float
    """The chance that he will send ships again."""
    recruiting: float
    """The chance that he will recruit again."""


def ahead(state: State, colour: str, discs: int) -> Ahead:
    rounds = ROUNDS - state.round
    waiting = [disc.area for disc in state.placed if disc and disc.player == colour]
    unplaced = discs if state.stage <= _PLACE else 0
    return Ahead(
        rounds,
        rounds + (state.stage <= _NAVIGATE),
        _again("navigation", waiting, unplaced, rounds),
        _again("recruiting", waiting, unplaced, rounds),
    )


def _again(area: str, waiting: Sequence[str], unplaced: int, rounds: int) -> float:
    if area in waiting:
        return _WITH_A_DISC
    if unplaced:
        return _WITH_DISCS
    return _NEXT_ROUND if rounds else 0.0


def real_worth(state: State) -> float:
    """A Real at the end (9.3), and more for each round in which it can still be spent."""
    return 1 / REALS_A_VP + _REAL_A_ROUND * (ROUNDS - state.round)
