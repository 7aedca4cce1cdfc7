"""Goa's score pad by real touches: the six lines of chapter 10, by everybody."""

import pytest

from companion.table.game import Seat
from tests.ui.sizes import SIZES
from tests.words.pseudo import PSEUDO

FOUR = (Seat("red", "Ana"), Seat("blue", "Rui"), Seat("green", "Tomé"), Seat("yellow", "Inês"))
LINES = {
    # Rows 2 to 5 of the columns that are tapped; untold is row 1.
    "markers": (("0-5", "1-5", "2-3"), ("0-2",), ("4-5", "3-4"), ()),
    "colonies": (("2",), ("4",), ("0",), ("1",)),
    # By symbol: so many alike.
    "cards": (("0-2", "3-1"), (), ("5-5",), ("1-3",)),
    "ducats": (("0-10", "1-7"), ("0-20", "1-0"), ("1-7", "0-10"), ("0-0", "1-3")),
    "plantations": (("0-3",), ("0-2", "1-1"), (), ("0-1",)),
    "tiles": (("0-1",), ("1-5",), (), ("0-2", "1-10")),
}
WANTED = {
    "red": 10 + 10 + 3 + 3 + 3 + 1 + 3 + 5,
    "blue": 1 + 10 + 6 + 5 + 3,
    "green": 10 + 6 + 15,
    "yellow": 1 + 6 + 1 + 20,
}
"""The most ducats (10.5) are blue's."""


def begin(device, look=None, seats=FOUR):
    from tests.touch.finger import Finger
    from tests.ui.device import Look

    app = device.start(look or Look("phone"), frames=0)
    app.begin("goa-pad", seats)
    device.frames(4)
    return app, Finger(device)


def tell(finger, line, taps):
    """What is left untapped is entered as it is."""
    before = len(finger.device.app.session.line)
    for each in taps:
        finger.tap(f"{line}-{each}")
    if len(finger.device.app.session.line) == before:
        finger.tap("main")


def fill(finger) -> None:
    for line, told in LINES.items():
        for taps in told:
            tell(finger, line, taps)


def points(app) -> dict[str, int]:
    return {player.colour: player.vp for player in app.session.state.players}


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
def test_every_line_is_whole_and_legible(device, size) -> None:
    from tests.ui.device import Look
    from tests.ui.walker import complaints

    app, finger = begin(device, Look(size))
    for place, (line, told) in enumerate(LINES.items()):
        app.words.language = PSEUDO if place % 2 else "en"
        app.theme.light = "night" if place % 2 else "day"
        device.frames(3)
        device.shot(f"goa-pad-{size}-{line}")
        assert complaints(device) == [], line
        for taps in told:
            tell(finger, line, taps)
    device.shot(f"goa-pad-{size}-counted")
    assert complaints(device) == []


def test_a_game_is_counted_by_touches_from_home_to_the_hall(device) -> None:
    from tests.touch.finger import Finger
    from tests.ui.device import Look

    app = device.start(Look("phone"))
    finger = Finger(device)
    device.shot("goa-pad-home")
    finger.tap("new-goa-pad")
    device.shot("goa-pad-new")
    for _ in range(4):
        finger.tap("guest")
    finger.tap("start")
    assert app.session.game.id == "goa-pad"
    assert [seat.colour for seat in app.session.head.players] == [*WANTED]
    began = finger.taps
    fill(finger)
    assert finger.taps - began <= 60
    assert points(app) == {**WANTED, "blue": WANTED["blue"] - 3}, "who has most is not known before"
    finger.tap("main")
    results = app.store.shelf.card(app.session.head.id).results
    assert {result.colour: result.score for result in results} == WANTED
    assert [result.colour for result in results if result.won] == ["red"]
    device.frames(300)
    device.shot("goa-pad-reckoning")
    assert "3" in device.find("sum-blue").parts
    finger.tap("sum-red")
    device.shot("goa-pad-explained")
    assert any("10.2" in text for text in device.texts())
    app.root.back()
    app.root.show("home")
    device.frames(3)
    finger.tap("hall")
    if device.shows("of"):
        finger.tap("of")
        finger.tap("of-goa")
    device.shot("goa-pad-hall")
    assert device.shows(f"play-{app.store.shelf.every()[0].id}")


def test_any_line_is_corrected_later_and_undone(device) -> None:
    app, finger = begin(device, seats=FOUR[:2])
    for line, told in LINES.items():
        for taps in told[:2]:
            tell(finger, line, taps)
    number = next(entry.number for entry in app.session.line if entry.move.category == "cards")
    had = points(app)["red"]
    finger.tap(f"entry-{number}")
    device.shot("goa-pad-correcting")
    assert device.find("main").text.endswith("+4"), "as it was entered"
    finger.tap("cards-0-5")
    finger.tap("main")
    assert points(app)["red"] == had - 3 + 15
    finger.tap("undo")
    assert points(app)["red"] == had
    finger.tap("vp-of-blue")
    finger.tap("vp-2")
    assert app.session.line[-1].lines[0].rule == "10.6", "Bonanza, or whatever else brings VP"


def test_taps_of_a_line_are_undone_one_by_one(device) -> None:
    app, finger = begin(device)
    for key in ("markers-0-3", "markers-1-2", "markers-0-4"):
        finger.tap(key)
    assert device.find("main").text.endswith("+7"), "6 and 1"
    finger.tap("undo")
    assert device.find("main").text.endswith("+4"), "3 and 1"
    finger.tap("undo")
    finger.tap("markers-0-3")
    assert device.find("main").text.endswith(" 0"), "a key tapped again is taken back"
    assert not len(app.session.line)
