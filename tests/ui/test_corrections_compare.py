"""What should lie on the table is compared with it: only what lies there, and ticked off."""

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
def comparing(device):
    from companion.ui.vasco.asking.asking import Asking
    from companion.ui.vasco.corrections.compare import Compare
    from tests.ui.device import Look

    def show(size="tablet", upto=100, name="4-7", options=None, **look):
        app = enter(device, Look(size, **look), record(name), upto, **(options or {}))
        asking = Asking()
        asking.begin()
        page = Compare(asking.shown)
        app.root.open(page)
        device.frames(3)
        return page

    return show


@pytest.mark.parametrize("size", SIZES)
def test_it_is_whole_and_legible(device, comparing, size) -> None:
    from tests.ui.walker import complaints

    dark, language = size in ("phone", "tablet-upright"), PSEUDO if size == "small" else "en"
    comparing(size, dark=dark, language=language, options={"replaced": frozenset()})
    device.shot(f"compare-{size}")
    assert complaints(device) == []
