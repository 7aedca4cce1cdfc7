"""13 Record: what is named later, corrections, what is pending."""

from typing import Any

import pytest

from companion.goa.rules import pieces
from companion.goa.rules.board import CARDS
from companion.goa.rules.tiles import UNNAMED
from companion.table.game import Refusal
from tests.goa.rules import invariants
from tests.goa.rules.games import SETS, played
from tests.goa.rules.table import (
    ENGLISH,
    GRID,
    GRID_B,
    REMOVED,
    Table,
    begun,
    in_auctions,
    in_turn,
    laid,
    tile,
)


def test_13_1_results_of_chance_are_moves() -> None:
    assert set(invariants.GOA.drawn) == {"layout", "tile", "elephant", "turned", "hand", "bonanza"}
    table = begun().do("variants")
    table.refused("record", "place", "red", cell=[0, 3])
    table.refused("record", "adjust", "red", why="x", ships=1)


def test_13_2_a_cell_is_named_when_a_token_lands_on_it() -> None:
    table = begun(2).do("variants").do("layout").do("elephant", cards=1)
    table.do("place", "red", cell=[0, 1])
    assert table.due == ("place", "blue"), "the flag names nothing"
    table.do("place", "blue", cell=[1, 1])
    assert table.due == ("tile", None)
    table.refused("13.2", "tile", tile="mission/2")
    table.refused("record", "tile", tile="?")
    table.do("tile", tile="clove/1")
    assert table.shown["grid"][0][:2] == ["clove/1", "?"]
    assert table.due == ("place", "red")


def test_13_2_every_tile_of_the_phase_can_be_named() -> None:
    table = begun(2).do("variants").do("layout").do("elephant", cards=1)
    table.do("place", "red", cell=[0, 1]).do("place", "blue", cell=[1, 1])
    [family] = table.families("tile")
    names = {move.tile.text for move in family}
    assert {"clove/3", "ships/4", "duty/6/5", "crop_rotation", "foreman/9"} <= names
    assert not names & {"mission/2", "swap", "red_expedition/1"}


def test_13_2_swap_names_what_it_takes() -> None:
    table = in_turn().give("red", tiles=["swap"])
    unnamed = pieces_unnamed(table)
    unnamed.do("use", "red", tile="swap", cell=[1, 1])
    assert (unnamed.due, unnamed.shown["grid"][0][0]) == (("tile", None), "swap")
    unnamed.do("tile", tile="ships/4")
    assert unnamed.booked("red", "ships") == [(4, "tile", "9.7")]
    assert unnamed.due == ("turn", "red")


def pieces_unnamed(table: Table) -> Table:
    return table.set(grid=(UNNAMED, *table.state.grid[1:]))


def test_13_3_of_a_turned_up_card_only_the_colonists_are_recorded() -> None:
    table = in_turn().do("found", "red", colony="quilon")
    table.refused("record", "turned", colonists=["1", "3"])
    table.do("turned", colonists=[3, 1])
    assert table.shown["turn"]["founding"]["turned"] == [3, 1]


def test_13_4_hidden_draws_move_counts() -> None:
    table = in_turn().cards(0, 5).do("draw", "red")
    assert (table.shown["deck"], table.shown["discard"]) == (4, 0)


def test_13_5_whose_move_it_is_follows_from_the_state() -> None:
    table = in_turn().do("taxes", "red")
    assert table.due == ("turn", "red"), "open for tiles and the card until it is ended"
    assert table.do("end", "red").due == ("turn", "blue")


def test_13_6_choices_block() -> None:
    table = in_turn().give("red", tiles=["resupply/2"]).do("use", "red", tile="resupply/2")
    table.do("turned", colonists=[1, 1])
    for kind in ("end", "ships", "draw"):
        table.refused("record", kind, "red")
    table.refused("record", "correct", state={"discard": 3}, why="x")
    table.do("adjust", "red", why="x", ships=1)


@pytest.mark.parametrize("name", sorted(SETS))
def test_13_7_what_holds_after_every_move(name: str) -> None:
    for state, _ in played(11, 4, SETS[name]):
        invariants.check(state)


