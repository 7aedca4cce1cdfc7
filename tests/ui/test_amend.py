"""That was wrong: an earlier move is entered anew, and what no longer fits is asked again."""

import pytest

from tests.ui.in_the_middle import enter, record
from tests.words.pseudo import PSEUDO

LONG = pytest.mark.long
SIZES = [
    "tablet",
    "phone",
    "small",
    *(pytest.param(size, marks=LONG) for size in ("tablet-upright", "phone-across")),
]


@pytest.fixture
def playing(device):
    """A game of a record as far as somebody wants it, on its table."""
    from tests.ui.device import Look

    def show(size="phone", name="4-7", upto=None, moves=None, **look):
        raw = record(name)
        if moves is not None:
            raw = {**raw, "moves": moves}
        app = enter(device, Look(size, **look), raw, upto)
        app.open_game()
        device.frames(4)
        return app

    return show


@pytest.mark.parametrize("size", SIZES)
def test_a_move_is_looked_at_entered_anew_and_asked_again(device, playing, size) -> None:
    from tests.ui.walker import complaints

    dark, language = size in ("phone", "tablet-upright"), PSEUDO if size == "small" else "en"
    app = playing(size, upto=80, dark=dark, language=language)
    device.tap("menu")
    device.shot(f"menu-{size}")
    assert complaints(device) == []
    app.root.back()
    device.tap("history")
    entry = app.session.line[-1]
    device.tap(f"entry-{entry.row}")
    device.shot(f"wrong-{size}")
    assert complaints(device) == []
    device.tap("wrong-anew")
    device.shot(f"anew-{size}")
    assert complaints(device) == []
