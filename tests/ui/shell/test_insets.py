"""Nothing lies under the system's bars or beside a camera in the glass, however it is turned."""

import pytest

from tests.ui.at_table import at_table, moves_until, record

GIVEN = record("sensible-4")
ACTING = moves_until(GIVEN, "acting", 2, 3)
# What a phone's bars take upright, and a camera at the side of one that lies, in dp.
EDGES = [
    pytest.param("phone", (0, 44, 0, 24), id="phone"),
    pytest.param("phone-across", (44, 24, 0, 21), id="across", marks=pytest.mark.long),
    pytest.param("tablet", (0, 32, 0, 48), id="tablet", marks=pytest.mark.long),
]
LEFT, TOP, RIGHT, BOTTOM = range(4)


def areas(device):
    from tests.ui.device import Window, walk
    from tests.ui.walker import _box, _is_touchable, _is_visible, _view

    shown = [each for each in walk(Window) if _is_touchable(each) and _is_visible(each)]
    return [_box(each) & _view(each) for each in shown]


def assert_kept_clear(device, edges) -> None:
    from tests.ui.device import Window

    width, height = Window.size
    found = areas(device)
    assert found
    for box in found:
        assert box.left >= edges[LEFT] - 1
        assert box.foot >= edges[BOTTOM] - 1
        assert box.right <= width - edges[RIGHT] + 1
        assert box.top <= height - edges[TOP] + 1


@pytest.mark.parametrize(("size", "edges"), EDGES)
def test_screens_and_what_lies_over_them_keep_clear(device, size, edges) -> None:
    from tests.ui.device import Look
    from tests.ui.walker import complaints

    app = at_table(device, Look(size), GIVEN, ACTING)
    app.root.insets = edges
    device.frames(4)
    assert_kept_clear(device, edges)
    assert complaints(device) == []
    for over in ("history", "menu"):
        device.tap(over)
        device.frames(2)
        device.shot(f"insets-{size}-{over}")
        assert_kept_clear(device, edges)
        assert complaints(device) == []
        app.root.back()
        device.frames()
    app.root.show("home")
    device.frames(4)
    device.shot(f"insets-{size}-home")
    assert_kept_clear(device, edges)
    assert complaints(device) == []


def test_what_is_dimmed_is_dimmed_to_the_edges(device) -> None:
    from companion.ui.shell.chrome import Dialog

    app = device.start()
    app.root.insets = 10, 20, 30, 40
    bright = device.pixels()
    app.root.open(Dialog())
    dimmed = device.pixels()
    for corner in ((0, 0), (1279, 0), (0, 799), (1279, 799)):
        assert sum(dimmed.getpixel(corner)) < sum(bright.getpixel(corner))


@pytest.mark.parametrize("rotation", [0, 90, 180, 270])
def test_a_turned_display_keeps_clear_of_the_same_edges(device, rotation) -> None:
    """A strip in the colour of the bars lies under the system's, which does not turn along."""
    from companion.device.insets import Insets
    from companion.ui.shell.clearing import Clearing
    from tests.ui.device import Window

    app = device.start()
    strip = 30
    side = {0: TOP, 90: LEFT, 180: BOTTOM, 270: RIGHT}[rotation]
    told = Insets(**{Insets._fields[side]: strip})
    watching = Clearing(app.root, lambda: told)
    Window.rotation = rotation
    device.frames(4)
    assert app.root.insets == [0, strip, 0, 0], watching
    shown = device.pixels()
    middle = {LEFT: (5, 400), TOP: (640, 5), RIGHT: (1274, 400), BOTTOM: (640, 794)}[side]
    sea = tuple(round(255 * each) for each in app.theme.sea[:3])
    assert shown.getpixel(middle) == sea


def test_edges_that_change_late_are_seen_too(device) -> None:
    from companion.device.insets import Insets
    from companion.ui.shell.clearing import Clearing
    from tests.ui.device import Window

    app = device.start()
    told = [Insets(top=24)]
    watching = Clearing(app.root, lambda: told[0])
    assert app.root.insets == [0, 24, 0, 0], watching
    Window.size = 800, 1280
    device.frames()
    told[0] = Insets(top=48)
    device.leap(1)
    assert app.root.insets == [0, 48, 0, 0]


def test_a_desktop_lays_nothing_over_its_windows() -> None:
    from companion.device.insets import Insets, insets

    assert insets() == Insets(0, 0, 0, 0)
