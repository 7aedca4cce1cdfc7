"""A game of Goa that has begun without the app: its table is entered by touches."""

import pytest

from tests.goa.rules.test_13_taken_up import allowed
from tests.goa.table_entry import PAGES, SEATS, sensible, touches
from tests.words.pseudo import PSEUDO

LONG = pytest.mark.long
SIZES = [
    "small",
    *(
        pytest.param(size, marks=LONG)
        for size in ("tablet", "phone", "tablet-upright", "phone-across")
    ),
]


@pytest.fixture
def entering(device):
    """Opens the page for four people; gives a finger."""
    from companion.ui.shell.screen import Screen
    from tests.touch.finger import Finger
    from tests.ui.device import Look

    def open_at(size: str = "tablet", **look) -> Finger:
        app = device.start(Look(size, **look), frames=0)
        app.root.show(Screen("as-it-lies", "goa", SEATS))
        device.frames(3)
        return Finger(device)

    return open_at


def state(finger):
    return finger.device.app.session.state


@pytest.mark.parametrize("size", SIZES)
def test_every_page_is_whole_and_legible(entering, size) -> None:
    from tests.ui.walker import complaints

    dark = size in ("phone", "tablet-upright", "small")
    finger = entering(size, dark=dark, language=PSEUDO)
    told = {
        "round": ("round-B2", "variant-bonanza"),
        "purses": ("purse-red", "ducats-17"),
        "markers": ("blue-harvest-3",),
        "sites": ("tile-clove/2", "tile-foreman/3", "red-site-quilon", "colony-ginger/cinnamon"),
        "spices": ("red-field-0-0",),
    }
    for page in PAGES:
        for name in told.get(page, ()):
            finger.tap(name)
            assert complaints(finger.device) == [], name
        finger.device.shot(f"lies-{page}-{size}")
        assert complaints(finger.device) == [], page
        if page != PAGES[-1]:
            finger.tap("next")


@pytest.mark.long
@pytest.mark.parametrize("size", ["tablet", pytest.param("phone", marks=LONG)])
def test_a_game_of_four_in_b2_is_entered_by_at_most_110_touches(entering, size) -> None:
    wanted = sensible(1, 2)
    finger = entering(size)
    for name in touches(wanted):
        finger.tap(name)
    finger.device.shot(f"lies-begun-{size}")
    session = finger.device.app.session
    there = [bool(one) for one in wanted.grid]
    assert [bool(one) for one in session.state.grid] == there
    shown, asked = allowed(session.state), allowed(wanted)
    assert {**shown, "grid": None} == {**asked, "grid": None}
    assert finger.taps <= 110
    assert session.course.drawing == frozenset()
    made = [entry.raw["do"] for entry in session.line if entry.by == "person"]
    assert made == ["adjust"] * 4 + ["correct"]
    finger.tap(finger.first("cell-"))
    assert len(session.state.tokens) == 1


def test_who_has_sat_down_tells_what_lies_there(device) -> None:
    from tests.touch.finger import Finger
    from tests.ui.device import Look

    app = device.start(Look("phone"), frames=0)
    app.store.shelf.start("goa", SEATS, app.games["goa"].starter())
    app.shelve(lambda: app.store.shelf.abandon(app.store.shelf.current))
    app.people = app.store.people()
    app.open_game()
    device.frames(3)
    finger = Finger(device)
    for name in ("new-game", "begun-already", "round-A3", "begin"):
        finger.tap(name)
    assert (state(finger).phase, state(finger).round) == (0, 3)
    assert [player.ducats for player in state(finger).players] == [5, 10, 10, 10]


def test_what_is_entered_outlasts_a_new_start(entering, device) -> None:
    finger = entering("phone", density=0.5)
    for name in ("round-B2", "first-green", "next", "number-7", "undo"):
        finger.tap(name)
    device.stop()
    finger = entering("phone", density=0.5)
    finger.tap("begin")
    assert (state(finger).phase, state(finger).round, state(finger).first) == (1, 2, 2)
    assert state(finger).players[0].ships == 4


def test_what_cannot_lie_so_is_refused_at_the_piece(entering, device) -> None:
    from companion.ui.table.table_entry.cards import AskedCard
    from tests.ui.device import walk

    finger = entering("phone", density=0.5)
    for name in ("next", "red-hand", "number-20", "next", "next", "next", "next", "next"):
        finger.tap(name)
    finger.tap("discard-29")
    faults = [each.fault for each in walk(device.app.root.stage) if isinstance(each, AskedCard)]
    assert "There are only 30 cards in the game. Rule 13.9." in faults
    finger.tap("next")
    assert (state(finger).players[0].hand, state(finger).cards.discard) == (20, 1)
