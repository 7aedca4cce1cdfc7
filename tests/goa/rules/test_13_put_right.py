"""13.9 What the table puts right."""

from typing import Any

from companion.goa.rules import pieces
from companion.goa.rules.board import CARDS
from tests.goa.rules import invariants
from tests.goa.rules.table import (
    GRID,
    GRID_B,
    Table,
    in_auctions,
    in_turn,
    laid,
)


def correct(table: Table, **state: Any) -> Table:
    return table.do("correct", state=state, why="the table has it so")


def wrong(table: Table, rule: str = "13.9", **state: Any) -> str:
    return table.refused(rule, "correct", state=state, why="the table has it so").key


def estate(**changes: Any) -> dict[str, Any]:
    return {"players": {"red": changes}}


def test_13_9_markers_sites_tiles_and_hand_of_a_player() -> None:
    table = in_turn().give("red", complete=2)
    sites = {
        "1": {"tile": "clove/2", "spices": ["clove"]},
        "quilon": {"tile": "pepper/nutmeg", "spices": []},
    }
    correct(table, **estate(rows={"ships": 4}, sites=sites, tiles=["swap"], hand=3))
    red = table.player("red")
    assert (red["rows"]["ships"], red["sites"], red["tiles"]) == (4, sites, ["swap"])
    assert (red["hand"], table.shown["deck"]) == (3, 26)
    assert table.booked("red", "clove") == [(1, "correct", "13.9")]
    assert table.booked("red", "hand") == [(3, "correct", "13.9")]
    assert table.booked("red", "vp") == [(7, "correct", "13.9")]
    assert table.shown["rewards"]["ships"] == [4], "gone, and no card for it"
    assert "pepper/nutmeg" not in table.shown["colonies"]["quilon"]
    assert red["complete"] == 2
    correct(table, **estate(face_down=["clove/1", "red_ship/1", "duty/6/5"], sites={}))
    assert table.player("red")["face_down"] == ["clove/1", "duty/6/5", "red_ship/1"]
    assert table.player("red")["vp"] == 6 + 1 + 5
    assert "pepper/nutmeg" in table.shown["colonies"]["quilon"]


def test_13_9_the_rewards_of_the_rows_reached_are_gone() -> None:
    table = in_turn()
    rows = dict.fromkeys(("ships", "harvest", "taxes", "expedition", "colonies"), 5)
    correct(table, **estate(rows=rows))
    assert table.player("red")["complete"] == 5
    assert table.player("red")["extra_cards"] == 0
    assert set(map(tuple, table.shown["rewards"].values())) == {(4, 5)}
    correct(table, **estate(rows=dict.fromkeys(rows, 2)))
    assert table.player("red")["complete"] == 5


def test_13_9_a_correction_is_written_as_it_was_read() -> None:
    site = {"tile": "clove/2", "spices": ["clove"]}
    estate = {"rows": {"ships": 4}, "sites": {"1": site}, "tiles": [], "face_down": [], "hand": 0}
    state = {
        "players": {"red": estate, "blue": {"hand": 2}},
        "grid": GRID,
        "discard": 0,
        "phase": "A",
        "round": 2,
        "first_player": "blue",
        "rewards": {"ships": [], "taxes": [4, 5]},
        "bonanza": [[1, 1]],
    }
    for part in (state, {"discard": 3}, {"bonanza": []}, {"players": {"red": {"tiles": []}}}):
        raw = {"do": "correct", "state": part, "why": "so"}
        assert invariants.GOA.write(invariants.GOA.read(raw)) == raw


def test_13_9_what_cannot_lie_there() -> None:
    table = in_turn()
    site = {"tile": "clove/2", "spices": ["clove"] * 3}
    wrong(table, **estate(sites={"0": site}))
    wrong(table, **estate(sites={"0": {"tile": "clove/2", "spices": ["ginger"]}}))
    wrong(table, **estate(sites={"cochin": {"tile": "pepper/nutmeg", "spices": []}}))
    wrong(table, **estate(hand=30))
    wrong(in_turn(players=2), "0.1", players={"yellow": {"hand": 1}})
    for part in (
        {"sites": {"0": {"tile": "ships/4", "spices": []}}},
        {"sites": {"4": {"tile": "clove/2", "spices": []}}},
        {"sites": {"quilon": {"tile": "clove/2", "spices": []}}},
        {"sites": {"0": {"tile": "clove/2"}}},
        {"tiles": ["clove/2"]},
        {"tiles": ["ships/4"]},
        {"face_down": ["swap"]},
        {"face_down": ["clove/2"]},
        {"rows": {"ships": 6}},
        {"rows": {}},
        {"sites": {"9": {"tile": "clove/2", "spices": []}}},
        {"sites": {"0": {"tile": "clove/2", "spices": [], "vp": 1}}},
        {"sites": {"quilon": {"tile": "pepper/nutmeg", "spices": [], "vp": 1}}},
        {"vp": 3, "hand": 1},
        {"hand": 31},
        {"hand": None},
        {},
    ):
        wrong(table, "record", **estate(**part))
    for state in ({}, {"players": {}}, {"vp": 3}, {"grid": [[None] * 5] * 4}, {"discard": 31}):
        wrong(table, "record", **state)
    table.refused("record", "correct", state={"discard": 3})
    double = {"tile": "pepper/nutmeg", "spices": []}
    correct(table, players={"blue": {"sites": {"quilon": double}}})
    wrong(table, **estate(sites={"quilon": double}))


