"""Waste is searched for while nothing happens, and not in the middle of a tap or a move."""

import gc

import pytest

from tests.ui.at_table import at_table, record


@pytest.fixture
def searched():
    """Each time that all that lives was searched."""
    found = []

    def note(phase: str, told: dict[str, int]) -> None:
        if phase == "start" and told["generation"] == 2:
            found.append(True)

    gc.callbacks.append(note)
    yield found
    gc.callbacks.remove(note)


def _much_is_made() -> None:
    for _ in range(12):
        gc.collect(1)


def test_all_that_lives_is_searched_in_a_pause_and_not_before(device, app, searched) -> None:
    from kivy.tests.common import UnitTestTouch

    _much_is_made()
    device.tap_at(5, 5)
    device.wait(0.7)
    assert searched == []
    touch = UnitTestTouch(5, 5)
    touch.touch_down()
    touch.touch_up()
    device.wait(0.7)
    assert searched == [], "the pause begins anew"
    device.wait(0.5)
    assert len(searched) == 1
    device.tap_at(5, 5)
    device.wait(2)
    assert len(searched) == 1, "there is hardly any waste yet"


def test_a_move_that_nobody_touched_for_begins_the_pause_anew(device, searched) -> None:
    """As one by a phone, or by an empty chair."""
    from tests.ui.device import Look

    given = record("vasco-3-7")
    app = at_table(device, Look("phone"), given, 1)
    device.wait(2)
    searched.clear()
    for place in (1, 2):
        _much_is_made()
        app.session.enter([given.moves[place]])
        device.wait(0.7)
        assert searched == []
    device.wait(0.5)
    assert len(searched) == 1


def test_by_itself_it_is_searched_rarely(device, app) -> None:
    assert gc.get_threshold()[2] > 10
