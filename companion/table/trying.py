"""A game played on without counting."""

from __future__ import annotations

from random import Random

from companion.table.course import Position
from companion.table.session import Session
from companion.table.trail import EMPTY


def tried(session: Session, moves: int | None = None, chance: Random | None = None) -> Session:
    """The game as it is now, or as it was after so many moves, in a session of its own: what is
    done there is kept nowhere, and this one stays as it is.

    What has not come up yet is dealt anew, so that nobody finds out what is to come; the program
    draws all of it, since nothing of it happens on the table.
    """
    game, head, course = session.game, session.head, session.course
    deal = game.deal(chance or Random(), head.components or game.starter())
    trial = Session(game, head._replace(deal=deal))
    position = course.position if moves is None else Position(session.line.first(moves))
    trial.course = course._replace(position=position, past=EMPTY, future=EMPTY)
    trial.draw_by_program({*game.drawn.values()})
    return trial
