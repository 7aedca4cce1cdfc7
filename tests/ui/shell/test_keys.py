"""The keyboard: a whole game without a touch, what each key does, and the page that says so."""

import pytest

from tests.ui.at_table import at_table, moves_until, of_vasco, record
from tests.ui.test_touch import expected
from tests.ui.test_touch import record as recorded
from tests.words.pseudo import PSEUDO

GIVEN = record("vasco-4-7")
PLACING = moves_until(GIVEN, "placing", 2, 3)
ACTING = moves_until(GIVEN, "acting", 3, 2)
TAB, ENTER, F1, BACK = 9, 13, 282, 27


@pytest.fixture
def table(device):
    from tests.ui.device import Look

    def at(size: str = "tablet", moves: int = PLACING):
        app = at_table(device, Look(size), GIVEN, moves)
        app.root.show(of_vasco("table"))
        device.frames(4)
        return app

    return at


@pytest.fixture
def keyboard(device):
    from tests.touch.keyboard import Keyboard

    return Keyboard(device)


def _played(device, size: str, moves: int | None) -> None:
    from tests.touch.keyboard import Keyboard
    from tests.touch.reporting import playing
    from tests.ui.device import Look

    given = recorded("vasco-2-7", moves)
    report, fault = playing(device, Look(size), given, "app", hand=Keyboard)
    assert fault == ""
    assert report["state"] == expected(given)


def test_a_round_is_played_by_keys_alone(device) -> None:
    _played(device, "tablet", 19)


@pytest.mark.long
@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_a_whole_game_is_played_by_keys_alone(device, size) -> None:
    _played(device, size, None)


@pytest.mark.parametrize(("size", "moves"), [("tablet", PLACING), ("phone", ACTING)])
def test_keys_come_to_all_that_can_be_tapped(device, table, keyboard, size, moves) -> None:
    """Along the arrows within each stop of the tab key, and round all stops."""
    from companion.ui.shell.focus import DOWN, LEFT, RIGHT, UP, neighbour, places, stops_of

    table(size, moves)
    among = places(device.app.root.reachable)
    come = set()
    for _ in stops_of(among):
        keyboard.press(TAB)
        new = [keyboard.focused()]
        while new:
            here = new.pop()
            if here.control in come:
                continue
            come.add(here.control)
            ways = (neighbour(among, here, way) for way in (UP, DOWN, LEFT, RIGHT))
            new += [each for each in ways if each and each.stop is here.stop]
    assert {each.name for each in among} == {each.name for each in come}


def test_a_number_is_found_by_typing_it_and_entered_with_its_area(device, table, keyboard) -> None:
    app = table()
    made = len(app.session.line)
    free = [name for name in _names(device, "number-") if len(name) == len("number-10")]
    for digit in free[0].removeprefix("number-"):
        keyboard.press(ord(digit))
    assert keyboard.focused().name == free[0]
    keyboard.press(ENTER)
    keyboard.press(ord("p"))
    assert app.session.line[made].raw["number"] == int(free[0].removeprefix("number-"))
    assert app.session.line[made].raw["area"] == "projects"
    keyboard.press(ord("z"), "ctrl")
    assert len(app.session.line) == made
    keyboard.press(ord("y"), "ctrl")
    assert len(app.session.line) > made


def test_digits_far_apart_are_two_numbers(device, table, keyboard) -> None:
    table()
    one, two = sorted(_names(device, "number-"), key=lambda name: (len(name), name))[:2]
    for name in (one, two):
        assert len(name) == len("number-1")
        keyboard.press(ord(name[-1]))
        assert keyboard.focused().name == name
        device.wait(1.5)


def test_on_a_russian_keyboard_a_letter_is_where_it_is_on_an_english_one(device, table) -> None:
    from kivy.core.window import Window

    table()
    assert not device.shows("history-close")
    Window.dispatch("on_key_down", ord("р"), 4 + ord("h") - ord("a"), "р", [])
    device.frames()
    assert device.shows("history-close")


def test_the_focus_goes_into_what_opens_and_comes_back_to_where_it_was(
    device, table, keyboard
) -> None:
    table()
    keyboard.go("history")
    keyboard.press(ENTER)
    assert keyboard.focused().name.startswith(("history-close", "entry-"))
    keyboard.press(BACK)
    keyboard.press(ENTER)
    assert device.shows("history-close")


