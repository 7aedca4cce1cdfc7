"""Phones at the table, looked at: their signs on the cards, and the sheet that lets them in."""

import pytest

from companion.phones.messages import Hello, Sit
from companion.words import Words
from tests.ui.at_table import at_table, moves_until, record
from tests.ui.sizes import SIZES

GIVEN = record("vasco-4-7")
PLACING = moves_until(GIVEN, "placing", 2)
ALL_SIZES = ("tablet", "phone", "small", "tablet-upright", "phone-across")
LANGUAGES = sorted(Words("en").codes())
LEAST = 5
"""How wide a square of the code is, in dp: a camera finds it across a table."""
ONE, OTHER = "192.0.2.7", "198.51.100.9"


class Page:
    """A phone's page, as the host knows one."""

    def send(self, text: str) -> None: ...

    def end(self) -> None: ...


def phone(app, colour, *, allowed=True, away=False):
    """One that has asked for a seat, and how the table has taken that."""
    host, page = app.phones._host, Page()
    host.join(page, Hello("en", code=host.devices.code), OTHER)
    host.take(page, Sit(colour))
    if allowed:
        app.phones.allow(
            *next((each.key, each.seat) for each in app.phones.phones if not each.allowed)
        )
    if away:
        host.leave(page)


def three_and_one_that_asks(app):
    first, second, third, fourth = (seat.colour for seat in app.session.head.players)
    phone(app, first)
    phone(app, second, away=True)
    phone(app, third)
    phone(app, fourth, allowed=False)


def asks_for_what_is_taken(app):
    first = app.session.head.players[0].colour
    phone(app, first, allowed=False)
    asking = next(each for each in app.phones.phones if each.taken)
    app.phones.allow(asking.key, first)
    assert any(each.warned for each in app.phones.phones)


@pytest.fixture
def table(device, monkeypatch):
    """Begins the app at the table, in networks of the test's choice."""
    from tests.touch.finger import Finger
    from tests.ui.device import Look

    networks = [ONE, OTHER]
    monkeypatch.setattr("companion.phones.addresses.addresses", lambda _: [*networks])

    def begin(size="tablet", **look):
        return at_table(device, Look(size, **look), GIVEN, PLACING), Finger(device), networks

    yield begin
    if device.app:
        device.app.phones.stop()


def cards(device):
    from companion.ui.table.players import PlayerCard
    from tests.ui.device import walk

    return [each for each in walk(device.app.root) if isinstance(each, PlayerCard)]


def marks(device):
    from companion.ui.table.phone_sign import PhoneMark
    from tests.ui.device import walk

    found = [each for each in walk(device.app.root) if isinstance(each, PhoneMark)]
    return [each for each in found if each.opacity]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("dark", [False, True])
def test_a_sign_on_each_card_pushes_nothing(device, table, size, dark) -> None:
    from companion.ui.shell.comfort import TEXT_SIZES
    from tests.ui.walker import complaints

    app, _, _ = table(size, dark=dark)
    app.theme.text_scale = TEXT_SIZES[-1]
    device.frames(6)
    places = [(*each.pos, *each.size) for each in cards(device)]
    app.phones.open()
    assert marks(device) == []
    app.phones.watched = True
    three_and_one_that_asks(app)
    device.frames(4)
    device.shot(f"phone-signs-{size}-{'dark' if dark else 'light'}")
    assert [(*each.pos, *each.size) for each in cards(device)] == places
    assert complaints(device) == []
    hows = ["there", "away", "there", "asks"]
    found = {each.card.colour: each._phone._mark.how for each in cards(device)}
    assert [found[seat.colour] for seat in app.session.head.players] == hows
    assert [each.how for each in marks(device) if each.disabled] == ["away"]
    app.phones.stop()
    device.frames()
    assert marks(device) == []


def test_a_sign_opens_the_sheet_and_who_asks_is_let_in_by_one_tap(device, table) -> None:
    app, finger, _ = table()
    app.phones.open()
    first, second = (seat.colour for seat in app.session.head.players[:2])
    phone(app, first)
    phone(app, second, allowed=False)
    device.frames(4)
    assert "Rui: a phone asks for this seat" in device.texts()
    bar = app.root.reachable[1]
    device.tap_at(*bar.children[0].to_window(*bar.children[0].center))
    assert app.phones.seated == {first: "there", second: "there"}
    device.frames(4)
    mark = next(each for each in marks(device))
    device.tap_at(*mark.to_window(*mark.center))
    assert device.shows("phones-stop")
    phone(app, "blue", allowed=False)
    device.frames(4)
    assert len(app.root.reachable) == 1, "where it is looked at, it is not told besides"
    finger.tap("phones-close")
    assert not app.phones.watched


