"""Every control of the app: touched, seen in both lights, asleep when disabled."""

import pytest

from tests.words.pseudo import PSEUDO

GALLERY = """
#:import dp kivy.metrics.dp
Scroll:
    do_scroll_x: False
    BoxLayout:
        orientation: "vertical"
        padding: dp(16)
        spacing: dp(16)
        size_hint_y: None
        height: self.minimum_height
        Heading:
            text: app.say("home-motto")
        FilledButton:
            name: "filled"
            text: app.say("home-motto")
        OutlinedButton:
            name: "outlined"
            text: app.say("settings-language")
        TextButton:
            name: "text"
            text: app.say("settings-language")
        TextButton:
            name: "hugging"
            text: app.say("settings-light-night")
            hugging: True
        IconButton:
            name: "icon"
            icon: "undo"
        Chip:
            name: "chip"
            text: app.say("settings-light-night")
        SwitchRow:
            name: "switch"
            text: app.say("home-promise")
        Segments:
            name: "segments"
            value: "b"
            options: [("a", app.say("settings-light-night")), ("b", app.say("list-none"))]
        MenuRow:
            name: "row"
            text: app.say("settings-language")
            chosen: True
"""
CONTROLS = ["filled", "outlined", "text", "hugging", "icon", "chip", "switch", "row"]
TAB, ENTER, SPACE = 9, 13, 32


@pytest.fixture
def gallery(device):
    from kivy.lang import Builder

    from tests.ui.device import Look

    def show(size: str = "tablet", **look: object):
        app = device.start(Look(size, **look))
        app.root.stage.clear_widgets()
        app.root.stage.add_widget(Builder.load_string(GALLERY))
        device.frames()
        return app

    return show


@pytest.mark.parametrize("size", ["tablet-upright", "small"])
@pytest.mark.parametrize("language", ["en", PSEUDO])
def test_all_are_whole_legible_and_large_enough(device, gallery, size, language) -> None:
    from tests.ui.walker import complaints

    app = gallery(size, language=language)
    for dark in (False, True):
        app.theme.light = "night" if dark else "day"
        device.frames()
        device.shot(f"chrome-{size}-{language}-{'dark' if dark else 'light'}")
        assert complaints(device) == []


@pytest.mark.parametrize("name", CONTROLS)
def test_a_tap_is_told_once_and_only_within_and_only_awake(device, gallery, name) -> None:
    gallery()
    control = device.find(name)
    taps = []
    control.bind(on_tap=taps.append)
    device.tap(name)
    assert taps == [control]
    left, foot = control.to_window(*control.pos)
    device.tap_at(left - 3, foot + 10)
    touch = device.press(*control.to_window(*control.center))
    assert control.pressed
    touch.touch_move(left + 10, foot - 30)
    touch.touch_up()
    device.frames()
    assert not control.pressed
    control.disabled = True
    device.tap(name)
    assert taps == [control]


def test_being_asleep_and_having_the_focus_can_be_seen(device, gallery) -> None:
    gallery()

    def face(control) -> bytes:
        left, foot = control.to_window(*control.pos)
        shown = device.pixels()
        top = shown.height - foot - control.height
        box = (left, top, left + control.width, shown.height - foot)
        return shown.crop(box).tobytes()

    for control in map(device.find, CONTROLS):
        plain = face(control)
        control.focused = True
        assert face(control) != plain, control.name
        control.focused = False
        assert face(control) == plain, control.name
        control.disabled = True
        assert face(control) != plain, control.name


@pytest.mark.parametrize("name", ["chip", "switch"])
def test_a_toggle_turns_with_every_tap(device, gallery, name) -> None:
    gallery()
    toggle = device.find(name)
    before = device.pixels().tobytes()
    device.tap(name)
    assert toggle.active
    assert device.pixels().tobytes() != before
    device.tap(name)
    assert not toggle.active


def test_segments_hold_one_choice(device, gallery) -> None:
    gallery()
    segments = device.find("segments")
    device.tap("segments-a")
    assert segments.value == "a"
    assert [each.fill for each in reversed(segments.children)] == ["deed", "clear"]
    device.tap("segments-a")
    assert segments.value == "a"


