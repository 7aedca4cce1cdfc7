"""The assistant at every size, in both lights, in English and in the longest language."""

import pytest

from tests.ui.sizes import SIZES
from tests.vasco.ui.setting_up import EVERYTHING, begin, seats, send
from tests.words.pseudo import PSEUDO


@pytest.mark.parametrize("size", SIZES)
def test_it_is_whole_and_legible_from_the_first_question_to_the_last(device, size) -> None:
    from tests.touch.finger import Finger
    from tests.ui.device import Look
    from tests.ui.walker import complaints

    looks = {"dock": ("en", False), "bonus": (PSEUDO, True), "done": (PSEUDO, False)}
    app = begin(device, Look(size), seats(4), EVERYTHING, confirmed=True)
    finger = Finger(device)

    def legible(moment: str, language: str, dark: bool) -> None:
        app.words.language, app.theme.light = language, "night" if dark else "day"
        device.frames()
        device.shot(f"setup-{size}-{moment}-{language}-{'dark' if dark else 'light'}")
        assert complaints(device) == [], moment

    legible("dock", *looks["dock"])
    send(device, finger, "natal")
    legible("bonus", *looks["bonus"])
    finger.tap("project-0")
    legible("done", *looks["done"])


@pytest.mark.parametrize(
    ("size", "confirmed"), [("tablet", True), ("phone", False), ("small", True)]
)
def test_what_the_table_draws_is_asked_for_legibly(device, size, confirmed) -> None:
    from tests.touch.finger import Finger
    from tests.ui.device import Look
    from tests.ui.walker import complaints

    look = Look(size, dark=confirmed, language="en" if confirmed else PSEUDO)
    app = begin(device, look, seats(3), frozenset(), confirmed, replaced=frozenset())
    device.shot(f"setup-{size}-projects-{confirmed}")
    assert complaints(device) == []
    if confirmed:
        finger = Finger(device)
        for _ in range(7):
            finger.tap(finger.first("project-"))
        device.shot(f"setup-{size}-sailors")
        assert complaints(device) == []
        assert app.session.line
