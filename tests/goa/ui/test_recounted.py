"""The reckoning: a purse or a hand is put right at the last moment, in one touch."""

import pytest

from tests.goa.asked import record

GIVEN = record("sensible-4")


@pytest.fixture
def hand(device):
    """The game has just ended."""
    from tests.goa.ui.touching import LISTED
    from tests.touch.lying import Hand
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
def test_a_touch_puts_a_purse_or_a_hand_right(device, hand, size) -> None:
    finger = hand(size)
    session, touched = device.app.session, finger.taps
    before = {each.colour: each.ducats for each in session.state.players}
    finger.tap("red-ducats-more")
    assert device.app.session.state.players[0].ducats == before["red"] + 1
    had = points(device, "blue")
    finger.tap("blue-elephant-more")
    assert points(device, "blue") == had + 2, "two elephants are worth 3, one is worth 1"
    assert finger.taps == touched + 2
    device.shot(f"goa-recounted-{size}")
    finger.tap("go-back")
    assert points(device, "blue") == had, "the game is over still"
    finger.tap("go-back")
    finger.tap("go-back")
    assert device.app.session.due.kinds == ("hand",)


@pytest.mark.parametrize(
    ("size", "language", "dark"), [("small", "de", True), ("phone-across", "pl", False)]
)
def test_it_is_whole_and_legible(device, hand, size, language, dark) -> None:
    from tests.ui.walker import complaints

    hand(size, language, dark)
    assert complaints(device) == []


def test_of_an_older_game_nothing_is_put_right(device) -> None:
    from tests.goa.ui.test_reckoning import look

    look(device)
    assert not device.shows("red-ducats-more")
