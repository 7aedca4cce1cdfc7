"""Why something cannot be picked or done now: the rules know, and what would do instead."""

from __future__ import annotations

from typing import Any

from companion.play.history import moves_of
from companion.play.questions import Questions
from companion.play.shown import Shown
from companion.table.game import Instead, Refusal
from companion.table.game.implied import all_in_full
from companion.table.session import Session

Refused = tuple[Refusal, Instead | None]


def refusal(game: Questions, session: Session, shown: Shown, move: Any) -> Refused | None:
    """By the table as it is for whoever is asked; nothing happens to it."""
    if hindered := game.hindered(shown, move):
        return hindered, None
    return first_refused(session, game.seen(shown), move)


def first_refused(session: Session, state: Any, move: Any) -> Refused | None:
    """Of moves that are made together, and those they bring, the first that is refused, and what
    would do in its place."""
    game = session.game
    reached = state, move
    try:
        for reached in all_in_full(game, state, moves_of(move)):  # noqa: B007 - the last one counts
            pass
    except Refusal as fault:
        return fault, game.nearest(*reached)
    return None
