"""The course of a game, row by row: what it says of each move, and where each row stands."""

import pytest

from companion.table.course import PERSON, PROGRAM, follows
from companion.table.game import RECORD, Figure, Refusal
from companion.table.journal import Memory
from companion.table.rows import read_row
from companion.table.times import read, spent, total, written
from tests.table.refusing import refusing
from tests.table.sessions import moves, session_of
from tests.toy.rules import Roll, Take


def test_what_an_amendment_keeps_of_the_draws_was_not_drawn_again():
    session = session_of()
    session.begin(["dice"])
    session.do(Take("red", 2))
    session.do(Take("blue", 1))
    session.amend(2, Take("red", 1))
    kept = [entry for entry in session.line if entry.by == PROGRAM]
    assert len(kept) > 2
    assert [entry.redrawn for entry in kept] == [False] * len(kept)


def test_a_move_of_a_person_is_never_drawn_again():
    session = session_of()
    session.begin([])
    session.do(Roll(2))
    session.undo()
    session.do(Roll(3))
    assert not session.line[-1].redrawn


def test_each_move_knows_its_row_and_its_number():
    journal = Memory()
    session = session_of(journal=journal)
    session.begin([])
    for move in (Roll(2), Take("red", 1), Roll(3)):
        session.do(move)
    session.undo()
    session.do(Roll(2))
    session.amend(1, Roll(3))
    assert [entry.number for entry in session.line] == [1, 2, 3]
    for entry in session.course.made:
        row = journal.rows[entry.row - 1]
        assert row["row"] in ("move", "amend")
        assert row["move"] == entry.raw
    assert session.course.rows == len(journal.rows)


def test_what_somebody_leaves_out_is_brought_back_by_one_undo():
    session = session_of()
    session.begin([])
    for move in (Roll(3), Take("red", 3), Roll(3), Take("blue", 1)):
        session.do(move)
    session.amend(1, Roll(2))
    assert session.brings_back == 0, "what waits is not taken back"
    waiting = session.course.position
    session.leave_out()
    assert session.course.position != waiting
    session.undo()
    assert session.course.position == waiting
    assert session.broken.entry.move == Take("red", 3)


def test_what_comes_too_late_is_refused_with_both_numbers():
    session = session_of()
    session.begin([])
    session.do(Roll(2))
    with refusing("not-latest") as refused:
        session.do(Take("red", 1), after=0)
    figures = refused.value.figures
    assert (figures["after"].value, figures["latest"].value) == (0, 1)
    assert moves(session) == [Roll(2)]


def test_a_move_that_is_not_there_is_refused_with_its_number_and_the_last_one():
    session = session_of()
    session.begin([])
    session.do(Roll(2))
    with refusing("no-such-move") as refused:
        session.amend(7, Roll(1))
    assert refused.value.figures == {"number": Figure("number", 7), "latest": Figure("number", 1)}


@pytest.mark.parametrize(
    ("row", "key"),
    [
        ({"row": "undo"}, "nothing-to-undo"),
        ({"row": "redo"}, "nothing-to-redo"),
        ({"row": "drop", "by": PERSON}, "nothing-to-leave-out"),
    ],
)
def test_where_there_is_nothing_a_row_is_refused_by_the_record(row, key):
    refusal = follows(session_of().course, row)
    assert (refusal.rule, refusal.key) == (RECORD, key)


@pytest.mark.parametrize("key", ["kept", "along"])
def test_a_row_has_its_marks_where_they_are_set_and_no_others(key):
    row = {"row": "move", "move": {}, "by": PERSON, "at": None}
    assert read_row(row, "row") == row
    for mark in (True, False):
        assert read_row({**row, key: mark}, "row") == {**row, key: mark}
    with pytest.raises(Refusal):
        read_row({**row, key: 1}, "row")


def test_times_add_up_player_by_player_and_phase_by_phase():
    times = spent({}, "red", "acting", 1.5)
    times = spent(times, "red", "acting", 2)
    times = spent(times, "red", "placing", 4)
    times = spent(times, "blue", "acting", 8)
    assert times == {"red": {"acting": 3.5, "placing": 4}, "blue": {"acting": 8}}
    assert (total(times, "red"), total(times, "blue"), total(times, "green")) == (7.5, 8, 0)
    assert written(spent({}, "red", "acting", 1.26)) == {"red": {"acting": 1.3}}


def test_of_times_only_such_are_read():
    good = {"red": {"acting": 3.5, "placing": 0}}
    assert read(good) == good
    for bad in (-0.1, 10**7, True, "1", None, [1]):
        assert read({**good, "blue": {"acting": bad}}) == good
    for bad in (None, [], "red", {"red": 3}):
        assert read(bad) == {}


def test_what_the_program_can_make_now_is_made_and_written_only_where_there_is_any():
    journal = Memory()
    session = session_of(journal=journal)
    session.begin(["dice"])
    session.do(Take("red", 2))
    session.undo()
    session.go_on_from(0)
    assert moves(session) == []
    rows = len(journal.rows)
    session.proceed()
    assert moves(session) == [Roll(2)]
    assert len(journal.rows) == rows + 1
    told = []
    session.observe(told.append)
    session.proceed()
    assert (len(journal.rows), told) == (rows + 1, [])
