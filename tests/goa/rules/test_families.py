"""What families of moves contain the rules accept, and the other way round."""

from itertools import islice, product
from random import Random
from typing import Any

import pytest

from companion.goa.rules.drawing import Hands, Layouts, Turned
from companion.goa.rules.families import Bids, Mixed, Outcomes
from companion.goa.rules.loads import Off, Onto, Whole, size
from companion.goa.rules.moves import Bid, End, Harvest, Outcome, Pass
from companion.goa.rules.moves_of_chance import Hand, Layout, TurnUp
from companion.goa.rules.state import State
from companion.goa.rules.tiles import UNNAMED, Tile
from companion.goa.rules.ways import FEW, Room, few_in, number_of, spread, ways_in
from companion.table.game import Refusal
from tests.goa.rules.games import SETS, almost, played
from tests.goa.rules.table import GOA, tile

MANY = 150
"""Of layouts and of large harvests there are more than can be listed."""


def accepted(state: State, move: Any) -> bool:
    try:
        GOA.apply(state, move)
    except Refusal:
        return False
    return True


def contained(state: State, move: Any) -> bool:
    return any(move in family for family in GOA.options(state))


def check_listing(state: State) -> None:
    listed = []
    for family in GOA.options(state):
        some = list(islice(family, MANY))
        assert some, "a family without moves should not be offered"
        for move in some:
            assert GOA.write(move)["do"] == family.kind
            assert GOA.read(GOA.write(move)) == move
            assert move in family
            assert accepted(state, move), (move, state)
        listed += some
    assert len({(type(move), move) for move in listed}) == len(listed)


def check_picks(state: State, chance: Random) -> None:
    for family in GOA.options(state):
        for _ in range(3):
            move = family.pick(chance)
            assert move in family, (move, family)
            assert GOA.read(GOA.write(move)) == move
            assert accepted(state, move), (move, state)


MADE_BY_ITSELF = ("place", "fill", "take", "give_up")


def check_forced(state: State) -> None:
    """The contract's list: who has nothing left to decide, and never what a purse decides."""
    shown = GOA.shown(state)
    kind = shown["due"]["kind"]
    forced = GOA.forced(state)
    awaited = [family for family in GOA.options(state) if family.kind != "discard"]
    moves = [move for family in awaited for move in islice(family, 2)]
    if kind in MADE_BY_ITSELF:
        assert forced == (moves[0] if len(moves) == 1 else None)
    elif kind == "settle":
        assert (forced is None) == (len(moves) > 1 or not moves[0].founded)
    else:
        assert forced is None
    if forced is not None:
        assert accepted(state, forced)


def check_agreement(state: State, moves: Any) -> None:
    for move in moves:
        assert accepted(state, move) == contained(state, move), (move, state)


GAMES = [(name, players) for name in SETS for players in (2, 3, 4)]


def check_game(name: str, players: int, seed: int, thorough: float) -> None:
    chance = Random(seed)
    elsewhere: list[Any] = []
    for state, move in played(seed, players, SETS[name]):
        check_forced(state)
        elsewhere.append(move)
        some = chance.sample(elsewhere, min(4, len(elsewhere)))
        check_agreement(state, [each for each in some if usual_kind(each)])
        if chance.random() < thorough:
            check_listing(state)
            check_picks(state, chance)
            for family in GOA.options(state):
                nearly = list(almost(family.pick(chance), chance))
                check_agreement(state, chance.sample(nearly, min(40, len(nearly))))


def usual_kind(move: Any) -> bool:
    """Corrections are in no family: nothing but the table limits them."""
    return GOA.write(move)["do"] not in ("adjust", "correct")


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_families_and_rules_agree_over_a_game(name: str, players: int) -> None:
    check_game(name, players, seed=players, thorough=0.08)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 115))
@pytest.mark.parametrize(("name", "players"), GAMES)
def test_families_and_rules_agree_over_many_games(name: str, players: int, seed: int) -> None:
    check_game(name, players, seed, thorough=0.3)


def test_a_move_of_another_kind_is_in_no_family() -> None:
    for state, _ in islice(played(5, 4, SETS["starter"]), 200):
        for family in GOA.options(state):
            for stranger in (object(), None, "pass", ("red",)):
                assert stranger not in family
            for kind, move in (("end", End("red")), ("pass", Pass("red"))):
                if family.kind != kind:
                    assert move not in family


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
