"""What happens to an app that is carried about: turned, resized, put aside, typed into."""

from random import Random

import pytest

from tests.ui.at_table import at_table, of_vasco, record

GIVEN = record("sensible-4")
BUYING = next(at for at, move in enumerate(GIVEN.moves) if move["do"] == "buy" and at > 60)
BACK, LETTER = 27, 97
SCREENS = ("table", "home", "new-game", "games", "hall", "settings", "component-sets")
LEAST = (320, 568)
RANDOM_SIZES = [
    (choice.randrange(320, 1500), choice.randrange(568, 1400)) for choice in map(Random, range(12))
]


def resize(device, width, height) -> None:
    from tests.ui.device import Window

    Window.size = width, height
    device.frames(6)


def buying(device, size="phone"):
    """Somebody has chosen a project, and not bought it yet."""
    from tests.ui.device import Look

    app = at_table(device, Look(size), GIVEN, BUYING)
    device.tap("project-0")
    return app


def chosen(device):
    return device.find("main").text


@pytest.mark.parametrize(
    "size",
    [*RANDOM_SIZES[:1], *(pytest.param(each, marks=pytest.mark.long) for each in RANDOM_SIZES[1:])],
)
def test_a_window_of_any_size_stays_usable(device, size) -> None:
    from tests.ui.device import Look
    from tests.ui.walker import complaints

    app = at_table(device, Look("small"), GIVEN, BUYING)
    for screen in SCREENS:
        app.root.show(of_vasco(screen))
        resize(device, *LEAST)
        resize(device, *size)
        device.shot(f"resized-{size}-{screen}")
        assert (screen, complaints(device)) == (screen, [])


def test_a_turned_device_keeps_what_was_chosen_and_what_lies_over_it(device) -> None:
    app = buying(device)
    said = chosen(device)
    device.tap("menu")
    front = app.root.top
    for size in ((891, 411), (411, 891)):
        resize(device, *size)
        assert app.root.top is front
    app.root.back()
    device.frames()
    assert chosen(device) == said
    device.tap("main")
    assert len(app.session.line) > BUYING


def test_an_app_put_aside_goes_on_as_it_was_left(device) -> None:
    app = buying(device)
    said, moves = chosen(device), len(app.session.line)
    assert app.on_pause()
    app.dispatch("on_resume")
    device.leap(3600)
    assert chosen(device) == said
    device.tap("main")
    assert len(app.session.line) == moves + 1


def test_an_app_killed_while_it_is_put_aside_opens_where_it_was(device) -> None:
    app = buying(device)
    assert app.on_pause()
    moves = [each.raw for each in app.session.line]
    device.stop()
    again = device.start()
    assert [each.raw for each in again.session.line] == moves
    assert device.shows("project-0")


def test_back_closes_what_is_open_and_asked_twice_leads_home_where_the_game_goes_on(device) -> None:
    app = buying(device)
    moves = len(app.session.line)
    device.tap("menu")
    device.key(BACK)
    assert device.shows("main"), "a menu is closed, and nothing else"
    device.key(BACK)
    assert not device.shows("main"), "what was picked is taken back"
    device.key(BACK)
    assert app.root.shown == "table"
    assert app.of("vasco").say("table-leave") in device.texts()
    device.leap(4)
    device.key(BACK)
    assert app.root.shown == "table", "it was long ago"
    device.key(BACK)
    assert app.root.shown == "home"
    device.tap("continue")
    assert app.root.shown == "table"
    assert len(app.session.line) == moves


class Keyboard:
    """One on the screen, such as Kivy is told of on a device."""

    def __init__(self, device, share: float) -> None:
        from tests.ui.device import Window

        self._device, self._window = device, Window
        self.height = Window.height * share

    def __enter__(self) -> "Keyboard":
        self._window._get_kivy_vkheight = lambda: self.height
        self._move()
        return self

    def __exit__(self, *_: object) -> None:
        del self._window._get_kivy_vkheight
        self._move()

    def _move(self) -> None:
        self._window._upd_kbd_height()
        self._device.frames(60)


def written_in(device, field):
    """What is shown in the columns of the field: beside it, scroll bars fade."""
    shown = device.pixels()
    return shown.crop((int(field.x), 0, int(field.right), shown.height))


def assert_typed_above(device, keyboard, field) -> None:
    """What changes in the picture as somebody types lies above the keyboard."""
    from PIL import ImageChops

    field.cursor_blink = False
    before = written_in(device, field)
    field.text = "Vasco"
    drawn = ImageChops.difference(before, written_in(device, field)).getbbox()
    assert drawn
    assert drawn[3] <= before.height - keyboard.height


@pytest.mark.parametrize("size", ["phone", "phone-across", "small"])
def test_a_name_is_typed_above_the_keyboard(device, size) -> None:
    from tests.ui.device import Look

    device.start(Look(size))
    device.tap("new-game")
    device.tap("new-person")
    device.frames()
    field = device.find("name")
    assert field.focus
    with Keyboard(device, 0.5) as keyboard:
        assert_typed_above(device, keyboard, field)


def test_what_is_typed_into_at_the_foot_is_lifted_above_the_keyboard(device) -> None:
    from companion.ui.shell.chrome import Field
    from tests.ui.device import Look

    app = device.start(Look("phone"))
    field = Field()
    app.root.stage.clear_widgets()
    app.root.stage.add_widget(field)
    device.frames()
    field.focus = True
    with Keyboard(device, 0.4) as keyboard:
        assert_typed_above(device, keyboard, field)
    field.focus = False
