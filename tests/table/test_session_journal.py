"""What a session writes into its journal, and what it makes of one."""

from random import Random

import pytest

from companion.table.course import PERSON
from companion.table.game import Refusal
from companion.table.journal import Memory, NotKept
from companion.table.rows import read_row
from tests.table.sessions import decide, session_of
from tests.toy.rules import TOY, Roll, Take


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


def test_reading_stops_at_the_first_row_that_does_not_fit():
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
