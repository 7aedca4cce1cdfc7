"""How many touches it takes to enter a table that lies between two rounds."""

from functools import partial
from statistics import median

import pytest

from companion.vasco.rules.phases import OVERVIEW
from companion.vasco.rules.state import State
from tests.touch.table_entry import KNOWN, SEATS, Hand, enter, show, touches
from tests.vasco.rules.games import played

LONG = pytest.mark.long


@pytest.fixture
def entering(device):
    return partial(show, device)


def position(seed: int, players: int, round_: int) -> State:
    """How a game by chance lies when a round begins."""
    for state, _ in played(seed, players, KNOWN):
        if OVERVIEW[state.stage].step == "place" and state.round == round_:
            return state
    raise AssertionError("no such round")


@pytest.mark.long
@pytest.mark.parametrize(
    ("size", "known", "swipes"),
    [("tablet", False, 0), pytest.param("phone", True, 5, marks=LONG)],
)
def test_a_typical_second_round_of_four_takes_at_most_60_touches(
    device, entering, size, known, swipes
) -> None:
    state, hand = position(3, 4, 2), Hand(device)
    app = entering(size, known=known, density=0.5)
    enter(hand, state)
    assert app.session.game.shown(app.session.state) == app.session.game.shown(state)
    assert hand.taps == len([*touches(state)]) <= 60
    assert hand.swipes <= swipes


@pytest.mark.parametrize(("players", "usual", "most"), [(2, 40, 45), (3, 48, 54), (4, 58, 66)])
def test_a_second_round_seldom_takes_more(players, usual, most) -> None:
    taken = [len([*touches(position(seed, players, 2))]) for seed in range(24)]
    assert median(taken) <= usual
    assert max(taken) <= most


@LONG
@pytest.mark.parametrize(("size", "players", "round_"), [("small", 2, 3), ("tablet-upright", 3, 5)])
def test_other_tables_are_entered_too(device, entering, size, players, round_) -> None:
    state = position(1, players, round_)
    app = entering(size, SEATS[:players], density=0.5)
    enter(Hand(device), state)
    assert app.session.game.shown(app.session.state) == app.session.game.shown(state)
    assert app.session.head.players == SEATS[:players]
