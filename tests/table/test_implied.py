"""The moves that nobody says are recorded with the one that brings them, and only where it is
said."""

import pytest

from companion.table.course import PERSON
from companion.table.game import Refusal
from companion.table.journal import Memory
from companion.table.session import Head, Session
from tests.table.sessions import SEATS, Loaded, moves
from tests.toy.rules import TOY, Roll, Take

RED, BLUE = ({"do": "take", "player": colour, "sticks": 2} for colour in ("red", "blue"))
TWO = {"do": "roll", "pips": 2}


@pytest.fixture
def journal():
    return Memory()


@pytest.fixture
def session(journal):
    return Session(Loaded(), Head("a", SEATS, {"pile": 20}, []), journal, clock=lambda: "now")


def row(move, **more):
    return {"row": "move", "move": move, "by": PERSON, **more, "at": "now"}


def test_they_are_rows_of_the_same_act(session, journal):
    session.do(Take("red", 2), Take("blue", 2))
    assert journal.rows == [
        row(TWO),
        row(RED, along=True),
        row(TWO, along=True),
        row(BLUE, along=True),
    ]
    session.undo()
    assert moves(session) == []


def test_a_move_that_lacks_nothing_brings_nothing(session, journal):
    session.do(Roll(3))
    session.do(Take("red", 2))
    assert [each["move"] for each in journal.rows] == [{"do": "roll", "pips": 3}, RED]


def test_nothing_happens_where_the_move_is_refused(session, journal):
    with pytest.raises(Refusal):
        session.do(Take("red", 3))
    assert journal.rows == []


def test_what_takes_the_place_of_another_is_what_was_said_and_more_may_come_along(session):
    session.do(Roll(1))
    session.amend(1, Roll(3), Take("red", 3), Take("blue", 2))
    assert moves(session) == [Roll(3), Take("red", 3), Roll(2), Take("blue", 2)]


def test_a_record_and_a_journal_stay_as_they_are(session, journal):
    with pytest.raises(Refusal):
        session.enter([RED])
    with pytest.raises(Refusal):
        session.adopt([row(RED)])
    assert journal.rows == []
    assert Session(Loaded(), session.head, rows=[row(RED)]).stuck.row == 1
    session.enter([TWO, RED])
    assert moves(session) == [Roll(2), Take("red", 2)]


def test_where_every_move_is_said_none_is_brought():
    assert TOY.implied(TOY.begin(("red", "blue"), {"pile": 9}).state, Take("red", 1)) == ()
