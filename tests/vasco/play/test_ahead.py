"""Discs told ahead: whatever the order of telling, they come to lie as they were placed."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.play.ahead import Conflict
from companion.table.game import Refusal
from companion.vasco.play.ahead import (
    next_told,
    placing_due,
    still_told,
    tell,
    untold,
)
from companion.vasco.rules import moves as m
from companion.vasco.rules.placing import placer, placings
from companion.vasco.rules.vasco import apply
from tests.turns import turns
from tests.vasco.rules.games import SETS, played


def a_phase(seed: int, players: int, printed, number: int):
    """A phase 1 by chance: the state before it, its moves, the state after it."""
    before = next(
        state
        for state, move in played(seed, players, printed)
        if state.round == number and isinstance(move, m.Place)
    )
    state, moves, chance = before, [], Random(seed)
    another = turns()
    while another() and placer(state) is not None:
        moves.append(placings(state).pick(chance))
        state = apply(state, moves[-1]).state
    return before, moves, state


@given(
    seed=st.integers(0, 10_000),
    players=st.integers(2, 4),
    name=st.sampled_from([*SETS]),
    number=st.integers(1, 3),
    data=st.data(),
)
def test_told_in_any_order_the_discs_lie_as_in_the_game(seed, players, name, number, data) -> None:
    state, moves, after = a_phase(seed, players, SETS[name], number)
    told = ()
    for disc in data.draw(st.permutations(moves)):
        if placing_due(state) == disc.player and not any(
            each.player == disc.player for each in told
        ):
            state = apply(state, disc).state
        else:
            told = tell(state, told, disc)
        another = turns()
        while another() and placing_due(state) and (ready := next_told(state, told)):
            state = apply(state, ready).state
            told = still_told(state, told)
    assert told == ()
    assert state == after


def test_what_is_told_takes_its_number_and_its_slot() -> None:
    state, moves, _ = a_phase(1, 3, SETS["starter"], 1)
    first, second, *_ = moves
    assert placing_due(state) == first.player
    told = tell(state, (), second)
    assert untold(state, told, second.player) == 3
    assert untold(state, told, first.player) == 4
    with pytest.raises(Refusal) as caught:
        tell(state, told, m.Place(first.player, second.number, first.area))
    assert caught.value.key == "number-taken"


def test_nobody_tells_more_discs_than_he_has() -> None:
    state, _, _ = a_phase(1, 2, SETS["starter"], 1)
    player = state.players[1].colour
    free = iter(range(1, 21))
    told = ()
    another = turns()
    while another() and untold(state, told, player):
        area = "projects" if len(told) < 2 else "navigation"
        told = tell(state, told, m.Place(player, next(free), area))
    with pytest.raises(Refusal) as caught:
        tell(state, told, m.Place(player, next(free), "recruiting"))
    assert (caught.value.rule, caught.value.key) == ("2.4", "only-additional-disc")
    with pytest.raises(Refusal) as caught:
        tell(state, told, m.Place(player, 21, "projects"))
    assert caught.value.key == "no-additional-disc"


def test_a_disc_that_finds_its_number_taken_is_named_with_the_rule() -> None:
    state, moves, _ = a_phase(2, 3, SETS["starter"], 1)
    first, second, *_ = moves
    told = tell(state, (), m.Place(second.player, first.number, second.area))
    state = apply(state, first).state
    conflict = next_told(state, told)
    assert isinstance(conflict, Conflict)
    assert (conflict.move, conflict.refusal.key) == (told[0], "number-taken")
