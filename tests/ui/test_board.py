"""The drawn board: what is in question grows and can be tapped, the rest is there at a glance."""

import pytest

from tests.ui.boards import PARTS, board, moment, question, shown

MOMENTS = ["place", "buy", "recruit", "expedition", "money", "navigate"]


@pytest.fixture
def laid(device):
    from tests.ui.device import Look

    def lay(size: str, state, density: float = 1, dark: bool = False, asked=None, **options):
        device.start(Look(size, density=density, dark=dark))
        found = board(device, size)
        found.shown = shown(device, state, **options)
        found.question = asked or question(state)
        device.frames(3)
        return found

    return lay


@pytest.mark.parametrize("size", PARTS)
@pytest.mark.parametrize("due", MOMENTS)
def test_what_is_asked_can_be_tapped(device, laid, size, due) -> None:
    from tests.ui.walker import complaints

    state = moment(4, due, 6)
    laid(size, state, dark=size == "phone")
    device.shot(f"board-{size}-{due}")
    found = complaints(device)
    assert not found, "; ".join(found[:3])
