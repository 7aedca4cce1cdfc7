"""What would you do? By touches, in every size of window."""

import pytest

from tests.turns import turns
from tests.ui.at_table import at_table, moves_until, record

GIVEN = record("vasco-3-7")
PLACING = moves_until(GIVEN, "placing", 2)
CALLED = next(n for n, raw in enumerate(GIVEN.moves) if raw["do"] == "expedition")


@pytest.fixture
def table(device):
    from tests.touch.finger import Finger
    from tests.ui.device import Look

    def begin(moves=PLACING, size="tablet", language="en", dark=False, text=1.0, help_="odds"):
        look = Look(size, dark=dark, language=language)
        app = at_table(device, look, GIVEN, moves, help=help_)
        app.theme.text_scale = text
        device.frames(4)
        return app, Finger(device)

    return begin


def ask(device, finger):
    """Until something has been compared, without all the frames that would be drawn meanwhile."""
    finger.tap("advise")
    chairs, going = device.app.root.stage.children[0].chairs, turns(30_000)
    while len(chairs._thought().choice.values) < 2 and chairs.thinks and going():
        chairs.think()
    device.frames(2)
    if device.shows("enough"):
        finger.tap("enough")


@pytest.mark.parametrize(
    ("size", "language", "dark", "text"),
    [
        ("tablet", "en", False, 1.0),
        ("phone", "de", True, 1.5),
        ("phone-across", "ru", False, 1.0),
        ("small", "pl", False, 1.5),
    ],
)
def test_what_the_app_would_do_is_one_tap_away_and_done_by_another(
    device, table, size, language, dark, text
) -> None:
    app, finger = table(PLACING, size, language, dark, text)
    device.shot(f"advise-{size}")
    moves = len(app.session.line)
    ask(device, finger)
    device.shot(f"advice-{size}")
    finger.tap("advice-away")
    assert len(app.session.line) == moves
    finger.tap("advise")
    assert not device.shows("advise")
    finger.tap("main")
    assert app.session.line[moves].raw["do"] == "place"
    device.shot(f"advice-taken-{size}")
    finger.tap("undo")
    assert len(app.session.line) == moves
    assert device.shows("advise")


@pytest.mark.parametrize("size", ["tablet", "small"])
def test_of_a_called_number_it_says_what_to_do_there(device, table, size) -> None:
    app, finger = table(CALLED, size, "de")
    where = device.find("advise").to_window(0, 0)
    ask(device, finger)
    device.shot(f"advice-called-{size}")
    finger.tap("advice-away")
    assert device.find("advise").to_window(0, 0) == where
    assert len(app.session.line) == CALLED


def test_who_wants_facts_alone_finds_no_such_button(device, table) -> None:
    table(help_="facts")
    assert not device.shows("advise")
