"""What an auction did is seen: the lot goes to who has it, the ducats the other way; any tap ends
that and counts."""

import pytest

from tests.goa.asked import moves_until, record

GIVEN = record("sensible-4")
FOURTH = moves_until(GIVEN, "auction", 4)


@pytest.fixture
def auction(device):
    """The fourth auction of the first round: everybody has some ducats."""
    from tests.goa.ui.touching import LISTED
    from tests.touch.finger import Finger
    from tests.ui.device import Look

    def begin(size: str = "tablet", still: bool = False) -> Finger:
        app = device.start(Look(size), frames=0, games=[LISTED])
        app.choose_comfort("still", still)
        app.start_game("goa", GIVEN.players, GIVEN.components, frozenset())
        app.session.enter(GIVEN.moves[:FOURTH])
        app.open_game()
        device.frames(20)
        return Finger(device)

    return begin


def film(device):
    from companion.ui.table.film.draws import DrawnPieces
    from tests.ui.device import walk

    return next((each for each in walk(device.app.root) if isinstance(each, DrawnPieces)), None)


def centres(device) -> list[float]:
    return [round(flier.center_x) for flier in film(device)._fliers]


def bid(device, finger) -> None:
    """Whoever speaks first bids two."""
    board = device.app.session.state
    colour = board.board.colours[(board.auction.token.seat + 1) % 4]
    if device.shows(f"bid-{colour}-2"):
        finger.tap(f"bid-{colour}-2")
    else:
        finger.tap(f"bidder-{colour}")
        finger.tap("amount-2")


@pytest.mark.parametrize("size", ["tablet", "small", pytest.param("phone", marks=pytest.mark.long)])
def test_lot_and_ducats_go_opposite_ways(device, auction, size) -> None:
    finger = auction(size)
    bid(device, finger)
    made = len(device.app.session.line)
    device.tap("main")
    assert device.app.session.line[made].raw["do"] == "auction", "all is kept before it is shown"
    lot, ducats = centres(device)
    device.wait(0.6)
    device.shot(f"goa-auction-film-{size}")
    then_lot, then_ducats = centres(device)
    assert then_lot > lot
    assert then_ducats < ducats
    device.leap(2)
    device.leap(2)
    assert film(device) is None


def test_who_buys_pays_the_bank_and_who_has_it_for_free_nobody(device, auction) -> None:
    finger = auction()
    bid(device, finger)
    device.tap("buy")
    assert len(centres(device)) == 2
    device.tap_at(1, 1)
    for deed in ("take-ships", "unsold"):
        if device.shows(deed):
            device.tap(deed)
    assert device.app.session.line[-1].raw == {"do": "auction", "player": "yellow"}
    assert len(centres(device)) == 1, "the lot alone"


def test_any_tap_ends_it_and_counts(device, auction) -> None:
    finger = auction()
    bid(device, finger)
    device.tap("main")
    assert film(device).progress < 1
    made = len(device.app.session.line)
    device.tap(finger.first("take-"))
    assert device.app.session.line[made].raw["do"] == "take"
    assert film(device) is None


def test_where_nothing_is_to_move_it_stands_at_its_end(device, auction) -> None:
    finger = auction(still=True)
    bid(device, finger)
    device.tap("main")
    at_once = centres(device)
    assert film(device).progress == 1
    device.wait(0.3)
    assert centres(device) == at_once
    device.leap(1)
    device.leap(1)
    assert film(device) is None


def test_what_is_undone_and_brought_back_is_not_shown_again(device, auction) -> None:
    finger = auction()
    bid(device, finger)
    device.tap("main")
    for tool in ("undo", "redo"):
        device.tap(tool)
        assert film(device) is None, tool
    assert device.app.session.state.pending, "what it brought is asked again"
