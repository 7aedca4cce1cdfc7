"""What a move would bring and cost, even where it is too dear; and what may come beside."""

from __future__ import annotations

from random import Random

import pytest

from companion.table.game import Refusal
from companion.vasco.rules import moves as m
from companion.vasco.rules.acting import TooDear
from companion.vasco.rules.phases import OVER
from companion.vasco.rules.state import State
from tests.vasco.rules import laid
from tests.vasco.rules.games import SETS, played, small_moves
from tests.vasco.rules.laid import VASCO, crew, with_supply


def test_what_is_quoted_is_what_the_ledger_then_says() -> None:
    quoted = 0
    for state, move in played(3, 3, SETS["starter"]):
        mine = [
            line
            for line in VASCO.apply(state, move).lines
            if line.player == getattr(move, "player", None)
        ]
        assert VASCO.quote(state, move) == tuple(mine)
        quoted += bool(mine)
    assert quoted > 30


def test_a_purse_changes_no_price() -> None:
    """Of every move that is too dear, and of no other that is refused, the price is told: the one
    it has for whoever can pay it."""
    dear = 0
    for seed, printed in enumerate(SETS.values()):
        chance = Random(seed)
        for state, _ in played(seed, 3, printed):
            if "pass" not in VASCO.due(state).kinds:
                continue
            (asked,) = VASCO.due(state).players
            moves = [*small_moves(state, asked)]
            poor, rich = (with_supply(state, asked, reals=reals) for reals in (0, 200))
            for move in chance.sample(moves, min(24, len(moves))):
                refusal, quoted = refused(poor, move), VASCO.quote(poor, move)
                assert quoted == VASCO.quote(rich, move)
                if isinstance(refusal, TooDear) and quoted:
                    reals = [line.amount for line in quoted if line.what == "reals"]
                    assert sum(each for each in reals if each < 0) == -refusal.lacks < 0
                    dear += 1
                elif refusal and not isinstance(refusal, TooDear):
                    assert quoted == ()
    assert dear > 50


def refused(state: State, move: m.Move) -> Refusal | None:
    try:
        VASCO.apply(state, move)
    except Refusal as refusal:
        return refusal
    return None


def test_5_1_three_colours_and_a_captain_for_whoever_has_a_single_real() -> None:
    state = laid.with_sections(laid.bare(4), crew(grey=2, violet=1, orange=1))
    state = laid.called(with_supply(state, "red", reals=1), "red", "recruiting", 4, marker=6)
    move = m.Recruit("red", 1, crew(grey=1, violet=1, orange=1), captain=True)
    with pytest.raises(TooDear) as caught:
        VASCO.apply(state, move)
    costs = {line.source: line.amount for line in VASCO.quote(state, move) if line.what == "reals"}
    assert costs == {"act": -2, "sailors": -6, "captain": -3}
    assert caught.value.lacks == 10
    assert VASCO.quote(state, m.Recruit("red", 1, crew(turquoise=1))) == ()
    assert VASCO.quote(state, m.Recruit("blue", captain=True)) == ()


def test_what_nobody_does_has_no_price() -> None:
    for state, move in played(1, 2, SETS["starter"]):
        if isinstance(move, m.Navigate | m.Finish | m.Sailors):
            assert VASCO.quote(state, move) == ()


def test_beside_the_question_stands_what_is_accepted_at_any_time() -> None:
    moments = set()
    for seed in range(4):
        for state, move in played(seed, 4, SETS["starter"]):
            for after in (state, VASCO.apply(state, move).state):
                due = VASCO.due(after)
                over_or_blind = after.stage == OVER or bool(after.blind)
                assert due.beside == (() if over_or_blind else ("launch", "adjust", "correct"))
                moments.add((after.stage, bool(after.blind)))
                adjust = m.Adjust(after.players[0].colour, 1, 0, 0, 0, "seen")
                assert (refused(after, adjust) is None) is ("adjust" in due.beside)
    assert any(blind for _, blind in moments)
    assert OVER in {stage for stage, _ in moments}


def test_nothing_is_named_instead_once_the_game_is_over() -> None:
    *_, (state, move) = played(2, 2, SETS["starter"])
    over = VASCO.apply(state, move).state
    assert over.stage == OVER
    for player in over.players:
        launch = m.Launch(player.colour, laid.tile("4/1"), ("grey",))
        assert VASCO.nearest(over, launch) is None
