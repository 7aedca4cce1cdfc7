"""The one way in which a state becomes another."""

from __future__ import annotations

from typing import Any

from companion.goa.rules import figures as f
from companion.goa.rules.kinds import KINDS
from companion.goa.rules.phases import kinds_beside, kinds_due, settle
from companion.goa.rules.state import State
from companion.table.game import RECORD, Refusal, Step
from companion.table.game.kinds import Ledger


def apply(state: State, move: Any) -> Step[State]:
    """Makes the move, and all that follows by itself; or raises a Refusal."""
    kind = KINDS.name(move)
    check_due(state, kind)
    ledger: Ledger = []
    state = settle(KINDS.rows[kind].apply(state, move, ledger), ledger)
    return Step(state, tuple(ledger))


def check_due(state: State, kind: str) -> None:
    """A move of a kind that is not awaited is refused before its rule is asked."""
    awaited = kinds_due(state)
    if kind in awaited or kind in kinds_beside(state):
        return
    if not awaited:
        raise Refusal(RECORD, "game-over", kind=f.move(kind))
    raise Refusal(RECORD, "not-due", kind=f.move(kind), due=f.any_of(map(f.move, awaited)))
