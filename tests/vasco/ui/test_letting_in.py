"""What the table lets in is the phone and the seat that were read there, tap by tap."""

import pytest

from companion.phones.messages import Hello, Sit
from companion.phones.rates import UNCHANGED
from tests.phones.clock import Clock
from tests.phones.test_playing import Page
from tests.ui.at_table import at_table, moves_until, record

GIVEN = record("vasco-4-7")
PLACING = moves_until(GIVEN, "placing", 2)
ALLOW, GIVE = "Let in", "Give away the seat"


class Phone:
    """One that has joined, on the host's own thread."""

    def __init__(self, app, address):
        self._host, self._page = app.phones._host, Page()
        self._host.join(self._page, Hello("en", code=app.phones.code), address)

    def asks(self, colour):
        self._host.take(self._page, Sit(colour))

    @property
    def seat(self):
        return self._page.last["seat"]

    @property
    def html(self):
        return self._page.last["html"]


@pytest.fixture
def table(device):
    """The app with phones let in, two of them, and a clock that stands still."""
    from tests.ui.device import Look

    app, clock = at_table(device, Look("phone"), GIVEN, PLACING), Clock()
    app.phones.clock = clock
    assert app.phones.open()
    yield app, clock, Phone(app, "127.0.0.2"), Phone(app, "127.0.0.3")
    app.phones.stop()


def notice(device, app):
    """What it says, and its button."""
    device.frames(4)
    (_, bar) = app.root.reachable
    return bar.text, bar.children[0]


def tap(device, app, text):
    _, button = notice(device, app)
    assert button.text == text
    device.tap_at(*button.to_window(*button.center))
    device.frames(4)


def named(device, name):
    from tests.ui.device import walk

    return [each for each in walk(device.app.root) if getattr(each, "name", "") == name]


def test_a_wish_that_has_changed_since_it_was_read_is_shown_and_not_granted(device, table) -> None:
    app, clock, one, other = table
    one.asks("red")
    other.asks("blue")
    clock.now += UNCHANGED
    assert notice(device, app)[0] == "Inês: a phone asks for this seat"
    other.asks("red")
    tap(device, app, ALLOW)
    assert (one.seat, other.seat) == (None, None)
    assert notice(device, app)[0] == "Rui: a phone asks for this seat"
    clock.now += UNCHANGED
    tap(device, app, ALLOW)
    assert (one.seat, other.seat) == (None, "red")


def test_a_notice_lets_in_to_the_seat_it_names_only(device, table) -> None:
    """Even where no other notice has come since."""
    app, clock, _, other = table
    other.asks("blue")
    key = app.phones.phones[0].key
    clock.now += UNCHANGED
    other.asks("red")
    clock.now += UNCHANGED
    app.phones.allow(key, "blue")
    assert other.seat is None
    assert notice(device, app)[0] == "Rui: a phone asks for this seat"


def test_who_is_there_is_put_out_by_two_taps_and_told(device, table) -> None:
    app, clock, owner, other = table
    owner.asks("red")
    clock.now += UNCHANGED
    tap(device, app, ALLOW)
    assert owner.seat == "red"
    other.asks("red")
    clock.now += UNCHANGED
    assert "another phone has it and is connected" in notice(device, app)[0]
    device.shot("phones-asks-taken")
    tap(device, app, ALLOW)
    assert (owner.seat, other.seat) == ("red", None)
    assert "is connected and loses it" in notice(device, app)[0]
    device.shot("phones-puts-out")
    tap(device, app, GIVE)
    assert owner.seat == "red", "nobody has read that yet"
    clock.now += UNCHANGED
    tap(device, app, GIVE)
    assert (owner.seat, other.seat) == (None, "red")
    assert "Rui now plays on another phone; this one is looking on." in owner.html


def test_in_the_sheet_it_takes_two_taps_too(device, table) -> None:
    from tests.touch.finger import Finger

    app, clock, owner, other = table
    finger = Finger(device)
    owner.asks("red")
    clock.now += UNCHANGED
    tap(device, app, ALLOW)
    finger.tap("menu")
    finger.tap("menu-phones")
    other.asks("red")
    clock.now += UNCHANGED
    device.frames(4)
    for seat in ("red", None):
        device.shot(f"phones-sheet-taken-{seat}")
        (button,) = (each for each in named(device, "phones-allow") if not each.disabled)
        device.tap_at(*button.to_window(*button.center))
        device.frames(4)
        assert owner.seat == seat
        clock.now += UNCHANGED
    assert other.seat == "red"