def test_arrows_go_down_a_long_history_to_its_end(device, table, keyboard) -> None:
    table(moves=ACTING)
    keyboard.tap("history")
    seen = set()
    for _ in range(len(device.app.session.line) + 20):
        keyboard.press(274)
        device.frames(2)
        seen.add(keyboard.focused().name)
    rows = {f"entry-{entry.row}" for entry in device.app.session.line}
    assert rows <= seen


@pytest.mark.parametrize(
    "light", ["lamp", *(pytest.param(each, marks=pytest.mark.long) for each in ("day", "night"))]
)
def test_the_focus_can_be_seen_wherever_it_is(device, table, keyboard, light) -> None:
    from companion.ui.shell.focus import places, stops_of
    from tests.ui.walker import contrast

    app = table()
    app.theme.light = light
    device.frames(4)
    ring = app.theme.colours["focus"]
    for _ in stops_of(places(app.root.reachable)):
        keyboard.press(TAB)
        left, foot, right, top = (round(each) for each in keyboard.focused().box)
        picture = device.pixels()
        high = picture.height
        place = picture.crop((left, high - top, right, high - foot))
        lit = zip(ring[:3], app.theme.lamp[:3], strict=True)
        wanted = tuple(round(255 * a * b) for a, b in lit)
        near = sum(
            count
            for count, rgb in place.getcolors(place.width * place.height)
            if all(abs(a - b) <= 12 for a, b in zip(rgb, wanted, strict=True))
        )
        assert near > 60, f"{keyboard.focused().name} shows no focus"
    for ground in ("parchment", "paper", "sand", "water", "sea"):
        behind = tuple(round(255 * each) for each in app.theme.colours[ground][:3])
        assert contrast(ring, behind) >= 3, ground


def test_keys_typed_into_a_field_are_letters_and_no_shortcuts(device, app, keyboard) -> None:
    from kivy.core.window import Window

    app.root.show(of_vasco("new-game"))
    device.frames(4)
    keyboard.tap("new-person")
    assert app.root.top is not app.root.stage
    Window.dispatch("on_key_down", ord("o"), 18, "o", [])
    Window.dispatch("on_textinput", "o")
    keyboard.press(ord("z"), "ctrl")
    device.frames()
    assert device.find("name").text == "o"


@pytest.mark.parametrize(
    "size", ["phone", *(pytest.param(each, marks=pytest.mark.long) for each in ("tablet", "small"))]
)
def test_the_page_of_keys_is_whole_and_legible(device, keyboard, size) -> None:
    from tests.ui.device import Look
    from tests.ui.walker import complaints

    app = device.start(Look(size))
    for language, light in (("en", "lamp"), (PSEUDO, "day")):
        app.words.language, app.theme.light = language, light
        keyboard.press(F1)
        device.frames(3)
        device.shot(f"keys-{size}-{language}")
        assert complaints(device) == []
        keyboard.press(F1)
        assert device.shows("keys-close")
        keyboard.press(BACK)
        assert not device.shows("keys-close")


def test_the_settings_lead_to_the_page_of_keys(device, app, keyboard) -> None:
    app.root.show("settings")
    device.frames(3)
    keyboard.tap("keyboard")
    assert device.shows("keys-close")


def _names(device, start: str) -> list[str]:
    from companion.ui.shell.focus import places

    return [each.name for each in places(device.app.root.reachable) if each.name.startswith(start)]


@pytest.mark.long
@pytest.mark.parametrize("size", ["tablet", "phone"])
@pytest.mark.parametrize(
    "screen", ["home", "new-game", "games", "hall", "settings", "component-sets", "check-copy"]
)
def test_keys_come_to_every_control_of_a_screen(device, keyboard, screen, size) -> None:
    from companion.ui.shell.focus import places
    from tests.ui.device import Look

    app = device.start(Look(size))
    app.root.show(of_vasco(screen))
    device.frames(4)
    names = [each.name for each in places(app.root.reachable) if each.name]
    assert names
    for name in names:
        keyboard.go(name)
        assert keyboard.focused().in_sight, name
