"""A game tried out: whatever is done in it, the game it came from stays as it was."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from companion.games import GAMES
from companion.table.game import Refusal
from companion.table.journal import Memory
from companion.table.session import Head, Session
from companion.table.trying import tried
from tests.table.sessions import decide, moves, session_of
from tests.ui.at_table import record


def begun(decisions=3):
    journal = Memory()
    session = session_of(journal=journal)
    session.begin(["dice"])
    for _ in range(decisions):
        decide(session, Random(1))
    session.undo()
    return session, journal


def something(trial, chance):
    """Anything people can do with a game; what does not fit is refused as usual."""
    number = chance.randint(0, len(trial.line))
    deed = chance.choice(
        [
            lambda: trial.due.kinds and decide(trial, chance),
            trial.undo,
            trial.redo,
            trial.proceed,
            trial.leave_out,
            lambda: trial.amend(number),
            lambda: trial.go_on_from(number),
            lambda: trial.draw_by_program(()),
        ]
    )
    try:
        deed()
    except Refusal:
        return


@given(st.integers(0, 10**6), st.integers(1, 30))
def test_whatever_is_done_the_game_it_came_from_is_the_same(seed, deeds) -> None:
    session, journal = begun()
    told, before, rows = [], session.course, [*journal.rows]
    session.observe(told.append)
    record_before = session.record()
    chance = Random(seed)
    trial = tried(session, chance=chance)
    for _ in range(deeds):
        something(trial, chance)
    assert session.course is before
    assert journal.rows == rows
    assert session.record() == record_before
    assert told == []
    again = session_of(rows=journal.rows)
    assert moves(again) == moves(session)


def test_it_goes_on_from_where_the_game_is_and_takes_back_no_more_than_was_tried() -> None:
    session, _ = begun()
    trial = tried(session)
    assert trial.state == session.state
    assert trial.line == session.line
    assert trial.undoes is None
    assert trial.redoes is None
    decide(trial, Random(2))
    assert len(trial.line) > len(session.line)
    trial.undo()
    assert trial.state == session.state
    assert trial.undoes is None


def test_from_an_earlier_moment_what_came_after_it_is_not_there() -> None:
    session, _ = begun()
    trial = tried(session, 1)
    assert trial.line == session.line[:1]
    assert trial.state == session.at(1)


def test_nobody_finds_out_what_is_to_come() -> None:
    """The same trial comes of games that differ in all that lies hidden."""
    rules = GAMES["vasco"]
    components, trials = rules.starter(), []
    for seed in (1, 2):
        deal = rules.deal(Random(seed), components)
        head = Head("a", record("vasco-3-7").players, components, deal)
        trials.append(tried(Session(rules, head), chance=Random(3)))
    one, other = trials
    assert moves(one) == moves(other) != []