def test_the_snackbar_acts_and_goes(device, app) -> None:
    done = []
    app.root.tell(
        app.say("fault-sentence"), app.say("settings-light-night"), lambda: done.append(True)
    )
    device.frames()
    device.tap("snackbar-action")
    assert done == [True]
    assert app.say("fault-sentence") not in device.texts()


def test_the_snackbar_goes_by_itself_and_gives_way_to_a_newer_one(device, app) -> None:
    app.root.tell(app.say("fault-sentence"))
    app.root.tell(app.say("list-none"))
    device.wait(5)
    assert app.say("fault-sentence") not in device.texts()
    assert app.say("list-none") in device.texts()
    device.wait(5)
    assert app.say("list-none") not in device.texts()


@pytest.mark.parametrize("size", ["tablet", "small"])
def test_the_snackbar_and_the_dialog_are_whole(device, size) -> None:
    from companion.ui.shell.chrome import Dialog
    from tests.ui.device import Look
    from tests.ui.walker import complaints

    app = device.start(Look(size, language=PSEUDO))
    app.root.stage.clear_widgets()
    app.root.tell(app.say("fault-sentence"), app.say("settings-light-night"))
    device.frames()
    device.shot(f"snackbar-{size}")
    assert complaints(device) == []
    app.root.open(_dialog(app, Dialog))
    device.frames()
    device.shot(f"dialog-{size}")
    assert complaints(device) == []


def test_the_dialog_does_its_deed_only_when_told(device, app) -> None:
    from companion.ui.shell.chrome import Dialog

    done = []
    for name in ("dialog-decline", "dialog-agree"):
        dialog = _dialog(app, Dialog)
        dialog.bind(on_agreed=lambda _: done.append(True))
        app.root.open(dialog)
        device.frames()
        device.tap(name)
        assert not device.shows("dialog-agree")
    assert done == [True]


def _dialog(app, dialog):
    say = app.say
    return dialog(
        title=say("home-motto"),
        text=say("fault-sentence"),
        agree=say("settings-language"),
        decline=say("list-none"),
    )


def test_keys_reach_every_control_and_tap_it(device, gallery) -> None:
    gallery()
    reached = []
    for _ in range(len(CONTROLS) + 2):
        device.key(TAB)
        reached += [each for each in CONTROLS if device.find(each).focused]
    assert reached == CONTROLS
    device.key(TAB)
    taps = []
    device.find("filled").bind(on_tap=taps.append)
    device.key(ENTER)
    device.key(SPACE)
    assert len(taps) == 2
    device.key(TAB, "shift")
    assert device.find("row").focused
    device.tap("text")
    assert not device.find("row").focused


def test_keys_reach_the_snackbar(device, app) -> None:
    done = []
    app.root.tell(app.say("list-none"), app.say("settings-light-night"), lambda: done.append(True))
    device.frames()
    device.key(TAB, "shift")
    assert device.find("snackbar-action").focused
    device.key(ENTER)
    assert done == [True]


def test_keys_stay_within_what_is_in_front(device, app) -> None:
    from companion.ui.shell.chrome import Dialog

    app.root.open(Dialog(agree=app.say("list-none"), decline=app.say("list-none")))
    device.frames()
    for name in ("dialog-agree", "dialog-decline") * 2:
        device.key(TAB)
        assert device.find(name).focused


def test_in_what_scrolls_a_tap_acts_once_and_a_drag_only_scrolls(device, gallery) -> None:
    app = gallery("small")
    scroll = app.root.stage.children[0]
    control = device.find("filled")
    taps = []
    control.bind(on_tap=taps.append)
    device.tap("filled")
    assert len(taps) == 1
    device.wait(1)
    assert len(taps) == 1
    x, y = control.to_window(*control.center)
    touch = device.press(x, y)
    for step in range(1, 9):
        touch.touch_move(x, y + 20 * step)
        device.frames(1)
    touch.touch_up()
    device.wait(1)
    assert len(taps) == 1
    assert scroll.scroll_y < 1
