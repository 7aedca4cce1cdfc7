"""10.2 Setting right whatever lies differently on the table."""

from random import Random
from typing import Any

import pytest

from companion.vasco.rules.stacks import deck_in_play
from tests.vasco.rules import laid
from tests.vasco.rules.laid import (
    VASCO,
    about,
    after,
    before,
    crew,
    of,
    play,
    refused,
    seen,
    tiles,
    told,
    with_owners,
    with_supply,
)

WHY = "the table has it so"


def corrected(state: laid.State, **wanted: Any) -> laid.State:
    return after(state, "correct", state=wanted, why=WHY)


def wrong(state: laid.State, **wanted: Any) -> tuple[str, str, dict[str, Any]]:
    return refused(state, "correct", state=wanted, why=WHY)


def docked(owner: str | None, limit: int, ship: str | None) -> dict[str, Any]:
    return {"owner": owner, "limit": limit, "ship": ship}


def test_10_2_what_is_named_is_set_and_nothing_else() -> None:
    state = with_supply(laid.bare(), "red", sailors=crew(grey=1), projects=tiles("4/1"))
    step = play(
        state,
        "correct",
        why=WHY,
        state={
            "players": {"red": {"sailors": {"violet": 2}, "ships": ["9/4", "6/3"]}},
            "sections": {"2": {"orange": 5}, "1": {}},
            "landings": {"natal": [docked("blue", 4, "4/2+1v")]},
            "offer": {"sao_gabriel": None},
            "money": [None, 7],
            "round": 3,
            "first_player": "black",
        },
    )
    after_it = step.state
    assert of(after_it, "red")["sailors"] == {"violet": 2}
    assert of(after_it, "red")["ships"] == ["6/3", "9/4"]
    assert of(after_it, "red")["projects"] == ["4/1"]
    assert seen(after_it)["sections"] == {"1": {}, "2": {"orange": 5}, "3": {}, "4": {}}
    assert seen(after_it)["landings"]["natal"] == [docked("blue", 4, "4/2+1v")]
    assert seen(after_it)["offer"] == {"sao_gabriel": None, "upper": sorted(laid.UPPER)}
    assert seen(after_it)["money"] == [None, 7]
    assert (seen(after_it)["round"], seen(after_it)["first_player"]) == (3, "black")
    assert VASCO.due(after_it).players == ("black",)
    assert told(step) == [
        ("red", "violet", 2, "correct", "10.2"),
        ("red", "grey", -1, "correct", "10.2"),
    ]
    assert about(step) == [{"why": WHY}] * 2


def test_10_2_bag_and_captains_on_the_board_follow() -> None:
    state = corrected(
        laid.bare(),
        players={"red": {"sailors": {"violet": 2}}},
        sections={"2": {"violet": 1, "orange": 4}},
        landings={"natal": [docked("blue", 4, "4/1")]},
    )
    assert laid.bag(state) == {"turquoise": 8, "violet": 5, "grey": 8, "orange": 4}
    assert of(state, "blue")["captains_on_board"] == 5
    assert of(state, "blue")["captains"] == 1
    state = corrected(state, landings={"natal": [None]})
    assert of(state, "blue")["captains_on_board"] == 6


def test_10_2_projects_and_the_offer_are_set() -> None:
    state = corrected(
        laid.bare(),
        players={"red": {"projects": ["4/1", "4/1"]}},
        offer={"upper": ["11/5"], "sao_gabriel": "9/4"},
    )
    assert of(state, "red")["projects"] == ["4/1", "4/1"]
    assert seen(state)["offer"] == {"sao_gabriel": "9/4", "upper": ["11/5"]}
    assert seen(corrected(state, offer={"upper": []}))["offer"]["upper"] == []


def test_10_2_characters_are_with_one_player_or_on_the_board() -> None:
    state = with_owners(laid.bare(), dias="yellow", manuel="red")
    state = corrected(state, players={"red": {"characters": ["alvares", "sernigi"]}})
    assert of(state, "red")["characters"] == ["alvares", "sernigi"]
    assert state.owners == ("yellow", "red", "red", None)
    twice = wrong(state, players={"red": {"characters": ["dias"]}})
    assert twice == ("10.2", "character-twice", {"character": "dias"})
    double = wrong(state, players={"red": {"characters": ["manuel", "manuel"]}})
    assert double == ("10.2", "character-twice", {"character": "manuel"})
    swapped = {"red": {"characters": ["dias"]}, "yellow": {"characters": []}}
    assert corrected(state, players=swapped).owners == ("red", None, None, None)


@pytest.mark.parametrize(
    ("wanted", "key", "figures"),
    [
        ({"sections": {"1": {"grey": 6}}}, "section-size", {"section": 1, "size": 5}),
        (
            {"players": {"red": {"sailors": {"grey": 9}}}},
            "too-many-sailors",
            {"colour": "grey"},
        ),
        ({"landings": {"natal": [None, None]}}, "dock-count", {"landing": "natal", "docks": 1}),
        (
            {"landings": {"mozambique": [docked(None, 5, None), None, None]}},
            "limit-too-low",
            {"landing": "mozambique", "dock": 6, "limit": 5},
        ),
    ],
)
def test_10_2_what_pieces_or_places_do_not_allow_is_refused(
    wanted: dict[str, Any], key: str, figures: dict[str, Any]
) -> None:
    assert wrong(laid.bare(), **wanted) == ("10.2", key, figures)


def test_10_2_pieces_must_suffice_over_all_places() -> None:
    state = laid.with_sections(with_supply(laid.bare(), "red", sailors=crew(grey=4)), crew(grey=3))
    assert wrong(state, sections={"2": {"grey": 2}})[2] == {"colour": "grey"}
    assert laid.bag(corrected(state, sections={"2": {"grey": 1}}))["grey"] == 0


