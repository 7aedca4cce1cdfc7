"""The moves of a record in an order in which the app lets them be made.

The app makes at once what it draws and what is forced. A launch or a correction that a record has
among such moves is made before them where they would come out otherwise.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator
from typing import Any, NamedTuple

from companion.games import GAMES
from companion.table.game import Json, Refusal
from companion.table.record import Record
from companion.vasco.rules import moves as m
from companion.vasco.rules.kinds import KINDS
from companion.vasco.rules.phases import BESIDE, OVERVIEW
from companion.vasco.rules.state import State
from tests.touch.putting_off import sent_at_once

GAME = GAMES["vasco"]


class Unplayable(Exception):
    """What of a record cannot be played by touches, and why."""


class Step(NamedTuple):
    """A move, whether it is touched, and the state it leads to."""

    move: Any
    touched: bool
    state: State

    @property
    def raw(self) -> Json:
        return GAME.write(self.move)

    @property
    def kind(self) -> str:
        return KINDS.name(self.move)


class Plan:
    """The steps, and what the app is to draw on the way; `touched` where they need a screen."""

    def __init__(self, record: Record, drawing: Collection[str], touched: bool = True) -> None:
        self.steps: list[Step] = []
        self._drawn: dict[str, Any] = {}
        self._drawing = drawing
        moves = [GAME.read(_timeless(raw)) for raw in record.moves]
        begun = state = GAME.begin(record.colours, record.components).state
        moves = [*sent_at_once(state, moves)]
        self._rest = list(_set_up_first(state, moves)) if touched else [*moves]
        self._take(self._follow(state, self._rest))
        while self._rest:
            self._take(self._next(self.steps[-1].state if self.steps else state))
        for move in moves:
            state = GAME.apply(state, move).state
        reached = self.steps[-1].state if self.steps else begun
        if GAME.shown(reached) != GAME.shown(state):
            raise Unplayable("the app lets these moves be made only in an order that matters")

    def draw(self, state: State, deal: Json) -> Any:
        """What comes up in the record, where its turn is there."""
        return self._drawn.get(_known_by(state))

    def _take(self, steps: list[Step]) -> None:
        for step in steps:
            self._rest.remove(step.move)
        self.steps += steps

    def _next(self, state: State) -> list[Step]:
        """The first move after which all that makes itself comes out as in the record."""
        fault: Exception | None = None
        for move in self._candidates():
            rest = [*self._rest]
            rest.remove(move)
            try:
                made = Step(move, True, GAME.apply(state, move).state)
                return [made, *self._follow(made.state, rest)]
            except (Refusal, Unplayable) as refused:
                fault = fault or refused
        raise Unplayable(f"move {len(self.steps) + 1}: {fault}")

    def _candidates(self) -> Iterator[Any]:
        yield self._rest[0]
        yield from (move for move in self._rest[1:] if _is_anytime(move))

    def _follow(self, state: State, rest: list[Any]) -> list[Step]:
        steps, rest = [], [*rest]
        while move := self._by_itself(state, rest):
            if move in rest[:1]:
                rest.pop(0)
            else:
                rest.remove(move)
            state = GAME.apply(state, move).state
            steps.append(Step(move, False, state))
        return steps

    def _by_itself(self, state: State, rest: list[Any]) -> Any:
        due = GAME.due(state)
        if due.chance and GAME.drawn[due.kinds[0]] in self._drawing:
            if rest and KINDS.name(rest[0]) in due.kinds:
                self._drawn[_known_by(state)] = rest[0]
                return rest[0]
            return None
        forced = GAME.forced(state)
        expected = next((move for move in rest if not _is_anytime(move)), None)
        if forced is None or expected is None:
            return None
        if GAME.apply(state, forced).state != GAME.apply(state, expected).state:
            raise Unplayable(f"the app makes {GAME.write(forced)} by itself")
        return expected


def _known_by(state: State) -> str:
    """Where the order of what lies before somebody does not matter."""
    return json.dumps([GAME.shown(state), GAME.due(state).kinds, state.section], sort_keys=True)


def _set_up_first(state: State, moves: list[Any]) -> Iterator[Any]:
    """What is corrected while the table is set up can wait until it is: only then are there
    touches for it."""
    waiting = []
    for move in moves:
        if OVERVIEW[state.stage].phase != "setup":
            yield from waiting
            waiting = []
        if OVERVIEW[state.stage].phase == "setup" and _is_correction(move):
            waiting.append(move)
        else:
            yield move
        state = GAME.apply(state, move).state
    yield from waiting


def _is_correction(move: Any) -> bool:
    return isinstance(move, m.Adjust | m.Correct)


def _is_anytime(move: Any) -> bool:
    return KINDS.name(move) in BESIDE


def _timeless(raw: Json) -> Json:
    return {key: value for key, value in raw.items() if key != "at"}
