"""Home, at every size and density, in both lights, in English and in the longest language."""

import pytest

from tests.words.pseudo import PSEUDO

BACK = 27


@pytest.fixture(params=["tablet", "tablet-upright", "phone", "phone-across", "small"])
def size(request) -> str:
    return request.param


def legible(device, look) -> None:
    from tests.ui.walker import complaints

    app = device.start(look)
    for language in ("en", PSEUDO):
        app.words.language = language
        for dark in (False, True):
            app.theme.dark = dark
            device.frames()
            light = "dark" if dark else "light"
            device.shot(f"home-{look.size}-{look.density}-{language}-{light}")
            assert complaints(device) == [], (language, light)
    device.tap("menu")
    device.shot(f"menu-{look.size}-{look.density}")
    assert complaints(device) == []


def test_it_is_whole_and_legible(device, size) -> None:
    from tests.ui.device import Look

    legible(device, Look(size))


@pytest.mark.parametrize("fine", ["tablet", "phone"])
def test_it_is_whole_and_legible_on_a_fine_screen(device, fine) -> None:
    from tests.ui.device import Look

    legible(device, Look(fine, density=2))


def test_it_is_whole_and_legible_in_the_largest_text(device, size) -> None:
    from tests.ui.device import Look
    from tests.ui.walker import complaints

    app = device.start(Look(size, language=PSEUDO))
    app.theme.text_scale = 1.5
    device.frames()
    device.shot(f"home-{size}-large")
    assert complaints(device) == []


def test_the_menu_turns_the_light_at_once(device, app) -> None:
    before = device.pixels().getpixel((1200, 100))
    device.tap("menu")
    device.tap("dark")
    device.tap_at(20, 20)
    assert not device.shows("dark")
    assert app.theme.dark
    after = device.pixels().getpixel((1200, 100))
    assert sum(after) < 120 < sum(before)


def test_the_menu_changes_every_word_at_once(device, app) -> None:
    english = {text for text in device.texts() if text.isascii()}
    device.tap("menu")
    device.tap(f"language-{PSEUDO}")
    assert not device.shows("dark")
    assert not english & set(device.texts())
    device.tap("menu")
    device.tap("language-en")
    assert english <= set(device.texts())


def test_the_back_key_closes_the_menu_and_then_leaves_the_app_to_the_system(device, app) -> None:
    device.tap("menu")
    assert device.shows("dark")
    device.key(BACK)
    assert not device.shows("dark")
    assert app.root.back() is False
