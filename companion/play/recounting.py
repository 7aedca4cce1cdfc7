"""At the end all lies open: what was counted otherwise is put right, a touch each."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from companion.table.game import Refusal
from companion.table.session import Session


class Recounted(NamedTuple):
    """These moves take the place of move `number`, by none where it is left out."""

    number: int
    moves: tuple[Any, ...] = ()


def fitting(session: Session, tries: Iterable[Recounted]) -> Recounted | None:
    """The first after which all that came later holds, and the game is over as before."""
    return next((each for each in tries if _ends(session, each)), None)


def _ends(session: Session, tried: Recounted) -> bool:
    game, state = session.game, session.at(tried.number - 1)
    later = (entry.move for entry in session.line[tried.number :])
    try:
        for move in (*tried.moves, *later):
            state = game.apply(state, move).state
    except Refusal:
        return False
    return not game.due(state).kinds