def test_13_8_amounts_are_put_right_with_a_reason() -> None:
    table = in_turn()
    changes = {"ducats": 2, "ships": -4, "colonists": -1, "extra_cards": 3}
    table.do("adjust", "blue", why="miscounted", **changes)
    blue = table.player("blue")
    assert (blue["ships"], blue["colonists"], blue["extra_cards"]) == (0, 1, 3)
    assert table.booked("blue", "ships") == [(-4, "adjust", "13.8")]
    for what in ("ducats", "ships", "colonists", "extra_cards"):
        table.refused("13.8", "adjust", "blue", why="x", **{what: -99})
        table.refused("record", "adjust", "blue", why="x", **{what: 0})
        table.refused("record", "adjust", "blue", why="x", **{what: 1000})
    table.refused("record", "adjust", "blue", why=" ", ships=1)
    table.refused("record", "adjust", "blue", why="x")
    begun().refused("record", "adjust", "red", why="x", ships=1)
    laid(quick_start=True).refused("record", "adjust", "red", why="x", ships=1)


def test_13_8_only_what_is_named_changes() -> None:
    table = in_turn().do("adjust", "red", why="miscounted", ducats=2)
    assert [(line.what, line.amount) for line in table.lines] == [("ducats", 2)]
    nothing = table.refused("record", "adjust", "red", why="miscounted")
    assert "ducats" in ENGLISH.say(nothing.key, **nothing.figures)


def test_13_8_no_purse_below_the_highest_bid() -> None:
    table = in_auctions((1, 3), (1, 4), (2, 4), players=3).do("bid", "blue", ducats=4)
    table.refused("13.8", "adjust", "blue", why="x", ducats=-7)
    table.do("adjust", "blue", why="x", ducats=-6).do("bid", "green", ducats=5)
    table.do("adjust", "blue", why="x", ducats=-4)
    table.refused("13.8", "adjust", "green", why="x", ducats=-6)
    table.do("adjust", "red", why="x", ducats=-5)


def test_13_8_until_the_last_hand_lies_open() -> None:
    table = in_turn(players=2, number=3).set(round=4).give("red", hand=1)
    table.do("end", "red").do("end", "blue").do("adjust", "blue", why="x", ducats=1)
    table.do("hand", "red", symbols={"fish": 1})
    table.refused("record", "adjust", "blue", why="x", ducats=1)


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
    assert sorted(table.state.came_up) == sorted(pieces.full_grid(GRID, ""))


def test_13_2_what_was_named_has_come_up_once() -> None:
    table = begun().do("variants").do("layout", removed=REMOVED)
    assert table.state.came_up == tuple(map(tile, REMOVED))
    table.do("elephant", cards=1)
    named = [["ships/4", *["?"] * 4], *[["?"] * 5] * 4]
    correct(table, grid=named)
    assert table.state.came_up == tuple(map(tile, REMOVED)), "one was in the box"
    named[0][1] = "ships/4"
    correct(table, grid=named)
    assert table.state.came_up == (*map(tile, REMOVED), tile("ships/4"))


WRITTEN: list[dict[str, Any]] = [
    {"do": "quick", "player": "red", "ducats": True},
    {"do": "quick", "player": "red", "columns": ["ships", "taxes"]},
    {"do": "use", "player": "red", "tile": "swap", "cell": [2, 3]},
    {"do": "use", "player": "red", "tile": "vice_king", "column": "taxes"},
    {"do": "use", "player": "red", "tile": "duty/6/5", "spices": {"0": ["clove"]}},
    {"do": "auction", "player": "red", "bidder": "blue", "ducats": 3, "bought": False},
    {"do": "fill", "player": "red", "spices": ["clove"], "tile": "clove/ginger"},
    {"do": "harvest", "player": "red", "spices": {}, "ships": 1, "card": "A_harvest_mix"},
    {"do": "adjust", "player": "red", "why": "so", "ships": -1},
    {"do": "hand", "player": "red", "symbols": {"fish": 2}},
    {"do": "give_up", "player": "red", "site": "2"},
]


@pytest.mark.parametrize("written", WRITTEN)
def test_13_1_a_move_is_written_as_it_was_read(written: dict[str, Any]) -> None:
    again = invariants.GOA.write(invariants.GOA.read(written))
    assert again == {key: value for key, value in written.items() if value is not False}
    with pytest.raises(Refusal):
        invariants.GOA.read({**written, "stray": 1})


def test_13_1_a_hand_names_symbols_only() -> None:
    table = in_turn(players=2, number=3).set(round=4).give("red", hand=1)
    table.do("end", "red").do("end", "blue")
    table.refused("record", "hand", "red", symbols={"fish": 1, "lion": 1})
