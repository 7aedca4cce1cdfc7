"""A chair given to the app, by touches: at the table, in the menu, and at a new game."""

import pytest

from tests.turns import turns
from tests.ui.at_table import at_table, moves_until, record

GIVEN = record("vasco-3-7")
PLACING = moves_until(GIVEN, "placing", 2)


@pytest.fixture
def table(device):
    from tests.touch.finger import Finger
    from tests.ui.device import Look

    def begin(size="tablet", language="en", dark=False):
        app = at_table(device, Look(size, dark=dark, language=language), GIVEN, PLACING)
        return app, Finger(device)

    return begin


def give(device, finger, app, colour, strength):
    finger.tap("menu")
    finger.tap("menu-chairs")
    finger.tap(f"chair-{colour}-{strength}")
    device.shot(f"chairs-{strength}")
    finger.tap("chairs-close")


def has(device, name):
    from kivy.core.window import Window

    from tests.ui.device import walk

    return any(getattr(each, "name", "") == name for each in walk(Window))


def wait(device, finger):
    """Until the app has thought."""
    going = turns(3000)
    while not has(device, "main") and going():
        device.frames(1)


@pytest.mark.parametrize("size", ["tablet", "phone", "phone-across", "small"])
def test_whoever_is_away_is_played_by_the_app(device, table, size) -> None:
    app, finger = table(size)
    by = app.session.due.players[0]
    moves = len(app.session.line)
    give(device, finger, app, by, "coelho")
    wait(device, finger)
    device.shot(f"told-{size}")
    finger.tap("why")
    device.frames(2)
    device.shot(f"why-{size}")
    finger.tap("main")
    assert app.session.line[moves].raw["player"] == by
    finger.tap("undo")
    assert len(app.session.line) == moves
    give(device, finger, app, by, "somebody")
    finger.tap("number-11")
    finger.tap("area-projects")
    assert app.session.line[moves].raw["number"] == 11
