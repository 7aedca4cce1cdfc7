"""What was told of an auction is taken back, brought back, looked up, entered anew and set right by
touches; the display turns, and the app begins anew, in the middle of it."""

import pytest

from tests.goa.asked import moves_until, record
from tests.ui.history import open_wrong

GIVEN = record("sensible-4")
SECOND = moves_until(GIVEN, "auction", 2)
SIZES = ("tablet", "phone")


@pytest.fixture
def hand(device):
    from tests.goa.ui.touching import LISTED
    from tests.touch.table_entry import Hand
    from tests.ui.device import Look

    def open_at(size: str, moves: int = SECOND) -> Hand:
        app = device.start(Look(size), frames=0, games=[LISTED])
        app.start_game("goa", GIVEN.players, GIVEN.components, frozenset())
        app.session.enter(GIVEN.moves[:moves])
        app.open_game()
        device.frames(6)
        return Hand(device)

    return open_at


def made(device) -> list:
    return [entry.raw for entry in device.app.session.line]


def tap(hand, *names: str) -> None:
    for name in names:
        hand.tap(name)


def asking(device):
    return device.app.root.stage.children[0].asking


def first_bidder(device) -> str:
    state = device.app.session.state
    colours = state.board.colours
    return colours[(state.auction.token.seat + 1) % len(colours)]


@pytest.mark.parametrize("size", SIZES)
def test_an_auction_is_undone_tap_by_tap_and_brought_back_whole(device, hand, size) -> None:
    finger = hand(size)
    before, bidder = made(device), first_bidder(device)
    tap(finger, f"bid-{bidder}-3", "main")
    after = made(device)
    assert after[-1]["do"] == "auction"
    tap(finger, "undo")
    assert (made(device), device.shows("main")) == (before, True), "who bid what is still told"
    tap(finger, "undo")
    assert device.shows(f"bid-{bidder}-3")
    tap(finger, f"bid-{bidder}-3", "main", "undo", "redo")
    assert made(device) == after
    assert device.faults.heard == []


@pytest.mark.parametrize("size", SIZES)
def test_an_auction_is_entered_anew_as_one(device, hand, size) -> None:
    """What came after it counts as it was, as far as it still can."""
    finger = hand(size, SECOND + 4)
    before = made(device)
    open_wrong(finger, SECOND + 1)
    device.shot(f"goa-wrong-{size}")
    tap(finger, "wrong-anew")
    old = before[SECOND]
    tap(finger, f"bid-{old['bidder']}-2", "buy" if old.get("bought") else "main")
    assert made(device)[SECOND] == {**old, "ducats": 2}
    assert made(device)[SECOND + 1 :] == before[SECOND + 1 :]
    assert device.app.session.broken is None
    tap(finger, "undo")
    assert made(device) == before


@pytest.mark.parametrize("size", SIZES)
def test_the_game_goes_on_from_an_earlier_auction(device, hand, size) -> None:
    finger = hand(size, SECOND + 3)
    before = made(device)
    open_wrong(finger, SECOND)
    tap(finger, "wrong-back")
    assert made(device) == before[:SECOND]
    assert device.shows("unsold")
    tap(finger, "undo")
    assert made(device) == before


@pytest.mark.parametrize("size", SIZES)
def test_ships_are_set_right_in_an_auction_and_nothing_told_is_lost(device, hand, size) -> None:
    finger = hand(size)
    bidder = first_bidder(device)
    tap(finger, f"bid-{bidder}-3", "menu", "otherwise", "red-ships-more", "set-right")
    assert made(device)[-1]["do"] == "adjust"
    assert device.shows("main"), "who bid what is still told"
    tap(finger, "main")
    assert made(device)[-1]["do"] == "auction"


@pytest.mark.parametrize("size", SIZES)
def test_the_display_turns_towards_the_auctioneer_and_keeps_what_is_told(
    device, hand, size
) -> None:
    from kivy.core.window import Window

    from tests.ui.turned import turned_tap

    finger, bidder = hand(size), first_bidder(device)
    tap(finger, "menu", "menu-turn")
    device.frames(4)
    seat = device.app.session.state.auction.token.seat
    assert Window.rotation == (0, 270, 180, 90)[seat]
    turned_tap(device, f"bid-{bidder}-3")
    turned_tap(device, "main")
    assert made(device)[-1]["ducats"] == 3
    seat = device.app.session.state.auction.token.seat
    assert Window.rotation == (0, 270, 180, 90)[seat]
    assert device.faults.heard == []


@pytest.mark.parametrize("size", ["tablet", pytest.param("phone", marks=pytest.mark.long)])
@pytest.mark.parametrize(
    "kind",
    [
        "auction",
        "found",
        "turned",
        pytest.param("place", marks=pytest.mark.long),
        pytest.param("tile", marks=pytest.mark.long),
        pytest.param("take", marks=pytest.mark.long),
        pytest.param("extra", marks=pytest.mark.long),
    ],
)
def test_the_app_begun_anew_opens_into_the_moment_it_was_left(device, hand, size, kind) -> None:
    from tests.goa.ui.touching import LISTED
    from tests.ui.device import Look

    hand(size, moves_until(GIVEN, kind))
    asked, before = asking(device).question, made(device)
    device.stop()
    device.start(Look(size), frames=0, games=[LISTED])
    device.app.open_game()
    device.frames(4)
    assert made(device) == before
    again = asking(device).question
    assert (again.title, [*again.spots]) == (asked.title, [*asked.spots])
    assert device.faults.heard == []


def test_bids_told_one_by_one_outlast_a_new_start(device, hand) -> None:
    from tests.goa.ui.touching import LISTED
    from tests.ui.device import Look

    finger = hand("phone")
    tap(finger, "bids", "amount-4", "pass")
    assert [raw["do"] for raw in made(device)[SECOND:]] == ["bid", "pass"]
    device.stop()
    device.start(Look("phone"), games=[LISTED])
    device.app.open_game()
    device.frames(4)
    assert [raw["do"] for raw in made(device)[SECOND:]] == ["bid", "pass"]
    tap(finger, "pass")
    assert device.shows("main"), "to sell or to buy is left"
