"""9 Tiles."""

from typing import Any

import pytest

from companion.goa.rules.acquiring import acquire
from companion.goa.rules.phases import settle
from tests.goa.rules.table import Table, in_turn, tile

COLUMNS = ("ships", "harvest", "taxes", "expedition", "colonies")
FOUR = {str(place): (f"{spice}/1", spice) for place, spice in enumerate(("clove", "ginger"))} | {
    "2": ("pepper/2", "pepper"),
    "3": ("nutmeg/3", ""),
}


def acquired(text: str, *, phase: str = "B", **changes: Any) -> Table:
    """Red acquires a tile in his turn."""
    table = in_turn(phase=phase).give("red", **changes)
    ledger: list[Any] = []
    state = acquire(table.state, 0, tile(text), None, ledger)
    table.set(**settle(state, ledger)._asdict())
    table.lines = tuple(ledger)
    return table


def test_9_1_the_flag_is_never_on_offer_for_swap() -> None:
    table = in_turn().give("red", tiles=["swap"])
    table.refused("9.14", "use", "red", tile="swap", cell=[0, 3])


def test_9_2_a_plantation_is_placed_and_filled_at_once() -> None:
    table = acquired("clove/3", sites={"0": ("ginger/1", ""), "2": ("pepper/1", "")})
    assert table.player("red")["sites"]["1"] == {"tile": "clove/3", "spices": ["clove"] * 3}
    assert table.booked("red", "clove") == [(3, "tile", "9.2")]
    assert acquired("clove/1").booked("red", "vp") == [(1, "tile", "9.2")]


def test_9_3_a_fifth_plantation_drives_one_out() -> None:
    table = acquired("clove/3", sites=FOUR)
    assert table.due == ("give_up", "red")
    table.refused("9.3", "give_up", "blue", site="0")
    table.refused("record", "give_up", "red", site="quilon")
    table.do("give_up", "red", site="0")
    assert table.player("red")["face_down"] == ["clove/1"]
    assert table.player("red")["sites"]["0"]["spices"] == ["clove"] * 3
    assert table.booked("red", "clove") == [(-1, "give_up", "9.3"), (3, "tile", "9.2")]
    assert table.player("red")["vp"] == 2, "it scores as before"
    bigger = acquired("clove/3", sites=FOUR).do("give_up", "red", site="2")
    assert bigger.player("red")["face_down"] == []
    assert bigger.booked("red", "pepper") == [(-1, "give_up", "9.3")]


def test_9_4_crop_rotation_takes_any_spice_and_scores_nothing() -> None:
    table = acquired("crop_rotation")
    assert table.due == ("fill", "red")
    assert table.player("red")["sites"]["0"] == {"tile": "crop_rotation", "spices": []}
    table.refused("9.4", "fill", "red", spices=["clove", "clove"])
    table.refused("9.4", "fill", "red", spices=["clove"], tile="any")
    table.refused("9.4", "fill", "blue", spices=["clove"])
    table.do("fill", "red", spices=["clove"])
    assert table.booked("red", "clove") == [(1, "tile", "9.4")]
    assert table.player("red")["vp"] == 0
    gone = acquired("ginger/2", sites={**FOUR, "0": ("crop_rotation", "clove")})
    gone.do("give_up", "red", site="0")
    assert gone.player("red")["face_down"] == []
    late = acquired("crop_rotation", sites=FOUR).do("give_up", "red", site="3")
    assert late.due == ("fill", "red")
    assert late.player("red")["sites"]["3"] == {"tile": "crop_rotation", "spices": []}


def test_9_5_foreman_makes_singles_worth_more_face_down_too() -> None:
    table = acquired("foreman/3", phase="A", sites=FOUR, face_down=["clove/1"])
    assert table.booked("red", "vp") == [(2 * 3, "tile", "9.5")]
    again = acquired("foreman/2", phase="A", sites=FOUR, tiles=["foreman/3"])
    assert again.booked("red", "vp") == [], "the greatest counts"


def test_9_6_a_mission_is_worth_what_is_printed() -> None:
    assert acquired("mission/3").booked("red", "vp") == [(3, "tile", "9.6")]
    assert acquired("mission/3").player("red")["tiles"] == ["mission/3"]


