"""Sessions of the toy game."""

from companion.table.game import Seat
from companion.table.session import Head, Session
from tests.toy.rules import TOY, Roll, Take, Toy

SEATS = (Seat("red", "Ana"), Seat("blue", "Rui"))
DEAL = [2, 3, 1, 2, 3, 1] * 10


class Loaded(Toy):
    """The die always shows two, and nobody says so."""

    def implied(self, state, move):
        return (Roll(2),) if isinstance(move, Take) and not state.pips else ()


def session_of(pile=20, journal=None, rows=()):
    head = Head("a", SEATS, {"pile": pile}, DEAL)
    return Session(TOY, head, journal, rows, clock=lambda: "now")


def moves(session):
    return [entry.move for entry in session.line]


def decide(session, chance):
    """Some decision that is awaited; what may come beside it must not go on for ever."""
    families = session.game.options(session.state)
    awaited = [each for each in families if each.kind in session.due.kinds]
    session.do(chance.choice(awaited).pick(chance))
