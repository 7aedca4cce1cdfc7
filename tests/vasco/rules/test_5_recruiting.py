"""5.1 Recruiting."""

import pytest

from tests.vasco.rules import laid
from tests.vasco.rules.laid import VASCO, about, after, called, crew, of, play, refused, seen, told

SECTIONS = (
    crew(violet=3, grey=1),
    crew(turquoise=2),
    crew(turquoise=2, violet=1, grey=1, orange=1),
)


def recruiting(reals: int = 30, number: int = 8) -> laid.State:
    state = laid.with_sections(laid.bare(3), *SECTIONS)
    return laid.with_supply(called(state, "red", "recruiting", number), "red", reals=reals)


@pytest.mark.parametrize(
    ("section", "sailors", "reals"),
    [
        (1, {"violet": 3}, 1),
        (1, {"violet": 1}, 1),
        (1, {"violet": 3, "grey": 1}, 3),
        (3, {"turquoise": 1, "violet": 1, "orange": 1}, 6),
        (3, {"turquoise": 2, "violet": 1, "grey": 1, "orange": 1}, 10),
    ],
)
def test_5_1_sailors_cost_by_the_number_of_colours_however_many_of_each(
    section: int, sailors: dict[str, int], reals: int
) -> None:
    state = recruiting()
    step = play(state, "recruit", player="red", section=section, sailors=sailors)
    assert of(step.state, "red")["sailors"] == sailors
    assert of(step.state, "red")["captains"] == 1
    assert told(step) == [
        ("red", "reals", -reals, "sailors", "5.1"),
        *(("red", colour, count, "recruit", "5.1") for colour, count in sailors.items()),
    ]
    assert about(step)[0] == about(step)[1] == {"section": section, "colours": len(sailors)}
    left = SECTIONS[section - 1]
    taken = crew(**sailors)
    assert step.state.sections[section - 1] == tuple(
        a - b for a, b in zip(left, taken, strict=True)
    )
    assert step.state.bag == state.bag


@pytest.mark.parametrize(
    ("sailors", "for_sailors", "for_captain"),
    [({"violet": 3}, 1, 3), ({"violet": 1, "grey": 1}, 3, 2)],
)
def test_5_1_the_captain_costs_a_real_for_each_sailor(
    sailors: dict[str, int], for_sailors: int, for_captain: int
) -> None:
    step = play(recruiting(), "recruit", player="red", section=1, sailors=sailors, captain=True)
    assert of(step.state, "red")["reals"] == 30 - for_sailors - for_captain
    assert (of(step.state, "red")["captains"], of(step.state, "red")["captains_on_board"]) == (2, 5)
    assert told(step)[-2:] == [
        ("red", "reals", -for_captain, "captain", "5.1"),
        ("red", "captains", 1, "captain", "5.1"),
    ]
    assert about(step)[-1] == {"sailors": sum(sailors.values())}


def test_5_1_without_sailors_the_captain_is_free() -> None:
    step = play(recruiting(0), "recruit", player="red", captain=True)
    assert told(step) == [("red", "captains", 1, "captain", "5.1")]
    assert about(step) == [{"sailors": 0}]
    assert of(step.state, "red")["captains"] == 2
    assert seen(step.state)["sections"] == seen(recruiting())["sections"]


def test_5_1_no_captain_left_on_the_board_none_to_be_had() -> None:
    state = laid.with_supply(recruiting(), "red", captains=7)
    for sailors in ({}, {"section": 1, "sailors": {"grey": 1}}):
        assert refused(state, "recruit", player="red", captain=True, **sailors) == (
            "5.1",
            "no-captain-left",
            {"player": "red"},
        )
    state = laid.with_supply(recruiting(), "red", captains=6)
    state = after(state, "recruit", player="red", captain=True)
    assert of(state, "red")["captains_on_board"] == 0


def test_5_1_sailors_of_one_section_only_and_only_those_that_lie_there() -> None:
    wrong = refused(recruiting(), "recruit", player="red", section=1, sailors={"grey": 2})
    assert wrong == ("5.1", "section-lacks", {"section": 1, "colour": "grey", "found": 1})
    wrong = refused(recruiting(), "recruit", player="red", section=2, sailors={"grey": 1})
    assert wrong == ("5.1", "section-lacks", {"section": 2, "colour": "grey", "found": 0})
    _, key, _ = refused(recruiting(), "recruit", player="red", section=1, sailors={})
    assert key == "record-value"
    assert refused(recruiting(), "recruit", player="red", section=1) == (
        "record",
        "record-missing",
        {"key": "sailors"},
    )
    assert refused(recruiting(), "recruit", player="red", sailors={"grey": 1})[2] == (
        {"key": "section"}
    )


def test_5_1_a_closed_section_has_no_sailors() -> None:
    closed = refused(recruiting(), "recruit", player="red", section=4, sailors={"grey": 1})
    assert closed == ("1.2", "section-closed", {"section": 4, "active": 3})


def test_5_1_what_is_too_dear_is_refused_sum_by_sum() -> None:
    two = {"player": "red", "section": 1, "sailors": {"violet": 3, "grey": 1}}
    assert refused(recruiting(4, number=6), "recruit", **two) == (
        "5.1",
        "too-dear-sailors",
        {
            "price": 2,
            "sailors": 3,
            "captain": 0,
            "colours": 2,
            "total": 5,
            "player": "red",
            "has": 4,
        },
    )
    rule, key, figures = refused(recruiting(8, number=6), "recruit", captain=True, **two)
    assert (rule, key) == ("5.1", "too-dear-captain")
    assert (figures["price"], figures["sailors"], figures["captain"]) == (2, 3, 4)
    assert (figures["total"], figures["has"]) == (9, 8)
    assert of(after(recruiting(5, number=6), "recruit", **two), "red")["reals"] == 0
    nine = after(recruiting(9, number=6), "recruit", captain=True, **two)
    assert of(nine, "red")["reals"] == 0


def test_5_1_families_offer_a_captain_where_there_is_one() -> None:
    kinds = [type(family).__name__ for family in VASCO.options(recruiting())]
    assert kinds == ["Recruits", "Recruits", "Recruits", "CaptainAlone", "Only"]
    none = laid.with_supply(recruiting(0), "red", captains=7)
    assert [family.kind for family in VASCO.options(none)] == ["pass"]


def test_5_1_an_empty_section_has_nobody_to_recruit() -> None:
    state = laid.with_sections(recruiting(), crew(grey=1), crew(), crew(grey=1))
    assert refused(state, "recruit", player="red", section=2, sailors={"grey": 1}) == (
        "5.1",
        "section-empty",
        {"section": 2},
    )
