"""What families of moves contain the rules accept, and the other way round."""

from itertools import islice
from random import Random
from typing import Any

import pytest

from companion.vasco.rules.moves import Navigate
from companion.vasco.rules.state import State, called
from tests.rules.agreement import Agreement
from tests.vasco.rules import laid
from tests.vasco.rules.games import SETS, almost, played, small_moves
from tests.vasco.rules.laid import VASCO

# Of VdG tiles and layouts there are more than can be listed.
VOYAGES = Agreement(VASCO, many=400)


def check_forced(state: State) -> None:
    """Launches aside, since nobody has to; but one could still give an expedition its ship, where
    3.3 and 5.2 let its player sail at all."""
    families = VASCO.options(state)
    launches = [family for family in families if family.kind == "launch"]
    others = [move for f in families if f.kind != "launch" for move in islice(f, 2)]
    only = others[0] if len(others) == 1 else None
    due = VASCO.due(state)
    may_sail = (
        due.kinds[:1] == ("expedition",)
        and able_to_sail(state)
        and any(next(iter(family)).player == due.players[0] for family in launches)
    )
    last_launch = due.kinds == ("finish",) and launches
    if due.kinds in (("navigate",), ()) or may_sail or last_launch:
        only = None
    assert VASCO.forced(state) == only


def able_to_sail(state: State) -> bool:
    number = called(state)
    assert number is not None
    assert state.marker is not None
    disc = state.placed[number]
    player = next(each for each in state.players if disc and each.colour == disc.player)
    return player.captains > 0 and player.reals >= state.marker - number


GAMES = [(name, players) for name in SETS for players in (2, 3, 4)]


def check_game(name: str, players: int, seed: int, thorough: float) -> None:
    chance = Random(seed)
    elsewhere: list[Any] = []
    for state, move in played(seed, players, SETS[name]):
        check_forced(state)
        elsewhere.append(move)
        VOYAGES.check_some(state, elsewhere, 9, chance)
        if chance.random() < thorough:
            VOYAGES.check_listing(state)
            VOYAGES.check_picks(state, chance)
            for family in VASCO.options(state):
                VOYAGES.check(state, almost(family.pick(chance), state, chance))
        if chance.random() < thorough / 4:
            colours = laid.COLOURS if chance.random() < 0.2 else state.board.colours
            VOYAGES.check(state, small_moves(state, chance.choice(colours)))
            due = VASCO.due(state).players
            VOYAGES.check(state, small_moves(state, due[0]) if due else ())


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_families_and_rules_agree_over_a_game(name: str, players: int) -> None:
    check_game(name, players, seed=players, thorough=0.25)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 120))
@pytest.mark.parametrize(("name", "players"), GAMES)
def test_families_and_rules_agree_over_many_games(name: str, players: int, seed: int) -> None:
    check_game(name, players, seed, thorough=0.5)


def test_a_move_of_another_kind_is_in_no_family() -> None:
    for place, (state, _) in enumerate(played(5, 4, SETS["starter"])):
        families = VASCO.options(state)
        for family in families:
            for stranger in (object(), None, "pass", ("yellow",)):
                assert stranger not in family
            if family.kind != "navigate":
                assert Navigate() not in family
        if place > 60:
            break


def test_two_ships_of_one_kind_are_listed_once_for_each_pair_of_docks() -> None:
    state = laid.called(laid.bare(), "red", "navigation")
    state = laid.with_supply(state, "red", ships=laid.tiles("6/3", "6/3", "9/4"), captains=3)
    mozambique = [f for f in VASCO.options(state) if getattr(f, "landing", "") == "mozambique"]
    # None, one or both of the 6s in three docks, times the 9 at sea or not, less nobody at all:
    # 1, 3 and 3 ways; with the 9 beside them 3, 3 * 2 and 3 * 1.
    assert len(list(mozambique[0])) == (3 + 3) + (3 + 6 + 3)
    few = laid.with_supply(state, "red", captains=1)
    mozambique = [f for f in VASCO.options(few) if getattr(f, "landing", "") == "mozambique"]
    assert len(list(mozambique[0])) == 3 + 3


def test_what_is_drawn_is_drawn_as_a_hand_in_the_bag_would() -> None:
    bag = laid.crew(grey=7, orange=1)
    rest = tuple(8 - held for held in bag)
    state = laid.with_supply(laid.bare(), "blue", sailors=rest)
    blind = VASCO.options(state._replace(blind=("red",)))[0]
    chance = Random(1)
    oranges = sum(blind.pick(chance).colour == "orange" for _ in range(800))
    assert 60 < oranges < 150
    drawing = laid.before(state, "setup", "sailors")._replace(marker=None)
    five = VASCO.options(drawing)[0]
    with_orange = sum(five.pick(chance).drawn[3] for _ in range(800))
    assert 420 < with_orange < 580
