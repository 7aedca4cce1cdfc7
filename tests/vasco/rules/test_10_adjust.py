"""10.1 Correcting VP, Reals, captains and missionaries."""

from typing import Any

import pytest

from tests.vasco.rules import laid
from tests.vasco.rules.laid import VASCO, about, of, play, refused, told, with_supply

WHY = "the table has it so"


def adjusted(state: laid.State, player: str = "red", **changes: int) -> Any:
    return play(state, "adjust", player=player, why=WHY, **changes)


def test_10_1_vp_reals_captains_and_missionaries_are_corrected_with_a_reason() -> None:
    state = with_supply(laid.bare(), "red", vp=5, missionaries=1)
    step = adjusted(state, vp=-5, reals=3, captains=2, missionaries=-1)
    assert told(step) == [
        ("red", "vp", -5, "adjust", "10.1"),
        ("red", "reals", 3, "adjust", "10.1"),
        ("red", "captains", 2, "adjust", "10.1"),
        ("red", "white", -1, "adjust", "10.1"),
    ]
    assert about(step) == [{"why": WHY}] * 4
    supply = of(step.state, "red")
    assert (supply["vp"], supply["reals"], supply["missionaries"]) == (0, 13, 0)
    assert (supply["captains"], supply["captains_on_board"]) == (3, 4)
    assert step.state.missionaries == 6


@pytest.mark.parametrize(
    ("what", "too_much", "just"),
    [
        ("vp", -6, -5),
        ("reals", -11, -10),
        ("captains", -2, -1),
        ("captains", 7, 6),
        ("missionaries", -3, -2),
        ("missionaries", 5, 4),
    ],
)
def test_10_1_nothing_falls_below_zero_on_either_side(what: str, too_much: int, just: int) -> None:
    state = with_supply(laid.bare(), "red", vp=5, missionaries=2)
    change = {"player": "red", "why": WHY}
    assert refused(state, "adjust", **change, **{what: too_much}) == (
        "10.1",
        f"adjust-{what}",
        {"player": "red"},
    )
    assert told(adjusted(state, **{what: just}))[0][2] == just


def test_10_1_a_correction_changes_something_and_has_a_reason() -> None:
    state = laid.bare()
    assert refused(state, "adjust", player="red", vp=1) == (
        "record",
        "record-missing",
        {"key": "why"},
    )
    for why in ("", " \n", 1, None):
        assert refused(state, "adjust", player="red", vp=1, why=why)[1] == "record-value"
    assert refused(state, "adjust", player="red", why=WHY)[1] == "record-missing"
    zero = refused(state, "adjust", player="red", vp=1, reals=0, why=WHY)
    assert (zero[1], zero[2]["where"], zero[2]["expected"]) == ("record-value", "reals", "change")


def test_10_1_a_correction_leaves_what_is_due_as_it_is() -> None:
    state = laid.with_discs(
        laid.called(laid.bare(), "red", "projects", 5), {6: ("blue", "projects")}
    )
    assert VASCO.due(adjusted(state, "blue", vp=1).state) == VASCO.due(state)
    assert refused(state, "adjust", player="blue", vp=-1, why=WHY)[0] == "10.1"


def test_10_1_none_comes_between_a_blind_hand_and_its_sailor() -> None:
    state = laid.bare()._replace(blind=("red",))
    for kind, keys in (
        ("adjust", {"player": "red", "vp": 1}),
        ("correct", {"state": {"money": [1, 1]}}),
    ):
        assert refused(state, kind, why=WHY, **keys) == (
            "record",
            "not-due",
            {"kind": kind, "due": ("bag",)},
        )
