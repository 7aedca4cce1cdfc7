"""3 Placing tokens, 4 Auctions."""

import pytest

from companion.goa.rules import figures
from companion.goa.rules.placing import PLACES, places_for_flag
from companion.goa.rules.state import cell_of
from tests.goa.rules.table import ENGLISH, Table, everybody_passes, in_auctions, laid, tile


def cells(table: Table) -> list[list[int]]:
    return [list(move.cell) for move in table.families("place")[0]]


def test_3_1_twenty_border_places_and_no_corners() -> None:
    assert len(PLACES) == 45
    table = laid()
    assert len(places_for_flag(table.state)) == 20
    table.refused("3.1", "place", "red", cell=[0, 0])
    table.refused("3.1", "place", "red", cell=[6, 6])
    table.refused("record", "place", "red", cell=[7, 1])


def test_3_2_the_flag_lies_on_an_empty_place_beside_a_tile() -> None:
    table = laid()
    table.refused("3.2", "place", "red", cell=[3, 3])
    table.do("place", "red", cell=[0, 3])
    assert table.shown["flag"] == [0, 3]
    assert table.shown["tokens"] == [{"number": 1, "player": "red", "cell": [0, 3]}]


@pytest.mark.parametrize(
    ("tile", "places"),
    [
        ((3, 3), [[2, 3], [3, 2], [3, 4], [4, 3]]),
        ((1, 1), [[0, 1], [1, 0], [1, 2], [2, 1]]),
        ((5, 5), [[4, 5], [5, 4], [5, 6], [6, 5]]),
    ],
)
def test_3_2_beside_a_lone_tile_by_an_edge(tile: tuple[int, int], places: list[list[int]]) -> None:
    table = laid().set(round=4)
    grid = [one if cell_of(at) == tile else None for at, one in enumerate(table.state.grid)]
    table.set(grid=tuple(grid))
    assert cells(table) == places
    for place in PLACES:
        if list(place) not in places:
            table.refused("3.2", "place", "red", cell=list(place))
    for place in places:
        Table(table.state).do("place", "red", cell=place)


def test_3_3_each_places_one_the_first_player_his_highest_last() -> None:
    table = laid(3, first=1).do("place", "blue", cell=[0, 3])
    assert table.due == ("place", "green")
    table.refused("3.3", "place", "red", cell=[1, 3])
    table.refused("3.3", "place", "green", cell=[0, 3])
    table.do("place", "green", cell=[1, 3])
    table.refused("3.3", "place", "red", cell=[1, 3])
    table.do("place", "red", cell=[1, 4]).do("place", "blue", cell=[2, 4])
    assert [token["number"] for token in table.shown["tokens"]] == [1, 2, 3, 4]
    assert table.shown["tokens"][-1]["player"] == "blue"
    assert table.due[0] == "bid"


def test_3_4_a_token_touches_the_one_before_by_edge_or_corner() -> None:
    table = laid().do("place", "red", cell=[0, 3])
    assert cells(table) == [[1, 2], [1, 3], [1, 4]]
    table.refused("3.4", "place", "blue", cell=[2, 3])
    table.do("place", "blue", cell=[1, 2])
    assert cells(table) == [[1, 1], [1, 3], [2, 1], [2, 2], [2, 3]]


def test_3_5_in_a_dead_end_any_free_tile_will_do() -> None:
    table = laid()
    grid = list(table.state.grid)
    for place in (1, 5, 6, 3):
        grid[place] = None
    table.set(grid=tuple(grid)).do("place", "red", cell=[0, 1])
    assert cells(table) == [[1, 1]]
    table.do("place", "blue", cell=[1, 1])
    assert len(cells(table)) == 20
    assert [1, 1] not in cells(table)
    table.do("place", "green", cell=[1, 5])
    assert cells(table) == [[2, 4], [2, 5]]


