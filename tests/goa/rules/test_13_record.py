"""13 Record: what is named later, what is pending."""

from typing import Any

import pytest

from companion.goa.rules.tiles import UNNAMED
from companion.table.game import Refusal
from tests.goa.rules import invariants
from tests.goa.rules.games import SETS, played
from tests.goa.rules.table import ENGLISH, REMOVED, Table, begun, in_auctions, in_turn, laid, tile


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


def test_13_2_what_was_named_has_come_up_once() -> None:
    table = begun().do("variants").do("layout", removed=REMOVED)
    assert table.state.came_up[0] == tuple(map(tile, REMOVED))
    table.do("elephant", cards=1)
    named = [["ships/4", *["?"] * 4], *[["?"] * 5] * 4]
    table.do("correct", state={"grid": named}, why="so")
    assert table.state.came_up[0] == tuple(map(tile, REMOVED)), "one was in the box"
    named[0][1] = "ships/4"
    table.do("correct", state={"grid": named}, why="so")
    assert table.state.came_up[0] == (*map(tile, REMOVED), tile("ships/4"))


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
