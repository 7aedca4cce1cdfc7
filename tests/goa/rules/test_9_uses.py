"""9.14 and 9.16 to 9.23 Tiles that are used in turns."""

from typing import Any

import pytest

from companion.goa.rules.board import COLUMNS
from tests.goa.rules.table import Table, in_turn


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
    table.give("red", sites={"0": ("clove/3", "")}).give("blue", rows={"harvest": 2})
    portions = [list(family) for family in table.families("harvest")]
    assert [len(each) for each in portions] == [2, 1], "of blue's value, and of green's"


def test_9_16_cards_that_are_gone_offer_nothing() -> None:
    for text in ("red_expedition/1", "resupply/2"):
        assert not in_turn().give("red", tiles=[text]).cards(0, 0).families("use")


def test_9_21_a_harvest_by_its_only_tile_may_go_on() -> None:
    table = in_turn().give("red", tiles=["espionage"], sites={"0": ("clove/3", "")})
    table.give("blue", rows={"harvest": 2})
    table.do("harvest", "red", spices={"0": ["clove"]}, of="blue")
    spied = [family.move.of for family in table.families("harvest")]
    assert spied == [None, "blue"]
