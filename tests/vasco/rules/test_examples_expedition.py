"""The rulebook's worked examples of expeditions."""

from typing import Any

import pytest

from tests.vasco.rules import laid
from tests.vasco.rules.laid import (
    after,
    called,
    limits,
    of,
    play,
    refused,
    tiles,
    with_discs,
    with_supply,
)


def test_the_example_of_an_11_limit_ship_in_a_dock_of_7() -> None:
    state = with_supply(called(laid.bare(), "red", "navigation"), "red", ships=tiles("11/4", "4/1"))
    ships = [{"ship": "11/4", "dock": 2}]
    step = play(state, "expedition", player="red", landing="malindi", ships=ships)
    assert of(step.state, "red")["vp"] == 7
    for dock in range(4):
        ships = [{"ship": "4/1", "dock": dock}]
        low = refused(state, "expedition", player="red", landing="mombasa", ships=ships)
        assert low[1] == "limit-too-low"


@pytest.mark.parametrize("malindi", [[9, 9, 7, 7, 6], [9, 7, 9, 7, 6]])
def test_the_example_of_four_expeditions(malindi: list[int]) -> None:
    """The extreme left docks of values 9 and 7 are blue's; black takes what remains."""
    printed = laid.components(landings={"malindi": {"docks": malindi}})
    discs = {9: ("red", "navigation"), 10: ("yellow", "navigation"), 11: ("black", "navigation")}
    state = with_discs(called(laid.bare(4, printed), "blue", "navigation"), discs)
    fleets = {
        "blue": ("9/4", "7/3", "4/1"),
        "red": ("7/3", "7/4+2r"),
        "yellow": ("6/3",),
        "black": ("11/4", "7/3", "7/5+2v"),
    }
    for colour, fleet in fleets.items():
        state = with_supply(state, colour, ships=tiles(*fleet), captains=3)
    nine, seven = malindi.index(9), malindi.index(7)
    sevens = [place for place, value in enumerate(malindi) if value == 7]
    nines = [place for place, value in enumerate(malindi) if value == 9]

    def sends(colour: str, landing: str, *ships: dict[str, Any]) -> tuple[int, int, int]:
        nonlocal state
        was = of(state, colour)
        state = after(state, "expedition", player=colour, landing=landing, ships=list(ships))
        now = of(state, colour)
        vp, reals, captains = (now[what] - was[what] for what in ("vp", "reals", "captains"))
        return vp, reals, captains

    blue = ({"ship": "9/4", "dock": nine}, {"ship": "7/3", "dock": seven})
    assert sends("blue", "malindi", *blue) == (16, 2, -2)
    assert (of(state, "blue")["ships"], of(state, "blue")["captains"]) == (["4/1"], 1)
    red = ({"ship": "7/3", "dock": 0}, {"ship": "7/4+2r", "dock": 1})
    assert sends("red", "mozambique", *red) == (11, 0, 0)
    assert of(state, "red")["captains_on_board"] == 2
    yellow = {"ship": "6/3", "dock": 0, "sailor": "bag"}
    assert sends("yellow", "boa_gente", yellow) == (5, 0, -1)
    state = after(state, "bag", colour="orange")
    assert of(state, "yellow")["sailors"] == {"orange": 1}
    black = (
        {"ship": "11/4", "dock": nines[1]},
        {"ship": "7/3", "dock": sevens[1]},
        {"ship": "7/5+2v", "dock": 4},
    )
    assert sends("black", "malindi", *black) == (22, 3, -3)
    assert None not in limits(state, "malindi")
