"""Tokens and auctions of recorded games by touches, and how many these take."""

import pytest

from companion.goa.play.table_options import BIDS
from tests.goa.asked import moves_until, record
from tests.goa.test_asked import spoken

LONG = pytest.mark.long
SIZES = (
    "tablet",
    "small",
    *(pytest.param(size, marks=LONG) for size in ("phone", "tablet-upright")),
)
ACROSS = pytest.param(
    "phone-across",
    marks=[LONG, pytest.mark.xfail(reason="where all bids are in sight an auction takes three")],
)
NAMES = ("goa-2-7", "goa-3-7", "goa-4-7", "goa-generous-2")
GIVEN = record("sensible-4")


@pytest.fixture
def touching(device):
    from tests.goa.ui.touching import LISTED, Touching
    from tests.ui.device import Look

    def begin(size: str, given, made: int | None = None, ways=frozenset()) -> Touching:
        device.start(Look(size), frames=0, games=[LISTED])
        return Touching(device, given, made, ways)

    return begin


def per_move(game, *kinds: str) -> float:
    return sum(game.taps[kind] for kind in kinds) / sum(game.moves[kind] for kind in kinds)


@pytest.mark.parametrize("size", [*SIZES, ACROSS])
def test_tokens_and_auctions_take_few_touches(touching, device, size) -> None:
    """By their results: who and how much, and sold or bought; where there is little room, the
    bidder first."""
    game = touching(size, GIVEN)
    game.play(moves_until(GIVEN, "found"))
    assert per_move(game, "place") == 1
    assert per_move(game, "tile") == 1
    assert per_move(game, "auction") <= (3 if size == "small" else 2)
    assert device.faults.heard == []


def test_an_auction_nobody_bids_in_takes_one_touch(touching) -> None:
    at = moves_until(GIVEN, "auction")
    unsold = {"do": "auction", "player": GIVEN.moves[at]["player"]}
    game = touching("phone", GIVEN._replace(moves=[*GIVEN.moves[:at], unsold]), at)
    game.play()
    assert game.finger.taps == 1


def test_bid_by_bid_a_word_is_little_more_than_a_touch(touching) -> None:
    given = spoken(GIVEN)
    game = touching("phone", given, ways=frozenset((BIDS,)))
    game.play(moves_until(given, "found"))
    assert per_move(game, "bid", "pass") <= 1.3
    assert per_move(game, "sell", "buy") == 1


@pytest.mark.parametrize("name", NAMES)
def test_the_end_of_any_game_is_reached_by_touches(touching, device, name) -> None:
    given = record(name)
    touching("phone", given, len(given.moves) - 12).play()
    assert device.app.root.shown == "reckoning"
    assert device.faults.heard == []


@LONG
@pytest.mark.parametrize("size", ["tablet", "phone", "phone-across", "tablet-upright"])
@pytest.mark.parametrize("name", NAMES)
def test_any_game_is_played_by_touches(touching, device, name, size) -> None:
    game = touching(size, record(name))
    game.play()
    assert device.faults.heard == []


@LONG
def test_bid_by_bid_a_sensible_game_takes_a_few_more(touching) -> None:
    game = touching("tablet", spoken(GIVEN), ways=frozenset((BIDS,)))
    game.play()
    assert game.finger.taps <= 620