def test_9_7_ships_come_at_once() -> None:
    assert acquired("ships/4").booked("red", "ships") == [(4, "tile", "9.7")]
    assert acquired("ships/4").player("red")["tiles"] == []


def test_9_8_colonists_come_at_once() -> None:
    assert acquired("colonists/4").booked("red", "colonists") == [(4, "tile", "9.8")]


def test_9_9_extra_cards_come_at_once() -> None:
    assert acquired("extra_actions/2").booked("red", "extra_cards") == [(2, "tile", "9.9")]


def test_9_10_one_of_each() -> None:
    table = acquired("settlement/1")
    for what in ("ships", "colonists", "extra_cards"):
        assert table.booked("red", what) == [(1, "tile", "9.10")]


def test_9_11_ships_or_colonists_no_mix() -> None:
    table = acquired("ships_or_colonists/3")
    assert table.due == ("take", "red")
    table.refused("9.11", "take", "red", goods="spices", spices={"0": ["clove"]})
    table.refused("record", "take", "red", goods="gold")
    table.refused("9.11", "take", "blue", goods="ships")
    table.refused("record", "take", "red", goods="ships", spices={"0": ["clove"]})
    table.do("take", "red", goods="colonists")
    assert table.booked("red", "colonists") == [(3, "tile", "9.11")]
    assert table.booked("red", "ships") == []


def test_9_12_cards_whatever_the_limit() -> None:
    table = acquired("expeditions/3")
    assert table.booked("red", "hand") == [(3, "tile", "9.12")]
    few = in_turn().cards(0, 2)
    ledger: list[Any] = []
    state = acquire(few.state, 0, tile("expeditions/3"), None, ledger)
    assert state.players[0].hand == 2
    none = acquire(in_turn().cards(0, 0).state, 0, tile("expeditions/3"), None, [])
    assert none.players[0].hand == 0


def test_9_13_favor_is_a_tile_out_of_the_box() -> None:
    table = acquired("favor")
    assert table.due == ("favor", "red")


def test_9_14_swap_takes_any_tile_and_lies_in_its_cell() -> None:
    table = in_turn().give("red", tiles=["swap"])
    table.do("use", "red", tile="swap", cell=[1, 5])
    assert table.booked("red", "ships") == [(4, "tile", "9.7")]
    assert table.shown["grid"][0][4] == "swap"
    assert table.player("red")["tiles"] == []
    table.refused("9.14", "use", "red", tile="swap", cell=[1, 4])
    another = in_turn().give("red", tiles=["swap"])
    another.do("use", "red", tile="swap", cell=[1, 3])
    assert another.player("red")["tiles"] == ["swap"], "for another Swap"
    empty = in_turn().give("red", tiles=["swap"])
    empty.set(grid=(None, *empty.state.grid[1:]))
    empty.refused("9.14", "use", "red", tile="swap", cell=[1, 1])
    empty.refused("record", "use", "red", tile="swap", cell=[7, 2])


def test_9_15_favor_takes_one_of_the_removed_tiles() -> None:
    table = acquired("favor")
    table.refused("9.15", "favor", "red", tile="clove/3")
    table.refused("9.15", "favor", "blue", tile="mission/3")
    table.do("favor", "red", tile="mission/3")
    assert table.player("red")["tiles"] == ["mission/3"]
    assert "mission/3" not in table.shown["removed"]["B"]
    both = acquired("favor").do("favor", "red", tile="ships_or_colonists/3")
    assert "ships_or_colonists/3" not in both.shown["removed"]["A"], "of A first"
    assert "ships_or_colonists/3" in both.shown["removed"]["B"]
    assert both.due == ("take", "red")
    nothing = in_turn().set(removed=((), ()))
    assert acquire(nothing.state, 0, tile("favor"), None, []).pending == ()


def test_13_2_of_unknown_removed_tiles_any_of_the_kinds_of_the_phase() -> None:
    for removed, taken, refused in (
        ((None, ()), "foreman/3", "mission/3"),
        (((), None), "mission/2", "foreman/3"),
    ):
        table = in_turn().set(removed=removed)
        table.set(**acquire(table.state, 0, tile("favor"), None, [])._asdict())
        table.refused("9.15", "favor", "red", tile=refused)
        table.do("favor", "red", tile=taken)
        assert table.state.removed == removed


