"""The rulebook's worked example of navigation, landing by landing."""

from collections import Counter

import pytest

from companion.table.game import Step
from tests.vasco.rules import laid
from tests.vasco.rules.laid import before, limits, merchant, of, play, seen, ship, told, with_docks

CALICUT = (
    ship("red", "11/4+1v"),
    ship("red", "11/5+1r"),
    ship("black", "9/4+1v"),
    ship("yellow", "9/5+2v"),
    ship("blue", "7/5+2v"),
    merchant(7),
)
MOMBASA = (ship("yellow", "11/5+1r2v"), ship("yellow", "9/4"), merchant(7), ship("red", "7/4+2r"))
MOZAMBIQUE = (ship("blue", "6/4+2r"), ship("black", "6/3"), ship("blue", "4/1+1r"))
TERRA = (None, ship("red", "4/1+1r"))


def laid_out(docks: list[int]) -> laid.State:
    """Blue and red lie in the two docks of value 9 of Malindi."""
    printed = laid.components(landings={"malindi": {"docks": docks}})
    nines = {place for place, value in enumerate(docks) if value == 9}
    ships = iter((ship("blue", "9/4"), ship("red", "9/5+1r1v")))
    malindi = tuple(next(ships) if place in nines else None for place in range(len(docks)))
    state = with_docks(
        laid.bare(4, printed)._replace(merchant=None),
        boa_gente=TERRA,
        mozambique=MOZAMBIQUE,
        mombasa=MOMBASA,
        malindi=malindi,
        calicut=CALICUT,
    )
    return before(state, "acting", "navigate")


def earned(step: Step[laid.State], landing: str) -> Counter[tuple[str, str]]:
    """What a landing brought whom, ships and completion together."""
    sums: Counter[tuple[str, str]] = Counter()
    for line, about in zip(told(step), laid.about(step), strict=True):
        if about.get("landing") == landing and line[3] in ("income", "complete"):
            sums[line[0], line[1]] += line[2]
    return sums


def vp_and_reals(state: laid.State) -> dict[str, tuple[int, int]]:
    shown = seen(state)["players"]
    return {colour: (supply["vp"], supply["reals"]) for colour, supply in shown.items()}


@pytest.mark.parametrize("malindi", [[9, 7, 9, 7, 6], [9, 9, 7, 7, 6]])
def test_the_example_of_navigation(malindi: list[int]) -> None:
    state = laid_out(malindi)
    step = play(state, "navigate")

    # Calicut is complete: its ships are removed and their captains return.
    assert earned(step, "calicut") == {
        ("red", "vp"): 11,
        ("red", "reals"): 1,
        ("black", "vp"): 6,
        ("yellow", "vp"): 7,
        ("blue", "vp"): 7,
    }
    assert limits(step.state, "calicut") == [None] * 6

    # Malindi is not complete: its ships stay in place.
    assert earned(step, "malindi") == {("red", "vp"): 1, ("red", "reals"): 1}

    # Mombasa is complete: 11, 9 and the merchant's 7 move on, red's 7 finds no dock.
    assert earned(step, "mombasa") == {
        ("yellow", "vp"): 8,
        ("yellow", "reals"): 1,
        ("red", "vp"): 3,
        ("red", "reals"): 2,
    }
    sevens = [place for place, value in enumerate(malindi) if value == 7]
    row = seen(step.state)["landings"]["malindi"]
    assert [row[place]["ship"] for place in sevens] == ["11/5+1r2v", "9/4"]
    assert row[4] == {"owner": None, "limit": 7, "ship": None}
    assert [row[place]["ship"] for place in range(5) if malindi[place] == 9] == ["9/4", "9/5+1r1v"]

    # Mozambique is complete: two 6s take the 6 and the 5, the 4 finds nothing.
    assert earned(step, "mozambique") == {
        ("blue", "vp"): 4,
        ("blue", "reals"): 3,
        ("black", "vp"): 2,
    }
    mombasa = seen(step.state)["landings"]["mombasa"]
    assert mombasa[:2] == [None, None]
    assert [docked["owner"] for docked in mombasa[2:]] == ["blue", "black"]
    assert limits(step.state, "mozambique") == [None] * 3

    # Terra de Boa Gente is not complete, Natal is empty.
    assert earned(step, "boa_gente") == {("red", "reals"): 1}
    assert limits(step.state, "boa_gente") == [None, 4]
    assert limits(step.state, "natal") == [None]

    returned = Counter(line[0] for line in told(step) if line[3] == "returns")
    assert returned == {"red": 2 + 1, "black": 1, "yellow": 1, "blue": 1 + 1}
    for colour, captains in returned.items():
        assert of(step.state, colour)["captains"] == 1 + captains
    totals = {
        colour: (of(step.state, colour)["vp"], of(step.state, colour)["reals"])
        for colour in returned
    }
    assert totals == {"red": (15, 15), "black": (8, 10), "yellow": (15, 11), "blue": (11, 13)}


def test_the_example_goes_on_malindi_earns_four_each_in_the_next_round() -> None:
    state = play(laid_out([9, 7, 9, 7, 6]), "navigate").state
    step = play(before(state._replace(round=2), "acting", "navigate"), "navigate")
    paid = [
        (line[0], line[2])
        for line, about in zip(told(step), laid.about(step), strict=True)
        if line[3] == "complete" and about["landing"] == "malindi"
    ]
    assert sorted(paid) == [("blue", 4), ("red", 4), ("yellow", 4), ("yellow", 4)]
