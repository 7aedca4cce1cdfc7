"""Sticks without a screen: its rules by number, its secret, its record, and all that it takes."""

import re
from pathlib import Path

import pytest

from companion.games import LIST, Games
from companion.headless.replaying import read
from companion.table.game import Refusal
from companion.table.record import replay
from companion.words import Words
from tests.play.playing import EVERY, played
from tests.table.sessions import session_of
from tests.toy import LISTED, words
from tests.toy.play import briefly
from tests.toy.rules import HIDDEN, TOY, Bet, Count, Roll, Take

ROOT = Path(__file__).parents[2]
RECORD = Path(__file__).parent / "toy-3.json"


def refused(session, move):
    with pytest.raises(Refusal) as caught:
        session.do(move)
    return caught.value.rule, caught.value.key


def laid(pile=5, pips=3):
    session = session_of(pile=pile)
    session.begin(())
    session.do(Roll(pips))
    return session


def test_as_many_are_taken_as_were_rolled_at_most_1_2() -> None:
    session = laid(pips=2)
    assert refused(session, Take("blue", 1)) == ("1.2", "toy-turn")
    assert refused(session, Take("red", 3)) == ("1.2", "toy-too-many")
    assert TOY.nearest(session.state, Take("red", 3)).moves == (Take("red", 2),)
    session.do(Take("red", 2))
    assert (session.state.pile, session.state.at("red").sticks) == (3, 2)


def test_a_bet_is_made_once_at_any_time_and_is_a_secret_till_the_end_1_3() -> None:
    session = laid(pile=3)
    session.do(Bet("blue", "red"))
    assert refused(session, Bet("blue", "blue")) == ("1.3", "toy-bet-twice")
    bets = {by: TOY.seen(session.state, by).at("blue").bet for by in ("red", "blue", None)}
    assert bets == {"red": HIDDEN, "blue": "red", None: HIDDEN}
    (line,) = session.line[-1].lines
    assert line.secret
    say = Words("en", folder=words(), strict=True).of("toy").say
    assert briefly(say, session.line[-1]) == "Blue bets"
    session.do(Take("red", 3))
    assert TOY.seen(session.state, "red").at("blue").bet == "red"


def test_the_last_stick_and_a_right_bet_are_worth_a_point_each_2() -> None:
    session = laid(pile=3)
    session.do(Bet("blue", "red"))
    session.do(Take("red", 3))
    results = [(each.colour, each.score, each.won) for each in TOY.results(session.state)]
    assert results == [("red", 1, True), ("blue", 1, False)]


def test_the_table_may_say_otherwise() -> None:
    session = laid()
    session.do(Count(2, "one was under the board"))
    assert session.state.pile == 2


def test_its_record_is_played_by_picks_and_comes_out_as_recorded() -> None:
    record = read(RECORD, EVERY)
    *_, last = replay(TOY, record)
    done = played(record)
    assert (done.state, done.moves) == (TOY.shown(last.state), len(record.moves))
    assert {raw["do"] for raw in record.moves} == {"roll", "take", "bet", "count"}


def test_adding_it_touches_its_folders_and_one_line() -> None:
    """All that the app knows of it stands in `LISTED`; nothing else of the app names it."""
    shared = [*ROOT.glob("companion/**/*.py"), *ROOT.glob("kv/**/*.kv")]
    shared += ROOT.glob("assets/words/**/*.ftl")
    assert len(shared) > 600
    naming = re.compile(r"\btoy\b|toy-|\bsticks\b", re.IGNORECASE)
    assert [file for file in shared if naming.search(file.read_text("utf-8"))] == []
    assert LISTED not in LIST
    assert Games((*LIST, LISTED))["toy"] is TOY
    own = {file.parent for file in Path(__file__).parent.rglob("*") if file.suffix != ".pyc"}
    assert {each.relative_to(ROOT).parts[:2] for each in own} == {("tests", "toy")}
