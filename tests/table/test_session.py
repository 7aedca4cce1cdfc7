"""Do, undo, redo, look, amend, go on from: what each makes of a course, and of its journal."""

from random import Random

import pytest

from companion.table.course import PERSON, PROGRAM, RULES
from companion.table.game import Refusal
from tests.table.refusing import refusing
from tests.table.sessions import decide, moves, session_of
from tests.toy.rules import Roll, Take


@pytest.fixture
def session():
    """The program rolls; red is to take one or two."""
    session = session_of()
    session.begin(["dice"])
    return session


def test_what_nobody_decides_is_made_by_itself_and_named_so(session):
    assert moves(session) == [Roll(2)]
    session.do(Take("red", 2))
    session.do(Take("blue", 3))
    assert moves(session)[3:] == [Take("blue", 3), Roll(1), Take("red", 1), Roll(2)]
    by = [entry.by for entry in session.line]
    assert by == [PROGRAM, PERSON, PROGRAM, PERSON, PROGRAM, RULES, PROGRAM]


def test_before_anything_is_done_nothing_can_be_taken_back():
    session = session_of()
    assert (session.undoes, session.redoes, session.brings_back) == (None, None, 0)


def test_undo_goes_back_a_decision_with_all_that_followed(session):
    session.do(Take("red", 2))
    session.do(Take("blue", 3))
    assert session.undoes.move == Take("blue", 3)
    session.undo()
    assert moves(session) == [Roll(2), Take("red", 2), Roll(3)]
    assert session.redoes.move == Take("blue", 3)
    session.undo()
    assert moves(session) == [Roll(2)]
    with refusing("nothing-to-undo"):
        session.undo()
    session.redo()
    session.redo()
    assert len(session.line) == 7
    with refusing("nothing-to-redo"):
        session.redo()


def test_the_same_things_come_up_after_undo_and_are_marked(session):
    session.do(Take("red", 2))
    session.undo()
    session.do(Take("red", 1))
    drawn = session.line[-1]
    assert (drawn.move, drawn.redrawn) == (Roll(3), True)
    assert [counts for _, counts in session.history()] == [True, False, False, True, True]
    with refusing("nothing-to-redo"):
        session.redo()


def test_looking_changes_nothing(session):
    session.do(Take("red", 2))
    before = session.course
    assert session.at(0) == session.begun.state
    assert session.at(3) == session.state
    assert session.course == before


def test_going_on_from_an_earlier_moment_is_one_step_that_can_be_undone(session):
    for seed in range(4):
        decide(session, Random(seed))
    line = moves(session)
    assert session.brings_back == 0
    session.go_on_from(1)
    assert moves(session) == line[:1]
    assert session.brings_back == len(line) - 1
    session.undo()
    assert moves(session) == line
    assert session.brings_back == 0
    for number in (-1, len(line) + 1):
        with refusing("no-such-move"):
            session.go_on_from(number)


def test_an_amendment_keeps_what_still_fits_and_asks_for_the_first_that_does_not():
    session = session_of(pile=6)
    session.begin([])
    for move in (Roll(3), Take("red", 1), Roll(3), Take("blue", 3)):
        session.do(move)
    broken = session.amend(2, Take("red", 3))
    assert broken is None
    assert moves(session)[:4] == [Roll(3), Take("red", 3), Roll(3), Take("blue", 3)]
    assert not session.due.kinds
    assert session.undoes.move == Take("red", 3)
    session.undo()
    broken = session.amend(3, Roll(2))
    assert broken.entry.move == Take("blue", 3)
    assert session.broken.refusal.key == "toy-too-many"
    session.do(Take("blue", 2), instead=True)
    assert moves(session)[-2:] == [Roll(2), Take("blue", 2)]
    assert session.broken is None


def test_a_move_left_out_lets_the_later_ones_be_tried():
    session = session_of()
    session.begin([])
    for move in (Roll(3), Take("red", 3), Roll(3), Take("blue", 1)):
        session.do(move)
    assert session.amend(1, Roll(2)).entry.move == Take("red", 3)
    told = []
    session.observe(lambda change: told.append(change.what))
    assert session.leave_out().entry.move == Roll(3)
    assert told == ["drop"]
    assert session.leave_out().entry.move == Take("blue", 1)
    assert session.leave_out() is None
    with refusing("nothing-to-leave-out"):
        session.leave_out()


def test_several_moves_decided_together_are_one_act():
    session = session_of()
    session.begin([])
    begun = session.state
    session.do(Roll(3), Take("red", 1))
    session.do(Roll(2))
    session.undo()
    assert moves(session) == [Roll(3), Take("red", 1)]
    session.undo()
    assert session.state == begun
    assert session.redoes.move == Roll(3)
    session.redo()
    assert moves(session) == [Roll(3), Take("red", 1)]


def test_an_earlier_move_is_left_out_or_replaced_by_several():
    session = session_of()
    session.begin([])
    whole = [Roll(3), Take("red", 3), Roll(3), Take("blue", 2)]
    for move in whole:
        session.do(move)
    assert session.amend(2).entry.move == Roll(3)
    assert moves(session) == whole[:1]
    assert session.undoes.move == whole[1]
    session.undo()
    assert session.redoes.move == whole[1]
    assert moves(session) == whole
    assert session.amend(2, Take("red", 1), Roll(2), Take("blue", 2)).entry.move == Take("blue", 2)
    assert moves(session) == [Roll(3), Take("red", 1), Roll(2), Take("blue", 2), Roll(3)]
    session.undo()
    assert moves(session) == whole


def test_a_move_after_another_one_is_refused(session):
    with refusing("not-latest"):
        session.do(Take("red", 1), after=0)
    session.do(Take("red", 1), after=1)


def test_who_draws_can_change_in_mid_game(session):
    session.draw_by_program([])
    session.do(Take("red", 1))
    assert session.due.chance
    session.do(Roll(2))
    assert session.line[-1].by == PERSON
    session.undo()
    session.draw_by_program(["dice"])
    assert session.line[-1].by == PROGRAM
    session.undo()
    session.proceed()
    assert session.line[-1].move == Roll(2)


def test_moves_of_a_record_stay_as_they_are_and_nothing_follows():
    session = session_of()
    session.begin(["dice"])
    session.go_on_from(0)
    record = [{"do": "roll", "pips": 1, "at": 5}, {"do": "take", "player": "red", "sticks": 1}]
    session.enter(record)
    assert session.record().moves == record
    assert [entry.by for entry in session.line] == [PERSON, RULES]
    for wrong in ({"do": "roll"}, "roll", None, {"do": "take", "player": "red", "sticks": 1}):
        before = session.course
        with pytest.raises(Refusal):
            session.enter([{"do": "roll", "pips": 3}, wrong])
        assert session.course == before


def test_an_observer_can_be_let_go(session):
    told = []
    forget = session.observe(told.append)
    session.do(Take("red", 1))
    forget()
    session.undo()
    assert len(told) == 1
