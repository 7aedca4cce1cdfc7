"""What families of moves contain the rules accept, and the other way round."""

from itertools import islice
from random import Random
from typing import Any

import pytest

from companion.goa.rules.moves import End, Pass
from companion.goa.rules.state import State
from companion.table.game import Refusal
from tests.goa.rules.games import SETS, almost, played
from tests.goa.rules.table import GOA

MANY = 150
"""Of layouts and of large harvests there are more than can be listed."""


def accepted(state: State, move: Any) -> bool:
    try:
        GOA.apply(state, move)
    except Refusal:
        return False
    return True


def contained(state: State, move: Any) -> bool:
    return any(move in family for family in GOA.options(state))


def check_listing(state: State) -> None:
    listed = []
    for family in GOA.options(state):
        some = list(islice(family, MANY))
        assert some, "a family without moves should not be offered"
        for move in some:
            assert GOA.write(move)["do"] == family.kind
            assert GOA.read(GOA.write(move)) == move
            assert move in family
            assert accepted(state, move), (move, state)
        listed += some
    assert len({(type(move), move) for move in listed}) == len(listed)


def check_picks(state: State, chance: Random) -> None:
    for family in GOA.options(state):
        for _ in range(3):
            move = family.pick(chance)
            assert move in family, (move, family)
            assert GOA.read(GOA.write(move)) == move
            assert accepted(state, move), (move, state)


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
        assert accepted(state, forced)


def check_agreement(state: State, moves: Any) -> None:
    for move in moves:
        assert accepted(state, move) == contained(state, move), (move, state)


GAMES = [(name, players) for name in SETS for players in (2, 3, 4)]


def check_game(name: str, players: int, seed: int, thorough: float) -> None:
    chance = Random(seed)
    elsewhere: list[Any] = []
    for state, move in played(seed, players, SETS[name]):
        check_forced(state)
        elsewhere.append(move)
        some = chance.sample(elsewhere, min(4, len(elsewhere)))
        check_agreement(state, [each for each in some if usual_kind(each)])
        if chance.random() < thorough:
            check_listing(state)
            check_picks(state, chance)
            for family in GOA.options(state):
                nearly = list(almost(family.pick(chance), chance))
                check_agreement(state, chance.sample(nearly, min(40, len(nearly))))


def usual_kind(move: Any) -> bool:
    """Corrections are in no family: nothing but the table limits them."""
    return GOA.write(move)["do"] not in ("adjust", "correct")


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