def test_13_9_the_grid_and_the_discard_pile() -> None:
    table = in_turn()
    grid = [[None, *GRID_B[0][1:]], *GRID_B[1:]]
    correct(table, grid=grid, discard=7)
    assert table.shown["grid"] == grid
    assert (table.shown["discard"], table.shown["deck"]) == (7, 23)
    wrong(table, "record", grid=GRID)
    few = [["?"] * 5, ["?"] * 5, ["?", None, None, None, None], [None] * 5, [None] * 5]
    assert wrong(table, grid=few) == "too-few-tiles"
    correct(table, grid=[["?"] * 5, ["?"] * 5, ["?", "?", None, None, None], *few[3:]])
    table.set(round=4)
    correct(table, grid=[[None] * 5] * 5)
    wrong(table, discard=30, **estate(hand=1))
    correct(table, discard=30)
    assert table.shown["deck"] == 0 == CARDS - 30


def test_13_9_the_course_only_where_the_flag_is_due() -> None:
    for state in ({"round": 2}, {"first_player": "red"}, {"rewards": {"ships": [4]}}):
        wrong(in_turn(), **state)
    wrong(in_turn(), bonanza=[])
    wrong(in_turn(), phase="A", grid=GRID)
    table = laid(bonanza=True)
    wrong(table, phase="B")
    course = {"phase": "B", "round": 3, "first_player": "green", "rewards": {"ships": [5]}}
    correct(table, grid=GRID_B, bonanza=[[5, 5], [1, 1]], **course)
    shown = table.shown
    assert (shown["phase"], shown["round"], shown["first_player"]) == ("B", 3, "green")
    assert shown["bonanza"] == [[1, 1], [5, 5]]
    assert shown["rewards"]["ships"] == [5]
    assert shown["removed"]["A"] is not None
    assert shown["removed"]["B"] is None
    assert table.due == ("place", "green")
    correct(table, round=1)
    assert table.shown["round"] == 1
    correct(table, round=3)
    wrong(table, "record", phase="C", grid=GRID)
    correct(table, rewards={"ships": []})
    assert table.shown["rewards"]["ships"] == []
    correct(table, grid=[[None, *GRID_B[0][1:]], *GRID_B[1:]])
    assert table.shown["bonanza"] == [[5, 5]], "the Bonanza of an empty corner is gone"
    wrong(table, bonanza=[[1, 1]])
    correct(table, grid=GRID_B, bonanza=[[1, 1], [1, 5], [5, 1], [5, 5]])
    assert len(table.shown["bonanza"]) == 4
    wrong(table, "record", bonanza=[[1, 2]])
    wrong(table, "record", bonanza=[[5, 5], [5, 5]])
    wrong(table, "record", rewards={"ships": [3]})
    wrong(table, "record", rewards={"ships": [4, 4]})
    wrong(laid(), bonanza=[[1, 1]])
    back = table.do("correct", state={"phase": "A", "grid": GRID}, why="x")
    assert back.shown["phase"] == "A"


def test_13_9_the_flag_needs_tiles_for_its_own_round_too() -> None:
    table = laid(4).set(round=4)
    three = [["?", "?", "?", None, None], *[[None] * 5] * 4]
    wrong(table, grid=three)
    correct(table, grid=[["?", "?", "?", "?", None], *[[None] * 5] * 4])
    wrong(table, round=3)


def test_13_9_where_a_hand_is_due() -> None:
    table = in_turn(players=2, number=3).set(round=4).give("red", hand=1).give("blue", hand=1)
    table.do("end", "red").do("end", "blue")
    wrong(table, grid=GRID_B)
    wrong(table, discard=2)
    table.do("hand", "red", symbols={"fish": 1})
    wrong(table, **estate(hand=2))
    correct(table, **estate(rows={"ships": 2}))
    correct(table, players={"blue": {"hand": 0}})
    assert table.due == ("over", None)


def test_13_9_not_while_tokens_lie_or_a_founding_is_open() -> None:
    table = laid().do("place", "red", cell=[0, 3])
    table.refused("record", "correct", state={"discard": 3}, why="x")
    auction = in_auctions((1, 3), (1, 4), players=2)
    auction.refused("record", "correct", state={"discard": 3}, why="x")
    founding = in_turn().do("found", "red", colony="quilon").do("turned", colonists=[1, 1])
    founding.refused("record", "correct", state={"discard": 3}, why="x")
    extra = in_turn(players=2, number=3).give("red", extra_cards=1)
    extra.do("end", "red").do("end", "blue")
    correct(extra, **estate(hand=1))


def test_13_9_a_colony_has_the_fields_the_set_prints() -> None:
    table = in_turn()
    sites = {"quilon": {"tile": "pepper/nutmeg", "spices": ["pepper"]}}
    correct(table, **estate(sites={"0": {"tile": "clove/2", "spices": ["clove"]}}))
    correct(table, **estate(sites={"0": {"tile": "clove/2", "spices": ["clove", "clove"]}}))
    assert table.booked("red", "clove") == [(1, "correct", "13.9")]
    correct(table, **estate(sites={**sites, "calicut": {"tile": "any", "spices": ["clove"]}}))
    table.do("harvest", "red", spices={"calicut": ["ginger"]})
    assert table.player("red")["sites"]["quilon"]["spices"] == ["pepper"]


def test_13_9_what_goes_into_the_box_before_b_is_unknown_again() -> None:
    table = in_turn()
    table.set(stage=laid().state.stage, step=0, turn=None)
    correct(table, phase="A", grid=GRID)
    assert table.shown["removed"]["A"] is not None
    assert table.shown["removed"]["B"] is None
    seen = (*pieces.full_grid(GRID, ""), *table.state.removed[0])
    assert sorted(table.state.came_up[0]) == sorted(seen)
    assert table.state.came_up[1] == ()