def test_9_16_using_a_tile_must_change_something() -> None:
    table = in_turn().give("red", tiles=["red_spice/1", "vice_king", "resupply/2", "foreman/3"])
    table.refused("9.17", "use", "red", tile="red_spice/1", spices={"0": ["clove"]})
    table.refused("9.16", "use", "red", tile="foreman/3")
    table.refused("9.16", "use", "red", tile="espionage")
    table.refused("9.17", "use", "red", tile="red_ship/1")
    table.refused("5.1", "use", "blue", tile="red_ship/1")
    table.give(
        "red", rows=dict.fromkeys(("ships", "harvest", "taxes", "expedition", "colonies"), 5)
    )
    table.refused("9.16", "use", "red", tile="vice_king", column="ships")
    table.cards(0, 0).refused("9.16", "use", "red", tile="resupply/2")


@pytest.mark.parametrize(
    ("text", "what"), [("red_ship/2", "ships"), ("red_colonist/2", "colonists")]
)
def test_9_17_red_tiles_once_a_round(text: str, what: str) -> None:
    table = in_turn().give("red", tiles=[text, text]).do("use", "red", tile=text)
    assert table.booked("red", what) == [(2, "tile", "9.17")]
    assert table.player("red")["face_down"] == [text]
    table.do("use", "red", tile=text)
    assert table.refused("9.17", "use", "red", tile=text).key == "tile-used"


def test_9_17_red_ducats_spice_and_expedition() -> None:
    tiles = ["red_ducats/3", "red_spice/2", "red_expedition/1"]
    table = in_turn().give("red", tiles=tiles, sites={"0": ("clove/3", "")})
    table.do("use", "red", tile="red_ducats/3")
    assert table.booked("red", "ducats") == [(3, "tile", "9.17")]
    table.refused("9.17", "use", "red", tile="red_spice/2", spices={"0": ["clove"] * 3})
    table.refused("9.17", "use", "red", tile="red_spice/2", spices={"0": ["ginger"]})
    table.do("use", "red", tile="red_spice/2", spices={"0": ["clove"]})
    table.do("use", "red", tile="red_expedition/1")
    assert table.booked("red", "hand") == [(1, "tile", "9.17")]
    assert table.player("red")["tiles"] == []


def test_9_18_once_per_game_then_discarded() -> None:
    table = in_turn().give("red", tiles=["vice_king"])
    table.do("use", "red", tile="vice_king", column="ships")
    assert (table.player("red")["tiles"], table.player("red")["face_down"]) == ([], [])
    table.refused("9.22", "use", "red", tile="vice_king", column="taxes")


def test_9_19_every_empty_field_of_up_to_three_sites() -> None:
    sites = {"0": ("clove/3", "clove"), "1": ("ginger/2", ""), "quilon": ("pepper/nutmeg", "")}
    table = in_turn().give("red", tiles=["extra_harvest/2"], sites=sites)
    use = {"tile": "extra_harvest/2"}
    table.refused("9.19", "use", "red", **use, spices={"0": ["clove"]})
    table.refused("9.19", "use", "red", **use, spices={"3": ["clove"]})
    three = {"0": ["clove"] * 2, "1": ["ginger"] * 2, "quilon": ["pepper"]}
    table.refused("9.19", "use", "red", **use, spices=three)
    table.do("use", "red", **use, spices={"0": ["clove"] * 2, "quilon": ["pepper"]})
    assert table.booked("red", "clove") == [(2, "tile", "9.19")]


def resupplied(colonists: list[int], **changes: Any) -> Table:
    table = in_turn().give("red", tiles=["resupply/2"], **changes)
    return table.do("use", "red", tile="resupply/2").do("turned", colonists=colonists)


def test_9_20_resupply_brings_one_kind_of_goods() -> None:
    table = in_turn().give("red", tiles=["resupply/2"]).do("use", "red", tile="resupply/2")
    table.refused("9.20", "turned", colonists=[1])
    table = resupplied([3, 2])
    assert (table.due, table.shown["open"]) == (("take", "red"), 2)
    table.refused("9.20", "take", "red", goods="spices", spices={"0": ["clove"]})
    table.do("take", "red", goods="ships")
    assert table.booked("red", "ships") == [(5, "resupply", "9.20")]
    assert (table.shown["open"], table.shown["discard"]) == (0, 3)
    spices = resupplied([1, 1], sites={"0": ("clove/3", ""), "1": ("ginger/1", "")})
    load = {"0": ["clove"] * 2, "1": ["ginger"]}
    spices.refused("9.20", "take", "red", goods="spices", spices=load)
    spices.do("take", "red", goods="spices", spices={"0": ["clove"], "1": ["ginger"]})
    assert spices.booked("red", "ginger") == [(1, "resupply", "9.20")]


