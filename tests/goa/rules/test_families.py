"""What families of moves contain the rules accept, and the other way round."""

from itertools import islice
from random import Random
from typing import Any

import pytest

from companion.goa.rules.moves import End, Pass
from companion.goa.rules.state import State
from tests.goa.rules.games import SETS, almost, played
from tests.goa.rules.table import GOA
from tests.rules.agreement import Agreement

# Of layouts and of large harvests there are more than can be listed.
TRADES = Agreement(GOA, many=150)

MADE_BY_ITSELF = ("place", "fill", "take", "give_up")


def check_forced(state: State) -> None:
    """The contract's list: who has nothing left to decide, and never what a purse decides."""
    shown = GOA.shown(state)
    kind = shown["due"]["kind"]
    forced = GOA.forced(state)
    awaited = [family for family in GOA.options(state) if family.kind != "discard"]
    moves = [move for family in awaited for move in islice(family, 2)]
    if kind in MADE_BY_ITSELF:
        assert forced == (moves[0] if len(moves) == 1 else None)
    elif kind == "settle":
        assert (forced is None) == (len(moves) > 1 or not moves[0].founded)
    else:
        assert forced is None
    if forced is not None:
        assert TRADES.accepted(state, forced)


GAMES = [(name, players) for name in SETS for players in (2, 3, 4)]


def check_game(name: str, players: int, seed: int, thorough: float) -> None:
    chance = Random(seed)
    elsewhere: list[Any] = []
    for state, move in played(seed, players, SETS[name]):
        check_forced(state)
        elsewhere.append(move)
        TRADES.check_some(state, elsewhere, 4, chance)
        if chance.random() < thorough:
            TRADES.check_listing(state)
            TRADES.check_picks(state, chance)
            for family in GOA.options(state):
                TRADES.check_some(state, list(almost(family.pick(chance), chance)), 40, chance)


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_families_and_rules_agree_over_a_game(name: str, players: int) -> None:
    check_game(name, players, seed=players, thorough=0.08)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 115))
@pytest.mark.parametrize(("name", "players"), GAMES)
def test_families_and_rules_agree_over_many_games(name: str, players: int, seed: int) -> None:
    check_game(name, players, seed, thorough=0.3)


def test_a_move_of_another_kind_is_in_no_family() -> None:
    for state, _ in islice(played(5, 4, SETS["starter"]), 200):
        for family in GOA.options(state):
            for stranger in (object(), None, "pass", ("red",)):
                assert stranger not in family
            for kind, move in (("end", End("red")), ("pass", Pass("red"))):
                if family.kind != kind:
                    assert move not in family
