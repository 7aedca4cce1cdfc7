"""What is decided is made: as the next move, or in place of an earlier one."""

from __future__ import annotations

from companion.table.course import Entry
from companion.table.game import RECORD, Refusal
from companion.table.session import Session
from companion.vasco.rules import figures as f
from companion.vasco.rules.moves import KIND_OF, Move
from companion.vasco.rules.phases import kinds_due
from companion.vasco.rules.state import State


def make(session: Session, move: Move, revised: int = 0) -> None:
    """What an amendment asks again is answered by a move of the same kind, whoever is asked.

    `revised` is the number of the earlier move that is entered anew, if one is.
    """
    if not revised:
        session.do(move, instead=answers(session, move))
        return
    entry = session.line[revised - 1]
    if not alike(move, entry, session.at(revised - 1)):
        raise Refusal(RECORD, "other-revised", kind=f.move(entry.raw["do"]))
    session.amend(revised, move)


def answers(session: Session, move: Move) -> bool:
    """Whether the move takes the place of the one an amendment asks for again."""
    broken = session.broken
    return broken is not None and alike(move, broken.entry, session.state)


def alike(move: Move, entry: Entry, state: State) -> bool:
    """Whether both answer the same question."""
    due = kinds_due(state)
    kind, other = KIND_OF[type(move)], entry.raw["do"]
    same = kind == other or (kind in due and other in due)
    return same and getattr(move, "player", None) == entry.raw.get("player")
