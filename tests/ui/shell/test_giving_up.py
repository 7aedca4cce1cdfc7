"""A game given up stays so: it opens to look at, and going on is a deed of its own."""

import pytest

from companion.table.game import Seat
from tests.ui.at_table import GAME, at_table, record
from tests.ui.sizes import SIZES
from tests.words.pseudo import PSEUDO

BACK = 27
TWO = (Seat("yellow", "Ana"), Seat("red", "Rui"))
GIVEN, MOVES = record("vasco-4-7"), 120


@pytest.fixture
def table(device):
    """The app at a table, and the game there."""
    from tests.ui.device import Look

    def begin(size: str, dark: bool = False) -> str:
        return at_table(device, Look(size, dark=dark), GIVEN, MOVES).session.head.id

    return begin


def given_up(device, key: str) -> bool:
    return device.app.store.shelf.card(key).abandoned


def tap(device, *names: str) -> None:
    for name in names:
        device.tap(name)
    device.frames()


@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_a_game_given_up_opens_to_look_at_and_stays_given_up(device, table, size) -> None:
    key, app = table(size), device.app
    app.store.shelf.abandon(key)
    assert app.start_game("vasco", TWO, GAME.starter(), frozenset())
    running = app.session.head.id
    app.root.show("home", "games")
    device.frames(3)
    tap(device, f"game-{key}")
    assert app.root.shown == "unfinished"
    assert given_up(device, key)
    assert app.session.head.id == running, "the running one is another, as before"
    device.key(BACK)
    assert app.root.shown == "games"
    tap(device, f"game-{key}", "go-on")
    assert (app.session.head.id, app.root.shown) == (key, "table")
    assert not given_up(device, key)
    assert len(app.session.line) == app.store.shelf.card(key).moves


@pytest.mark.parametrize("marked", ["under-way", "put-aside"])
def test_giving_up_says_so_and_is_taken_back_whole(device, table, marked) -> None:
    key, app = table("phone"), device.app
    if marked == "put-aside":
        app.shelve(lambda: app.store.shelf.archive(key))
    before = app.store.shelf.card(key), app.session and app.session.course
    app.root.show("home", "games")
    device.frames(3)
    tap(device, f"game-{key}-more", "give-up")
    assert app.say("games-given-up") in device.texts()
    assert given_up(device, key)
    assert app.session is None
    tap(device, "snackbar-action")
    assert (app.store.shelf.card(key), app.session and app.session.course) == before
    assert app.root.shown == "games"


@pytest.mark.parametrize(("size", "dark"), [("tablet", True), ("phone", False)])
def test_a_game_is_given_up_at_the_table_and_goes_on_there_by_undo(
    device, table, size, dark
) -> None:
    key, app = table(size, dark), device.app
    before = app.session.course
    tap(device, "menu")
    device.shot(f"give-up-menu-{size}")
    tap(device, "menu-give-up")
    device.shot(f"given-up-{size}")
    assert (app.session, app.root.shown) == (None, "home")
    assert given_up(device, key)
    tap(device, "snackbar-action")
    assert (app.session.course, app.root.shown) == (before, "table")


def test_a_set_up_is_given_up_from_its_menu(device) -> None:
    app = device.start()
    app.begin("vasco", TWO)
    key = app.session.head.id
    device.frames()
    tap(device, "menu", "menu-give-up")
    assert given_up(device, key)
    tap(device, "snackbar-action")
    assert app.root.shown == "setup"


@pytest.mark.parametrize("size", SIZES)
def test_what_is_looked_at_is_whole_and_legible(device, table, size) -> None:
    from tests.ui.walker import complaints

    key, app = table(size), device.app
    app.store.shelf.abandon(key)
    app.look_at(key, "home")
    for language, dark in (("en", True), (PSEUDO, False)):
        app.words.language = language
        app.theme.light = "night" if dark else "day"
        device.frames(3)
        device.shot(f"unfinished-{size}-{language}")
        assert complaints(device) == [], language


def test_a_pad_given_up_is_looked_at_too(device) -> None:
    app = device.start()
    app.begin("scorepad", TWO)
    key = app.session.head.id
    device.frames(4)
    tap(device, "menu", "menu-give-up")
    assert (app.session, app.root.shown) == (None, "home")
    app.look_at(key, "home")
    device.frames(3)
    assert app.root.shown == "unfinished"
    tap(device, "go-on")
    assert app.root.shown == "table"
