"""13.9 A game begun without the program is taken up, before any flag."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from companion.goa.rules import moves as m
from companion.goa.rules import table_edits as edits
from companion.goa.rules.board import COLOURS
from companion.goa.rules.phases import TURN, flag_due
from companion.goa.rules.state import HIDDEN, State
from companion.goa.rules.supply import worth
from companion.goa.rules.table_edits import laid_by, moves_between, moves_to, untold
from companion.goa.rules.tiles import UNNAMED
from companion.table.game import Refusal
from tests.goa.rules.games import SETS, STARTER, played
from tests.goa.rules.invariants import check
from tests.goa.rules.table import GOA

WHY = "as it lay"


def begun(players: int = 4, printed: Any = STARTER) -> State:
    state: State = GOA.begin(COLOURS[:players], printed).state
    return state


def taken_up(wanted: State, printed: Any = STARTER) -> State:
    start = begun(len(wanted.players), printed)
    moves = moves_to(start, wanted, GOA.deal(Random(1), printed), WHY)
    moves = tuple(as_recorded(move) for move in moves)
    assert sum(isinstance(move, m.Correct) for move in moves) <= 1
    adjusted = [move.player for move in moves if isinstance(move, m.Adjust)]
    assert len(adjusted) == len({*adjusted})
    return laid_by(start, moves)


def as_recorded(move: Any) -> Any:
    raw = GOA.write(move)
    again = GOA.read(raw)
    assert GOA.write(again) == raw
    return again


def refused(wanted: State) -> tuple[str, str]:
    with pytest.raises(Refusal) as caught:
        taken_up(wanted)
    return caught.value.rule, caught.value.key


def allowed(state: State) -> Any:
    """What 13.9 can set: not what is in the box, nor what a Bonanza brought, nor what is over."""
    players = tuple(
        player._replace(bonus_vp=0, vp=worth(state.board, player) - player.bonus_vp)
        for player in state.players
    )
    variants = state.variants._replace(quick_start=False)
    plain = state._replace(players=players, variants=variants, removed=(None, None))
    return GOA.shown(plain)


def flags(seed: int, players: int, printed: Any) -> Iterator[State]:
    for state, _ in played(seed, players, printed):
        if flag_due(state) and not state.pending:
            yield state


@pytest.mark.parametrize("name", SETS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_13_9_whatever_lies_before_a_flag_is_taken_up_as_it_lies(name: str, players: int) -> None:
    rounds = set()
    for seed in range(5):
        for state in flags(seed, players, SETS[name]):
            after = taken_up(state, SETS[name])
            assert allowed(after) == allowed(state)
            assert GOA.due(after) == GOA.due(state)
            check(after)
            rounds.add((state.phase, state.round))
    assert len(rounds) == 8


def test_13_9_what_nobody_tells_is_as_the_set_up_gives_it() -> None:
    wanted = untold(begun())
    assert {player.ducats for player in wanted.players} == {HIDDEN}
    state = taken_up(wanted)
    assert (state.phase, state.round, state.first) == (0, 1, 0)
    assert [player.ducats for player in state.players] == [5, 10, 10, 10]
    assert state.grid == (UNNAMED,) * 25
    state = taken_up(edits.first(2)(wanted))
    assert [player.ducats for player in state.players] == [10, 10, 5, 10]


def test_12_4_a_purse_that_is_told_is_what_it_holds() -> None:
    state = taken_up(edits.holds(1, "ducats", 0)(untold(begun())))
    assert [player.ducats for player in state.players] == [5, 0, 10, 10]


def test_13_9_rewards_follow_from_the_markers() -> None:
    wanted = edits.stands(0, 2, 5)(untold(begun()))
    assert taken_up(wanted).rewards[2] == (4, 5)
    back = edits.stands(0, 2, 1)(taken_up(wanted))
    assert taken_up(back).rewards[2] == ()


def test_13_9_what_cannot_lie_there_is_refused() -> None:
    wanted = untold(begun())
    many = edits.site_lies(0, 0, "clove/1", "clove", "clove")(wanted)
    assert refused(many) == ("13.9", "no-room")
    few = wanted._replace(round=4, grid=(UNNAMED,) * 3 + (None,) * 22)
    assert refused(few) == ("13.9", "too-few-tiles")
    assert refused(edits.holds(0, "ships", -1)(wanted)) == ("13.8", "adjust-ships")
    cards = edits.discarded(29)(edits.holds(0, "hand", 2)(wanted))
    assert refused(cards) == ("13.9", "too-many-cards")


def test_13_9_another_phase_has_other_tiles_and_bonanza_lies_beneath_the_corners() -> None:
    wanted = edits.variant("bonanza", True)(untold(begun()))
    named = edits.in_cell((1, 1), "clove/2")(wanted)
    later = edits.in_cell((1, 5), "")(edits.in_round(1, 2)(named))
    state = taken_up(later)
    assert (state.phase, state.round) == (1, 2)
    assert state.grid[0] == UNNAMED
    assert state.bonanza == ((1, 1), (5, 1), (5, 5))
    assert taken_up(edits.beneath((1, 1), False)(later)).bonanza == ((5, 1), (5, 5))


@pytest.mark.parametrize("seed", range(4))
def test_13_9_only_what_differs_is_put_right(seed: int) -> None:
    """In whatever moment it can be: nothing where nothing differs, else what leads there."""
    chance, found = Random(seed), 0
    for state, _ in played(seed, 3, STARTER):
        if "correct" not in GOA.due(state).beside or state.stage != TURN:
            continue
        assert moves_between(state, state, WHY) == ()
        seat = chance.randrange(3)
        wanted = edits.stands(seat, 1, chance.randint(1, 5))(state)
        wanted = edits.holds(seat, "ships", chance.randrange(9))(wanted)
        after = laid_by(state, moves_between(state, wanted, WHY))
        assert after.players[seat].rows == wanted.players[seat].rows
        assert after.players[seat].ships == wanted.players[seat].ships
        assert after.grid == state.grid
        found += 1
    assert found > 30


def test_every_edit_is_said_again() -> None:
    wanted = untold(begun())
    said = [
        edits.in_round(1, 3),
        edits.first(2),
        edits.variant("open_money", True),
        edits.in_cell((2, 3), ""),
        edits.in_cell((2, 3), "clove/2"),
        edits.beneath((5, 5), True),
        edits.discarded(7),
        edits.reward(1, 4, True),
        edits.holds(1, "hand", 3),
        edits.stands(1, 0, 3),
        edits.site_lies(1, 4, "pepper/nutmeg", "pepper"),
        edits.no_spice(1, 4, "pepper"),
        edits.spice_lies(1, 4, "nutmeg"),
        edits.no_site(1, 4),
        edits.tile_lies(1, "duty/6/5", False),
        edits.tile_turned(1, "duty/6/5"),
        edits.no_tile(1, "duty/6/5", True),
    ]
    for edit in said:
        raw = [list(each) if isinstance(each, tuple) else each for each in edit.said]
        again = edits.read_edit(edit.name, raw)
        assert again(wanted) == edit(wanted) != wanted, edit.name
        wanted = edit(wanted)
    with pytest.raises(LookupError):
        edits.read_edit("nothing", [])
