"""4 Projects and launching."""

import pytest

from companion.vasco.rules.spaces import upper_spaces
from tests.vasco.rules import laid
from tests.vasco.rules.laid import (
    VASCO,
    about,
    after,
    called,
    crew,
    of,
    play,
    refused,
    seen,
    tiles,
    told,
    with_supply,
)

NEVER_WAITS = ("2.1", "8.6", "9.4")
"""What happens by itself, and the end: stages no move can meet."""


def buying(reals: int = 10, number: int = 8) -> laid.State:
    return with_supply(called(laid.bare(), "red", "projects", number), "red", reals=reals)


def launching(project: str, **supply: object) -> laid.State:
    return with_supply(laid.bare(), "red", projects=tiles(project), **supply)


def test_4_1_one_of_the_upper_six_costs_one_real() -> None:
    step = play(buying(1), "buy", player="red", projects=["6/3"])
    assert of(step.state, "red")["projects"] == ["6/3"]
    assert of(step.state, "red")["ships"] == []
    assert of(step.state, "red")["reals"] == 0
    assert told(step) == [("red", "reals", -1, "projects", "4.1")]
    assert about(step) == [{"projects": ("6/3",)}]


def test_4_1_two_cost_four() -> None:
    state = buying()._replace(upper=tiles("6/3", "4/1", "6/3"))
    step = play(state, "buy", player="red", projects=["6/3", "6/3"])
    assert of(step.state, "red")["projects"] == ["6/3", "6/3"]
    assert seen(step.state)["offer"]["upper"] == ["4/1"]
    assert told(step) == [("red", "reals", -4, "projects", "4.1")]
    assert about(step) == [{"projects": ("6/3", "6/3")}]


def test_4_1_sao_gabriel_costs_its_crew_and_comes_launched() -> None:
    state = buying()._replace(sao_gabriel=laid.tile("7/5+2v"))
    step = play(state, "buy", player="red", sao_gabriel=True)
    assert of(step.state, "red")["ships"] == ["7/5+2v"]
    assert of(step.state, "red")["projects"] == []
    assert seen(step.state)["offer"] == {"sao_gabriel": None, "upper": sorted(laid.UPPER)}
    assert told(step) == [("red", "reals", -5, "sao_gabriel", "4.1")]
    assert about(step) == [{"projects": ("7/5+2v",)}]


@pytest.mark.parametrize(
    ("bought", "reals", "key", "cost"),
    [
        ({"projects": ["6/3"]}, 2, "too-dear-projects", 1),
        ({"projects": ["6/3", "4/1"]}, 5, "too-dear-projects", 4),
        ({"sao_gabriel": True}, 4, "too-dear-sao-gabriel", 3),
    ],
)
def test_4_1_what_is_too_dear_is_refused_sum_by_sum(
    bought: dict[str, object], reals: int, key: str, cost: int
) -> None:
    state = buying(reals, number=6)
    count = len(bought.get("projects", "1"))  # type: ignore[arg-type]
    rule, found, figures = refused(state, "buy", player="red", **bought)
    assert (rule, found) == ("4.1", key)
    assert figures == {
        "price": 2,
        "cost": cost,
        "total": cost + 2,
        "projects": count,
        "player": "red",
        "has": reals,
    }
    richer = with_supply(state, "red", reals=reals + 1)
    assert of(after(richer, "buy", player="red", **bought), "red")["reals"] == 0


def test_4_1_what_is_not_on_offer_is_not_bought() -> None:
    assert refused(buying(), "buy", player="red", projects=["9/4"]) == (
        "4.1",
        "not-offered",
        {"project": "9/4"},
    )
    # It is there once, and São Gabriel is none of the upper six.
    assert refused(buying(), "buy", player="red", projects=["6/3", "6/3"])[1] == "not-offered"
    assert refused(buying(), "buy", player="red", projects=[laid.SAO_GABRIEL])[1] == "not-offered"
    assert refused(buying(), "buy", player="red", projects=[*laid.UPPER[:3]]) == (
        "4.1",
        "too-many-projects",
        {"found": 3},
    )


def test_4_1_either_projects_or_sao_gabriel() -> None:
    both = refused(buying(), "buy", player="red", projects=["6/3"], sao_gabriel=True)
    assert both == ("record", "record-stray", {"key": '"projects"'})
    assert refused(buying(), "buy", player="red", sao_gabriel=False)[1] == "record-value"
    assert refused(buying(), "buy", player="red") == (
        "record",
        "record-missing",
        {"key": "projects"},
    )


def test_4_2_what_is_bought_is_not_refilled() -> None:
    state = laid.with_discs(buying(), {9: ("blue", "projects"), 10: ("blue", "projects")})
    state = after(state, "buy", player="red", sao_gabriel=True)
    assert refused(state, "buy", player="blue", sao_gabriel=True) == ("4.2", "sao-gabriel-sold", {})
    state = after(state, "buy", player="blue", projects=["6/3", "4/1"])
    assert seen(state)["offer"] == {"sao_gabriel": None, "upper": ["5/2", "6/2", "7/3", "7/5+2v"]}
    assert refused(state, "buy", player="blue", projects=["6/3"])[1] == "not-offered"


def test_4_2_every_project_stays_on_its_space() -> None:
    came_up = tiles("11/5", "6/3", "4/1", "5/2", "4/1", "6/2", "7/3")
    state = buying()._replace(upper=came_up[1:])
    state = state._replace(seen=state.seen._replace(projects=came_up))
    assert upper_spaces(state) == state.upper
    step = after(state, "buy", player="red", projects=["7/3", "5/2"])
    gone = (*tiles("6/3", "4/1"), None, *tiles("4/1", "6/2"), None)
    assert upper_spaces(step) == gone
    assert upper_spaces(step._replace(upper=())) == (None,) * 6


