"""What the program draws is fair: as likely in every place, as a hand in the bag would draw."""

from collections import Counter
from collections.abc import Hashable, Iterable
from random import Random

import pytest

from companion.games import GAMES
from companion.vasco.rules.moves import Projects
from companion.vasco.rules.state import SAILORS

GAME = GAMES["vasco"]
SET = GAME.starter()
TIMES = 4000


def bias(seen: Iterable[Hashable], expected: dict) -> float:
    """How far the counts are from the expected ones: chi-square for each degree of freedom."""
    counts = Counter(seen)
    assert counts.keys() <= expected.keys()
    distance = sum((counts[each] - count) ** 2 / count for each, count in expected.items())
    return distance / (len(expected) - 1)


def evenly(things: Iterable[Hashable]) -> dict:
    things = [*things]
    return dict.fromkeys(things, TIMES / len(things))


@pytest.fixture(scope="module")
def deals() -> list:
    chance = Random(1497)
    return [GAME.deal(chance, SET) for _ in range(TIMES)]


@pytest.mark.parametrize("place", [0, 6, 13])
def test_every_project_of_a_deck_is_as_likely_in_every_place(deals, place) -> None:
    assert bias((deal["projects"][place] for deal in deals), evenly(SET["projects"]["I"])) < 2


@pytest.mark.parametrize("place", [0, 1, 5])
def test_every_merchant_ship_is_as_likely_in_every_place(deals, place) -> None:
    assert bias((deal["merchants"][place] for deal in deals), evenly(SET["merchants"])) < 3


@pytest.mark.parametrize("place", [0, 8])
def test_every_vdg_tile_is_as_likely_in_every_place(deals, place) -> None:
    initials = [each["initial"] for each in SET["vdg"]]
    assert bias((deal["vdg"][place]["initial"] for deal in deals), evenly(initials)) < 3


def test_what_follows_a_merchant_ship_does_not_hang_on_it(deals) -> None:
    pairs = [(one, other) for one in SET["merchants"] for other in SET["merchants"] if one != other]
    assert bias((tuple(deal["merchants"][:2]) for deal in deals), evenly(pairs)) < 2


def test_sailors_come_as_a_hand_in_the_bag_would_draw_them(deals) -> None:
    """Five of 32, eight of a colour: so many times none, one, two… of one colour."""
    state = GAME.begin(("yellow", "red"), SET).state
    tiles = GAME.draw(state, deals[0])
    assert isinstance(tiles, Projects)
    state = GAME.apply(state, tiles).state
    drawn = [GAME.draw(state, deal).drawn for deal in deals]
    likely = dict(enumerate(TIMES * share / 201376 for share in _five_of_32()))
    for colour in range(len(SAILORS)):
        assert bias((crew[colour] for crew in drawn), likely) < 3


def _five_of_32() -> list[int]:
    """In how many of all the ways to draw five of 32 sailors 0 to 5 are of a colour of eight."""
    eight, others = (1, 8, 28, 56, 70, 56), (1, 24, 276, 2024, 10626, 42504)
    return [one * other for one, other in zip(eight, reversed(others), strict=True)]


def test_a_bias_would_be_noticed() -> None:
    """A stack that is only cut, or a bag with two sailors too many."""
    chance = Random(1497)
    ships = SET["merchants"]
    cuts = [(ships[at], ships[(at + 1) % 6]) for at in (chance.randrange(6) for _ in range(TIMES))]
    pairs = [(one, other) for one in ships for other in ships if one != other]
    assert bias(cuts, evenly(pairs)) > 100
    sailors = chance.choices(SAILORS, (8, 8, 8, 10), k=TIMES)
    assert bias(sailors, evenly(SAILORS)) > 6, "twice what passes above"
