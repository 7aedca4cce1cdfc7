"""5.3 The bonus of each landing, for an expedition's ships and the merchant ship alike."""

from typing import Any

import pytest

from tests.vasco.rules import laid
from tests.vasco.rules.laid import VASCO, about, after, crew, of, play, refused, seen, tiles, told

GREY_OF_2 = {"section": 2, "colour": "grey"}


def sailing(*ships: str) -> laid.State:
    state = laid.called(laid.bare(), "red", "navigation")
    state = laid.with_sections(state, crew(violet=1), crew(grey=1))
    return laid.with_supply(state, "red", ships=tiles(*ships), captains=3)


def sent(landing: str, *berths: dict[str, Any]) -> dict[str, Any]:
    return {"player": "red", "landing": landing, "ships": list(berths)}


def to_natal(**bonus: Any) -> dict[str, Any]:
    return sent("natal", {"ship": "4/1", "dock": 0, **bonus})


def to_terra(dock: int = 1, **bonus: Any) -> dict[str, Any]:
    return sent("boa_gente", {"ship": "4/1", "dock": dock, **bonus})


def test_5_3_natal_gives_one_of_the_upper_projects() -> None:
    step = play(sailing("4/1"), "expedition", **to_natal(project="7/5+2v"))
    assert of(step.state, "red")["projects"] == ["7/5+2v"]
    assert seen(step.state)["offer"]["upper"] == sorted(laid.UPPER[:-1])
    assert seen(step.state)["offer"]["sao_gabriel"] == laid.SAO_GABRIEL
    assert told(step)[1:] == [("red", "vp", 4, "dock", "5.3")]


def test_5_3_natal_gives_a_project_wherever_one_is_left() -> None:
    assert refused(sailing("4/1"), "expedition", **to_natal()) == ("5.3", "project-due", {})
    none = sailing("4/1")._replace(upper=())
    assert of(after(none, "expedition", **to_natal()), "red")["projects"] == []
    assert refused(none, "expedition", **to_natal(project="4/1"))[1] == "not-offered"
    gabriel = to_natal(project=laid.SAO_GABRIEL)
    assert refused(sailing("4/1"), "expedition", **gabriel)[:2] == ("4.1", "not-offered")


def test_5_3_natal_is_served_ship_by_ship() -> None:
    wide = laid.components(landings={"natal": {"docks": [4, 4, 4]}})
    state = laid.called(laid.bare(2, wide), "red", "navigation")._replace(upper=tiles("9/4", "6/3"))
    state = laid.with_supply(state, "red", ships=tiles("4/1", "5/2", "6/2"), captains=3)
    berths = [{"ship": text, "dock": dock} for dock, text in enumerate(("4/1", "5/2", "6/2"))]
    chosen = [berths[0] | {"project": "6/3"}, berths[1] | {"project": "9/4"}, berths[2]]
    done = after(state, "expedition", **sent("natal", *chosen))
    assert of(done, "red")["projects"] == ["6/3", "9/4"]
    late = [berths[0] | {"project": "6/3"}, berths[1], berths[2] | {"project": "9/4"}]
    assert refused(state, "expedition", **sent("natal", *late))[1] == "project-due"
    twice = [*chosen[:2], berths[2] | {"project": "9/4"}]
    assert refused(state, "expedition", **sent("natal", *twice))[1] == "not-offered"


def test_5_3_terra_gives_a_sailor_from_any_active_section() -> None:
    step = play(sailing("4/1"), "expedition", **to_terra(sailor=GREY_OF_2))
    assert of(step.state, "red")["sailors"] == {"grey": 1}
    assert seen(step.state)["sections"] == {"1": {"violet": 1}, "2": {}, "3": {}, "4": {}}
    assert told(step)[1:] == [
        ("red", "vp", 4, "dock", "5.3"),
        ("red", "grey", 1, "boa_gente", "5.3"),
    ]
    assert about(step)[-1] == {"section": 2}


