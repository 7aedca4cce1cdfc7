"""The one way in which a state becomes another."""

from __future__ import annotations

from typing import Any

from companion.goa.rules.kinds import KINDS
from companion.goa.rules.phases import kinds_beside, kinds_due, settle
from companion.goa.rules.state import State
from companion.table.game import Step
from companion.table.game.kinds import Ledger, not_due


def apply(state: State, move: Any) -> Step[State]:
    """Makes the move, and all that follows by itself; or raises a Refusal."""
    kind = KINDS.name(move)
    if kind not in kinds_due(state) and kind not in kinds_beside(state):
        raise not_due(kind, kinds_due(state))
    ledger: Ledger = []
    state = settle(KINDS.rows[kind].apply(state, move, ledger), ledger)
    return Step(state, tuple(ledger))
