"""4.2, 12.3: more is bid than the app counts in a purse. Only who looks at it says that the table
is right; a finger that comes down once more where it was says that it was a mistake."""

import pytest

from companion.goa.play.asking.short import Short
from tests.goa.asked import asking_after, deed, made, moves_until, record

GIVEN = record("sensible-4")
AT = moves_until(GIVEN, "auction", 2)
LONG = pytest.mark.long
SIZES = ("tablet", "phone", *(pytest.param(size, marks=LONG) for size in ("small", "phone-across")))


@pytest.fixture
def overbid(device):
    """Whoever speaks first has an empty purse."""
    from tests.goa.ui.touching import LISTED
    from tests.ui.device import Look

    def open_at(size: str) -> str:
        app = device.start(Look(size), frames=0, games=[LISTED])
        app.start_game("goa", GIVEN.players, GIVEN.components, frozenset())
        app.session.enter(GIVEN.moves[:AT])
        app.session.enter([emptied(app.session)])
        app.open_game()
        device.frames(6)
        return first_bidder(app.session)

    return open_at


def first_bidder(session) -> str:
    colours = session.state.board.colours
    return colours[(session.state.auction.token.seat + 1) % len(colours)]


def emptied(session) -> dict:
    colour = first_bidder(session)
    held = session.state.players[session.state.board.colours.index(colour)].ducats
    return {"do": "adjust", "player": colour, "ducats": -held, "why": "lent"}


def tap_bid(device, bidder: str) -> None:
    if not device.shows(f"bid-{bidder}-3"):
        device.tap(f"bidder-{bidder}")
    device.tap(f"bid-{bidder}-3" if device.shows(f"bid-{bidder}-3") else "amount-3")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("button", ["main", "buy", "bid", "amount"])
def test_a_double_tap_puts_no_purse_right(device, overbid, size, button) -> None:
    from tests.ui.device import centre

    bidder, asking = overbid(size), device.app.root.stage.children[0].asking
    if button in ("main", "buy"):
        tap_bid(device, bidder)
    else:
        device.tap("bids")
    names = {"bid": "main", "amount": "amount-3"}
    at = centre(device.find(names.get(button, button)))
    device.tap_at(*at)
    assert isinstance(asking.seat.modes[-1], Short), "the purse is asked about"
    device.shot(f"short-{button}-{size}")
    device.tap_at(*at)
    assert made(asking, AT + 1) == []
    assert device.faults.heard == []


def test_a_mistake_leads_back_to_the_bids_and_the_purse_on_the_table_takes_one_touch() -> None:
    asking = asking_after(GIVEN, AT)
    asking.session.enter([emptied(asking.session)])
    bids, bidder = asking.question, first_bidder(asking.session)
    for button in ("sell", "buy"):
        asking.pick(f"bid-{bidder}-3")
        asking.act(deed(asking, button))
        asking.act(deed(asking, "back"))
        assert asking.question == bids
        assert not asking.question.chosen
    asking.pick(f"bid-{bidder}-3")
    asking.act(deed(asking, "sell"))
    asking.act(deed(asking, "has-it"))
    assert made(asking, AT + 1) == ["adjust", "auction"]
