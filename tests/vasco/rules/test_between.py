"""From one table to another by chapter 10: whatever can be corrected is led to by moves."""

from random import Random

import pytest

from companion.table.game import Refusal
from companion.vasco.rules import moves as m
from companion.vasco.rules.phases import OVERVIEW
from companion.vasco.rules.table_edits import laid_by as laid
from companion.vasco.rules.table_edits import moves_between
from tests.vasco.rules.corrections import WHY, corrections
from tests.vasco.rules.games import SETS, STARTER, played
from tests.vasco.rules.invariants import check
from tests.vasco.rules.laid import VASCO, bare, ship


def moments(seed, players, printed, every):
    """Now and then a moment of a game in which something may be corrected."""
    for number, (state, _) in enumerate(played(seed, players, printed)):
        if number % every == 0 and not state.blind and OVERVIEW[state.stage].step != "over":
            yield state


@pytest.mark.parametrize("name", SETS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whatever_can_be_corrected_is_led_to_by_the_moves(name, players):
    chance = Random(players)
    for state in moments(players, players, SETS[name], 7):
        wanted = laid(state, tuple(corrections(state, chance, 3)))
        moves = moves_between(state, wanted, WHY)
        assert [VASCO.read(VASCO.write(move)) for move in moves] == [*moves]
        reached = laid(state, moves)
        assert VASCO.shown(reached) == VASCO.shown(wanted)
        check(reached)
        adjusted = [move.player for move in moves if isinstance(move, m.Adjust)]
        assert len(adjusted) == len({*adjusted})
        assert len(moves) - len(adjusted) <= 1


def test_a_captain_back_from_sea_may_come_to_the_supply_at_once():
    """All seven of yellow are in the supply or at sea, so none can be taken before he is home."""
    ashore = bare()
    player = ashore.players[0]._replace(captains=6, captains_on_board=0)
    at_sea = ashore._replace(
        players=(player, *ashore.players[1:]),
        landings=((ship("yellow", "4/1"),), *ashore.landings[1:]),
    )
    wanted = at_sea._replace(
        players=(player._replace(captains=7), *ashore.players[1:]), landings=ashore.landings
    )
    moves = moves_between(at_sea, wanted, WHY)
    assert [type(move) for move in moves] == [m.Correct, m.Adjust]
    assert laid(at_sea, moves).players[0].captains == 7


def test_nothing_that_differs_takes_no_move_and_what_cannot_lie_so_is_refused():
    state = next(moments(1, 3, STARTER, 60))
    assert moves_between(state, state, WHY) == ()
    player = state.players[0]._replace(sailors=(32, 0, 0, 0))
    wanted = state._replace(players=(player, *state.players[1:]))
    with pytest.raises(Refusal, match="too-many-sailors"):
        moves_between(state, wanted, WHY)
