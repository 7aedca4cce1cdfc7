"""Entries of the score pad put right by touches, and those that are refused."""

from tests.vasco.ui.pads import begin, fill, points


def test_an_entry_is_corrected_moved_and_struck_out(device) -> None:
    app, finger = begin(device)
    fill(finger)
    finger.tap("entry-1")
    device.shot("pad-correcting")
    finger.tap("vp-2")
    assert points(app) == {"yellow": 7, "red": 10, "black": 11, "blue": 5}
    finger.tap("entry-5")
    finger.tap("vp-of-yellow")
    assert points(app) == {"yellow": 18, "red": 10, "black": 0, "blue": 5}
    finger.tap("entry-2")
    finger.tap("strike-out")
    assert points(app) == {"yellow": 18, "red": 6, "black": 0, "blue": 5}
    for _ in range(3):
        finger.tap("undo")
    assert points(app) == {"yellow": 7, "red": 15, "black": 11, "blue": 5}
    finger.tap("redo")
    assert points(app)["red"] == 10


def test_an_entry_that_is_put_right_can_stay_as_it_is(device) -> None:
    app, finger = begin(device)
    fill(finger)
    before = app.session.course
    for other in ("entry-1", "undo"):
        finger.tap("entry-1")
        finger.tap("vp-of-red")
        assert device.find("entry-1").chosen
        finger.tap(other)
        assert not device.shows("strike-out")
    assert app.session.course == before


def test_reals_are_counted_and_what_nobody_has_is_refused(device) -> None:
    app, finger = begin(device, with_reals=True)
    finger.tap("reals-of-red")
    finger.tap("reals--9")
    finger.tap("reals--4")
    assert app.session.state.player("red").reals == 1
    assert any("Rui has only 1\u00a0Real" in text for text in device.texts())
    finger.tap("reals-12")
    finger.tap("reals--10")
    finger.tap("entry-2")
    finger.tap("reals-2")
    # The ten paid after it are no longer there, and asked for again.
    assert app.session.broken.entry.move.value == -10
    assert any("Rui has only 3\u00a0Reals" in text for text in device.texts())
    finger.tap("reals--3")
    assert app.session.broken is None
    assert app.session.state.player("red").reals == 0
