"""Discs told ahead: whatever the order of telling, they come to lie as they were placed."""

from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.table.game import Refusal
from companion.vasco.rules import moves as m
from companion.vasco.rules.placing import placer, placings
from companion.vasco.rules.vasco import apply
from tests.vasco.rules.games import SETS, played
from tests.vasco.ui.setting_up import EVERYTHING, begin, seats


def a_phase(seed: int, players: int, printed, number: int):
    """A phase 1 by chance: the state before it, its moves, the state after it."""
    before = next(
        state
        for state, move in played(seed, players, printed)
        if state.round == number and isinstance(move, m.Place)
    )
    state, moves, chance = before, [], Random(seed)
    while placer(state) is not None:
        moves.append(placings(state).pick(chance))
        state = apply(state, moves[-1]).state
    return before, moves, state


@pytest.mark.usefixtures("_window")
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    seed=st.integers(0, 10_000),
    players=st.integers(2, 4),
    name=st.sampled_from([*SETS]),
    number=st.integers(1, 3),
    data=st.data(),
)
def test_told_in_any_order_the_discs_lie_as_in_the_game(seed, players, name, number, data) -> None:
    from companion.vasco.play.ahead import next_told, placing_due, still_told, tell

    state, moves, after = a_phase(seed, players, SETS[name], number)
    told = ()
    for disc in data.draw(st.permutations(moves)):
        if placing_due(state) == disc.player and not any(
            each.player == disc.player for each in told
        ):
            state = apply(state, disc).state
        else:
            told = tell(state, told, disc)
        while placing_due(state) and (ready := next_told(state, told)):
            state = apply(state, ready).state
            told = still_told(state, told)
    assert told == ()
    assert state == after


def in_turn(device, count: int = 3):
    """A game of three at its first disc, and the asking that follows it."""
    from companion.vasco.ui.asking.asking import Asking

    app = begin(device, phone(), seats(count), EVERYTHING, confirmed=True)
    asking = Asking()
    asking.begin()
    while asking.session.due.kinds[0] != "place":
        asking.pick(next(iter(asking.question.picks)))
    return app, asking


def phone():
    from tests.ui.device import Look

    return Look("phone")


def lie(asking) -> dict[int, str]:
    return {number: disc.player for number, disc in enumerate(asking.session.state.placed) if disc}


def put(asking, number: int, area: str = "projects") -> None:
    asking.pick(f"area-{area}")
    asking.pick(f"number-{number}")


def test_a_disc_told_ahead_is_placed_when_its_turn_comes(device) -> None:
    _, asking = in_turn(device)
    asking.look_at("red")
    put(asking, 8)
    put(asking, 9)
    assert lie(asking) == {}
    assert [disc.number for disc in asking.shown().ahead] == [8, 9]
    asking.look_at("red")
    put(asking, 3)
    assert lie(asking) == {3: "yellow", 8: "red"}
    put(asking, 4, "characters")
    put(asking, 5, "characters")
    assert lie(asking) == {3: "yellow", 8: "red", 4: "black", 5: "yellow", 9: "red"}
    assert asking.shown().ahead == ()
    asking.undo()
    assert lie(asking) == {3: "yellow", 8: "red", 4: "black", 5: "yellow"}
    assert asking.question.player == "red"
    assert asking.question.chosen == {"number-9"}


def test_all_of_a_player_s_discs_are_told_in_one_go(device) -> None:
    _, asking = in_turn(device)
    for colour, first in (("black", 1), ("yellow", 5), ("red", 9)):
        asking.look_at(colour)
        for place in range(4):
            area = ("characters", "recruiting", "projects", "navigation")[place]
            put(asking, first + place, area)
        assert asking.who == ""
    assert [entry.raw["do"] for entry in asking.session.line].count("place") == 12


def test_what_was_told_counts_as_taken_and_can_be_taken_back(device) -> None:
    _, asking = in_turn(device)
    refusals = []
    asking.bind(on_refused=lambda _, refusal, __: refusals.append(refusal.key))
    asking.look_at("red")
    put(asking, 8)
    asking.look_at("black")
    assert "number-8" not in asking.question.picks
    asking.pick("number-8")
    assert refusals == ["told-ahead"]
    asking.look_at("red")
    asking.undo()
    assert asking.shown().ahead == ()
    assert asking.question.chosen == {"number-8"}
    asking.undo()
    asking.look_at("black")
    put(asking, 8)
    assert [disc.player for disc in asking.shown().ahead] == ["black"]


def test_what_was_told_outlives_the_program(device) -> None:
    from companion.vasco.ui.asking.asking import Asking

    _, asking = in_turn(device)
    asking.look_at("red")
    put(asking, 8)
    asking.end()
    device.stop()
    device.start(phone())
    again = Asking()
    again.begin()
    assert [disc.number for disc in again.shown().ahead] == [8]
    put(again, 3)
    assert lie(again) == {3: "yellow", 8: "red"}
    assert device.app.store.setting(f"vasco.ahead.{again.session.head.id}") is None


def test_a_disc_that_cannot_lie_where_it_was_told_is_asked_for_again(device) -> None:
    from companion.vasco.ui.reply import Reply

    _, asking = in_turn(device)
    reply = Reply(asking=asking)
    asking.look_at("red")
    put(asking, 8)
    asking.look_at("red")
    asking.do(m.Place("yellow", 8, "projects"))
    assert reply.rule == "2.2"
    assert "8" in reply.refusal
    assert asking.shown().ahead == ()
    assert asking.question.player == "red"


@pytest.mark.usefixtures("_window")
def test_a_disc_that_cannot_be_told_is_refused_by_its_rule() -> None:
    from companion.vasco.play.ahead import tell

    state, moves, _ = a_phase(7, 2, SETS["starter"], 1)
    told = tell(state, (), moves[1])
    with pytest.raises(Refusal, match="number-taken"):
        tell(state, told, moves[0]._replace(number=moves[1].number))