def test_5_3_terra_gives_what_lies_there_and_nothing_else() -> None:
    state = sailing("4/1")
    missing = to_terra(sailor={"section": 2, "colour": "violet"})
    assert refused(state, "expedition", **missing) == (
        "5.3",
        "section-lacks",
        {"section": 2, "colour": "violet", "found": 0},
    )
    two = laid.called(laid.bare(2), "red", "navigation")
    two = laid.with_supply(two, "red", ships=tiles("4/1"))
    closed = to_terra(sailor={"section": 3, "colour": "grey"})
    assert refused(two, "expedition", **closed)[:2] == ("1.2", "section-closed")


def test_5_3_terra_gives_a_sailor_of_the_bag_drawn_blindly() -> None:
    step = play(sailing("4/1"), "expedition", **to_terra(sailor="bag"))
    assert of(step.state, "red")["sailors"] == {}
    assert VASCO.due(step.state)[:3] == (("bag",), (), True)
    state = step.state
    drawn = play(state, "bag", colour="orange")
    assert of(drawn.state, "red")["sailors"] == {"orange": 1}
    assert laid.bag(drawn.state)["orange"] == laid.bag(state)["orange"] - 1
    assert told(drawn) == [("red", "orange", 1, "boa_gente", "5.3")]
    assert VASCO.due(drawn.state).kinds != ("bag",)
    assert refused(state, "navigate") == (
        "record",
        "not-due",
        {"kind": "navigate", "due": ("bag",)},
    )


def test_5_3_the_blind_hand_draws_what_the_bag_holds() -> None:
    state = laid.with_supply(sailing("4/1"), "blue", sailors=crew(orange=8))
    state = after(state, "expedition", **to_terra(sailor="bag"))
    assert refused(state, "bag", colour="orange") == (
        "5.3",
        "bag-lacks",
        {"colour": "orange", "held": 0},
    )


def test_5_3_two_ships_may_draw_blindly_one_after_the_other() -> None:
    state = laid.with_supply(sailing("4/1", "5/2"), "blue", sailors=crew(orange=7))
    both = [
        {"ship": "5/2", "dock": 0, "sailor": "bag"},
        {"ship": "4/1", "dock": 1, "sailor": "bag"},
    ]
    state = after(state, "expedition", **sent("boa_gente", *both))
    state = after(state, "bag", colour="orange")
    assert VASCO.due(state).kinds == ("bag",)
    assert refused(state, "bag", colour="orange")[1] == "bag-lacks"
    state = after(state, "bag", colour="grey")
    assert of(state, "red")["sailors"] == {"grey": 1, "orange": 1}


def empty_but_for(bag: dict[str, int], *ships: str) -> laid.State:
    """No section holds anybody, and the bag no more than this."""
    state = laid.with_sections(sailing(*ships), crew(), crew())
    rest = {colour: 8 - bag.get(colour, 0) for colour in laid.SAILORS if bag.get(colour, 0) < 8}
    return laid.with_supply(state, "blue", sailors=crew(**rest))


def test_5_3_a_sailor_is_taken_wherever_there_is_any() -> None:
    assert refused(sailing("4/1"), "expedition", **to_terra()) == ("5.3", "sailor-due", {})
    only_bag = empty_but_for({"grey": 1}, "4/1")
    assert refused(only_bag, "expedition", **to_terra())[1] == "sailor-due"
    only_section = empty_but_for({"grey": 1}, "4/1")
    only_section = laid.with_sections(only_section, crew(grey=1))
    assert refused(only_section, "expedition", **to_terra())[1] == "sailor-due"
    assert refused(only_section, "expedition", **to_terra(sailor="bag")) == (
        "5.3",
        "bag-empty",
        {},
    )


def test_5_3_where_nobody_is_left_a_ship_to_terra_gets_nobody() -> None:
    step = play(empty_but_for({}, "4/1"), "expedition", **to_terra())
    assert told(step)[1:] == [("red", "vp", 4, "dock", "5.3")]
    assert VASCO.due(step.state).kinds != ("bag",)


