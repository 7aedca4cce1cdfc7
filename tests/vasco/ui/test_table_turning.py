"""The display turns towards whose turn it is, if the group wishes, and nothing is lost by it."""

import pytest

from companion.table.game import Seat
from tests.ui.at_table import at_table, moves_until, of_vasco, record
from tests.ui.turned import turned_tap

GIVEN = record("vasco-4-7")


@pytest.mark.parametrize(
    ("count", "turns"), [(2, [0, 180]), (3, [0, 270, 90]), (4, [0, 270, 180, 90])]
)
def test_seats_lie_clockwise_round_the_display(count, turns) -> None:
    from companion.play.turning import towards

    seats = tuple(Seat(colour, "") for colour in ("yellow", "red", "black", "blue")[:count])
    assert [towards(seats, seat.colour) for seat in seats] == turns
    assert towards(seats, "") == 0


@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_it_turns_with_every_turn_and_keeps_what_is_half_told(device, size) -> None:
    from kivy.core.window import Window

    from tests.ui.device import Look

    app = at_table(device, Look(size), GIVEN, moves_until(GIVEN, "placing", 2))
    width, height = Window.size
    device.tap("menu")
    device.tap("menu-turn")
    device.frames(4)
    seat = app.session.state.turn
    assert Window.rotation == (0, 270, 180, 90)[seat]
    turned_tap(device, "number-11")
    turned_tap(device, "undo")
    turned_tap(device, "number-12")
    assert app.session.state.turn == seat
    turned_tap(device, "area-projects")
    assert app.session.state.placed[12]
    assert Window.rotation == (0, 270, 180, 90)[(seat + 1) % 4]
    assert Window.size == ((height, width) if Window.rotation % 180 else (width, height))
    app.root.show("home")
    device.frames(2)
    assert Window.rotation == 0, "other screens lie as the device does"
    app.root.show(of_vasco("table"))
    device.frames(2)
    assert Window.rotation != 0, "the group need not ask for it again"


def test_what_is_half_told_outlasts_a_window_of_another_shape(device) -> None:
    from kivy.core.window import Window

    from tests.ui.device import Look

    app = at_table(device, Look("tablet"), GIVEN, moves_until(GIVEN, "placing", 2))
    device.tap("number-11")
    Window.size = 411, 891
    device.frames(4)
    device.tap("area-navigation")
    assert app.session.state.placed[11].area == "navigation"
