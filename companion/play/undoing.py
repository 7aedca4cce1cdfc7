"""What undo takes back, as it is named beside it: the last tap, or else the last decision."""

from __future__ import annotations

from companion.play.modes import last_said
from companion.play.questions import Questions
from companion.play.shown import Shown
from companion.table.course import Entry
from companion.table.game import Figure
from companion.table.session import Session


def undo_text(game: Questions, session: Session, shown: Shown) -> str:
    """Empty where there is nothing."""
    said = last_said(game, shown) or _made_last(game, session, shown)
    return shown.say("ask-undo", what=said) if said else ""


def _made_last(game: Questions, session: Session, shown: Shown) -> Figure | None:
    if again := session.brings_back:
        return Figure("text", shown.say("ask-taken-back", count=Figure("count", again)))
    made = decided(game, session)
    return Figure("text", game.briefly(shown.say, made)) if made else None


def decided(game: Questions, session: Session) -> Entry | None:
    """The decision somebody made, where moves that nobody says came before it."""
    undone = session.undoes
    if undone is None:
        return None
    later = session.line[undone.number :]
    spoken = (each for each in (undone, *later) if each.raw["do"] not in game.unsaid)
    return next(spoken, undone)