def test_10_2_a_player_has_seven_captains_those_at_sea_among_them() -> None:
    state = with_supply(laid.bare(), "red", captains=5)
    docks = [docked("red", 11, "11/4")] * 3
    landings = {"mozambique": docks}
    too_many = wrong(state, landings=landings)
    assert too_many == ("10.2", "too-many-captains", {"player": "red"})
    state = corrected(state, landings={"mozambique": [*docks[:2], None]})
    assert of(state, "red")["captains_on_board"] == 0


def test_10_2_there_are_six_merchant_ships() -> None:
    five = [docked(None, 11, None)] * 5
    state = laid.bare()
    assert state.merchant
    landings = {"calicut": [*five, None], "malindi": [None] * 5}
    assert corrected(state, landings=landings)
    assert wrong(state, landings=landings | {"natal": five[:1]}) == (
        "10.2",
        "too-many-merchants",
        {"found": 6},
    )
    assert corrected(state._replace(merchant=None), landings=landings | {"natal": five[:1]})


def test_10_2_round_and_first_player_only_while_no_disc_is_placed() -> None:
    state = laid.with_discs(laid.bare(), {1: ("red", "projects")})
    for wanted in ({"round": 2}, {"first_player": "red"}):
        assert wrong(state, **wanted) == ("10.2", "discs-placed", {})
    for number in (0, 6):
        assert wrong(laid.bare(), round=number)[1] == "record-integer"


def test_10_2_the_end_of_a_round_is_of_rounds_1_to_4_and_the_last_launches_of_round_5() -> None:
    ending = before(laid.bare()._replace(merchant=None), "ending", "projects")
    assert wrong(ending, round=5) == ("10.2", "round-impossible", {"round": 5})
    assert seen(corrected(ending, round=4))["round"] == 4
    final = before(laid.bare()._replace(round=5), "final", "finish")
    assert wrong(final, round=4) == ("10.2", "round-impossible", {"round": 4})
    assert corrected(final, round=5)
    navigating = before(laid.bare()._replace(merchant=None), "acting", "navigate")
    assert seen(after(corrected(navigating, round=5), "navigate"))["phase"] == "final"


def test_10_2_places_and_people_must_exist() -> None:
    state = laid.bare(2)
    blue = docked("blue", 4, "4/1")
    assert wrong(state, landings={"natal": [blue]}) == ("0.1", "not-seated", {"colour": "blue"})
    assert wrong(state, players={"blue": {"sailors": {}}})[1] == "not-seated"
    assert wrong(state, first_player="blue")[1] == "not-seated"
    closed = wrong(state, sections={"3": {}})
    assert closed == ("1.2", "section-closed", {"section": 3, "active": 2})


@pytest.mark.parametrize(
    ("wanted", "where"),
    [
        ({}, "state"),
        ({"landings": {"natal": [docked("red", 4, None)]}}, "state.landings.natal[0]"),
        ({"landings": {"natal": [docked(None, 4, "4/1")]}}, "state.landings.natal[0]"),
        ({"landings": {"natal": [docked("red", 5, "4/1")]}}, "state.landings.natal[0].limit"),
        ({"money": [1, 100]}, "state.money[1]"),
        ({"offer": {"upper": ["4/1"] * 7}}, "state.offer.upper"),
        ({"players": {"red": {"characters": ["gama"]}}}, "state.players.red.characters[0]"),
    ],
)
def test_10_2_what_is_named_has_the_shape_of_the_state(wanted: dict[str, Any], where: str) -> None:
    rule, _, figures = wrong(laid.bare(), **wanted)
    assert (rule, figures["where"]) == ("record", where)
    for stray in ({"bag": {}}, {"players": {"red": {"vp": 1}}}, {"winners": None}):
        assert wrong(laid.bare(), **stray)[1] == "record-stray"


def test_10_2_a_correction_may_end_or_begin_what_is_awaited() -> None:
    state = with_owners(laid.bare(), sernigi="red")
    state = before(state, "acting", "send")
    assert VASCO.due(corrected(state, players={"red": {"characters": []}})).kinds == ("navigate",)
    reds = [docked("red", 6, "6/3")] * 3
    landings = {"natal": reds[:1], "boa_gente": reds[:2], "mozambique": reds}
    few = state._replace(merchant=4)
    assert VASCO.due(corrected(few, landings={"natal": landings["natal"]})).kinds == ("send",)
    assert VASCO.due(corrected(few, landings=landings)).kinds == ("navigate",)


def test_10_2_projects_came_up_in_the_rounds_that_are_passed_over() -> None:
    """So the deck the next ones come from is that of the round, forwards and back again."""
    state = laid.set_up()
    printed = laid.components()
    deal = VASCO.deal(Random(1), printed)
    decks = []
    for number in (1, 2, 3, 4, 3, 1):
        state = corrected(state, round=number)
        decks.append(deck_in_play(printed, state.seen))
        drawn = VASCO.draw(before(state._replace(merchant=None), "ending", "projects"), deal)
        latest = [tile.text for tile in (drawn.sao_gabriel, *drawn.upper)]
        assert set(latest) <= {
            text for deck in DECKS_OF[number] for text in printed["projects"][deck]
        }
    assert decks == ["I", "II", "II", "III", "II", "I"]


DECKS_OF = {1: ("I", "II"), 2: ("I", "II"), 3: ("II", "III"), 4: ("II", "III")}
"""The decks from which projects can come at the end of a round, if the table drew others."""
