"""6 Characters: the two amounts, and what each of the four gives."""

import pytest

from tests.turns import turns
from tests.vasco.rules import laid
from tests.vasco.rules.laid import (
    VASCO,
    after,
    of,
    play,
    refused,
    seen,
    told,
    with_discs,
    with_docks,
    with_owners,
    with_supply,
)

OWNERS = {"dias": "black", "alvares": "blue", "sernigi": "yellow", "manuel": "red"}


def called(number: int = 8, player: str = "red", players: int = 4) -> laid.State:
    return laid.called(laid.bare(players), player, "characters", number)


def test_6_1_one_of_the_two_amounts_is_taken() -> None:
    for slot, reals, left in ((0, 9, [None, 4]), (1, 4, [9, None])):
        step = play(called(), "money", player="red", slot=slot)
        assert told(step) == [("red", "reals", reals, "amount", "6.1")]
        assert of(step.state, "red")["reals"] == 10 + reals
        assert seen(step.state)["money"] == left
        assert seen(step.state)["placed"] == {}


def test_6_1_an_amount_is_taken_once() -> None:
    state = with_discs(called(), {9: ("blue", "characters")})
    state = after(state, "money", player="red", slot=0)
    assert refused(state, "money", player="blue", slot=0) == ("6.1", "amount-taken", {})
    state = after(state, "money", player="blue", slot=1)
    assert seen(state)["money"] == [None, None]


def test_6_1_an_amount_of_nothing_can_be_taken() -> None:
    step = play(called()._replace(money=(0, 5)), "money", player="red", slot=0)
    assert (told(step), seen(step.state)["money"]) == ([], [None, 5])


@pytest.mark.parametrize("character", ["dias", "alvares", "sernigi"])
def test_6_1_a_character_is_taken_from_the_board_or_from_his_owner(character: str) -> None:
    for owner in (None, "blue", "red"):
        state = with_owners(called(), **{character: owner})
        state = after(state, "host", player="red", character=character)
        assert of(state, "red")["characters"] == [character]
        assert of(state, "blue")["characters"] == []


def test_6_1_who_is_hosted_is_hosted_by_nobody_else_this_round() -> None:
    discs = {9: ("blue", "characters"), 10: ("red", "characters")}
    state = after(with_discs(called(), discs), "host", player="red", character="dias")
    assert refused(state, "host", player="blue", character="dias") == (
        "6.1",
        "hosted-already",
        {"character": "dias", "holder": "red"},
    )
    state = after(state, "host", player="blue", character="alvares")
    # His host himself cannot either.
    assert refused(state, "host", player="red", character="dias")[1] == "hosted-already"
    kinds = [family.kind for family in VASCO.options(state)]
    assert kinds == ["money", "host", "host", "pass"]


def test_6_1_a_player_may_own_several() -> None:
    state = with_discs(called(), {9: ("red", "characters")})
    state = with_owners(state, **OWNERS)
    state = after(state, "host", player="red", character="dias")
    state = after(state, "host", player="red", character="alvares")
    assert of(state, "red")["characters"] == ["alvares", "dias", "manuel"]
    assert of(state, "blue")["characters"] == of(state, "black")["characters"] == []


def test_6_1_hosting_is_allowed_where_the_power_gives_nothing() -> None:
    step = play(called()._replace(missionaries=0), "host", player="red", character="alvares")
    assert told(step) == []
    assert of(step.state, "red")["characters"] == ["alvares"]
    step = play(called()._replace(merchant=None), "host", player="red", character="sernigi")
    assert step.state.portraits[laid.CHARACTERS.index("sernigi")] == "red"


def test_6_2_dias_gives_two_vp_at_once() -> None:
    step = play(called(), "host", player="red", character="dias")
    assert told(step) == [("red", "vp", 2, "dias", "6.2")]
    assert of(step.state, "red")["vp"] == 2
    assert seen(step.state)["first_player"] == "yellow"


def test_6_3_alvares_gives_a_missionary_at_once() -> None:
    state = with_owners(called(), alvares="blue")
    step = play(state, "host", player="red", character="alvares")
    assert told(step) == [("red", "white", 1, "alvares", "6.3")]
    assert (of(step.state, "red")["missionaries"], step.state.missionaries) == (1, 5)


def test_6_3_none_is_made_up_for_later() -> None:
    state = with_owners(called(), alvares="blue")._replace(missionaries=0)
    state = with_supply(state, "blue", missionaries=2)._replace(missionaries=0)
    state = with_supply(state, "blue", projects=laid.tiles("4/1", "4/1"))
    state = after(state, "host", player="red", character="alvares")
    for _ in range(2):
        state = after(state, "launch", player="blue", project="4/1", crew=["white"])
    assert of(state, "red")["missionaries"] == 0
    state = after(state._replace(merchant=None), "navigate")
    state = end_of_round(state)
    assert (of(state, "red")["missionaries"], state.missionaries) == (1, 1)


def end_of_round(state: laid.State) -> laid.State:
    """Draws whatever is due between two rounds."""
    state = after(state, "projects", sao_gabriel="4/1", upper=[*laid.UPPER])
    state = after(state, "merchant", limit=5)
    another = turns()
    while another() and VASCO.due(state).kinds == ("sailors",):
        family = VASCO.options(state)[0]
        state = VASCO.apply(state, next(iter(family))).state
    return state