def test_10_2_projects_laid_out_by_a_correction_lie_where_there_is_a_space_free() -> None:
    state = buying()._replace(upper=tiles("6/3", "9/4"))
    assert upper_spaces(state) == (*tiles("6/3", "9/4"), *(None,) * 4)
    came_up = tiles("11/5", "6/3", "4/1", "5/2", "4/1", "6/2", "7/3")
    state = state._replace(seen=state.seen._replace(projects=came_up))
    other = state._replace(upper=tiles("4/1", "5/2", "4/1", "6/2", "7/3", "9/4"))
    assert upper_spaces(other) == tiles("9/4", "4/1", "5/2", "4/1", "6/2", "7/3")


def test_4_3_a_launch_takes_a_crew_of_different_colours_and_no_captain() -> None:
    supply = {"sailors": crew(violet=2, grey=1), "missionaries": 2, "captains": 0}
    state = launching("6/3", **supply)
    step = play(state, "launch", player="red", project="6/3", crew=["grey", "white", "violet"])
    supply = of(step.state, "red")
    assert (supply["projects"], supply["ships"]) == ([], ["6/3"])
    assert (supply["sailors"], supply["missionaries"]) == ({"violet": 1}, 1)
    assert supply["captains"] == 0
    assert (laid.bag(step.state)["grey"], laid.bag(step.state)["violet"]) == (8, 7)
    assert step.state.missionaries == 5
    assert sorted(told(step)) == [
        ("red", "grey", -1, "launch", "4.3"),
        ("red", "violet", -1, "launch", "4.3"),
        ("red", "white", -1, "launch", "4.3"),
    ]
    assert about(step) == [{"project": "6/3"}] * 3


def test_4_3_a_crew_without_missionary_keeps_him() -> None:
    state = launching("4/1", sailors=crew(orange=1), missionaries=1)
    state = after(state, "launch", player="red", project="4/1", crew=["orange"])
    assert of(state, "red")["missionaries"] == 1
    alone = launching("4/1", sailors=crew(orange=1), missionaries=1)
    alone = after(alone, "launch", player="red", project="4/1", crew=["white"])
    assert of(alone, "red")["sailors"] == {"orange": 1}


def test_4_3_one_of_two_like_projects_is_launched() -> None:
    state = with_supply(launching("4/1", sailors=crew(orange=1)), "red", ships=tiles("9/4"))
    state = with_supply(state, "red", projects=tiles("4/1", "4/1"))
    state = after(state, "launch", player="red", project="4/1", crew=["orange"])
    assert of(state, "red")["projects"] == ["4/1"]
    assert of(state, "red")["ships"] == ["4/1", "9/4"]


@pytest.mark.parametrize(
    ("crew_sent", "key", "figures"),
    [
        (["grey"], "crew-size", {"project": "6/2", "wanted": 2, "found": 1}),
        (["grey", "violet", "white"], "crew-size", {"project": "6/2", "wanted": 2, "found": 3}),
        (["grey", "grey"], "crew-colours", {}),
        (["white", "white"], "crew-colours", {}),
        (["grey", "orange"], "crew-lacks", {"player": "red", "colour": "orange"}),
    ],
)
def test_4_3_any_other_crew_is_refused(
    crew_sent: list[str], key: str, figures: dict[str, object]
) -> None:
    state = launching("6/2", sailors=crew(grey=2, violet=1), missionaries=2)
    wrong = refused(state, "launch", player="red", project="6/2", crew=crew_sent)
    assert wrong == ("4.3", key, figures)


def test_4_3_a_missionary_must_be_there_to_go_aboard() -> None:
    state = launching("4/1", sailors=crew(grey=1))
    assert refused(state, "launch", player="red", project="4/1", crew=["white"]) == (
        "4.3",
        "crew-lacks",
        {"player": "red", "colour": "white"},
    )


def test_4_3_only_what_lies_in_the_supply_is_launched() -> None:
    state = with_supply(launching("4/1", sailors=crew(grey=4)), "red", ships=tiles("5/1"))
    for project in ("6/3", "5/1"):
        assert refused(state, "launch", player="red", project=project, crew=["grey"]) == (
            "4.3",
            "no-such-project",
            {"player": "red", "project": project},
        )
    theirs = refused(state, "launch", player="blue", project="4/1", crew=["grey"])
    assert theirs[2] == {"player": "blue", "project": "4/1"}


@pytest.mark.parametrize(
    "line",
    [(line.phase, line.step) for line in laid.OVERVIEW if line.rule not in NEVER_WAITS],
)
def test_4_3_anybody_launches_at_any_time(line: tuple[str, str]) -> None:
    state = launching("4/1", sailors=crew(grey=1))
    place = laid.stage(*line)
    state = state if line[0] == "placing" else called(state, "blue", "projects")
    state = laid.with_owners(state, sernigi="black")._replace(stage=place)
    step = play(state, "launch", player="red", project="4/1", crew=["grey"])
    assert of(step.state, "red")["ships"] == ["4/1"]
    assert VASCO.due(step.state) == VASCO.due(state)


def test_4_3_nothing_is_launched_between_a_blind_hand_and_its_sailor_or_after_the_end() -> None:
    state = launching("4/1", sailors=crew(grey=1))
    launch = {"player": "red", "project": "4/1", "crew": ["grey"]}
    waiting = state._replace(blind=("red",))
    assert refused(waiting, "launch", **launch) == (
        "record",
        "not-due",
        {"kind": "launch", "due": ("bag",)},
    )
    over = laid.before(state, "over", "over")
    assert refused(over, "launch", **launch) == ("record", "game-over", {"kind": "launch"})
