"""An earlier move is entered anew: which can be, what is kept, and what is asked again."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple

from companion.play.questions import Questions
from companion.table.course import PERSON, PROGRAM, Entry
from companion.table.session import Session


class Wrong(NamedTuple):
    """What can be done about a move that was made."""

    anew: bool
    """Whether somebody decided it, who may have meant something else."""
    spare: bool
    """Whether the game goes on without it."""
    later: int
    """How many moves came after it, with which it would be taken back."""
    remark: str = ""
    """The key of what is to be known of it."""


def wrong(session: Session, game: Questions, entry: Entry, counts: bool) -> Wrong:
    """What was undone is only looked at."""
    if not counts:
        return Wrong(False, False, 0, "wrong-undone")
    later = len(session.line) - entry.number
    if entry.by != PERSON:
        by = "drawn" if entry.by == PROGRAM else "forced"
        return Wrong(False, False, later, f"wrong-{by}")
    if game.anew(session.at(entry.number - 1), entry.move) is None:
        return Wrong(False, False, later, "wrong-unsaid")
    spare = entry.raw["do"] in game.spare or came_beside(session, entry)
    return Wrong(True, spare, later)


def came_beside(session: Session, entry: Entry) -> bool:
    """Whether nobody waited for it."""
    due = session.game.due(session.at(entry.number - 1))
    return entry.raw["do"] in due.beside


def asked_by(session: Session, entry: Entry, state: Any, corrections: Collection[str]) -> str:
    """Whether the question of this state asks for the move again, it is to be made beside it by
    its own name, or neither."""
    due, kind = session.game.due(state), entry.raw["do"]
    if kind in due.beside and kind not in corrections:
        return str(kind)
    player = entry.raw.get("player")
    same = kind in due.kinds and (player is None or player in due.players)
    return "broken" if same else "unfit"