def test_6_4_sernigis_ship_is_sent_at_once_with_the_bonus_but_without_the_docks_vp() -> None:
    send = {"landing": "mombasa", "dock": 1}
    step = play(called(), "host", player="red", character="sernigi", send=send)
    assert told(step) == [("red", "reals", 2, "mombasa", "5.3")]
    assert of(step.state, "red")["vp"] == 0
    assert of(step.state, "red")["captains"] == 1
    assert seen(step.state)["merchant"] is None
    assert seen(step.state)["landings"]["mombasa"][1] == {"owner": None, "limit": 7, "ship": None}
    assert VASCO.due(step.state).kinds == ("navigate",)


def test_6_4_or_it_is_sent_at_the_start_of_phase_3() -> None:
    state = after(called(), "host", player="red", character="sernigi")
    assert seen(state)["merchant"] == 7
    assert VASCO.due(state)[:3] == (("send",), ("red",), False)


def test_6_4_it_goes_to_an_empty_dock_of_value_at_most_its_limit() -> None:
    host = {"player": "red", "character": "sernigi"}
    state = with_docks(called(), mombasa=(laid.merchant(7),))
    for send, key in (
        ({"landing": "mombasa", "dock": 0}, "dock-taken"),
        ({"landing": "malindi", "dock": 0}, "limit-too-low"),
        ({"landing": "malindi", "dock": 5}, "no-such-dock"),
        ({"landing": "natal", "dock": 0}, "project-due"),
    ):
        assert refused(state, "host", send=send, **host)[1] == key
    natal = {"landing": "natal", "dock": 0, "project": "6/3"}
    state = after(state, "host", send=natal, **host)
    assert of(state, "red")["projects"] == ["6/3"]


def test_6_4_a_ship_that_was_sent_is_gone() -> None:
    state = called()._replace(merchant=None)
    send = {"landing": "mombasa", "dock": 0}
    assert refused(state, "host", player="red", character="sernigi", send=send) == (
        "6.4",
        "no-merchant-ship",
        {},
    )


def test_6_5_manuels_disc_is_placed_at_once_with_the_number_that_is_left() -> None:
    state = with_owners(called(), manuel="blue")
    step = play(state, "host", player="red", character="manuel", number=22, area="projects")
    assert told(step) == []
    assert seen(step.state)["placed"] == {"22": {"player": "red", "area": "projects"}}
    assert [player.additional_used for player in step.state.players] == [False, True, False, False]
    assert of(step.state, "red")["characters"] == ["manuel"]
    assert laid.slots(step.state, "projects") == 4
    assert VASCO.due(step.state)[:3] == (("buy", "pass"), ("red",), False)


def test_6_5_the_disc_needs_a_free_number_and_an_empty_slot() -> None:
    full = dict.fromkeys(range(11, 16), ("blue", "navigation"))
    state = with_discs(called(), full | {21: ("blue", "recruiting")})
    host = {"player": "red", "character": "manuel"}
    assert refused(state, "host", number=21, area="projects", **host) == (
        "2.2",
        "number-taken",
        {"number": 21, "owner": "blue"},
    )
    assert refused(state, "host", number=22, area="navigation", **host) == (
        "2.2",
        "area-full",
        {"area": "navigation"},
    )
    assert refused(state, "host", **host) == (
        "6.5",
        "additional-disc-due",
        {"player": "red"},
    )
    low = refused(state, "host", number=20, area="projects", **host)
    assert (low[1], low[2]["low"], low[2]["high"]) == ("record-integer", 21, 22)
    for key in ({"number": 22}, {"area": "projects"}):
        assert refused(state, "host", **key, **host)[1] == "record-missing"


def test_6_5_the_slot_the_hosting_disc_leaves_counts_as_empty() -> None:
    others = dict.fromkeys(range(11, 15), ("blue", "characters"))
    state = with_discs(called(), others)
    assert laid.slots(state, "characters") == 0
    host = {"player": "red", "character": "manuel", "number": 21, "area": "characters"}
    family = next(f for f in VASCO.options(state) if laid.read("host", **host) in f)
    assert family.kind == "host"
    state = after(state, "host", **host)
    assert seen(state)["placed"]["21"] == {"player": "red", "area": "characters"}
    assert laid.slots(state, "characters") == 0


def test_6_5_who_used_his_additional_disc_gets_no_second_one() -> None:
    state = with_owners(called(), manuel="red")
    state = with_supply(state, "red", additional_used=True)
    again = refused(state, "host", player="red", character="manuel", number=22, area="projects")
    assert again == ("6.5", "additional-disc-used", {"player": "red"})
    held = after(state, "host", player="red", character="manuel")
    assert seen(held)["placed"] == {}
    assert held.portraits[laid.CHARACTERS.index("manuel")] == "red"


def test_6_5_where_both_numbers_lie_no_disc_is_due() -> None:
    both = {21: ("blue", "projects"), 22: ("black", "projects")}
    state = with_discs(called(), both)
    again = refused(state, "host", player="red", character="manuel", number=22, area="projects")
    assert again[1] == "additional-disc-used"
    assert seen(after(state, "host", player="red", character="manuel"))["placed"].keys() == {
        "21",
        "22",
    }


def test_6_5_only_manuel_places_and_only_sernigi_sends() -> None:
    send = {"landing": "mombasa", "dock": 0}
    stray = [
        ("dias", {"number": 21, "area": "projects"}),
        ("manuel", {"number": 21, "area": "projects", "send": send}),
        ("alvares", {"send": send}),
    ]
    for character, keys in stray:
        wrong = refused(called(), "host", player="red", character=character, **keys)
        assert wrong[1] == "record-stray"
