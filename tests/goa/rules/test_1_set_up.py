"""1 Set-up, 2 Course, 11 Variants."""

import pytest

from tests.goa.rules.table import (
    GOA,
    GRID,
    GRID_B,
    REMOVED,
    REMOVED_B,
    Table,
    begun,
    components,
    everybody_passes,
    in_turn,
    laid,
)
from tests.turns import turns


def ready(**variants: bool) -> Table:
    return begun().do("variants", **variants)


def test_1_1_at_most_two_plantations_go_into_the_box() -> None:
    table = ready()
    assert table.due == ("layout", None)
    table.refused("1.1", "layout", removed=["clove/1", "clove/2", "ginger/1", "ships/4"])
    table.refused("1.1", "layout", removed=REMOVED[:3])
    table.refused("1.1", "layout", removed=["mission/2", *REMOVED[1:]])
    table.refused("1.1", "layout", grid=[["swap"] + ["?"] * 4] + [["?"] * 5] * 4)
    table.do("layout", grid=GRID, removed=["crop_rotation", "clove/1", "clove/2", "ships/4"])
    assert table.shown["removed"]["A"] == ["clove/1", "clove/2", "crop_rotation", "ships/4"]
    assert table.shown["grid"] == GRID


def test_1_1_what_is_not_named_is_unknown() -> None:
    table = ready().do("layout")
    assert table.shown["grid"] == [["?"] * 5] * 5
    assert table.shown["removed"] == {"A": None, "B": None}


def test_1_2_colonies_lie_open_and_cards_make_a_deck() -> None:
    shown = begun().shown
    assert shown["colonies"]["cochin"] == ["any"] * 4
    assert (shown["deck"], shown["discard"]) == (30, 0)


def test_1_3_what_everybody_begins_with_is_booked() -> None:
    richer = components(development={"vp": [2, 3, 4, 5, 6]})
    lines = GOA.begin(["red", "blue"], richer).lines
    assert [(line.what, line.amount, line.rule) for line in lines if line.player == "blue"] == [
        ("ships", 4, "1.3"),
        ("colonists", 2, "1.3"),
        ("vp", 10, "10.2"),
    ]


def test_1_3_what_everybody_begins_with() -> None:
    table = begun()
    red = table.player("red")
    assert (red["ships"], red["colonists"], red["ducats"], red["vp"]) == (4, 2, 0, 0)
    assert set(red["rows"].values()) == {1}
    table = laid(2)
    for cell in ([0, 3], [1, 2], [2, 2]):
        assert table.due[0] == "place"
        table.do("place", table.due[1], cell=cell)
    assert table.due[0] == "bid"


@pytest.mark.parametrize(("cards", "first"), [(1, "red"), (2, "blue"), (6, "blue"), (26, "blue")])
def test_1_4_who_turns_up_the_elephant_is_first_player(cards: int, first: str) -> None:
    table = ready().do("layout").do("elephant", cards=cards)
    assert table.shown["first_player"] == first
    assert (table.shown["deck"], table.shown["discard"]) == (30 - cards, cards)
    ready().do("layout").refused("record", "elephant", cards=27)
    ready().do("layout").refused("record", "elephant", cards=0)


def test_1_5_the_first_player_has_5_ducats_the_others_10() -> None:
    table = laid(first=2)
    assert [table.player(each)["ducats"] for each in table.state.board.colours] == [10, 10, 5, 10]
    assert table.booked("green", "ducats") == [(5, "start", "1.5")]
    assert table.player("green")["extra_cards"] == 0
    assert all(line.secret for line in table.lines)


def test_1_6_variants_come_first_and_quick_start_before_round_1() -> None:
    table = begun()
    assert table.due == ("variants", None)
    table.do("variants", quick_start=True, bonanza=True)
    assert table.shown["variants"] == {"quick_start": True, "bonanza": True, "open_money": False}
    table.do("layout").do("elephant", cards=2)
    assert table.due == ("quick", "blue")


