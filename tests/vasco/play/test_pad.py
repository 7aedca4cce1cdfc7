"""What the pad asks, and what a tap on it means, without a screen."""

import pytest

from companion.games import GAMES, set_of
from companion.play.asking import Asking
from companion.play.pad.asking import questions
from companion.table.game import Seat
from companion.table.game.pad.moves import Finish, Round, Score
from companion.table.record import Record
from companion.vasco.rules.pad import pad_of
from tests.play.table import bare_table

PAD = GAMES["scorepad"]
SEATS = (Seat("red", "Rui"), Seat("blue", "Inês"))


@pytest.fixture
def asking():
    given = Record(PAD.id, SEATS, pad_of(set_of("vasco"), with_reals=True), [], {})
    made = Asking(bare_table(PAD, given, None), questions(PAD.pad), lambda: None)
    made.begin()
    return made


def press(asking, name):
    asking.act(next(each for each in asking.question.deeds if each.name == name))


def made(asking):
    return [entry.move for entry in asking.session.line]


def test_the_same_again_is_meant_until_somebody_is_tapped(asking) -> None:
    asking.pick("vp-7")
    asking.pick("reals-of-blue")
    asking.pick("reals--4")
    asking.pick("reals-3")
    wanted = [("red", "vp", 7), ("blue", "reals", -4), ("blue", "reals", 3)]
    assert made(asking) == [Score(*each) for each in wanted]
    assert asking.question.chosen == {"reals-of-blue"}


def test_who_was_tapped_is_no_step_that_undo_takes_back(asking) -> None:
    asking.pick("vp-7")
    for name in ("vp-of-blue", "vp-of-red", "vp-of-blue"):
        asking.pick(name)
    assert asking.undo_text == "Undo: Rui +7"
    assert not asking.step_back(), "nothing stands open"
    asking.undo()
    assert made(asking) == []


def test_an_entry_that_is_put_right_may_become_another_s(asking) -> None:
    asking.pick("vp-7")
    asking.revise(1)
    assert asking.question.player == "red"
    asking.pick("vp-of-blue")
    assert made(asking) == [Score("blue", "vp", 7)]
    asking.revise(1)
    press(asking, "strike-out")
    assert made(asking) == [Score("blue", "vp", 0)]


def test_the_end_of_a_round_waits_for_what_dias_brings(asking) -> None:
    press(asking, "end-round")
    asking.undo()
    assert made(asking) == []
    press(asking, "end-round")
    press(asking, "dias-blue")
    assert made(asking) == [Round("blue")]
    (line,) = asking.session.line[0].lines
    assert (line.player, line.amount, line.rule) == ("blue", 2, "8.6")
    asking.revise(1)
    press(asking, "no-dias")
    assert made(asking) == [Round()]


def test_at_the_end_everybody_is_asked_and_the_table_parts_who_is_equal(asking) -> None:
    asking.pick("vp-of-blue")
    asking.pick("vp-2")
    for _ in range(5):
        press(asking, "end-round")
        press(asking, "no-dias")
    assert asking.question.player == "red"
    asking.pick("ships-1")
    assert asking.question.player == "blue"
    asking.pick("ships-1")
    press(asking, "wins-blue")
    assert made(asking)[-1] == Finish(("blue",))
    assert [each.colour for each in PAD.results(asking.session.state) if each.won] == ["blue"]
