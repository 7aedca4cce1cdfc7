"""The table of Goa says otherwise: set right by touches, at every size."""

import pytest

from tests.goa.asked import moves_until, record
from tests.words.pseudo import PSEUDO

LONG = pytest.mark.long
GIVEN = record("sensible-4")
AREAS = ("figures", "purses", "markers", "spices", "sites", "market", "round")
SIZES = [
    "small",
    *(
        pytest.param(size, marks=LONG)
        for size in ("tablet", "phone", "tablet-upright", "phone-across")
    ),
]


@pytest.fixture
def opened(device):
    """The page of a game before a flag of its second phase, or after so many moves."""
    from companion.ui.table.given import Given
    from companion.ui.table.table_entry.pages import CorrectionPage
    from tests.touch.finger import Finger
    from tests.ui.device import Look

    def show(size="tablet", moves=0, **look) -> Finger:
        app = device.start(Look(size, **look), frames=0)
        app.start_game("goa", GIVEN.players, GIVEN.components, frozenset())
        app.session.enter(GIVEN.moves[: moves or _flag()])
        if not app.session.due.kinds:
            app.look_back()
            device.frames(4)
            return Finger(device)
        app.open_game()
        device.frames(4)
        app.root.open(CorrectionPage(Given(app, "goa"), app.session))
        device.frames(3)
        return Finger(device)

    return show


def _flag() -> int:
    """The first token of B2."""
    return moves_until(GIVEN, "place", 5 * 5 + 1)


@pytest.mark.parametrize("size", SIZES)
def test_every_part_is_whole_and_legible(opened, size) -> None:
    from tests.ui.walker import complaints

    finger = opened(size, dark=size in ("phone", "small"), language=PSEUDO)
    for area in AREAS:
        finger.tap(f"area-{area}")
        finger.device.shot(f"otherwise-{area}-{size}")
        assert complaints(finger.device) == [], area
    for name in ("area-sites", "tile-foreman/3"):
        finger.tap(name)
    finger.device.shot(f"otherwise-elsewhere-{size}")
    assert complaints(finger.device) == []


def test_what_lies_otherwise_is_told_by_a_tap_each_and_done_in_one_act(opened) -> None:
    finger = opened("phone")
    session = finger.device.app.session
    before = session.state
    assert (before.phase, before.round) == (1, 2)
    for name in ("area-markers", "red-taxes-5", "area-market", "cell-1-1", "discard-9",
                 "area-round", "round-B3", "set-right"):  # fmt: skip
        finger.tap(name)
    state = session.state
    assert [entry.raw["do"] for entry in session.line[-1:]] == ["correct"]
    assert (state.players[0].rows[2], state.grid[0]) == (5, None)
    assert (state.cards.discard, state.round) == (9, 3)
    session.undo()
    assert session.state == before


def test_after_the_last_hand_a_purse_is_put_right_from_the_reckoning(opened) -> None:
    finger = opened("phone", len(GIVEN.moves))
    session = finger.device.app.session
    last = len(session.line)
    purse = session.state.players[0].ducats
    for name in ("otherwise", "red-ducats-more", "set-right"):
        finger.tap(name)
    assert finger.device.app.root.shown == "reckoning"
    assert session.state.players[0].ducats == purse + 1
    assert finger.device.app.root.stage.children[0].looked_at.state == session.state
    assert [entry.raw["do"] for entry in session.line[last - 1 :]] == ["adjust", "hand"]


def test_the_table_is_compared_part_by_part(opened, device) -> None:
    from tests.ui.walker import complaints

    finger = opened("small")
    device.key(27)
    for name in ("menu", "compare"):
        finger.tap(name)
    assert complaints(device) == []
    names = {getattr(each, "part", "") for each in _walked(device)}
    assert names >= {"market", "cards", *(f"estate-{seat.colour}" for seat in GIVEN.players)}


def _walked(device):
    from kivy.core.window import Window

    from tests.ui.device import walk

    return walk(Window)