def test_5_3_the_last_sailor_of_the_bag_is_drawn_once() -> None:
    state = empty_but_for({"grey": 1}, "4/1", "5/2")
    first = {"ship": "5/2", "dock": 0, "sailor": "bag"}
    second = {"ship": "4/1", "dock": 1}
    twice = refused(state, "expedition", **sent("boa_gente", first, second | {"sailor": "bag"}))
    assert twice == ("5.3", "bag-empty", {})
    state = after(state, "expedition", **sent("boa_gente", first, second))
    state = after(state, "bag", colour="grey")
    assert VASCO.due(state).kinds != ("bag",)


def test_5_3_the_only_colour_left_comes_up_by_itself_also_after_the_last_number() -> None:
    state = empty_but_for({"grey": 2}, "4/1")
    for number in (None, 20):
        discs = {number: ("red", "navigation")} if number else {}
        waiting = after(laid.with_discs(state, discs), "expedition", **to_terra(sailor="bag"))
        assert VASCO.write(VASCO.forced(waiting)) == {"do": "bag", "colour": "grey"}


def test_5_3_mozambique_gives_a_captain_from_the_board_if_one_is_left() -> None:
    berth = {"ship": "4/1", "dock": 2}
    step = play(sailing("4/1"), "expedition", **sent("mozambique", berth))
    assert told(step)[2:] == [("red", "captains", 1, "mozambique", "5.3")]
    assert (of(step.state, "red")["captains"], of(step.state, "red")["captains_on_board"]) == (3, 3)
    none = laid.with_supply(sailing("4/1"), "red", captains=7)
    step = play(none, "expedition", **sent("mozambique", berth))
    assert told(step)[2:] == []
    assert of(step.state, "red")["captains"] == 6


@pytest.mark.parametrize(
    ("landing", "dock", "reals"), [("mombasa", 3, 2), ("malindi", 4, 1), ("calicut", 4, 0)]
)
def test_5_3_mombasa_and_malindi_give_reals_and_calicut_nothing(
    landing: str, dock: int, reals: int
) -> None:
    step = play(sailing("11/4"), "expedition", **sent(landing, {"ship": "11/4", "dock": dock}))
    assert told(step)[2:] == ([("red", "reals", reals, landing, "5.3")] if reals else [])
    assert of(step.state, "red")["reals"] == 10 + reals


@pytest.mark.parametrize("landing", ["mozambique", "mombasa", "malindi", "calicut"])
@pytest.mark.parametrize("bonus", [{"project": "4/1"}, {"sailor": "bag"}])
def test_5_3_other_landings_give_nothing_to_choose(landing: str, bonus: dict[str, str]) -> None:
    key = next(iter(bonus))
    berth = {"ship": "11/4", "dock": 2, **bonus}
    stray = refused(sailing("11/4"), "expedition", **sent(landing, berth))
    assert stray == ("record", "record-stray", {"key": f'"ships[0].{key}"'})


def test_5_3_natal_gives_no_sailor_and_terra_no_project() -> None:
    wrong = to_natal(project="4/1", sailor="bag")
    assert refused(sailing("4/1"), "expedition", **wrong)[1] == "record-stray"
    wrong = to_terra(sailor="bag", project="4/1")
    assert refused(sailing("4/1"), "expedition", **wrong)[1] == "record-stray"


def test_5_3_a_choice_at_the_wrong_landing_is_refused_by_the_rules_too() -> None:
    # A screen makes moves without writing them first.
    project = laid.VASCO.read({"do": "expedition", **to_natal(project="4/1")})
    sailor = laid.VASCO.read({"do": "expedition", **to_terra(sailor="bag")})
    for move, landing in ((project, "boa_gente"), (project, "calicut"), (sailor, "natal")):
        state = sailing("11/1")
        berth = move.ships[0]._replace(ship=laid.tile("11/1"), dock=0)
        with pytest.raises(laid.Refusal) as caught:
            VASCO.apply(state, move._replace(landing=landing, ships=(berth,)))
        assert (caught.value.rule, caught.value.key) == ("5.3", "other-bonus")
        assert laid.plain(caught.value.figures) == {"landing": landing}