def test_3_6_some_place_is_always_left() -> None:
    table = laid(4).set(round=4)
    grid = [one if place in (0, 4, 20, 24) else None for place, one in enumerate(table.state.grid)]
    table.set(grid=tuple(grid))
    for _ in range(5):
        table.do("place", table.due[1], cell=cells(table)[0])
    assert table.due[0] == "bid"


def test_3_7_the_places_of_the_example() -> None:
    table = laid().do("place", "red", cell=[0, 1])
    assert cells(table) == [[1, 1], [1, 2]]
    table = laid()
    grid = list(table.state.grid)
    grid[2] = None
    table.set(grid=tuple(grid))
    table.refused("3.2", "place", "red", cell=[0, 3])
    table.do("place", "red", cell=[1, 3])
    assert table.shown["flag"] == [1, 3]


def test_4_1_tokens_in_order_the_flag_with_token_1() -> None:
    table = in_auctions((1, 3), (1, 4), players=2)
    assert table.shown["auction"]["number"] == 1
    everybody_passes(table)
    assert table.shown["flag"] is None
    assert table.shown["auction"]["number"] == 2
    assert table.shown["auction"]["cell"] == [1, 3]
    assert table.shown["auction"]["player"] == "blue"
    assert [token["number"] for token in table.shown["tokens"]] == [2, 3]
    table.do("bid", "red", ducats=1).do("sell", "blue")
    [lot] = [line.about["lot"] for line in table.lines if line.source == "bid"]
    assert lot == figures.lot(tile("red_colonist/1"))


def test_4_2_bidding_goes_round_once_from_the_auctioneers_left() -> None:
    table = in_auctions((1, 3), (1, 4), (2, 4), (3, 4))
    assert table.due == ("bid", "blue")
    table.refused("4.2", "bid", "red", ducats=1)
    table.refused("4.2", "pass", "green")
    table.refused("4.2", "bid", "blue", ducats=0)
    table.refused("record", "bid", "blue", ducats=-1)
    assert table.refused("4.2", "bid", "blue", ducats=11).key == "not-enough-ducats"
    table.do("bid", "blue", ducats=4)
    table.refused("4.2", "bid", "green", ducats=4)
    table.do("pass", "green").do("bid", "yellow", ducats=10)
    assert table.shown["auction"]["bids"] == {"blue": 4, "green": None, "yellow": 10}
    assert table.due == ("decide", "red")
    table.refused("record", "bid", "blue", ducats=11)


def test_4_2_who_has_no_ducats_passes_by_his_own_word() -> None:
    table = in_auctions((1, 3), (1, 4), players=2).give("blue", ducats=0)
    assert table.due == ("bid", "blue")
    assert [family.kind for family in table.families("pass")] == ["pass"]
    assert not table.families("bid")
    assert [len(list(family)) for family in table.give("blue", ducats=1).families("bid")] == [1]


def test_4_3_nobody_bid_the_auctioneer_has_it() -> None:
    table = everybody_passes(in_auctions((1, 3), (1, 4), players=2))
    assert table.player("red")["extra_cards"] == 1
    everybody_passes(table)
    assert table.player("blue")["tiles"] == ["red_colonist/1"]
    assert table.shown["grid"][0][2] is None


def test_4_4_sold_to_the_highest_bidder_or_bought_for_1_less() -> None:
    def bid() -> Table:
        return in_auctions((1, 3), (1, 4), players=2).do("bid", "blue", ducats=4)

    table = bid().do("sell", "red")
    assert table.booked("blue", "ducats") == [(-4, "bid", "4.4")]
    assert table.booked("red", "ducats") == [(4, "sale", "4.4")]
    assert table.shown["first_player"] == "blue"
    table = bid().do("buy", "red")
    assert table.booked("red", "ducats") == [(-3, "purchase", "4.4")]
    assert table.booked("blue", "ducats") == []
    assert table.shown["first_player"] == "red"
    table = bid()
    table.refused("4.4", "sell", "blue")
    table.refused("4.4", "buy", "blue")
    assert table.give("red", ducats=2).refused("4.4", "buy", "red").key == "not-enough-ducats"
    assert not table.families("buy")
    assert table.give("red", ducats=3).families("buy")
    table.do("buy", "red")
    assert table.player("red")["ducats"] == 0
    table = in_auctions((1, 3), (1, 4), players=2).do("bid", "blue", ducats=1).do("buy", "red")
    assert table.booked("red", "ducats") == []


