"""A score pad that phones have joined: its cells say whose are there, and what they enter comes and
goes like any entry."""

from contextlib import ExitStack

import pytest

from tests.phones.beside import base, beside
from tests.phones.phone import Phone
from tests.ui.sizes import SIZES
from tests.vasco.ui.pads import FOUR, begin
from tests.vasco.ui.test_phones_looks import marks, phone


@pytest.fixture
def pad(device):
    """Begins one, on a screen of this size."""
    from tests.ui.device import Look

    yield lambda size="phone", **look: begin(device, Look(size, **look))
    if device.app:
        device.app.phones.stop()


def test_what_a_phone_enters_stands_on_the_pad_and_is_undone_there(device, pad) -> None:
    app, finger = pad()
    finger.tap("menu")
    finger.tap("menu-phones")
    colour = FOUR[1].colour
    with beside(device) as meanwhile, ExitStack() as joined:
        code = {"code": app.phones.code}
        own = meanwhile(joined.enter_context, Phone(base(app), code))
        own.say(sit=colour)
        meanwhile(own.next_view)
        device.frames(4)
        finger.tap("phones-allow")
        meanwhile(own.next_view)
        finger.tap("phones-close")
        assert meanwhile(own.do, "vp-5") == ""
        device.frames(2)
        assert device.find(f"vp-of-{colour}").amount == "5"
        assert any("By phone" in text for text in device.texts())
        finger.tap("undo")
        assert device.find(f"vp-of-{colour}").amount == "0"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("dark", [False, True])
def test_a_sign_in_each_cell_is_whole(device, pad, size, dark) -> None:
    from companion.ui.shell.comfort import TEXT_SIZES
    from tests.ui.walker import complaints

    app, _ = pad(size, dark=dark)
    app.phones.open()
    app.phones.watched = True
    first, second, third, _ = (seat.colour for seat in FOUR)
    phone(app, first)
    phone(app, second, away=True)
    phone(app, third, allowed=False)
    for scale in (1, TEXT_SIZES[-1]):
        app.theme.text_scale = scale
        device.frames(6)
        device.shot(f"pad-phones-{size}-{'dark' if dark else 'light'}-{scale}")
        hows = {each.parent.parent.colour: each.how for each in marks(device)}
        assert hows == {first: "there", second: "away", third: "asks"}
        assert "; ".join(complaints(device)) == ""
    app.phones.stop()
    device.frames()
    assert marks(device) == []
