"""What navigation would do now is what it does."""

from random import Random

from companion.games import GAMES
from companion.headless.simulating import played
from companion.vasco.rules.advice.forecast import forecast
from companion.vasco.rules.moves import Navigate

GAME = GAMES["vasco"]


def test_the_forecast_comes_true() -> None:
    seen = 0
    for seed in range(6):
        before = None
        for move, state in played(GAME, 4, Random(seed)):
            if isinstance(move, Navigate):
                told = forecast(before)
                step = GAME.apply(before, move)
                assert told.state.landings == step.state.landings
                assert [line for line in step.lines if line.rule[0] == "7"] == list(told.lines)
                seen += len(told.passages)
            before = state
    assert seen, "no ship ever sailed on, so nothing was shown"


def test_a_forecast_changes_nothing() -> None:
    *_, (_, state) = played(GAME, 3, Random(1))
    copy = state._replace()
    forecast(state)
    assert state == copy
