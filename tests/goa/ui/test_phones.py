"""A bid from the bidder's own phone, beside a table that enters an auction at once."""

from contextlib import ExitStack

import pytest

from companion.games import GAMES
from companion.headless.replaying import read
from tests.goa.asked import moves_until
from tests.phones.beside import base, beside
from tests.phones.phone import Phone
from tests.test_package import ROOT

RECORD = read(ROOT / "tests/records/goa/goa-4-7.json")
NAMES = dict(zip(GAMES["goa"].colours, ("Rui", "Inês", "Tomé", "Ana"), strict=True))


@pytest.fixture
def auction(device):
    from tests.ui.device import Look

    app = device.start(Look("tablet"), frames=0)
    seats = tuple(seat._replace(name=NAMES[seat.colour]) for seat in RECORD.players)
    assert app.start_game("goa", seats, RECORD.components, frozenset())
    app.session.enter(RECORD.moves[: moves_until(RECORD, "bid")])
    app.open_game()
    device.frames(20)
    assert app.phones.open()
    yield app
    app.phones.stop()


@pytest.mark.parametrize("way", ["at once", "bids"])
def test_a_bidder_bids_on_his_phone_and_one_tap_at_the_table_undoes_it(
    device, auction, way
) -> None:
    app, own = auction, auction.parts_of("goa").own
    if way == "bids":
        own.options = own.options._replace(ways=own.options.ways | {"bids"})
    (by,) = app.session.due.players
    with beside(device) as meanwhile, ExitStack() as joined:
        phone = meanwhile(joined.enter_context, Phone(base(app), {"code": app.phones.code}))
        phone.say(sit=by)
        meanwhile(phone.next_view)
        device.tap_at(*action(app))
        assert meanwhile(phone.next_view)["turn"]
        made = len(app.session.line)
        assert meanwhile(phone.do, "amount-2") == ""
        raw = app.session.line[-1].raw
        assert (raw["do"], raw["player"], raw["ducats"]) == ("bid", by, 2)
        device.frames(4)
        (told,) = {text for text in device.texts() if text.startswith("By phone")}
        assert NAMES[by] in told
        assert app.session.due.players != (by,)
        device.shot(f"phones-bid-{way}")
        device.tap("undo")
        assert len(app.session.line) == made
        assert meanwhile(phone.next_view)["turn"]


def action(app):
    """Where who asks to sit is let in, without going anywhere for it."""
    button = app.root.reachable[1].children[0]
    return button.to_window(*button.center)
