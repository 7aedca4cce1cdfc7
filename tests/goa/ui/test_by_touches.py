"""Recorded games of Goa played by touches, in every size, and how many these take."""

import pytest

from companion.goa.play.table_options import BIDS
from tests.goa.asked import moves_until, record
from tests.goa.test_asked import spoken

LONG = pytest.mark.long
SIZES = (
    "tablet",
    "small",
    *(pytest.param(size, marks=LONG) for size in ("phone", "tablet-upright", "phone-across")),
)
NAMES = ("goa-2-7", "goa-3-7", "goa-4-7", "goa-generous-2", "goa-generous-4", "sensible-4")
EVERY_SIZE = ("tablet", "tablet-upright", "phone", "phone-across", "small")


def played(device, size, given, begun=0, ways=frozenset(), density=1):
    from tests.touch.goa import playing, reached
    from tests.ui.device import Look

    report, fault = playing(device, Look(size, density), given, ways, begun=begun)
    assert fault == ""
    assert report["state"] == reached(given)
    return report


def per_move(report, *kinds: str) -> float:
    every = [report["taps_by_kind"][kind] for kind in kinds if kind in report["taps_by_kind"]]
    return sum(each["taps"] for each in every) / sum(each["moves"] for each in every)


def first_round(given):
    """The tokens and auctions of the first round, and after how many moves they begin."""
    return given._replace(moves=given.moves[: moves_until(given, "found")]), moves_until(
        given, "place"
    )


@pytest.mark.parametrize("size", SIZES)
def test_tokens_and_auctions_are_played_by_few_touches(device, size) -> None:
    """By their results: who and how much, and sold or bought; where there is little room, the
    bidder first."""
    report = played(device, size, *first_round(record("sensible-4")))
    assert per_move(report, "place") == 1
    assert per_move(report, "tile") == 1
    assert per_move(report, "auction") <= (3 if size == "small" else 2)


def test_an_auction_nobody_bids_in_takes_one_touch(device) -> None:
    given = record("sensible-4")
    at = moves_until(given, "auction")
    unsold = {"do": "auction", "player": given.moves[at]["player"]}
    report = played(device, "phone", given._replace(moves=[*given.moves[:at], unsold]), at)
    assert report["taps"] == 1


def test_bid_by_bid_a_word_is_little_more_than_a_touch(device) -> None:
    given, begun = first_round(spoken(record("sensible-4")))
    report = played(device, "phone", given, begun, frozenset((BIDS,)))
    assert per_move(report, "bid", "pass") <= 1.3
    assert per_move(report, "sell", "buy") == 1


@LONG
@pytest.mark.parametrize("size", EVERY_SIZE)
@pytest.mark.parametrize("name", NAMES)
def test_a_whole_game_played_by_touches_comes_out_as_recorded(device, name, size) -> None:
    played(device, size, record(name))


@LONG
def test_a_sensible_game_takes_no_more_touches_than_it_may(device) -> None:
    report = played(device, "tablet", record("sensible-4"))
    assert report["taps"] <= 520
    assert per_move(report, "taxes", "ships") == 1
    assert per_move(report, "progress", "harvest") <= 1.3
    assert per_move(report, "draw") <= 1.2
    assert per_move(report, "card") <= 2
    assert per_move(report, "use") <= 1.5
    assert report["taps_by_kind"]["end"]["taps"] == 0


@LONG
def test_bid_by_bid_a_sensible_game_takes_a_few_more(device) -> None:
    report = played(device, "tablet", spoken(record("sensible-4")), ways=frozenset((BIDS,)))
    assert report["taps"] <= 620
