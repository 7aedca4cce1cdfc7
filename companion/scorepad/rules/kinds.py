"""Every kind of move: how a record writes it, what it does to the pad, and when it is due."""

from __future__ import annotations

from companion.scorepad.rules import entering
from companion.scorepad.rules import moves as m
from companion.scorepad.rules.state import State
from companion.table.game import Due, Line, Refusal, Step
from companion.table.game.kinds import Kind, Kinds, Ledger, not_due

KINDS: Kinds[State] = Kinds(
    {
        "score": Kind(m.Score, m.read_score, entering.score, m.write_given),
        "round": Kind(m.Round, m.read_round, entering.end_round, m.write_given),
        "settle": Kind(m.Settle, m.read_settle, entering.settle, m.write_given),
        "finish": Kind(m.Finish, m.read_finish, entering.finish, m.write_given),
    }
)


def due(state: State) -> Due:
    if state.phase == "over":
        return Due(())
    if state.phase == "rounds":
        return Due(("score", "round"))
    return Due(("settle" if state.unsettled else "finish", "score"))


def apply(state: State, move: m.Move) -> Step[State]:
    kind, awaited = KINDS.name(move), due(state).kinds
    if kind not in awaited:
        raise not_due(kind, awaited)
    ledger: Ledger = []
    return Step(KINDS.rows[kind].apply(state, move, ledger), tuple(ledger))


def quote(state: State, move: m.Move) -> tuple[Line, ...]:
    """What an entry would bring its player; there is nothing to be paid."""
    try:
        return apply(state, move).lines if isinstance(move, m.Score | m.Settle) else ()
    except Refusal:
        return ()
