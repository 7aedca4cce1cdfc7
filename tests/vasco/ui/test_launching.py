"""Launching by touches: from the panel, from a player's page, while a draw is told, a last time."""

import pytest

from companion.vasco.rules.state import tile
from tests.ui.at_table import at_table, begun, moves_until, of_another_copy, panel, record

GIVEN = record("vasco-4-7")
ACTING = moves_until(GIVEN, "acting", 3, 2)

MANNED = {
    "do": "correct",
    "why": "so it lies",
    "state": {
        "players": {
            "blue": {"projects": ["7/2"], "sailors": {"grey": 1, "violet": 1}},
            "red": {"projects": ["6/2"], "sailors": {"turquoise": 2, "orange": 1, "violet": 1}},
        }
    },
}

LAUNCHABLE = {"projects": ["7/2", "5/1"], "sailors": {"grey": 1, "violet": 1, "turquoise": 1}}
TWO = {**MANNED, "state": {"players": {"blue": LAUNCHABLE}}}


@pytest.fixture
def table(device):
    return begun(device, GIVEN)


def test_what_was_launched_leaves_its_place_to_no_other(device, table) -> None:
    app, finger = table(ACTING, "tablet", TWO, help="odds")
    other = device.find("launch-blue-1")
    at = other.to_window(*other.pos)
    finger.tap("launch-blue-0")
    assert app.session.state.players[3].projects == (tile(5, 1),)
    other = device.find("launch-blue-0")
    assert other.to_window(*other.pos) == at, "a second tap there launches nothing"


@pytest.mark.parametrize("dark", [False, True])
def test_nothing_is_seen_where_something_was_launched(device, dark) -> None:
    from tests.touch.finger import Finger
    from tests.ui.device import Look

    app = at_table(device, Look("tablet", dark=dark), GIVEN, ACTING, help="odds")
    app.session.enter([TWO])
    device.frames(4)
    row = device.find("launch-blue-0").parent
    assert len(colours(device, row)) > 1
    Finger(device).tap("launch-blue-0")
    device.frames(4)
    assert len(colours(device, row)) == 1


def colours(device, widget):
    """All that are seen where it lies."""
    x, y = widget.to_window(*widget.pos)
    seen = device.pixels()
    top = seen.height - y - widget.height
    part = seen.crop((int(x), int(top), int(x + widget.width), int(top + widget.height)))
    return part.getcolors(part.width * part.height)


@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_the_only_crew_launches_by_one_tap_from_the_panel(device, table, size) -> None:
    app, finger = table(ACTING, size, MANNED)
    assert app.session.due.players == ("blue",)
    finger.tap("launch-blue-0")
    blue = app.session.state.players[3]
    assert blue.ships[-1] == tile(7, 2)
    assert (finger.taps, app.session.due.players) == (1, ("blue",))


def test_with_odds_the_proposed_crew_is_one_tap_for_anybody(device, table) -> None:
    app, finger = table(ACTING, "tablet", MANNED, help="odds")
    finger.tap("player-red")
    finger.tap("launch-red-0")
    red = app.session.state.players[1]
    assert red.ships[-1] == tile(6, 2)
    assert red.sailors[0] == 1, "of the colours he has most of, one goes aboard"


@pytest.mark.parametrize("size", ["tablet", "small"])
def test_another_crew_is_a_few_taps(device, table, size) -> None:
    app, finger = table(ACTING, size, MANNED)
    finger.tap("player-red")
    finger.tap("launch-red-0")
    assert device.find("crew-orange")
    finger.tap("crew-orange")
    assert device.find("crew-orange").chosen
    finger.tap("crew-violet")
    assert app.session.line[-1].raw["crew"] == ["orange", "violet"]


def test_whoever_changes_his_mind_does_not_launch(device, table) -> None:
    app, finger = table(ACTING, "tablet", MANNED)
    made = len(app.session.line)
    finger.tap("player-red")
    finger.tap("launch-red-0")
    finger.tap("look-back")
    assert not device.shows("crew-orange")
    finger.tap("look-back")
    assert device.shows("pass")
    assert len(app.session.line) == made


def test_a_ship_is_launched_while_a_draw_is_told(device) -> None:
    ending = moves_until(GIVEN, "ending", 1)
    app, finger = begun(device, of_another_copy(GIVEN))(ending, "tablet", MANNED)
    for key in ("ship-6-2", "earnings-0-0", "ship-9-4", "earnings-0-0"):
        finger.tap(key)
    finger.tap("player-blue")
    finger.tap("launch-blue-0")
    assert app.session.line[-1].raw["do"] == "launch"
    for _ in range(5):
        for key in ("ship-9-4", "earnings-0-0"):
            finger.tap(key)
    assert app.session.state.sao_gabriel == tile(6, 2), "what was told before still holds"


def test_who_can_launch_a_last_time_does_it_by_one_tap(device) -> None:
    from tests.touch.finger import Finger
    from tests.ui.device import Look

    given = record("sensible-4")
    app = at_table(device, Look(), given, moves_until(given, "final", 5), help="odds")
    ships = {each.colour: len(each.ships) for each in app.session.state.players}
    offers = [row.offer for row in panel(device).ids.offers.children[0].ids.rows.children]
    (found,) = (each for each in offers if each.colour == "black")
    Finger(device).tap(f"launch-black-{found.place}")
    now = {each.colour: len(each.ships) for each in app.session.state.players}
    assert now == ships | {"black": ships["black"] + 1}
    assert device.shows("main"), "the points can still be counted"


def test_the_second_of_two_hasty_taps_that_launch_does_not_count_the_points(device) -> None:
    from kivy.tests.common import UnitTestTouch

    from tests.ui.device import Look

    given = record("sensible-4")
    app = at_table(device, Look("phone"), given, moves_until(given, "final", 5), help="odds")
    for hasty in (False, True):
        button = device.find("main")
        touch = UnitTestTouch(*button.to_window(*button.center))
        touch.is_double_tap = hasty
        touch.touch_down()
        touch.touch_up()
        device.frames(2)
    assert [entry.raw["do"] for entry in app.session.line[-2:]] == ["navigate", "launch"]
