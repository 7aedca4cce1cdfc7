"""8 The end of rounds 1 to 4."""

from random import Random
from typing import Any

from tests.turns import turns
from tests.vasco.rules import laid
from tests.vasco.rules.laid import (
    VASCO,
    after,
    before,
    crew,
    play,
    refused,
    seen,
    told,
    with_owners,
)

FULL, OTHER = crew(violet=5), crew(grey=5)
NEW = {"sao_gabriel": "9/4", "upper": ["6/3", "6/3", "7/3", "9/4", "9/4+1r", "9/5+2v"]}


def ending(*sections: laid.Crew, players: int = 2) -> laid.State:
    """Navigation is over and the new projects are due; the sections hold this."""
    state = laid.with_sections(laid.bare(players)._replace(merchant=None), *sections)
    return after(before(state, "acting", "navigate"), "navigate")


def refilled(state: laid.State) -> laid.State:
    """The projects and the merchant ship are there, the sailors are next."""
    return after(after(state, "projects", **NEW), "merchant", limit=5)


def test_8_1_unsold_projects_leave_and_seven_new_ones_come() -> None:
    state = ending(FULL, OTHER)
    assert seen(state)["offer"] == {"sao_gabriel": None, "upper": []}
    assert seen(state)["phase"] == "ending"
    step = play(state, "projects", **NEW)
    assert seen(step.state)["offer"] == NEW
    assert told(step) == []
    assert VASCO.due(step.state).kinds == ("merchant",)


def test_8_1_decks_lie_one_upon_the_other_and_the_top_one_goes_to_sao_gabriel() -> None:
    decks = {"I": ["4/1"] * 3, "II": ["6/3"] * 5, "III": ["9/4"] * 7}
    deal = VASCO.deal(Random(1), laid.components(projects=decks))
    first = VASCO.draw(laid.begun(2), deal)
    assert VASCO.write(first) == {
        "do": "projects",
        "sao_gabriel": "4/1",
        "upper": ["4/1", "4/1", "6/3", "6/3", "6/3", "6/3"],
    }
    second = VASCO.draw(VASCO.apply(laid.begun(2), first).state._replace(stage=0), deal)
    assert laid.VASCO.write(second) == {
        "do": "projects",
        "sao_gabriel": "6/3",
        "upper": ["9/4"] * 6,
    }


def test_8_1_what_came_up_does_not_come_up_again() -> None:
    deal = VASCO.deal(Random(5), laid.components())
    drawn: dict[str, list[Any]] = {"projects": [], "merchant": [], "vdg": []}
    state = laid.begun(3)
    another = turns()
    while another() and (due := VASCO.due(state)).kinds:
        move = VASCO.draw(state, deal) if due.chance else next(iter(VASCO.options(state)[-1]))
        raw = VASCO.write(move)
        if raw["do"] == "projects":
            drawn["projects"] += [raw["sao_gabriel"], *raw["upper"]]
        elif raw["do"] in drawn:
            drawn[raw.pop("do")].append(raw.get("limit", raw))
        state = VASCO.apply(state, move).state
    assert drawn["projects"] == deal["projects"][:35]
    assert drawn["merchant"] == deal["merchants"]
    assert drawn["vdg"] == deal["vdg"][:6]


def test_8_2_the_next_merchant_ship_is_turned_up() -> None:
    state = after(ending(crew(), crew()), "projects", **NEW)
    assert seen(state)["merchant"] is None
    state = after(state, "merchant", limit=11)
    assert seen(state)["merchant"] == 11
    assert VASCO.due(state).kinds == ("sailors",)


def test_8_3_left_over_amounts_return() -> None:
    assert laid.bare().money == (9, 4)
    assert seen(ending(FULL, OTHER))["money"] == [None, None]


def test_8_4_the_round_marker_moves() -> None:
    for number in (1, 4):
        state = ending(FULL, OTHER)._replace(round=number)
        state = refilled(state)
        assert (seen(state)["round"], seen(state)["phase"]) == (number + 1, "placing")


