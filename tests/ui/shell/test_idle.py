"""Waste is searched for while nobody touches, and not in the middle of a tap."""

import gc


def test_all_that_lives_is_searched_in_a_pause_and_not_before(device, app) -> None:
    from kivy.tests.common import UnitTestTouch

    searched = []

    def note(phase: str, told: dict[str, int]) -> None:
        if phase == "start" and told["generation"] == 2:
            searched.append(device.app)

    gc.callbacks.append(note)
    try:
        for _ in range(12):
            gc.collect(1)
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
    finally:
        gc.callbacks.remove(note)


def test_by_itself_it_is_searched_rarely(device, app) -> None:
    assert gc.get_threshold()[2] > 10
