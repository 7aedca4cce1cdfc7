"""Home, at every size and density, in both lights, in English and in the longest language."""

import pytest

from companion.table.game import Seat
from tests.ui.at_table import of_vasco
from tests.ui.sizes import SIZES
from tests.words.pseudo import PSEUDO

BACK = 27
FOUR = (Seat("yellow", "Ana"), Seat("red", "Rui"), Seat("black", "Tomé"), Seat("blue", "Inês"))


@pytest.fixture(params=SIZES)
def size(request) -> str:
    return request.param


def legible(device, app, shot: str) -> None:
    from tests.ui.walker import complaints

    for language, dark in (("en", True), (PSEUDO, False)):
        app.words.language = language
        app.theme.light = "night" if dark else "day"
        device.frames(3)
        light = "dark" if dark else "light"
        device.shot(f"{shot}-{language}-{light}")
        assert complaints(device) == [], (language, light)


def test_it_is_whole_and_legible(device, size) -> None:
    from tests.ui.device import Look

    legible(device, device.start(Look(size)), f"home-{size}")


def test_with_a_running_game_it_is_whole_and_legible(device, size) -> None:
    from tests.ui.device import Look

    app = device.start(Look(size))
    app.begin("vasco", FOUR)
    app.root.show("home")
    legible(device, app, f"home-running-{size}")


@pytest.mark.parametrize("fine", ["tablet", "phone"])
def test_it_is_whole_and_legible_on_a_fine_screen(device, fine) -> None:
    from tests.ui.device import Look

    legible(device, device.start(Look(fine, density=2)), f"home-{fine}-2")


def test_it_is_whole_and_legible_in_the_largest_text(device, size) -> None:
    from tests.ui.device import Look
    from tests.ui.walker import complaints

    app = device.start(Look(size, language=PSEUDO))
    app.theme.text_scale = 1.5
    device.frames()
    device.shot(f"home-{size}-large")
    assert complaints(device) == []


def test_it_leads_only_where_there_is_a_screen(device, app) -> None:
    for name in ("new-game", "games", "component-sets", "settings"):
        assert device.shows(name) is (of_vasco(name) in app.root)


def test_the_running_game_comes_first_with_who_plays_how_far_it_is_and_how_they_stand(
    device, app
) -> None:
    app.begin("vasco", FOUR)
    app.root.show("home")
    device.frames()
    texts = device.texts()
    assert app.of("vasco").say("progress-setup") in texts
    assert app.say("home-motto") not in texts
    at = [texts.index(seat.name) for seat in FOUR]
    assert at == sorted(at, reverse=True)
    assert [text for text in texts if text.isdecimal()] == ["0", "0", "0", "2"]


def test_the_back_key_leaves_the_app_to_the_system_from_home_only(device, app) -> None:
    device.tap("settings")
    assert device.shows("light-night")
    device.key(BACK)
    assert device.shows("new-game")
    assert app.root.back() is False


@pytest.mark.parametrize("game", ["vasco", "goa"])
def test_rules_are_those_of_the_game_that_goes_on(device, app, game) -> None:
    assert device.shows("rules")
    assert device.shows("rules-goa"), "before a game is chosen, those of each"
    app.begin(game, FOUR[:2])
    app.root.show("home")
    device.frames(3)
    assert not device.shows("rules-goa")
    device.tap("rules")
    assert app.root.front.game == game
