"""2 Round and phase 1: placing discs."""

import pytest

from tests.vasco.rules import laid
from tests.vasco.rules.laid import VASCO, after, refused, seen, told, with_owners

MANY = {area: {"2": 9} for area in laid.AREAS}


def place(state: laid.State, player: str, number: int, area: str) -> laid.State:
    return after(state, "place", player=player, number=number, area=area)


def turn(state: laid.State) -> str:
    return str(VASCO.due(state).players[0])


def test_2_1_a_round_begins_with_the_tiles_marker_and_amounts() -> None:
    state = laid.set_up(2)
    assert seen(state)["marker"] == 11
    assert seen(state)["money"] == [9, 4]
    assert (seen(state)["round"], seen(state)["phase"]) == (1, "placing")
    assert [player.discs for player in state.players] == [4, 4]


def test_2_1_a_game_has_five_rounds() -> None:
    state = laid.before(laid.bare(2)._replace(round=4), "ending", "projects")
    assert VASCO.due(state).kinds == ("projects",)
    state = laid.before(laid.bare(2)._replace(round=5, merchant=None), "acting", "navigate")
    assert seen(after(state, "navigate"))["phase"] == "final"


def test_2_2_from_the_first_player_clockwise_one_disc_at_a_time() -> None:
    state = laid.bare(3)._replace(first=1, turn=1)
    order = []
    for number in range(1, 13):
        order.append(turn(state))
        area = ("recruiting", "projects", "navigation")[number % 3]
        state = place(state, turn(state), number, area)
    assert order == ["red", "black", "yellow"] * 4
    assert seen(state)["phase"] == "acting"


def test_2_2_only_whose_turn_it_is_places() -> None:
    state = place(laid.bare(3), "yellow", 3, "projects")
    assert refused(state, "place", player="yellow", number=4, area="projects") == (
        "2.2",
        "not-your-turn",
        {"player": "yellow", "turn": "red"},
    )
    assert refused(state, "place", player="black", number=4, area="projects")[2] == {
        "player": "black",
        "turn": "red",
    }
    assert refused(laid.bare(3), "place", player="red", number=4, area="projects")[2] == {
        "player": "red",
        "turn": "yellow",
    }


def test_2_2_a_number_is_placed_once() -> None:
    state = place(laid.bare(2), "yellow", 3, "projects")
    assert refused(state, "place", player="red", number=3, area="recruiting") == (
        "2.2",
        "number-taken",
        {"number": 3, "owner": "yellow"},
    )
    step = laid.play(state, "place", player="red", number=20, area="recruiting")
    assert seen(step.state)["placed"] == {
        "3": {"player": "yellow", "area": "projects"},
        "20": {"player": "red", "area": "recruiting"},
    }
    assert told(step) == []


def test_2_2_a_full_area_takes_no_more() -> None:
    state = laid.bare(2)
    for number, player in ((1, "yellow"), (2, "red"), (3, "yellow")):
        state = place(state, player, number, "navigation")
    assert refused(state, "place", player="red", number=4, area="navigation") == (
        "2.2",
        "area-full",
        {"area": "navigation"},
    )
    assert laid.slots(state, "navigation") == 0
    assert laid.slots(state, "projects") == 3


@pytest.mark.parametrize(("players", "slots"), [(2, 3), (3, 4), (4, 5)])
def test_2_3_slots_depend_on_the_number_of_players(players: int, slots: int) -> None:
    state = laid.bare(players)
    for number in range(1, slots + 1):
        state = place(state, turn(state), number, "projects")
    key = refused(state, "place", player=turn(state), number=20, area="projects")[1]
    assert key == "area-full"


def test_2_3_slots_are_those_printed() -> None:
    one = {"characters": {"2": 1}, "recruiting": {"2": 5}}
    state = place(laid.bare(2, laid.components(slots=one)), "yellow", 1, "characters")
    assert refused(state, "place", player="red", number=2, area="characters")[1] == "area-full"
    assert laid.slots(state, "recruiting") == 5


def test_2_4_manuels_owner_places_a_fifth_disc_with_21_or_22_on_any_turn() -> None:
    state = with_owners(laid.bare(2, laid.components(slots=MANY)), manuel="red")
    numbers = iter(range(1, 20))
    for red in (next(numbers), 22, *range(11, 14)):
        if turn(state) == "yellow":
            state = place(state, "yellow", next(numbers), "projects")
        state = place(state, "red", red, "navigation")
    assert seen(state)["placed"]["22"] == {"player": "red", "area": "navigation"}
    assert len(seen(state)["placed"]) == 9
    assert seen(state)["phase"] == "acting"


def test_2_4_who_has_no_discs_left_is_skipped() -> None:
    state = with_owners(laid.bare(3, laid.components(slots={})), manuel="black")
    numbers = iter(range(1, 20))
    for area in ("projects", "recruiting", "navigation", "characters"):
        for player in ("yellow", "red", "black"):
            state = place(state, player, next(numbers), area)
    assert turn(state) == "black"
    assert refused(state, "place", player="black", number=20, area="projects") == (
        "2.4",
        "only-additional-disc",
        {"player": "black"},
    )
    state = place(state, "black", 21, "projects")
    assert seen(state)["phase"] == "acting"


def test_2_4_the_turn_goes_on_clockwise_past_who_has_none() -> None:
    state = laid.with_supply(laid.bare(4), "red", discs=0)
    state = laid.with_supply(state, "black", discs=0)
    assert turn(place(state, "yellow", 1, "projects")) == "blue"
    some = laid.with_supply(state, "black", discs=1)
    assert turn(place(some, "yellow", 1, "projects")) == "black"


def test_2_4_nobody_else_places_21_or_22_and_nobody_both() -> None:
    state = with_owners(laid.bare(2), manuel="red")
    assert refused(state, "place", player="yellow", number=21, area="projects") == (
        "2.4",
        "no-additional-disc",
        {"player": "yellow", "number": 21},
    )
    state = place(state, "yellow", 1, "projects")
    state = place(state, "red", 21, "projects")
    state = place(state, "yellow", 2, "recruiting")
    assert refused(state, "place", player="red", number=22, area="recruiting") == (
        "2.4",
        "no-additional-disc",
        {"player": "red", "number": 22},
    )


def test_2_4_the_additional_disc_stays_unused_where_no_slot_is_left() -> None:
    # A set has a slot for every disc; that nothing waits for ever does not rest on it.
    state = with_owners(laid.bare(2), manuel="red")
    state = laid.before(state, "placing", "place")
    assert turn(state) == "red"
    full = place(state._replace(slots=(0, 0, 1, 0)), "red", 21, "projects")
    assert seen(full)["phase"] == "acting"
    nobody = with_owners(state, manuel="yellow")._replace(slots=(0, 0, 0, 1))
    nobody = nobody._replace(players=tuple(p._replace(discs=1) for p in nobody.players))
    assert seen(place(nobody, "yellow", 21, "navigation"))["phase"] == "acting"


def test_2_5_phase_1_ends_when_all_discs_are_placed_and_nothing_moves_after() -> None:
    state = laid.bare(2)
    areas = ("projects", "recruiting", "navigation", "characters")
    for number in range(1, 9):
        assert seen(state)["phase"] == "placing"
        state = place(state, turn(state), number, areas[number % 4])
    assert VASCO.due(state).kinds == ("vdg",)
    again = refused(state, "place", player="yellow", number=9, area="projects")
    assert again == ("record", "not-due", {"kind": "place", "due": ("vdg",)})
