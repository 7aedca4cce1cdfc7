"""9 Tiles."""

from typing import Any

from companion.goa.rules.acquiring import acquire
from companion.goa.rules.phases import settle
from tests.goa.rules.table import Table, in_turn, tile

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


def test_9_3_a_single_plantation_given_up_scores_as_before() -> None:
    table = acquired("pepper/3", sites=FOUR).do("give_up", "red", site="0")
    assert table.player("red")["face_down"] == ["clove/1"]
    assert table.booked("red", "vp") == []


def test_9_4_crop_rotation_has_a_single_field() -> None:
    table = acquired("crop_rotation")
    two = table.refused("9.4", "fill", "red", spices=["clove", "clove"])
    assert two.key == "fill-every-field"
