"""Choosing a move by playing on, for any game: here one of taking counters, whose best moves are
known, with a die nobody has seen yet."""

from random import Random
from typing import NamedTuple

import pytest

from companion.table.game import Due, Step
from companion.table.search.search import Asked, Effort, Thinking


class Counters(NamedTuple):
    """Whoever takes the last one wins; a die says how many are put there first."""

    pile: int | None = None
    turn: int = 0


class Taking:
    """As much of a game as a search needs."""

    def __init__(self) -> None:
        self.applied = 0

    def due(self, state):
        if state.pile is None:
            return Due(("roll",), chance=True)
        return Due(("take",), ("ab"[state.turn],)) if state.pile else Due(())

    def apply(self, state, move):
        self.applied += 1
        if state.pile is None:
            return Step(Counters(move), ())
        assert 1 <= move <= min(3, state.pile)
        return Step(Counters(state.pile - move, 1 - state.turn), ())

    def deal(self, chance, components):
        return {"die": chance.randint(*components["die"])}

    def draw(self, state, deal):
        return deal["die"]


class AtRandom:
    """Knows nothing of the game but its moves and who has won."""

    def candidates(self, state, most):
        return [*range(1, min(3, state.pile) + 1)][:most]

    def choose(self, state, chance):
        return chance.choice(self.candidates(state, 3))

    def value(self, state, by):
        if state.pile:
            return 0.5
        # The turn has passed on from who took the last one.
        return float("ab"[1 - state.turn] == by)

    def is_quiet(self, state):
        return state.pile <= 4


DIE = {"die": (5, 12)}


def thought(state, effort, seed=0, game=None):
    return begun(state, effort, seed, game).to_the_end()


def begun(state, effort, seed=0, game=None):
    asked = Asked(game or Taking(), DIE, state, "ab"[state.turn])
    return Thinking(asked, AtRandom(), effort, Random(seed))


def test_moves_are_told_by_the_share_of_everybody_s_chances_where_that_is_asked() -> None:
    """Where the last counters are not taken everybody has one half: a third, of three."""
    soon = Effort(30, quiets=1)
    asked = Asked(Taking(), DIE, Counters(8), "a", ("a", "b", "c"))
    shared = Thinking(asked, AtRandom(), soon, Random(0)).to_the_end()
    assert {round(value, 9) for _, value in shared.values} == {round(1 / 3, 9)}
    assert shared.move == thought(Counters(8), soon).move


@pytest.mark.parametrize("pile", [2, 3, 5, 6, 7])
@pytest.mark.parametrize("turn", [0, 1])
def test_what_leaves_the_other_four_or_none_is_found(pile, turn) -> None:
    found = thought(Counters(pile, turn), Effort(400, quiets=99))
    assert pile - found.move in (0, 4)


def test_all_moves_looked_at_are_told_the_best_first() -> None:
    found = thought(Counters(3), Effort(90, quiets=99))
    moves, values = zip(*found.values, strict=True)
    assert sorted(moves) == [1, 2, 3]
    assert (moves[0], values[0]) == (found.move, 1.0)
    assert [*values] == sorted(values, reverse=True), "also those let go early"


@pytest.mark.parametrize("seed", [2, 7, 10])
def test_told_at_any_time_none_stands_above_a_better_one(seed) -> None:
    """Also while some have been played on in a world that others have still to see."""
    thinking = begun(Counters(10), Effort(100, quiets=2), seed)
    while not thinking.done:
        thinking.think()
        values = [value for _, value in thinking.choice.values]
        assert values == sorted(values, reverse=True)
        assert not values or thinking.choice.values[0][0] == thinking.choice.move


def test_no_more_moves_are_looked_at_than_the_effort_allows() -> None:
    assert len(thought(Counters(7), Effort(30, candidates=2)).values) == 2


def test_a_playout_ends_where_it_may_be_valued() -> None:
    """With four or fewer left it is quiet, and worth a half to either; at the end it is not."""
    soon, far = Effort(9, candidates=2, quiets=1), Effort(9, candidates=2, quiets=9)
    assert {value for _, value in thought(Counters(8), soon).values} == {0.5}
    assert {value for _, value in thought(Counters(8), far).values} != {0.5}


def test_without_effort_the_first_look_decides_and_nothing_is_played_on() -> None:
    game = Taking()
    assert thought(Counters(7), Effort(0), game=game).move == 1
    assert thought(Counters(1), Effort(500), game=game).move == 1, "there is nothing else"
    assert game.applied == 0


def test_the_same_seed_thinks_the_same() -> None:
    effort = Effort(12, quiets=99)
    assert thought(Counters(9), effort, 3) == thought(Counters(9), effort, 3)
    assert any(thought(Counters(9), effort, 3) != thought(Counters(9), effort, n) for n in range(9))


def test_it_pauses_after_every_move_it_plays_on() -> None:
    """So that a screen is drawn between two of them."""
    game, pauses = Taking(), 0
    thinking, before = begun(Counters(12), Effort(30, quiets=99), game=game), 0
    while not thinking.done:
        thinking.think()
        pauses += 1
        # The moves it looks at are made once each, at the start.
        assert game.applied - before <= (1 if pauses > 1 else 1 + 3)
        before = game.applied
    assert pauses > 100


def test_what_is_best_so_far_can_be_had_at_any_time() -> None:
    thinking = begun(Counters(7), Effort(600, quiets=99))
    assert thinking.choice.move == 1, "the first look"
    assert thinking.choice.values == ()
    while not thinking.choice.values:
        thinking.think()
    assert not thinking.done
    assert thinking.to_the_end() == thinking.choice
    assert thinking.choice.move == 3
