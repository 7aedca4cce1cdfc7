"""Do, undo, redo, look, amend, go on from: what each makes of a course, and of its journal."""

from random import Random

import pytest

from companion.table.course import PERSON, PROGRAM, RULES
from companion.table.game import Refusal, Seat
from companion.table.rows import read_row
from companion.table.session import Head, Memory, NotKept, Session
from tests.toy import TOY, Roll, Take, decide

SEATS = (Seat("red", "Ana"), Seat("blue", "Rui"))
DEAL = [2, 3, 1, 2, 3, 1] * 10


def session_of(pile=20, journal=None, rows=()):
    head = Head("a", SEATS, {"pile": pile}, DEAL)
    return Session(TOY, head, journal, rows, clock=lambda: "now")


@pytest.fixture
def session():
    """The program rolls; red is to take one or two."""
    session = session_of()
    session.begin(["dice"])
    return session


def moves(session):
    return [entry.move for entry in session.line]


def test_what_nobody_decides_is_made_by_itself_and_named_so(session):
    assert moves(session) == [Roll(2)]
    session.do(Take("red", 2))
    session.do(Take("blue", 3))
    assert moves(session)[3:] == [Take("blue", 3), Roll(1), Take("red", 1), Roll(2)]
    by = [entry.by for entry in session.line]
    assert by == [PROGRAM, PERSON, PROGRAM, PERSON, PROGRAM, RULES, PROGRAM]


def test_undo_goes_back_a_decision_with_all_that_followed(session):
    session.do(Take("red", 2))
    session.do(Take("blue", 3))
    assert session.undoes.move == Take("blue", 3)
    session.undo()
    assert moves(session) == [Roll(2), Take("red", 2), Roll(3)]
    assert session.redoes.move == Take("blue", 3)
    session.undo()
    assert moves(session) == [Roll(2)]
    with pytest.raises(Refusal, match="nothing-to-undo"):
        session.undo()
    session.redo()
    session.redo()
    assert len(session.line) == 7
    with pytest.raises(Refusal, match="nothing-to-redo"):
        session.redo()


def test_the_same_things_come_up_after_undo_and_are_marked(session):
    session.do(Take("red", 2))
    session.undo()
    session.do(Take("red", 1))
    drawn = session.line[-1]
    assert (drawn.move, drawn.redrawn) == (Roll(3), True)
    assert [counts for _, counts in session.history()] == [True, False, False, True, True]
    with pytest.raises(Refusal, match="nothing-to-redo"):
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
    session.go_on_from(1)
    assert moves(session) == line[:1]
    session.undo()
    assert moves(session) == line
    for number in (-1, len(line) + 1):
        with pytest.raises(Refusal, match="no-such-move"):
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
    assert session.broken.refusal.key == "not-due"
    session.do(Take("blue", 2), instead=True)
    assert moves(session)[-2:] == [Roll(2), Take("blue", 2)]
    assert session.broken is None


def test_a_move_left_out_lets_the_later_ones_be_tried():
    session = session_of()
    session.begin([])
    for move in (Roll(3), Take("red", 3), Roll(3), Take("blue", 1)):
        session.do(move)
    assert session.amend(1, Roll(2)).entry.move == Take("red", 3)
    assert session.leave_out().entry.move == Roll(3)
    assert session.leave_out().entry.move == Take("blue", 1)
    assert session.leave_out() is None
    with pytest.raises(Refusal, match="nothing-to-leave-out"):
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
    with pytest.raises(Refusal, match="not-latest"):
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


class Refusing(Memory):
    """A journal on a disk that is full now and then."""

    full = False

    def write(self, rows, course):
        if self.full:
            raise NotKept("store-full")
        super().write(rows, course)


def test_what_the_journal_does_not_take_has_not_happened():
    journal, told = Refusing(), []
    session = session_of(journal=journal)
    session.begin(["dice"])
    session.observe(told.append)
    journal.full = True
    before, rows = session.course, list(journal.rows)
    acts = (
        lambda: session.do(Take("red", 1)),
        lambda: session.go_on_from(0),
        lambda: session.draw_by_program([]),
        lambda: session.amend(1, Roll(3)),
    )
    for act in acts:
        with pytest.raises(NotKept):
            act()
        assert session.course == before
    assert told == []
    assert journal.rows == rows
    journal.full = False
    session.do(Take("red", 1))
    assert [change.what for change in told] == ["do"]
    assert [entry.move for entry in told[0].entries] == [Take("red", 1), Roll(3)]


def test_a_journal_read_again_leads_to_the_same_course():
    for seed in range(20):
        journal, chance = Memory(), Random(seed)
        session = session_of(journal=journal)
        session.begin(chance.choice([[], ["dice"]]))
        for _ in range(40):
            some_act(session, chance)
        assert session_of(rows=journal.rows).course == session.course
        read = [read_row(row, "row") for row in journal.rows]
        assert read == journal.rows


def some_act(session, chance):
    acts = [
        session.undo,
        session.redo,
        session.leave_out,
        session.proceed,
        lambda: session.go_on_from(chance.randint(0, len(session.line))),
        lambda: session.draw_by_program(chance.choice([[], ["dice"]])),
    ]
    if session.due.kinds:
        acts += [lambda: decide(session, chance)] * 10
        acts.append(lambda: session.do(*(any_move(session.state, chance) for _ in range(2))))
    if session.line:
        number = chance.randint(1, len(session.line))
        early = session.at(number - 1)
        acts += [lambda: session.amend(number, any_move(early, chance))] * 2
        acts.append(lambda: session.amend(number))
    before = session.course
    try:
        chance.choice(acts)()
    except Refusal:
        assert session.course == before


def any_move(state, chance):
    return chance.choice(TOY.options(state)).pick(chance)


def test_reading_stops_at_the_first_row_that_does_not_fit(session):
    journal = Memory()
    whole = session_of(journal=journal)
    whole.begin(["dice"])
    whole.do(Take("red", 1))
    for wrong in (
        {"row": "redo", "at": None},
        {"row": "cut", "to": 99, "at": None},
        {"row": "drop", "by": PERSON, "at": None},
        {"row": "amend", "number": 99, "move": {"do": "roll", "pips": 1}, "by": PERSON, "at": 1},
        {"row": "move", "move": {"do": "roll", "pips": 1}, "by": PERSON, "at": 1},
        {"row": "move", "move": {}, "by": PERSON, "at": 1, "kept": True},
    ):
        assert read_row(wrong, "row") == wrong
        found = session_of(rows=[*journal.rows, wrong, *journal.rows])
        assert found.stuck.row == len(journal.rows) + 1
        assert found.course == whole.course


@pytest.mark.parametrize(
    "raw",
    [
        None,
        {},
        {"row": "dance", "at": None},
        {"row": "undo"},
        {"row": "cut", "to": "1", "at": None},
        {"row": "drawing", "pieces": [1], "at": None},
        {"row": "move", "move": {}, "by": "chance", "at": None},
        {"row": "undo", "at": None, "more": 1},
    ],
)
def test_what_is_not_written_as_a_row_is_refused(raw):
    with pytest.raises(Refusal):
        read_row(raw, "row")


def test_an_observer_can_be_let_go(session):
    told = []
    forget = session.observe(told.append)
    session.do(Take("red", 1))
    forget()
    session.undo()
    assert len(told) == 1