def test_4_4_a_group_that_bids_aloud_records_the_result_alone() -> None:
    def opened() -> Table:
        return in_auctions((1, 3), (1, 4), (2, 4), players=3)

    table = opened()
    table.refused("4.4", "auction", "blue")
    table.refused("4.2", "auction", "red", bidder="red", ducats=2)
    table.refused("4.2", "auction", "red", bidder="green", ducats=11)
    table.refused("4.4", "auction", "red", bidder="green", ducats=7, bought=True)
    table.refused("record", "auction", "red", ducats=7)
    table.refused("record", "auction", "red", bidder="green")
    table.refused("4.2", "auction", "red", bidder="green", ducats=0)
    table.refused("0.1", "auction", "red", bidder="yellow", ducats=1)
    assert opened().do("auction", "red").shown["first_player"] == "red"
    table = opened().do("auction", "red", bidder="green", ducats=6)
    assert (table.player("green")["ducats"], table.player("red")["ducats"]) == (4, 11)
    assert table.shown["first_player"] == "green"
    table = opened().do("auction", "red", bidder="green", ducats=6, bought=True)
    assert (table.player("green")["ducats"], table.player("red")["ducats"]) == (10, 0)
    assert table.shown["first_player"] == "red"
    opened().do("pass", "blue").refused("record", "auction", "red")


def test_4_5_proceeds_can_be_bid_in_the_next_auction() -> None:
    table = in_auctions((1, 3), (1, 4), players=2).do("bid", "blue", ducats=10).do("sell", "red")
    assert table.due == ("bid", "red")
    table.do("bid", "red", ducats=15)
    assert table.player("red")["ducats"] == 15


def test_4_6_the_flag_brings_an_extra_card_and_the_first_turn() -> None:
    table = in_auctions((1, 3), (1, 4), players=2).do("bid", "blue", ducats=1).do("sell", "red")
    assert table.booked("blue", "extra_cards") == [(1, "flag", "4.6")]
    everybody_passes(everybody_passes(table))
    assert table.due == ("turn", "blue")


def test_4_7_choices_come_before_the_next_auction() -> None:
    table = in_auctions((1, 4), (1, 5), players=2)
    everybody_passes(everybody_passes(table))
    assert table.player("blue")["colonists"] == 2 + 4
    table = laid(2).do("place", "red", cell=[6, 1])
    table.do("place", "blue", cell=[5, 1]).do("place", "red", cell=[4, 1])
    for _ in range(3):
        everybody_passes(table)
    assert table.due == ("take", "red")
    assert table.shown["auction"] is None
    assert table.shown["grid"][3][0] is None


@pytest.mark.parametrize(
    "move",
    [
        {"kind": "use", "tile": "red_ship/1"},
        {"kind": "card", "card": "ships2"},
        {"kind": "draw"},
        {"kind": "end"},
    ],
)
def test_4_8_no_tile_and_no_card_during_the_auctions(move: dict[str, str]) -> None:
    table = in_auctions((1, 3), (1, 4), players=2)
    table.give("blue", hand=2, tiles=["red_ship/1"])
    kind = move.pop("kind")
    table.refused("record", kind, "blue", **move)


@pytest.mark.parametrize(
    ("cell", "said"),
    [
        ((0, 3), "top edge/column 3"),
        ((6, 1), "bottom edge/column 1"),
        ((5, 0), "left edge/row 5"),
        ((1, 6), "right edge/row 1"),
        ((2, 4), "row 2/column 4"),
        ((0, 0), "row 0/column 0"),
    ],
)
def test_3_1_a_place_around_the_grid_is_called_by_its_side(cell, said) -> None:
    """A corner is none."""
    assert ENGLISH.say("place-at", cell=figures.cell(cell)) == said