def test_11_1_two_different_markers_to_row_2_or_ten_ducats() -> None:
    table = laid(2, first=1, quick_start=True)
    assert table.due == ("quick", "blue")
    table.refused("11.1", "quick", "red", ducats=True)
    table.refused("11.1", "quick", "blue", columns=["ships", "ships"])
    table.refused("record", "quick", "blue", columns=["ships"])
    table.refused("record", "quick", "blue", columns=["ships", "taxes", "harvest"])
    table.refused("record", "quick", "blue", ducats=False)
    table.do("quick", "blue", columns=["taxes", "ships"])
    assert table.player("blue")["rows"]["taxes"] == table.player("blue")["rows"]["ships"] == 2
    assert table.booked("blue", "vp") == [(1, "marker", "10.2")] * 2
    table.do("quick", "red", ducats=True)
    assert table.booked("red", "ducats") == [(10, "quick_start", "11.1")]
    assert table.due == ("place", "blue")
    assert table.player("blue")["complete"] == 1


def test_11_2_a_bonanza_tile_under_each_corner() -> None:
    corners = [[1, 1], [1, 5], [5, 1], [5, 5]]
    assert laid(bonanza=True).shown["bonanza"] == corners
    assert laid().shown["bonanza"] == []


def bonanza(bonus: dict[str, int], tile: str = "clove/1") -> Table:
    """Red wins the tile of the corner (1, 1)."""
    table = begun(2).do("variants", bonanza=True)
    grid = [[tile, *GRID[0][1:]], *GRID[1:]]
    table.do("layout", grid=grid, removed=REMOVED).do("elephant", cards=1)
    for player, cell in (("red", [0, 1]), ("blue", [1, 1]), ("red", [1, 2])):
        table.do("place", player, cell=cell)
    everybody_passes(table)
    everybody_passes(table)
    assert table.shown["bonanza"] == [[1, 5], [5, 1], [5, 5]]
    if table.due[0] == "bonanza":
        table.do("bonanza", bonus=bonus)
    return table


def test_11_3_who_acquires_the_tile_above_gets_the_bonus_after_it() -> None:
    table = bonanza({"ships": 2})
    assert table.booked("blue", "ships") == [(2, "bonanza", "11.3")]
    assert table.player("blue")["sites"]["0"]["spices"] == ["clove"]
    table = bonanza({}, "ships_or_colonists/3")
    assert table.due == ("take", "blue")
    table.do("take", "blue", goods="ships")
    assert table.due == ("bonanza", None)


def test_11_3_a_tile_laid_there_by_swap_has_none() -> None:
    table = in_turn(bonanza=True).give("red", tiles=["swap"])
    table.do("use", "red", tile="swap", cell=[1, 5])
    assert table.player("red")["ships"] == 4 + 4
    table.do("bonanza", bonus={"extra_cards": 1})
    assert table.player("red")["extra_cards"] == 1
    assert table.shown["bonanza"] == [[1, 1], [5, 1], [5, 5]]
    table.give("red", tiles=["swap"]).do("use", "red", tile="swap", cell=[1, 5])
    assert table.due == ("turn", "red")


def test_11_4_spices_need_room_cards_no_limit_points_are_kept() -> None:
    table = bonanza({"spices": 2}, "ships/4")
    assert table.due == ("bid", "blue"), "no field, no spice"
    table = bonanza({"spices": 2}, "crop_rotation")
    assert table.due == ("fill", "blue")
    table.do("fill", "blue", spices=["clove"]).do("bonanza", bonus={"spices": 2})
    assert table.due == ("bid", "blue")
    table = bonanza({"vp": 3})
    assert (table.player("blue")["bonus_vp"], table.player("blue")["vp"]) == (3, 1 + 3)
    table = bonanza({"cards": 9})
    assert table.player("blue")["hand"] == 9


