"""Android takes all textures away from an app that rests: what was shown is drawn again."""

import pytest

from tests.ui.at_table import at_table, moves_until, record

GIVEN = record("sensible-4")
ACTING = moves_until(GIVEN, "acting", 2, 3)
MORE_SCREENS = {
    "new-game": (None, ("new-game",)),
    "home": (None, ()),
    "components": (None, ("component-sets",)),
    "setup": (0, ()),
    "placing": (moves_until(GIVEN, "placing", 2, 5), ()),
    "page": (ACTING, ("player-red",)),
    "history": (ACTING, ("history",)),
    "reckoning": (len(GIVEN.moves), ()),
}
TOLD = 8
"""Of 255: shades less apart come of the order in which things are drawn."""


def lose_context() -> None:
    """Kivy sets all up anew by itself; that nothing old lasts is seen only where it is gone."""
    from kivy.graphics.context import get_context
    from kivy.graphics.opengl import glDeleteTextures

    for texture in range(1, 4096):
        glDeleteTextures(1, texture.to_bytes(4, "little"))
    get_context().reload()


def show(device, moves, taps) -> None:
    from tests.ui.device import Look

    look = Look("tablet")
    if moves is None:
        device.start(look)
    else:
        at_table(device, look, GIVEN, moves)
    for tap in taps:
        device.tap(tap)
    device.frames(20)


def assert_drawn_again(device, moves, taps) -> None:
    from PIL import ImageChops

    show(device, moves, taps)
    before = device.pixels()
    assert len(before.getcolors(before.width * before.height)) > TOLD
    lose_context()
    apart = ImageChops.difference(before, device.pixels()).convert("L").histogram()
    assert sum(apart[TOLD:]) == 0


def test_what_was_shown_is_drawn_again(device) -> None:
    assert_drawn_again(device, ACTING, ())


@pytest.mark.long
@pytest.mark.parametrize(("moves", "taps"), MORE_SCREENS.values(), ids=MORE_SCREENS)
def test_so_it_is_on_every_screen(device, moves, taps) -> None:
    assert_drawn_again(device, moves, taps)


@pytest.mark.long
def test_all_goes_on_after_it(device) -> None:
    show(device, None, ())
    lose_context()
    device.frames()
    device.tap("new-game")
    assert device.shows("guest")
    assert device.app.on_pause()
    device.app.dispatch("on_resume")
    assert device.shows("guest")
