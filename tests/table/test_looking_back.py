"""What a game was decided by, in one of taking counters whose best moves are known."""

from random import Random
from typing import NamedTuple

from companion.table.search.looking_back import LookingBack, Made, decisions
from tests.table.test_search import DIE, AtRandom, Counters, Taking


class Seat(NamedTuple):
    colour: str


class Seated(Counters):
    players = (Seat("a"), Seat("b"))


class Played(Taking):
    def apply(self, state, move):
        step = super().apply(state, move)
        return step._replace(state=Seated(*step.state))


def looked(*piles_and_moves):
    made = [
        Made(number, "ab"[number % 2], Seated(pile, number % 2), move)
        for number, (pile, move) in enumerate(piles_and_moves)
    ]
    back = LookingBack(Played(), AtRandom(), DIE, made, Random(0))
    return made, back


def through(back):
    while not back.done:
        back.think()


def test_the_decision_that_gave_the_game_away_is_told_with_what_would_have_won() -> None:
    """With 3 left all can be taken; whoever takes one leaves two to the other."""
    made, back = looked((4, 1), (3, 1), (2, 2))
    through(back)
    (worst, *_) = back.mattered(3)
    assert worst.made == made[1]
    assert worst.better == 3
    assert worst.could_be > 0.99
    assert worst.lost > 0.3


def test_who_decided_well_is_not_told_of() -> None:
    _, back = looked((3, 3), (2, 2))
    through(back)
    assert back.mattered(3) == []


def test_everybodys_share_adds_up_and_is_there_as_far_as_it_was_looked() -> None:
    made, back = looked((4, 1), (3, 3), (2, 2))
    assert back.share == 0
    while not back.chances:
        back.think()
    assert 0 < back.share < 1
    through(back)
    assert back.share == 1
    assert [*back.chances] == [each.number for each in made]
    assert all(abs(sum(shares.values()) - 1) < 1e-9 for shares in back.chances.values())
    assert back.chances[1]["b"] == 1.0, "all counters are taken"


def test_all_of_the_game_is_known_before_anything_is_said_of_it() -> None:
    made, back = looked((4, 1), (3, 1), (2, 2), (4, 1), (3, 1), (2, 2))
    while len(back.chances) < len(made):
        assert back.mattered(3) == []
        back.think()
    assert [*back.chances] == [each.number for each in made]
    assert back.share < 0.2, "the other moves are looked at after that"
    while not back.mattered(3):
        back.think()
    assert back.mattered(3)[0].made in (made[1], made[4]), "where most was lost is looked at first"


def test_a_game_without_decisions_is_looked_through_at_once() -> None:
    _, back = looked()
    assert back.share == 1
    through(back)
    assert back.mattered(3) == []


def test_only_what_somebody_was_asked_for_is_a_decision() -> None:
    from companion.games import GAMES
    from companion.table.session import Head, Session
    from tests.ui.at_table import record

    given, game = record("vasco-2-7"), GAMES["vasco"]
    session = Session(game, Head("", given.players, given.components, None))
    session.enter(given.moves)
    found = [*decisions(game, session.at(0), session.line)]
    kinds = {session.line[each.number - 1].raw["do"] for each in found}
    assert not kinds & {"projects", "sailors", "vdg", "merchant", "bag", "launch", "navigate"}
    assert {"place", "pass", "send"} <= kinds
    assert all(session.at(each.number - 1) == each.state for each in found)
