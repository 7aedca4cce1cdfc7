"""What each family of moves lists and picks, held against lists made by hand."""

from itertools import product
from random import Random
from typing import Any

import pytest

from companion.goa.rules.drawing import Hands, Layouts, Turned
from companion.goa.rules.families import Bids, Mixed, Outcomes
from companion.goa.rules.loads import Off, Onto, Whole, size
from companion.goa.rules.moves import Bid, Harvest, Outcome
from companion.goa.rules.moves_of_chance import Hand, Layout, TurnUp
from companion.goa.rules.tiles import UNNAMED, Tile
from companion.goa.rules.ways import FEW, Room, few_in, number_of, spread, ways_in
from tests.goa.rules.table import tile

ROOMS: tuple[Room, ...] = ((0, ("clove",), 2), (2, ("ginger", "pepper"), 1), (4, ("clove",), 1))


def picked(family: Any, times: int = 300) -> set[Any]:
    return {family.pick(Random(seed)) for seed in range(times)}


@pytest.mark.parametrize(("least", "most"), [(0, 0), (0, 2), (1, 2), (2, 3), (1, 9)])
def test_5_6_loads_are_the_same_however_they_are_listed(least: int, most: int) -> None:
    loads = [
        load
        for one, two, three in product((0, 1, 2), ((), ("ginger",), ("pepper",)), (0, 1))
        if least
        <= size(
            load := tuple(
                (place, spices)
                for place, spices in ((0, ("clove",) * one), (2, two), (4, ("clove",) * three))
                if spices
            )
        )
        <= most
    ]
    ways = tuple((place, ways_in(admits, free)) for place, admits, free in ROOMS)
    assert sorted(spread(ways, least, most)) == sorted(loads)
    assert sorted(few_in(ROOMS, least, most) or ()) == sorted(loads)
    sizes = tuple(tuple(map(len, each)) for _, each in ways)
    assert number_of(sizes, least, most) == len(loads)


def test_5_6_many_loads_are_listed_too() -> None:
    spices = ("cinnamon", "clove", "ginger", "nutmeg", "pepper")
    rooms = tuple((place, spices, 3) for place in range(2))
    onto = Onto(rooms, 1, 6)
    listed = list(onto)
    # Of one site there are 1 + 5 + 15 + 35 ways; to lay nothing at all is not one of them.
    assert len(set(listed)) == len(listed) == 56 * 56 - 1 > FEW
    assert all(load in onto for load in listed)
    assert few_in(rooms, 1, 6) is None
    assert few_in(rooms, 1, 1) is not None


def test_9_19_whole_sites_are_filled() -> None:
    whole = Whole(ROOMS, 2)
    full = {0: [("clove", "clove")], 2: [("ginger",), ("pepper",)], 4: [("clove",)]}
    loads = {((place, spices),) for place in full for spices in full[place]} | {
        ((one, some), (two, more))
        for one, two in ((0, 2), (0, 4), (2, 4))
        for some in full[one]
        for more in full[two]
    }
    assert set(whole) == picked(whole) == loads
    assert ((0, ("clove",)), (4, ("clove",))) not in whole
    assert ((0, ("clove", "clove")), (2, ("ginger",)), (4, ("clove",))) not in whole


def test_8_10_a_mixed_harvest_is_any_mix_up_to_the_value() -> None:
    mixed = Mixed(Harvest("red", (), "A_harvest_mix"), Onto(ROOMS, 0, 3), 3)
    moves = {
        Harvest("red", load, "A_harvest_mix", ships, colonists)
        for ships, colonists in product(range(4), repeat=2)
        for load in few_in(ROOMS, 0, 3) or ()
        if 1 <= ships + colonists + size(load) <= 3
    }
    listed = list(mixed)
    assert len(listed) == len(moves)
    assert set(listed) == moves
    some = picked(mixed, 1000)
    assert some <= moves
    assert {move[3:5] for move in some} == {move[3:5] for move in moves}
    for ships, colonists in ((-1, 2), (2, -1), (0, 0), (2, 2)):
        assert Harvest("red", (), "A_harvest_mix", ships, colonists) not in mixed
    for move in moves:
        assert move in mixed
        assert move._replace(ships=move.ships + 3) not in mixed


@pytest.mark.parametrize("amounts", [(1, 1), (1, 31), (5, 32), (1, 33), (63, 64), (9, 100)])
def test_4_2_every_bid_from_the_least_to_the_purse(amounts: tuple[int, int]) -> None:
    least, most = amounts
    bids = Bids("red", range(least, most + 1))
    assert [move.ducats for move in bids] == list(range(least, most + 1))
    assert Bid("red", most + 1) not in bids


@pytest.mark.parametrize("purse", [0, 3, 31, 40])
def test_4_4_every_way_an_auction_can_end(purse: int) -> None:
    purses = (("blue", 40), ("green", 5), ("yellow", 0))
    family = Outcomes("red", purse, purses)
    moves = {Outcome("red")} | {
        Outcome("red", bidder, ducats, bought)
        for bidder, most in purses
        for ducats in range(1, most + 1)
        for bought in (False, True)
        if not bought or ducats - 1 <= purse
    }
    listed = list(family)
    assert len(listed) == len(moves)
    assert set(listed) == moves
    assert picked(family, 3000) == moves
    assert all(move in family for move in moves)
    for move in moves:
        if move.bidder:
            more = move._replace(ducats=move.ducats + 1)
            assert (more in family) is (more in moves)


def test_10_1_every_hand_there_can_be() -> None:
    hands = Hands("red", 3, (2, 0, 5, 1))
    counts = {each for each in product(range(6), repeat=4) if sum(each) == 3}
    fit = {Hand("red", each) for each in counts if all(map(int.__le__, each, (2, 0, 5, 1)))}
    listed = list(hands)
    assert len(listed) == len(fit)
    assert set(listed) == picked(hands) == fit
    assert {Hand("red", each) for each in counts if Hand("red", each) in hands} == fit
    assert Hand("blue", (2, 0, 1, 0)) not in hands
    assert Hand("red", (2, 0, 0, 0)) not in hands
    assert Hand("red", (-1, 0, 4, 0)) not in hands


def test_7_2_every_number_of_colonists_there_can_be() -> None:
    turned = Turned(2)
    fit = {TurnUp(each) for each in product((1, 2, 3), repeat=2)}
    assert set(turned) == picked(turned) == fit
    for colonists in ((1, 4), (4, 1), (1,), (1, 1, 1)):
        assert TurnUp(colonists) not in turned


def test_1_1_every_layout_there_can_be() -> None:
    layouts = Layouts("A", 4)
    grid: tuple[Tile, ...] = (UNNAMED,) * 25
    box = tuple(map(tile, ("clove/1", "clove/2", "ships/4", "foreman/3")))
    assert Layout(grid) in layouts
    assert Layout(grid, box) in layouts
    assert Layout(grid[1:]) not in layouts
    assert Layout((tile("swap"), *grid[1:])) not in layouts
    assert Layout((tile("swap"), *grid[1:]), box) not in layouts
    assert Layout(grid, box[1:]) not in layouts
    assert Layout(grid, (*box[:3], tile("ginger/1"))) not in layouts
    assert Layout(grid, (*box[:3], tile("swap"))) not in layouts
    assert Layout(grid, (box[2],) * 4) in layouts


def test_8_8_many_sales_are_listed_too() -> None:
    stock = tuple((place, ("clove", "ginger", "pepper")) for place in range(4))
    off = Off(stock, 0, 12)
    listed = list(off)
    assert len(set(listed)) == len(listed) == 8**4 > FEW
    assert all(load in off for load in listed)
