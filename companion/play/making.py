"""What is decided is made: as the next move, or in place of an earlier one."""

from __future__ import annotations

from typing import Any

from companion.play.acts import moves_of
from companion.table.course import Entry
from companion.table.game import RECORD, Figure, Game, Refusal, player_of
from companion.table.session import Session

Moves = tuple[Any, ...]


def make(session: Session, move: Any, revised: int = 0) -> None:
    """What an amendment asks again is answered by a move of the same kind, whoever is asked.

    `revised` is the number of the earlier move that is entered anew, if one is. Of moves that are
    made together one has to be such a move.
    """
    moves = moves_of(move)
    if not revised:
        session.do(*moves, instead=any(answers(session, each) for each in moves))
        return
    revised, moves = _first_changed(session, revised, moves)
    entry, before = session.line[revised - 1], session.at(revised - 1)
    # What is put right for it comes first.
    if not any(alike(session.game, before, each, entry) for each in moves):
        raise Refusal(RECORD, "other-revised", kind=Figure("move", entry.raw["do"]))
    session.amend(revised, *moves)


def _first_changed(session: Session, number: int, moves: Moves) -> tuple[int, Moves]:
    """Moves that are entered anew as they were made leave what is there as it is."""
    line = session.line
    while len(moves) > 1 and number < len(line) and line[number - 1].move == moves[0]:
        number, moves = number + 1, moves[1:]
    return number, moves


def answers(session: Session, move: Any) -> bool:
    """Whether the move takes the place of the one an amendment asks for again."""
    broken = session.broken
    return broken is not None and alike(session.game, session.state, move, broken.entry)


def alike(game: Game[Any, Any], state: Any, move: Any, entry: Entry) -> bool:
    """Whether both answer what is asked in this state, of the same player; what is asked of nobody
    in particular may be anybody's."""
    due, kind, other = game.due(state), game.kind(move), entry.raw["do"]
    same = kind == other or (kind in due.kinds and other in due.kinds)
    anybody = kind == other and kind in due.kinds and not due.players
    return same and (anybody or player_of(move) == player_of(entry.move))
