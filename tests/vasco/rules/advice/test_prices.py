"""Outlooks on the price of a number, before the marker moves."""

import copy
from fractions import Fraction

import pytest

from companion.games import GAMES
from companion.vasco.rules.advice.prices import confirmed_vdg, outlook
from companion.vasco.rules.state import State, Vdg

GAME = GAMES["vasco"]
TILES = (Vdg(4, -3, (1, 2)), Vdg(5, 0, (1, 2)), Vdg(6, 0, (3, 4)), Vdg(7, 2, (1, 2)))


def at(marker: int, *seen: Vdg) -> State:
    state = GAME.begin(("red", "blue"), GAME.starter()).state
    return state._replace(marker=marker, seen=state.seen._replace(vdg=seen))


def test_without_tiles_there_is_a_range_and_no_chance() -> None:
    found = outlook(at(11))
    assert found[5] == (3, 9, None, None)
    assert found[11] == (0, 3, None, None)
    assert found[14] == (0, 0, None, None)
    assert set(found) == set(range(1, 23))


def test_tiles_give_chances_and_an_expected_price() -> None:
    five = outlook(at(7, TILES[1]), TILES)[5]
    # Still to come are variations -3, 0 and +2: prices 0, 2 and 4.
    assert five == (0, 4, Fraction(1, 3), Fraction(2))


def test_a_tile_that_has_come_up_comes_no_more() -> None:
    assert outlook(at(7, TILES[0]), TILES)[7].free == Fraction(2, 3)
    assert outlook(at(7, TILES[3]), TILES)[7].free == 1


def test_when_all_tiles_have_come_up_only_the_range_is_left() -> None:
    assert outlook(at(7, *TILES), TILES)[7] == (0, 3, None, None)


@pytest.mark.parametrize(("certainty", "known"), [("assumed", 0), ("inferred", 0), ("printed", 9)])
def test_chances_rest_on_printed_tiles_only(certainty: str, known: int) -> None:
    components = copy.deepcopy(GAME.starter())
    components["certainty"]["vdg"] = certainty
    assert len(confirmed_vdg(components)) == known


def test_a_set_that_says_nothing_of_certainty_is_not_certain() -> None:
    components = {key: value for key, value in GAME.starter().items() if key != "certainty"}
    assert confirmed_vdg(components) == ()