def test_8_5_three_sailors_go_into_each_section_from_the_first_on_at_most_up_to_five() -> None:
    state = refilled(ending(crew(violet=1), crew(violet=2, grey=2)))
    for drawn, wanted in (({"grey": 2}, 3), ({"grey": 4}, 3)):
        assert refused(state, "sailors", section=1, drawn=drawn) == (
            "8.5",
            "draw-count",
            {"found": sum(drawn.values()), "wanted": wanted},
        )
    other = refused(state, "sailors", section=2, drawn={"grey": 3})
    assert other == ("8.5", "other-section", {"section": 2, "due": 1})
    state = after(state, "sailors", section=1, drawn={"orange": 3})
    assert seen(state)["sections"]["1"] == {"violet": 1, "orange": 3}
    assert refused(state, "sailors", section=2, drawn={"grey": 3})[2]["wanted"] == 1
    state = after(state, "sailors", section=2, drawn={"orange": 1})
    assert seen(state)["sections"]["2"] == {"violet": 2, "grey": 2, "orange": 1}
    assert seen(state)["phase"] == "placing"
    assert laid.bag(state)["orange"] == 4


def test_8_5_the_first_section_is_first_again_in_every_round() -> None:
    state = laid.before(laid.set_up(3)._replace(merchant=None), "acting", "navigate")
    state = laid.with_sections(state, crew(), crew(), crew())
    state = refilled(after(state, "navigate"))
    for section in (1, 2, 3):
        assert [move.section for move in VASCO.options(state)[0]][:1] == [section]
        state = after(state, "sailors", section=section, drawn={"grey": 2, "orange": 1})
    assert seen(state)["phase"] == "placing"


def test_8_5_full_sections_draw_nobody() -> None:
    state = refilled(ending(FULL, crew(grey=4), crew(orange=5), players=3))
    assert refused(state, "sailors", section=1, drawn={"grey": 1})[2] == {"section": 1, "due": 2}
    state = after(state, "sailors", section=2, drawn={"grey": 1})
    assert seen(state)["phase"] == "placing"


def test_8_5_an_empty_bag_stops_it() -> None:
    state = ending(crew(), crew(), crew(), players=3)
    state = laid.with_supply(state, "red", sailors=crew(turquoise=8, violet=8, grey=8, orange=4))
    state = refilled(state)
    state = after(state, "sailors", section=1, drawn={"orange": 3})
    assert refused(state, "sailors", section=2, drawn={"orange": 3})[2]["wanted"] == 1
    state = after(state, "sailors", section=2, drawn={"orange": 1})
    assert (seen(state)["phase"], seen(state)["bag"]) == ("placing", {})


def test_8_5_a_launch_in_between_may_fill_the_bag_again() -> None:
    state = ending(crew(), crew())
    held = {"sailors": crew(turquoise=8, violet=8, grey=8, orange=6)}
    state = laid.with_supply(state, "red", projects=laid.tiles("4/1"), **held)
    state = refilled(state)
    assert refused(state, "sailors", section=1, drawn={"orange": 3})[2]["wanted"] == 2
    state = after(state, "launch", player="red", project="4/1", crew=["grey"])
    state = after(state, "sailors", section=1, drawn={"orange": 2, "grey": 1})
    assert seen(state)["phase"] == "placing"


def test_8_6_alvares_gives_a_missionary_and_dias_vp_and_the_first_turn() -> None:
    state = with_owners(ending(FULL, OTHER), alvares="yellow", dias="red")
    step = play(after(state, "projects", **NEW), "merchant", limit=5)
    assert told(step) == [("yellow", "white", 1, "alvares", "8.6"), ("red", "vp", 2, "dias", "8.6")]
    assert seen(step.state)["first_player"] == "red"
    assert VASCO.due(step.state).players == ("red",)
    assert step.state.missionaries == 5


def test_8_6_without_missionaries_or_owners_nothing_is_given() -> None:
    state = with_owners(ending(FULL, OTHER), alvares="yellow")._replace(missionaries=0, first=1)
    step = play(after(state, "projects", **NEW), "merchant", limit=5)
    assert told(step) == []
    assert seen(step.state)["first_player"] == "red"


def test_8_7_discs_on_portraits_return() -> None:
    state = ending(FULL, OTHER)._replace(portraits=("red", "yellow", None, "red"))
    state = refilled(state)
    assert state.portraits == (None,) * 4
    assert [player.discs for player in state.players] == [4, 4]


def test_8_8_the_additional_disc_goes_with_manuel() -> None:
    state = with_owners(ending(FULL, OTHER), manuel="yellow", dias="red")
    for colour in ("red", "yellow"):
        state = laid.with_supply(state, colour, additional_used=True)
    state = refilled(state)
    lost = refused(state, "place", player="red", number=21, area="projects")
    assert lost == ("2.4", "no-additional-disc", {"player": "red", "number": 21})
    state = after(state, "place", player="red", number=1, area="projects")
    state = after(state, "place", player="yellow", number=22, area="projects")
    assert seen(state)["placed"]["22"]["player"] == "yellow"
