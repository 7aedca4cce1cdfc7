"""The film of a navigation tells all that the ledger tells, and nothing else."""

from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

from companion.table.record import parse, replay
from companion.vasco.play.film import film, standing
from companion.vasco.rules.phases import kinds_due
from companion.vasco.rules.state import put
from tests.vasco.rules import laid
from tests.vasco.rules.laid import ENGLISH, GAMES, VASCO, before, merchant, play, ship, with_docks

NAMES = {"yellow": "Ana", "red": "Rui", "black": "Tomé", "blue": "Inês"}
RECORDS = sorted((Path(__file__).parents[2] / "records").glob("*.json"))


def say(key, **figures):
    return ENGLISH.say(key, NAMES, **figures)


def filmed(round_=1, **landings):
    state = with_docks(laid.bare()._replace(merchant=None, round=round_), **landings)
    state = before(state, "acting", "navigate")
    return state, film(say, state, play(state, "navigate").lines)


def sentences(round_=1, **landings):
    return [episode.sentence for episode in filmed(round_, **landings)[1]]


def sailed(state, episodes):
    """What lies in the docks after so many episodes."""
    landings = state.landings
    for docked, landing, dock, to in (each for one in episodes for each in one.passages):
        landings = put(landings, landing, put(landings[landing], dock, None))
        if to is not None:
            landings = put(landings, landing + 1, put(landings[landing + 1], to, docked))
    return landings


@pytest.fixture(params=RECORDS, ids=lambda file: file.stem)
def navigations(request):
    """The state before each navigation of a game, its ledger lines and the state after."""
    moments = [*replay(VASCO, parse(request.param.read_bytes(), GAMES))]
    pairs = pairwise(moments)
    return [
        (a.state, b.lines, b.state)
        for a, b in pairs
        if kinds_due(a.state) == ("navigate",) and kinds_due(b.state) != ("navigate",)
    ]


def test_every_gain_of_the_ledger_is_in_it_once(navigations) -> None:
    assert len(navigations) == 5
    for state, lines, _ in navigations:
        shown = Counter()
        for gain in (gain for episode in film(say, state, lines) for gain in episode.gains):
            shown[gain.player, gain.what] += gain.amount
        told = Counter()
        for line in lines:
            told[line.player, line.what] += line.amount
        assert shown == told


def test_what_ships_earn_stands_at_ships_of_their_owners(navigations) -> None:
    for state, lines, _ in navigations:
        for episode in film(say, state, lines):
            for gain in episode.gains:
                if gain.landing >= 0:
                    assert state.landings[gain.landing][gain.dock].owner == gain.player


def test_the_ships_end_where_the_game_has_them(navigations) -> None:
    for state, lines, after in navigations:
        episodes = film(say, state, lines)
        assert sailed(state, episodes) == after.landings
        assert sailed(state, ()) == state.landings


def test_at_the_end_everybody_has_what_the_game_gives(navigations) -> None:
    for state, lines, after in navigations:
        stand = standing(state, film(say, state, lines))
        assert [(each.vp, each.reals) for each in stand] == [
            (player.vp, player.reals) for player in after.players
        ]
        assert [(each.vp - each.more_vp, each.reals - each.more_reals) for each in stand] == [
            (player.vp, player.reals) for player in state.players
        ]


def test_earning_paying_and_sailing_come_in_this_order_each_from_calicut_down() -> None:
    docks = {
        "calicut": (ship("yellow", "11/5+1r"),),
        "mozambique": (ship("yellow", "7/3+2v"), ship("red", "6/2"), merchant(5)),
        "natal": (ship("red", "4/1+1r"),),
    }
    _, episodes = filmed(**docks)
    assert [(episode.rule, episode.landing) for episode in episodes] == [
        ("7.2", 5),
        ("7.2", 2),
        ("7.2", 0),
        ("7.3", 2),
        ("7.4", 2),
        ("7.4", 0),
    ]


def test_it_says_who_earns_how_much() -> None:
    said = sentences(
        mombasa=(
            ship("yellow", "9/3+1r2v"),
            ship("yellow", "7/3+2r"),
            ship("red", "6/2+1v"),
            ship("black", "6/2"),
        )
    )
    assert said[:2] == [
        "Ships in Mombasa earn Ana 2\u00a0VP + 3\u00a0Reals and Rui 1\u00a0VP.",
        "Mombasa is complete: Ana 2 × 3\u00a0VP, Rui 3\u00a0VP and Tomé 3\u00a0VP.",
    ]


def test_a_single_ship_earns_in_the_singular() -> None:
    said = sentences(mombasa=(ship("red", "6/2+1v"),))
    assert said[0] == "The ship in Mombasa earns Rui 1\u00a0VP."


def test_it_says_which_ships_sail_on_and_which_leave() -> None:
    said = sentences(
        malindi=(None, None, ship("red", "7/3"), ship("red", "7/3"), merchant(6)),
        mombasa=(ship("yellow", "9/3"), ship("yellow", "7/3"), ship("red", "6/2"), merchant(5)),
    )
    assert said[-1] == (
        "Ana’s ship 9 sails on to Malindi. Ana’s ship 7, Rui’s ship 6 and merchant ship 5 find no "
        "ship slot in Malindi and leave the game; their captains return."
    )


def test_a_merchant_ship_leaves_without_a_captain() -> None:
    said = sentences(natal=(merchant(4),), boa_gente=(None, merchant(5)))
    assert said == ["Merchant ship 4 finds no ship slot in Terra de Boa Gente and leaves the game."]


def test_ships_come_home_from_calicut() -> None:
    row = tuple(ship(colour, "11/5") for colour in ("yellow", "red") * 3)
    said = sentences(calicut=row)
    assert said[-1] == (
        "Ana’s 3 ships of limit 11 and Rui’s 3 ships of limit 11 leave Calicut and the game; "
        "their captains return."
    )


def test_where_nothing_is_earned_and_nothing_is_complete_there_is_nothing_to_see() -> None:
    assert filmed(malindi=(ship("yellow", "9/3"),))[1] == ()


def test_after_the_last_round_two_characters_still_give() -> None:
    state = laid.with_owners(
        laid.bare()._replace(merchant=None, round=5), dias="red", alvares="blue"
    )
    state = before(state, "acting", "navigate")
    (last,) = film(say, state, play(state, "navigate").lines)
    assert last.sentence == (
        "Inês gets a missionary for Francisco Alvares. Rui gets 2\u00a0VP for Bartolomeu Dias."
    )
    assert [(gain.player, gain.what, gain.amount) for gain in last.gains] == [
        ("blue", "white", 1),
        ("red", "vp", 2),
    ]
