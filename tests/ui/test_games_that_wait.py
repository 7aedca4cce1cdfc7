"""Several games that are not over: each is one tap from home, and none is put away silently."""

import pytest

from companion.table.game import Seat
from tests.ui.sizes import SIZES
from tests.words.pseudo import PSEUDO

FOUR = (Seat("yellow", "Ana"), Seat("red", "Rui"), Seat("black", "Tomé"), Seat("blue", "Inês"))


@pytest.fixture
def two(device):
    """A game of the board, and a pad begun while it ran; their ids."""
    from tests.touch.finger import Finger
    from tests.ui.device import Look

    def begin(size: str, **look: object) -> tuple[str, str]:
        app = device.start(Look(size, **look))
        app.begin("vasco", FOUR)
        board = app.session.head.id
        app.root.show("home")
        device.frames(4)
        for name in ("new-pad", "start"):
            Finger(device).tap(name)
        return board, app.session.head.id

    return begin


@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_a_pad_begun_while_a_game_runs_leaves_it_one_tap_away(device, two, size) -> None:
    board, pad = two(size)
    app = device.app
    people = ", ".join(seat.name for seat in FOUR)
    assert app.say("games-waits", people=people) in device.texts(), "it says what becomes of it"
    app.root.show("home")
    device.frames(4)
    device.shot(f"home-waiting-{size}")
    assert device.shows("continue")
    device.tap(f"go-on-{board}")
    assert (app.session.head.id, app.root.shown) == (board, "setup")
    app.root.show("home")
    device.frames(4)
    assert not device.shows(f"go-on-{board}"), "it runs, and has the main button"
    device.tap(f"go-on-{pad}")
    assert (app.session.head.id, app.root.shown) == (pad, "table")


def test_what_waits_is_still_there_when_the_running_game_is_over(device, two) -> None:
    board, _ = two("phone")
    app = device.app
    app.give_up_running()
    device.frames(4)
    assert app.running is None
    assert not device.shows("continue")
    device.tap(f"go-on-{board}")
    assert app.session.head.id == board


def test_what_was_put_aside_or_given_up_is_not_in_the_way(device, two) -> None:
    board, _ = two("phone")
    app = device.app
    app.root.show("home")
    for put_away in (app.store.shelf.archive, app.store.shelf.abandon):
        app.shelve(lambda put_away=put_away: put_away(board))
        device.frames(4)
        assert not device.shows(f"go-on-{board}")
        app.take_up(board)
        app.take_up(app.waiting[0].id)
        device.frames(4)
        assert device.shows(f"go-on-{board}")


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
def test_home_with_a_game_that_waits_is_whole_and_legible(device, two, size) -> None:
    from tests.ui.walker import complaints

    two(size, language=PSEUDO, dark=True)
    device.app.root.show("home")
    device.frames(4)
    device.shot(f"home-waiting-{size}-pseudo")
    assert complaints(device) == []
