"""The steps of the set-up: what they name, how they come up, and what stands below them."""

import pytest

from companion.vasco.players.strengths import PLAYERS
from tests.ui.at_table import of_vasco
from tests.vasco.ui.setting_up import EVERYTHING, begin, seats, send


def test_only_what_lies_on_the_table_is_named(device) -> None:
    from tests.ui.device import Look

    app = begin(device, Look("tablet"), seats(2), EVERYTHING)
    assert device.shows("step-box")
    assert not device.shows("step-vdg")
    texts = " ".join(device.texts())
    assert app.of("vasco").say("setup-players-track") not in texts
    assert app.of("vasco").say("setup-sections-pile") in texts
    device.stop()
    app = begin(device, Look("tablet"), seats(2), EVERYTHING, replaced=frozenset())
    assert not device.shows("step-box")
    assert device.shows("step-vdg")
    texts = " ".join(device.texts())
    assert app.of("vasco").say("setup-players-track") in texts
    assert app.of("vasco").say("setup-sections-bag") in texts


def test_what_the_app_drew_comes_up_slowly_but_holds_no_tap_up(device) -> None:
    from tests.touch.finger import Finger
    from tests.ui.device import Look

    begin(device, Look("tablet"), seats(2), EVERYTHING)
    pictures = [device.find(f"step-{step}").parent.ids.picture for step in ("sections", "players")]
    assert [picture.opacity < 1 for picture in pictures] == [True, False]
    device.wait(2)
    assert [picture.opacity for picture in pictures] == [1, 1]
    device.stop()
    app = begin(device, Look("tablet"), seats(2), EVERYTHING)
    picture = device.find("step-sections").parent.ids.picture
    assert picture.opacity < 1
    send(device, Finger(device), "mozambique")
    assert picture.opacity == 1
    assert app.session.state.merchant is not None


def test_a_step_ticked_off_is_only_its_title(device) -> None:
    from tests.touch.finger import Finger
    from tests.ui.device import Look

    begin(device, Look("tablet"), seats(2), EVERYTHING)
    finger = Finger(device)
    card = device.find("step-slots").parent
    whole = card.height
    finger.tap("step-slots")
    assert card.height < whole / 2
    finger.tap("step-slots")
    assert card.height == whole


@pytest.mark.parametrize(("size", "language"), [("phone", "ru"), ("tablet-upright", "en")])
def test_at_the_end_undo_is_as_high_as_what_goes_on(device, size, language) -> None:
    from tests.touch.finger import Finger
    from tests.ui.device import Look

    app = begin(device, Look(size, language=language), seats(3), EVERYTHING)
    send(device, Finger(device), "mozambique")
    app.root.show("home", of_vasco("setup"))
    device.frames(6)
    undo, done = device.find("undo"), device.find("setup-done")
    assert undo.height == done.height
    assert undo.texture_size[1] - undo.padding[1] - undo.padding[3] < 3 * undo.font_size


@pytest.mark.parametrize("size", ["phone", "small"])
def test_a_chair_of_the_app_that_sends_the_merchant_ship_tells_why(device, size) -> None:
    from tests.touch.finger import Finger
    from tests.ui.device import Look

    nunes = PLAYERS.strengths["nunes"].name
    app = begin(device, Look(size), [each._replace(name=nunes) for each in seats(2)], EVERYTHING)
    device.find("why")
    glance = app.of("vasco").say("chair-at-a-glance")
    assert glance not in device.texts()
    Finger(device).tap("why")
    device.frames(4)
    device.shot(f"why-merchant-{size}")
    assert glance in device.texts()