@pytest.fixture
def whole(device, table):
    """What is wrong with the sheet in each language, whoever is there."""
    from companion.ui.shell.comfort import TEXT_SIZES
    from tests.ui.walker import complaints

    def complain(size, languages):
        app, finger, networks = table(size, dark=size == "phone")
        app.theme.text_scale = TEXT_SIZES[-1]
        finger.tap("menu")
        finger.tap("menu-phones")
        meanwhile = {
            "none": lambda: None,
            "lonely": lambda: device.leap(61),
            "three": lambda: three_and_one_that_asks(app),
            "taken": lambda: asks_for_what_is_taken(app),
            "nowhere": lambda: (networks.clear(), device.leap(6)),
        }
        found = []
        for name, happens in meanwhile.items():
            happens()
            for language in languages:
                app.words.language = language
                device.frames(6)
                device.shot(f"phones-{name}-{size}-{language}")
                found += [f"{name} {language}: {each}" for each in complaints(device)]
        return found

    return complain


@pytest.mark.long
@pytest.mark.parametrize(("size", "language"), [("tablet", "pl"), ("phone", "de"), ("small", "ru")])
def test_the_sheet_is_whole_with_the_largest_text(whole, size, language) -> None:
    assert whole(size, [language]) == []


@pytest.mark.long
@pytest.mark.parametrize("size", ALL_SIZES)
def test_the_sheet_is_whole_in_every_language(whole, size) -> None:
    assert whole(size, LANGUAGES) == []


@pytest.mark.parametrize("size", SIZES)
def test_the_code_is_large_and_dark_on_light_square_by_square(device, table, size) -> None:
    app, finger, _ = table(size, dark=True)
    finger.tap("menu")
    finger.tap("menu-phones")
    device.frames(4)
    first = app.phones.squares
    assert scanned(device, len(first)) == first
    phone(app, "red")
    device.frames(4)
    finger.tap("phones-show-out")
    device.frames(4)
    finger._bring_into_sight(sheet(device).ids.scan)
    then = app.phones.squares
    assert scanned(device, len(then)) == then != first, "who is shown out knows the code no more"


def sheet(device):
    from companion.ui.table.phones_sheet import PhonesSheet

    (found,) = [each for each in device.app.root.layer.children if isinstance(each, PhonesSheet)]
    return found


def scanned(device, count):
    """What a camera would read from the glass."""
    picture, scan = device.pixels(), sheet(device).ids.scan
    side = int(min(scan.size) / count)
    assert side >= LEAST
    x, y = scan.to_window(*scan.center)
    left, top = x - side * count / 2, picture.height - y - side * count / 2

    def dark(across, down):
        at = int(left + (across + 0.5) * side), int(top + (down + 0.5) * side)
        shade = sum(picture.getpixel(at))
        assert shade in (0, 3 * 255)
        return shade == 0

    return tuple(tuple(dark(across, down) for across in range(count)) for down in range(count))


def test_where_no_phone_comes_it_is_told_why_and_the_networks_are_looked_at_again(
    device, table
) -> None:
    app, finger, networks = table()
    hint = app.of("vasco").say("phones-nobody-yet")
    nowhere = app.of("vasco").say("phones-no-address")
    finger.tap("menu")
    finger.tap("menu-phones")
    assert f"http://{ONE}:" in app.phones.link
    finger.tap("phones-other-address")
    assert f"http://{OTHER}:" in app.phones.link
    device.leap(6)
    assert f"http://{OTHER}:" in app.phones.link, "the one in use stays"
    device.leap(50)
    assert hint not in device.texts()
    device.leap(6)
    assert hint in device.texts()
    phone(app, "red", allowed=False)
    device.frames()
    assert hint not in device.texts()
    networks[:] = ["10.0.0.3"]
    device.leap(6)
    assert "http://10.0.0.3:" in app.phones.link
    assert device.find("phones-other-address").disabled, "there is no other"
    networks.clear()
    device.leap(6)
    assert app.phones.link == ""
    assert nowhere in device.texts()
