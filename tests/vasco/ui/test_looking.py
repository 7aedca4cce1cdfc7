"""Looking at a player, by touches: it only shows; a disc ahead of his turn has a button."""

import pytest

from tests.ui.at_table import at_table, moves_until, record

GIVEN = record("vasco-4-7")
PLACING = moves_until(GIVEN, "placing", 2)


@pytest.fixture
def table(device):
    """The app while discs are placed, a finger, whose turn it is and who is next but one."""
    from tests.touch.finger import Finger
    from tests.ui.device import Look

    def begin(size: str, dark: bool = False):
        app = at_table(device, Look(size, dark=dark), GIVEN, PLACING)
        colours = [seat.colour for seat in GIVEN.players]
        turn = app.session.state.turn
        return app, Finger(device), colours[turn], colours[(turn + 2) % 4]

    return begin


def asking(device):
    return device.app.root.stage.children[0].asking


def on_board(app) -> dict[int, str]:
    return {number: disc.player for number, disc in enumerate(app.session.state.placed) if disc}


@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_looking_at_a_player_arms_nothing(device, table, size) -> None:
    app, finger, due, other = table(size)
    finger.tap(f"player-{other}")
    device.shot(f"looking-{size}")
    assert asking(device).shown().telling == ""
    if size == "phone":
        finger.tap("look-back")
    finger.tap("number-11")
    assert asking(device).question.player == due
    assert not device.shows("look-back"), "the panel is with whose turn it is"
    finger.tap("area-projects")
    assert on_board(app) == {11: due}
    assert asking(device).shown().ahead == ()


@pytest.mark.parametrize(("size", "dark"), [("tablet", False), ("phone", True)])
def test_one_disc_is_placed_ahead_by_a_button_of_its_own(device, table, size, dark) -> None:
    app, finger, due, other = table(size, dark)
    finger.tap(f"player-{other}")
    finger.tap("place-ahead")
    device.shot(f"looking-ahead-{size}")
    finger.tap("number-11")
    finger.tap("area-projects")
    device.shot(f"looking-told-{size}")
    assert [(disc.player, disc.number) for disc in asking(device).shown().ahead] == [(other, 11)]
    assert asking(device).question.player == due
    assert not device.shows("look-back")
    finger.tap("number-3")
    finger.tap("area-navigation")
    assert on_board(app) == {3: due}
    assert finger.taps == 6


def test_what_was_told_is_taken_back_on_his_page(device, table) -> None:
    _, finger, due, other = table("tablet")
    for name in (f"player-{other}", "place-ahead", "number-11", "area-projects"):
        finger.tap(name)
    finger.tap(f"player-{other}")
    device.shot("looking-withdraw-tablet")
    finger.tap("withdraw-11")
    assert asking(device).shown().ahead == ()
    assert not device.shows("withdraw-11")
    finger.tap("look-back")
    finger.tap(f"player-{due}")
    assert not device.shows("place-ahead"), "it is his turn: he just places"


def test_the_way_back_leads_from_the_disc_ahead_to_whose_turn_it_is(device, table) -> None:
    _, finger, due, other = table("phone")
    for name in (f"player-{other}", "place-ahead", "number-11"):
        finger.tap(name)
    finger.tap("undo")
    assert asking(device).question.chosen == set()
    device.key(27)
    assert asking(device).question.player == due
    assert asking(device).shown().telling == ""
