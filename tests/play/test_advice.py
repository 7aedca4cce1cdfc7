"""What would you do? Asked of the app, where a group has chosen odds and proposals."""

import pytest

from companion.play.advice import Advise
from tests.play.group import Group
from tests.ui.at_table import moves_until, record

GIVEN = record("vasco-3-7")
LATER = 800
"""Thoughts after which moves have been compared."""
PLACING = moves_until(GIVEN, "placing", 2)
ACTING = moves_until(GIVEN, "acting", 2, 1)


@pytest.fixture(scope="module")
def placing():
    group = Group(GIVEN, PLACING)
    group.ask(LATER)
    return group


@pytest.mark.parametrize("help_", ["none", "facts"])
def test_only_who_wants_proposals_can_ask(help_) -> None:
    assert Group(GIVEN, PLACING, help_).offered is None
    assert Group(GIVEN, PLACING).offered.pick == Advise()


def test_it_says_what_why_and_how_good_the_best_few_are(placing) -> None:
    question, due = placing.asking.question, placing.session.due.players[0]
    assert question.player == due
    move = placing.deed("main").move
    assert placing.asking.shown().name(due) in question.title
    assert question.sums[0].label == question.title
    percents = [int(line.amount.rstrip("%")) for line in question.sums]
    assert 2 <= len(percents) <= 3
    assert percents == sorted(percents, reverse=True)
    assert placing.asking.shown().name(due) in question.reason
    assert move.player == due


def test_what_it_tells_are_shares_of_the_chances_of_all_four() -> None:
    given = record("vasco-4-7")
    group = Group(given, moves_until(given, "placing", 2))
    sums = group.ask(3 * LATER).sums
    assert sums
    assert all(int(line.amount.rstrip("%")) < 50 for line in sums), "nobody is so far ahead yet"


def test_one_tap_does_it_and_undo_takes_it_back(placing) -> None:
    moves, asked = len(placing.session.line), placing.asking.question
    move = next(deed.move for deed in asked.deeds if deed.main)
    placing.act("main")
    assert placing.session.line[moves].move == move
    assert placing.session.line[moves].by == "person"
    assert placing.asking.question != asked
    placing.asking.undo()
    assert len(placing.session.line) == moves
    assert placing.offered, "what was read is put away by then"
    assert placing.ask().deeds == asked.deeds


def test_put_away_it_leaves_what_was_tapped_as_it_was() -> None:
    group = Group(GIVEN, PLACING)
    group.asking.pick("number-11")
    asked = group.asking.question
    assert group.asking.seat.picks
    group.ask()
    assert group.offered is None, "it is there already"
    group.act("advice-away")
    assert group.asking.question == asked
    group.ask()
    assert group.asking.leave(), "the way back puts it away as well"
    assert group.asking.question == asked


def test_while_it_looks_nobody_waits() -> None:
    group = Group(GIVEN, ACTING)
    group.begin()
    assert [deed.name for deed in group.asking.question.deeds] == ["enough"]
    assert group.chairs.thinks
    group.asking.leave()
    group.chairs.look(group.asking.shown())
    assert not group.chairs.thinks, "nobody wants to know any more"
    group.begin()
    group.act("enough")
    assert group.deed("main").move
    assert not group.chairs.thinks, "what is told does not change under the finger"


def test_what_is_best_so_far_is_told_at_once_and_how_good_it_is_soon() -> None:
    group = Group(GIVEN, ACTING)
    group.begin()
    first = group.asking.question
    assert first.title == group.chairs._thought().instructed(group.asking.shown()).title
    assert {line.amount for line in first.sums} == {"…"}
    while group.asking.question.sums[0].amount == "…":
        group.chairs.think()
        group.asking.ask()
    assert group.chairs.thinks, "long before it is done"
    assert len(group.asking.question.sums) == len(first.sums)


def test_a_chair_of_the_app_asks_nobody() -> None:
    group = Group(GIVEN, PLACING)
    group.chairs.give(group.session.due.players[0], "nunes")
    group.asking.ask()
    assert group.offered is None


def test_of_an_earlier_move_nobody_asks() -> None:
    group = Group(GIVEN, PLACING + 2)
    group.asking.revise(PLACING + 1)
    assert group.offered is None


@pytest.mark.parametrize("language", ["en", "de", "pl", "ru"])
def test_every_decision_of_a_game_can_be_asked_about(language) -> None:
    """Through a whole game; each proposal can be done as it stands."""
    group, asked = Group(GIVEN, 0, language=language), set()
    for raw in GIVEN.moves:
        if group.offered and (raw["do"] not in asked or len(group.session.line) % 9 == 0):
            asked.add(raw["do"])
            question = group.ask(1)
            move = next(deed.move for deed in question.deeds if deed.main)
            assert question.reason
            assert group.session.game.apply(group.session.state, move)
            group.act("advice-away")
        group.session.enter([raw])
    assert {"place", "buy", "recruit", "expedition", "host"} <= asked