def test_9_20_in_a_founding_the_other_cards_stay_open() -> None:
    table = in_turn().give("red", tiles=["resupply/2"]).do("found", "red", colony="madras")
    table.do("turned", colonists=[1, 2]).do("use", "red", tile="resupply/2")
    assert table.do("turned", colonists=[3, 3]).shown["open"] == 4
    table.do("take", "red", goods="colonists")
    assert (table.shown["open"], table.shown["discard"]) == (2, 3)
    assert table.shown["turn"]["founding"]["turned"] == [1, 2]
    table.do("settle", "red", founded=True)
    assert table.booked("red", "colonists") == [(-7, "founding", "7.4")]


def test_9_21_espionage_is_an_action_apart_with_the_row_of_another() -> None:
    table = in_turn().give("red", tiles=["espionage"]).give("blue", rows={"ships": 4})
    table.refused("9.21", "ships", "red", of="red")
    table.do("taxes", "red").do("ships", "red", of="blue")
    assert table.booked("red", "ships") == [(4, "build_ships_spied", "9.21")]
    assert table.player("red")["tiles"] == []
    assert table.shown["turn"]["action"] == "taxes"
    table.refused("9.21", "ships", "red", of="blue")
    taxes = in_turn().give("red", tiles=["espionage"]).give("blue", rows={"taxes": 5})
    assert taxes.do("taxes", "red", of="blue").booked("red", "ducats") == [
        (12, "taxes_spied", "9.21")
    ]
    assert taxes.shown["turn"]["action"] is None
    taxes.refused("record", "draw", "red", of="blue")


def test_9_21_a_failed_founding_by_espionage_earns_its_colonist() -> None:
    table = in_turn().give("red", tiles=["espionage"]).give("blue", rows={"colonies": 3})
    table.do("found", "red", colony="cochin", of="blue").do("turned", colonists=[1, 1])
    assert table.shown["turn"]["founding"]["of"] == "blue"
    table.do("settle", "red", founded=True)
    assert table.booked("red", "colonists") == [(-2, "founding", "7.4")]
    failed = in_turn().give("red", tiles=["espionage", "espionage"])
    failed.do("found", "red", colony="cochin", of="blue").do("turned", colonists=[1, 1])
    failed.refused("record", "ships", "red", of="blue")
    failed.do("settle", "red", founded=False)
    assert failed.booked("red", "colonists") == [(1, "failed", "7.6")]


def test_9_21_its_harvest_may_be_taken_in_portions() -> None:
    sites = {"0": ("clove/3", ""), "1": ("ginger/3", "")}
    table = in_turn(players=3).give("red", tiles=["espionage"] * 2, sites=sites, hand=1)
    table.give("blue", rows={"harvest": 3})
    table.do("harvest", "red", spices={"0": ["clove"]}, of="blue")
    assert table.shown["turn"]["spy"] == {"of": "blue", "taken": 1, "mix": False}
    table.do("harvest", "red", spices={}, ships=1, card="A_harvest_mix", of="blue")
    assert table.shown["turn"]["spy"] == {"of": "blue", "taken": 2, "mix": True}
    assert table.player("red")["tiles"] == ["espionage"]
    table.refused("5.6", "harvest", "red", spices={"0": ["clove"] * 2, "1": ["ginger"]}, of="blue")
    table.do("harvest", "red", spices={}, colonists=2, of="blue")
    assert table.player("red")["tiles"] == ["espionage"]
    table.do("harvest", "red", spices={"0": ["clove"]}, of="blue")
    assert table.player("red")["tiles"] == [], "another Espionage"
    assert table.shown["turn"]["spy"] == {"of": "blue", "taken": 1, "mix": False}
    assert table.shown["turn"]["taken"] == 0
    table.refused("9.21", "harvest", "red", spices={"1": ["ginger"]}, of="green")
    table.do("harvest", "red", spices={"1": ["ginger"]})
    assert table.shown["turn"]["spy"]["taken"] == 1


