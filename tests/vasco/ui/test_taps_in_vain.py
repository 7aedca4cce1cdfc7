"""Taps that were in vain, or did what nobody asked for: on the board, by touches."""

import pytest

from companion.vasco.rules.state import LANDINGS
from tests.ui.at_table import GAME, at_table, record

GIVEN = record("vasco-4-7")


@pytest.fixture
def table(device):
    """The app at the table where something of this kind is due, and a finger."""
    from tests.touch.finger import Finger
    from tests.ui.device import Look

    def begin(due: str, size: str = "tablet", dark: bool = False, **options: object):
        app = at_table(device, Look(size, dark=dark), GIVEN, moves_until(due), **options)
        return app, Finger(device)

    return begin


def moves_until(kind: str) -> int:
    """So many moves of the record until one of this kind is due, and left to somebody."""
    state = GAME.begin(GIVEN.colours, GIVEN.components).state
    for number, raw in enumerate(GIVEN.moves):
        ready = kind != "buy" or len(state.upper) > 2
        if raw["do"] == kind and number > 20 and not GAME.forced(state) and ready:
            return number
        state = GAME.apply(state, GAME.read(raw)).state
    raise AssertionError(f"no {kind} in the record")


def asking(device):
    return device.app.root.stage.children[0].asking


def refusal(device) -> str:
    return device.app.root.stage.children[0].ids.panel.ids.reply.refusal


@pytest.mark.parametrize(("size", "dark"), [("tablet", False), ("phone", True)])
def test_a_third_project_takes_no_place_of_another(device, table, size, dark) -> None:
    app, finger = table("buy", size, dark)
    first, second, third = [
        name for name in asking(device).question.picks if name.startswith("project-")
    ][:3]
    for name in (first, second, third):
        finger.tap(name)
    device.shot(f"third-project-{size}")
    assert asking(device).question.chosen == {first, second}
    assert app.of("vasco").say("too-many-projects", found=3)[1:] in refusal(device)
    finger.tap(first)
    finger.tap(third)
    assert asking(device).question.chosen == {second, third}
    if "sao-gabriel" in asking(device).question.blocked:
        finger.tap("sao-gabriel")
        assert asking(device).question.chosen == {second, third}
        assert app.of("vasco").say("sao-gabriel-alone")[1:] in refusal(device)


@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_a_tap_on_a_landing_sends_the_merchant_ship_too(device, table, size) -> None:
    app, finger = table("send", size, help="odds")
    before = app.session.state
    landing = next(
        name for name in asking(device).question.picks if name.startswith("landing-")
    ).removeprefix("landing-")
    device.shot(f"merchant-landing-{size}")
    finger.tap(f"landing-{landing}")
    place = LANDINGS.index(landing)
    taps = asking(device).seat.taps.picks
    if not taps:
        lay, lies = before.landings[place], app.session.state.landings[place]
        (dock,) = [each for each in range(len(lies)) if lies[each] != lay[each]]
        assert lies[dock].owner is None
    else:
        dock = taps[0].dock
    printed = before.board.landings[place].docks
    empty = [value for value, ship in zip(printed, before.landings[place], strict=True) if not ship]
    assert printed[dock] == max(value for value in empty if value <= before.merchant)


def test_with_less_help_a_landing_is_enough_where_its_docks_are_alike(device, table) -> None:
    app, _ = table("send", help="facts")
    state, picks = app.session.state, asking(device).question.picks
    for landing, ships, printed in zip(LANDINGS, state.landings, state.board.landings, strict=True):
        values = {
            value
            for value, ship in zip(printed.docks, ships, strict=True)
            if ship is None and value <= state.merchant
        }
        assert (f"landing-{landing}" in picks) is (len(values) == 1), landing
