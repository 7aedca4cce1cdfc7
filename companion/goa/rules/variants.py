"""11 Variants, agreed on before the set-up (1.6)."""

from __future__ import annotations

from companion.goa.rules.board import COLUMNS
from companion.goa.rules.moves import Agree, Quick
from companion.goa.rules.progress import moved_down
from companion.goa.rules.state import State, Variants, seat_at_turn
from companion.goa.rules.supply import check_turn, earn
from companion.table.game import Refusal
from companion.table.game.kinds import Ledger, Why

QUICK_COLUMNS = 2
QUICK_DUCATS = 10


def agree(state: State, move: Agree, ledger: Ledger) -> State:
    return state._replace(stage=state.stage + 1, variants=Variants(**move._asdict()))


def quick(state: State, move: Quick, ledger: Ledger) -> State:
    """11.1: two different markers to row 2, or ducats."""
    seat = check_turn(state, move.player, seat_at_turn(state), "11.1")
    why = Why("quick_start", "11.1")
    if not move.columns:
        state = earn(state, seat, ledger, why, QUICK_DUCATS)
    elif len(set(move.columns)) != QUICK_COLUMNS:
        raise Refusal("11.1", "two-columns")
    for name in move.columns:
        state = moved_down(state, seat, COLUMNS.index(name), ledger)
    return state._replace(step=state.step + 1)
