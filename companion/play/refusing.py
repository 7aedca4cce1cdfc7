"""Why something cannot be picked or done now: the rules know, and what would do instead."""

from __future__ import annotations

from typing import Any

from companion.play.questions import Questions
from companion.play.shown import Shown
from companion.table.game import Instead, Refusal
from companion.table.session import Session


def refusal(
    game: Questions, session: Session, shown: Shown, move: Any
) -> tuple[Refusal, Instead | None] | None:
    """By the table as it is for whoever is asked; nothing happens to it."""
    if hindered := game.hindered(shown, move):
        return hindered, None
    state = game.seen(shown)
    try:
        session.game.apply(state, move)
    except Refusal as fault:
        return fault, session.game.nearest(state, move)
    return None