def test_11_4_spices_with_room_are_taken_at_once() -> None:
    table = in_turn(bonanza=True)
    table.give("red", tiles=["swap"], sites={"0": ("clove/2", "clove"), "1": ("ginger/1", "")})
    table.do("use", "red", tile="swap", cell=[5, 1])
    table.do("bonanza", bonus={"spices": 2})
    assert table.due == ("take", "red")
    table.refused("11.4", "take", "red", goods="ships")
    table.refused("11.4", "take", "red", goods="spices", spices={"0": ["clove", "clove"]})
    table.refused("11.4", "take", "red", goods="spices", spices={"0": ["ginger"]})
    table.do("take", "red", goods="spices", spices={"1": ["ginger"]})
    assert table.booked("red", "ginger") == [(1, "bonanza", "11.4")]
    assert table.shown["open"] == 0


def test_11_4_after_a4_all_eight_return() -> None:
    table = end_of_phase_a(bonanza=True)
    assert table.shown["bonanza"] == []
    table.do("layout", grid=GRID_B, removed=REMOVED_B)
    assert len(table.shown["bonanza"]) == 4


def end_of_phase_a(**variants: bool) -> Table:
    """Red has ended the last turn of round A4."""
    table = in_turn("red", number=3, phase="A", players=2, **variants).set(round=4)
    table.give("red", face_down=["red_ship/1"], ducats=3)
    table.do("end", "red").do("end", "blue")
    return table


def test_2_1_four_rounds_of_phase_a_then_four_of_phase_b() -> None:
    table = in_turn("red", number=3, phase="A", players=2)
    table.do("end", "red").do("end", "blue")
    assert (table.shown["phase"], table.shown["round"]) == ("A", 2)
    table = end_of_phase_a()
    assert (table.shown["phase"], table.shown["round"]) == ("B", 1)
    table = in_turn("red", number=3, players=2).set(round=4).do("end", "red").do("end", "blue")
    assert table.due == ("over", None)
    assert (table.shown["phase"], table.shown["round"]) == ("B", 4)


def test_2_2_a_round_is_tokens_auctions_turns_and_extra_turns() -> None:
    table = laid(2, first=1)
    kinds, another = [], turns()
    while another() and table.shown["round"] == 1:
        kind, player = table.due
        kinds.append(kind)
        if kind == "place":
            table.do("place", player, cell=list(next(iter(table.families("place")[0])).cell))
        else:
            table.do("end" if kind == "turn" else "pass", player)
    assert [kind for kind in kinds if kind != "fill"] == (
        ["place"] * 3 + ["bid"] * 3 + ["turn"] * 6 + ["extra"]
    )


def test_2_3_after_a4_the_grid_is_cleared_and_b_laid_out() -> None:
    table = end_of_phase_a()
    assert table.due == ("layout", None)
    assert table.shown["grid"] == [[None] * 5] * 5
    assert table.player("red")["face_down"] == ["red_ship/1"]
    table.refused("2.3", "layout", grid=GRID)
    table.refused("2.3", "layout", removed=["clove/3", "clove/2", "ginger/3", "swap"])
    table.do("layout", grid=GRID_B, removed=REMOVED_B)
    assert table.shown["removed"] == {"A": sorted(REMOVED), "B": sorted(REMOVED_B)}
    assert table.player("red")["ducats"] == 3
    assert table.due == ("place", "red")


def test_2_4_used_red_tiles_turn_face_up_again() -> None:
    table = in_turn("red", number=3, players=2).give("red", tiles=["red_ship/1", "duty/6/5"])
    table.give("blue", face_down=["ginger/1", "duty/6/5"])
    table.do("use", "red", tile="red_ship/1")
    assert table.player("red")["face_down"] == ["red_ship/1"]
    table.do("end", "red").do("end", "blue")
    assert table.player("red")["tiles"] == ["duty/6/5", "red_ship/1"]
    assert table.player("red")["face_down"] == []
    assert table.player("blue")["face_down"] == ["duty/6/5", "ginger/1"]
    assert end_of_phase_a().do("layout").player("red")["tiles"] == ["red_ship/1"]
