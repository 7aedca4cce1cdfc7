"""Which edition is played, asked once while a game is set up."""

import pytest

from companion.table.game import Seat
from tests.words.pseudo import PSEUDO

SEATS = (Seat("red", "Ana"), Seat("blue", "Rui"))


@pytest.fixture
def opened(device):
    """The app with a game of Goa being set up by people who have played something before."""
    from companion.ui.shell.screen import Screen
    from tests.ui.device import Look

    def show(size: str = "phone", **look: object):
        app = device.start(Look(size, **look), frames=0)
        app.store.shelf.start("goa", SEATS, app.games["goa"].starter())
        app.shelve(lambda: app.store.shelf.abandon(app.store.shelf.current))
        app.people = app.store.people()
        app.root.show(Screen("new-game", "goa"))
        device.frames(4)
        return app

    return show


def scroll_to(device, name: str) -> None:
    from kivy.uix.scrollview import ScrollView

    from tests.ui.device import walk

    views = [each for each in walk(device.app.root.stage) if isinstance(each, ScrollView)]
    there = device.find(name)
    next(each for each in views if there in walk(each)).scroll_to(there, animate=False)
    device.frames()


@pytest.mark.parametrize("size", ["tablet", "phone", "small"])
def test_the_question_is_whole_and_legible(device, opened, size) -> None:
    from companion.ui.shell.comfort import TEXT_SIZES
    from tests.ui.walker import complaints

    app = opened(size, language=PSEUDO, dark=size == "phone")
    app.theme.text_scale = TEXT_SIZES[-1] if size == "small" else 1
    device.frames(4)
    scroll_to(device, "edition-goa-2004-starter")
    device.shot(f"edition-{size}")
    assert complaints(device) == []


def test_who_plays_the_edition_of_2012_touches_nothing_for_it(device, opened) -> None:
    app = opened()
    assert device.find("edition-goa-2012-starter").active
    device.tap("start")
    assert app.session.head.components["id"] == "goa-2012-starter"


def test_another_edition_is_chosen_by_a_tap_and_not_asked_for_again(device, opened) -> None:
    from companion.ui.shell.screen import Screen

    app = opened()
    scroll_to(device, "edition-goa-2004-starter")
    device.tap("edition-goa-2004-starter")
    device.tap("start")
    app.session.enter([{"do": "variants"}])
    assert app.session.state.board.start.first_ducats == 7
    assert app.session.state.board.removed == (2, 2)
    app.shelve(lambda: app.store.shelf.abandon(app.store.shelf.current))
    app.root.show("home", Screen("new-game", "goa"))
    device.frames(4)
    assert not device.shows("edition-goa-2012-starter")
    device.tap("start")
    assert app.session.head.components["id"] == "goa-2004-starter"


def test_what_is_looked_at_and_left_is_asked_again(device, opened) -> None:
    from companion.ui.shell.screen import Screen

    app = opened()
    app.root.show("home", Screen("new-game", "goa"))
    device.frames(4)
    assert device.shows("edition-goa-2004-starter")
