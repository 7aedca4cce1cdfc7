"""The reckoning: a purse or a hand is put right at the last moment."""

import pytest

from tests.goa.asked import record

GIVEN = record("sensible-4")


@pytest.fixture
def hand(device):
    """The game has just ended."""
    from tests.goa.ui.touching import LISTED
    from tests.touch.table_entry import Hand
    from tests.ui.device import Look

    def open_at(size: str, language: str = "en", dark: bool = False) -> Hand:
        app = device.start(Look(size, 1, dark, language), frames=0, games=[LISTED])
        app.start_game("goa", GIVEN.players, GIVEN.components, frozenset())
        app.session.enter(GIVEN.moves)
        app.look_back()
        device.frames(6)
        return Hand(device)

    return open_at


def points(device, colour: str) -> int:
    return int(device.find(f"sum-{colour}").points)


@pytest.mark.parametrize("size", ["phone", pytest.param("tablet", marks=pytest.mark.long)])
def test_what_was_revealed_is_put_right_on_a_page_of_its_own_in_one_act(device, hand, size) -> None:
    finger = hand(size)
    session = device.app.session
    before, had = session.state, points(device, "blue")
    for name in ("blue-elephant-1", "blue-shell-2", "red-ducats"):
        finger.tap(name)
    assert session.state == before, "who is celebrated is not counted anew by a touch"
    for name in ("recount", "blue-shell-2", "red-ducats-more", "blue-elephant-more"):
        finger.tap(name)
    device.shot(f"goa-recounted-{size}")
    assert session.state == before, "the button does it"
    finger.tap("undo-told")
    finger.tap("recount-do")
    assert session.state.players[0].ducats == before.players[0].ducats + 1
    assert points(device, "blue") == had - 2, "one shell is worth 1, two are worth 3"
    finger.tap("go-back")
    assert session.state == before, "all of it was one act"
    finger.tap("go-back")
    assert session.due.kinds == ("hand",)


@pytest.mark.parametrize(
    ("size", "language", "dark"), [("small", "de", True), ("phone-across", "pl", False)]
)
def test_it_is_whole_and_legible(device, hand, size, language, dark) -> None:
    from tests.ui.walker import complaints

    finger = hand(size, language, dark)
    assert complaints(device) == []
    finger.tap("recount")
    device.shot(f"goa-recount-page-{size}")
    assert complaints(device) == []


def test_of_an_older_game_nothing_is_put_right(device) -> None:
    from tests.goa.ui.test_reckoning import look

    look(device)
    assert not device.find("recount").text