def test_9_22_the_highest_marker_moves_free() -> None:
    table = in_turn().give("red", tiles=["vice_king"], rows={"ships": 2})
    table.refused("9.22", "use", "red", tile="vice_king", column="ships")
    table.refused("record", "use", "red", tile="vice_king")
    table.do("use", "red", tile="vice_king", column="taxes")
    assert table.player("red")["rows"]["taxes"] == 2
    assert table.booked("red", "ships") == []


def test_9_23_duty_takes_six_spices_at_once() -> None:
    sites = {"0": ("clove/3", "clove " * 3), "1": ("ginger/3", "ginger " * 3)}
    table = in_turn().give("red", tiles=["duty/6/5"], sites=sites)
    five = {"0": ["clove"] * 3, "1": ["ginger"] * 2}
    table.refused("9.23", "use", "red", tile="duty/6/5", spices=five)
    six = {"0": ["clove"] * 3, "1": ["ginger"] * 3}
    table.do("use", "red", tile="duty/6/5", spices=six)
    assert table.booked("red", "vp") == [(5, "tile", "9.23")]
    assert table.booked("red", "clove") == [(-3, "tile", "9.23")]
    assert table.player("red")["face_down"] == ["duty/6/5"]
    assert table.player("red")["tiles"] == []


OFFERED: list[tuple[str, dict[str, Any], int]] = [
    ("red_ship/1", {}, 1),
    ("red_colonist/1", {}, 1),
    ("red_ducats/3", {}, 1),
    ("red_spice/1", {"sites": {"0": ("clove/2", "")}}, 1),
    ("red_spice/1", {}, 0),
    ("red_expedition/1", {}, 1),
    ("extra_harvest/3", {"sites": {"0": ("clove/2", "clove")}}, 1),
    ("extra_harvest/3", {}, 0),
    ("resupply/2", {}, 1),
    ("vice_king", {"rows": {"ships": 2}}, 4),
    ("vice_king", {"rows": dict.fromkeys(COLUMNS, 5)}, 0),
    ("duty/2/5", {"sites": {"0": ("clove/2", "clove clove")}}, 1),
    ("duty/2/5", {"sites": {"0": ("clove/2", "clove")}}, 0),
    ("swap", {}, 25),
    ("espionage", {}, 0),
    ("foreman/3", {}, 0),
]


@pytest.mark.parametrize(("text", "has", "ways"), OFFERED)
def test_9_16_a_tile_is_offered_where_it_can_be_used(text: str, has: Any, ways: int) -> None:
    table = in_turn().give("red", tiles=[text], **has)
    assert sum(len(list(family)) for family in table.families("use")) == ways
    founding = table.do("found", "red", colony="calicut").do("turned", colonists=[1, 1])
    assert sum(len(list(family)) for family in founding.families("use")) == ways
    assert founding.do("settle", "red", founded=False).families("end")


def test_9_21_espionage_offers_the_actions_of_each_other() -> None:
    table = in_turn(players=3).give("red", tiles=["espionage"]).do("taxes", "red")
    for kind in ("ships", "taxes", "found"):
        assert {family.moves[0].of for family in table.families(kind)} == {"blue", "green"}
    assert not table.families("draw")
    assert not table.families("progress")


def test_9_16_cards_that_are_gone_offer_nothing() -> None:
    for text in ("red_expedition/1", "resupply/2"):
        assert not in_turn().give("red", tiles=[text]).cards(0, 0).families("use")


def test_9_21_a_harvest_by_its_only_tile_may_go_on() -> None:
    table = in_turn().give("red", tiles=["espionage"], sites={"0": ("clove/3", "")})
    table.give("blue", rows={"harvest": 2})
    table.do("harvest", "red", spices={"0": ["clove"]}, of="blue")
    spied = [family.move.of for family in table.families("harvest")]
    assert spied == [None, "blue"]


def test_9_3_a_single_plantation_given_up_scores_as_before() -> None:
    table = acquired("pepper/3", sites=FOUR).do("give_up", "red", site="0")
    assert table.player("red")["face_down"] == ["clove/1"]
    assert table.booked("red", "vp") == []


def test_9_4_crop_rotation_has_a_single_field() -> None:
    table = acquired("crop_rotation")
    two = table.refused("9.4", "fill", "red", spices=["clove", "clove"])
    assert two.key == "fill-every-field"
