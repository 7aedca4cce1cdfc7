"""What is near to a refused move, what a move would bring, and what else one would reckon."""

from fractions import Fraction
from typing import Any

import pytest

from companion.goa.rules.advice.actions import Yield, steps, yields
from companion.goa.rules.advice.foundings import outlook, sums, unseen
from companion.goa.rules.advice.losing import losing
from companion.goa.rules.board import COLUMNS
from companion.goa.rules.components import read_components
from tests.goa.rules.table import ENGLISH, GOA, Table, components, in_auctions, in_turn, laid, tile

CARDS = read_components(components()).cards
FULL = {"0": ("clove/2", "clove clove"), "1": ("ginger/2", "ginger"), "2": ("pepper/2", "")}


def near(table: Table, kind: str, player: str, **keys: Any) -> tuple[str, list[Any]]:
    move = GOA.read({"do": kind, "player": player, **keys})
    instead = GOA.nearest(table.state, move)
    assert instead
    ENGLISH.say(instead.key, **instead.figures)
    for each in instead.moves:
        GOA.apply(table.state, each)
    return instead.key, [GOA.write(each) for each in instead.moves]


def test_the_nearest_places() -> None:
    table = laid()
    key, moves = near(table, "place", "red", cell=[1, 3])
    assert key == "nearest-cells-of-many"
    assert [move["cell"] for move in moves] == [[0, 3], [0, 2], [0, 4]]
    near_ones = GOA.nearest(table.state, GOA.read({"do": "place", "player": "red", "cell": [2, 2]}))
    assert near_ones
    assert near_ones.key == "nearest-cells-of-many"
    assert near_ones.figures["count"].value == 20, "3.2: all around the full grid"


def test_bidding_less_tells_of_no_purse() -> None:
    table = in_auctions((1, 3), (1, 4), (2, 4), players=3).do("bid", "blue", ducats=4)
    assert near(table, "bid", "green", ducats=3)[0] == "nearest-bid"
    assert near(table, "bid", "green", ducats=30)[0] == "nearest-pass"
    low = GOA.nearest(table.state, GOA.read({"do": "bid", "player": "green", "ducats": 1}))
    assert low
    assert low.figures["least"].value == 5
    poor = Table(table.state).give("green", ducats=4)
    assert near(poor, "bid", "green", ducats=5)[0] == "nearest-pass"
    decided = table.do("pass", "green").give("red", ducats=0)
    assert near(decided, "buy", "red")[0] == "nearest-sell"


def test_what_would_do_in_a_turn() -> None:
    table = in_turn().give("red", sites=FULL, rows={"harvest": 2, "taxes": 3})
    key, moves = near(table, "progress", "red", column="taxes", spices={"2": ["pepper"]})
    assert key == "nearest-steps"
    assert {move["column"] for move in moves} == {"ships", "colonies"}
    key, moves = near(table, "progress", "red", column="ships", spices={"0": ["clove"]})
    assert (key, [move["spices"] for move in moves]) == ("nearest-spices", [{"1": ["ginger"]}])
    key, moves = near(table, "harvest", "red", spices={"2": ["pepper"] * 3})
    assert (key, len(moves)) == ("nearest-spices", 1)
    assert sum(map(len, moves[0]["spices"].values())) == 2
    table.give("red", hand=2)
    assert (
        near(table, "card", "red", card="spices2", spices={"0": ["clove"]})[0] == "nearest-spices"
    )
    table.give("red", tiles=["vice_king"])
    key, moves = near(table, "use", "red", tile="vice_king", column="taxes")
    assert [move["column"] for move in moves] == ["ships", "expedition", "colonies"]
    full = in_turn().give("red", hand=1, rows={"expedition": 1})
    assert near(full, "draw", "red")[0] == "nearest-discard"
    owned = in_turn().give("red", sites={"quilon": ("pepper/nutmeg", "")})
    key, moves = near(owned, "found", "red", colony="quilon")
    assert [move["colony"] for move in moves] == ["cochin", "madras", "calicut"]


def test_5_4_a_step_refused_is_not_named_as_possible_but_by_a_card() -> None:
    table = in_turn().give("red", hand=1)
    key, moves = near(table, "progress", "red", column="colonies")
    assert (key, {move["card"] for move in moves}) == ("nearest-cards", {"A_step_no_spices"})
    table.give("red", sites={"1": ("ginger/2", "ginger")})
    key, moves = near(table, "progress", "red", column="colonies")
    assert (key, [move["column"] for move in moves]) == ("nearest-steps", ["ships"])
    assert "card" not in moves[0]


def test_what_would_do_in_choices_and_extra_turns() -> None:
    founding = in_turn().do("found", "red", colony="quilon").do("turned", colonists=[1, 1])
    assert near(founding, "settle", "red", founded=True)[0] == "nearest-fail"
    enough = in_turn().do("found", "red", colony="quilon").do("turned", colonists=[3, 3])
    assert near(enough, "settle", "red", founded=False)[0] == "nearest-founded"
    table = in_turn(players=2, number=3).give("red", extra_cards=2)
    table.do("end", "red").do("end", "blue")
    assert near(table, "pass", "red")[0] == "nearest-extra"
    resupply = in_turn().give("red", tiles=["resupply/2"]).do("use", "red", tile="resupply/2")
    resupply.do("turned", colonists=[1, 1])
    _key, moves = near(resupply, "take", "red", goods="spices", spices={"0": ["clove"]})
    assert [move["goods"] for move in moves] == ["colonists", "ships"]
    resupply.give("red", sites={"0": ("clove/3", "")})
    key, moves = near(resupply, "take", "red", goods="spices", spices={"0": ["clove"] * 3})
    assert (key, moves[0]["spices"]) == ("nearest-spices", {"0": ["clove", "clove"]})


@pytest.mark.parametrize(
    ("kind", "player", "keys"),
    [
        ("taxes", "red", {}),
        ("taxes", "blue", {}),
        ("place", "red", {"cell": [0, 3]}),
        ("progress", "red", {"column": "taxes"}),
        ("found", "blue", {"colony": "quilon"}),
    ],
)
def test_nothing_is_near_what_is_possible_not_due_or_not_his(
    kind: str, player: str, keys: Any
) -> None:
    move = GOA.read({"do": kind, "player": player, **keys})
    assert GOA.nearest(in_turn().state, move) is None


def quoted(table: Table, kind: str, player: str, **keys: Any) -> list[tuple[str, int]]:
    move = GOA.read({"do": kind, "player": player, **keys})
    return [(line.what, line.amount) for line in GOA.quote(table.state, move)]


def test_where_a_card_s_step_cannot_be_made_its_others_are_named() -> None:
    table = in_turn().give("red", hand=1, ducats=20, rows={"ships": 5})
    key, moves = near(table, "card", "red", card="step_for_ducats", column="ships")
    assert key == "nearest-steps"
    assert {move["column"] for move in moves} == {*COLUMNS} - {"ships"}


def test_a_quote_names_sources_and_rules() -> None:
    table = in_turn().give("red", ships=0)
    move = GOA.read({"do": "progress", "player": "red", "column": "ships"})
    lines = GOA.quote(table.state, move)
    assert [(line.source, line.rule) for line in lines] == [
        ("progress", "5.4"),
        ("progress", "5.4"),
        ("marker", "10.2"),
    ]
    assert all(ENGLISH.say(f"ledger-{line.source}", **line.about) for line in lines)
    assert {line.about["row"].value for line in lines} == {2}


def test_a_quote_is_what_would_be_booked_even_where_it_is_too_dear() -> None:
    table = in_turn().give("red", hand=1, ducats=0, sites=FULL)
    assert quoted(table, "taxes", "red") == [("ducats", 4)]
    step = {"column": "harvest"}
    assert quoted(table, "progress", "red", **step) == [("cinnamon", -1), ("ships", -1), ("vp", 1)]
    elsewhere = {"0": ["cinnamon"]}
    assert quoted(table, "progress", "red", **step, spices=elsewhere)[0] == ("cinnamon", -1)
    nowhere = {"3": ["cinnamon"]}
    assert quoted(table, "progress", "red", **step, spices=nowhere)[0] == ("cinnamon", -1)
    free = quoted(table, "progress", "red", **step, card="A_step_no_spices")
    assert free == [("hand", -1), ("ships", -1), ("vp", 1)]
    dear = quoted(table, "card", "red", card="step_for_ducats", column="taxes")
    assert dear == [("hand", -1), ("ducats", -4), ("vp", 1)]
    assert quoted(table, "found", "blue", colony="quilon") == []
    assert quoted(table, "progress", "blue", column="ships") == [], "it is not his turn"
    third = in_turn().give("red", rows={"ships": 2}, ships=0)
    assert quoted(third, "progress", "red", column="ships")[-1] == ("vp", 2)
    assert quoted(table.give("red", rows={"ships": 5}), "progress", "red", column="ships") == []
    founding = in_turn().give("red", colonists=0).do("found", "red", colony="quilon")
    founding.do("turned", colonists=[1, 1])
    assert quoted(founding, "settle", "red", founded=True) == [("colonists", -4)]


def test_what_each_action_would_bring_now() -> None:
    rows = {"ships": 3, "harvest": 4, "taxes": 2, "expedition": 4}
    table = in_turn().give("red", rows=rows, sites=FULL, hand=3).give("blue", rows={"taxes": 5})
    assert yields(table.state, 0) == Yield(ships=3, harvest=3, taxes=6, cards=1)
    assert yields(table.state, 0, of=1) == Yield(ships=1, harvest=1, taxes=12, cards=0)
    assert yields(table.give("red", hand=9).state, 0).cards == 0
    assert yields(in_turn().cards(0, 0).state, 0).cards == 0


def test_which_steps_can_be_afforded_and_what_is_lacking() -> None:
    table = in_turn().give("red", sites=FULL, rows={"ships": 2, "taxes": 5}, ships=1)
    found = {each.column: each for each in steps(table.state, 0)}
    assert "taxes" not in found
    assert found["ships"].lacking == ("cinnamon",)
    assert (found["ships"].ships, found["ships"].lacking_ships, found["ships"].row) == (2, 1, 3)
    assert [each.column for each in found.values() if each.is_affordable] == ["colonies"]
    free = {each.column: each for each in steps(table.state, 0, "A_step_no_spices")}
    assert free["harvest"].is_affordable
    assert not free["ships"].is_affordable


def test_the_chance_of_a_founding() -> None:
    table = in_turn(phase="A")
    found = outlook(table.state, 0, 0, CARDS)
    # Quilon needs 6: only 3 + 3 of thirty cards, ten with each number.
    assert found.free == Fraction(10 * 9, 30 * 29)
    assert found.possible == found.free + sum(
        (
            chance
            for total, chance in sums(unseen(table.state, CARDS), 2).items()
            if total in (4, 5)
        ),
        Fraction(0),
    )
    assert 0 < found.expected < 2
    assert outlook(table.state, 0, 3, CARDS)[1:] == (0, 0)
    assert outlook(table.state, 0, 0, CARDS, turned=(3, 3), more=0).free == 1


def test_what_was_turned_up_is_known_until_the_pile_is_shuffled() -> None:
    table = in_turn(phase="A").do("found", "red", colony="quilon").do("turned", colonists=[3, 3])
    assert unseen(table.state, CARDS) == {1: 10, 2: 10, 3: 8}
    table.do("settle", "red", founded=True).do("fill", "red", spices=["clove"], tile="clove/ginger")
    assert unseen(table.state, CARDS) == {1: 10, 2: 10, 3: 8}
    table.give("blue", hand=0, tiles=["red_expedition/9"] * 4).do("end", "red")
    for _ in range(4):
        table.do("use", "blue", tile="red_expedition/9")
    assert unseen(table.state, CARDS) == {1: 10, 2: 10, 3: 10}
    assert sum(sums(unseen(table.state, CARDS), 3).values()) == 1


def test_what_is_about_to_be_lost() -> None:
    tiles = ["red_ship/1", "vice_king", "duty/6/5", "mission/2", "espionage"]
    assert losing(in_turn().give("red", tiles=tiles).state, 0) == ((), 0)
    third = in_turn(number=3).give("red", tiles=tiles, extra_cards=1)
    assert losing(third.state, 0) == ((tile("red_ship/1"),), 0)
    assert losing(third.state, 1) == ((), 0)
    last = third.set(round=4)
    assert [one.kind for one in losing(last.state, 0).tiles] == [
        "duty",
        "espionage",
        "red_ship",
        "vice_king",
    ]
    assert losing(last.state, 0).extra_cards == 1
    assert losing(third.give("red", extra_cards=2).state, 0) == ((), 0)
    assert losing(laid().state, 0) == ((), 0)


def test_what_would_do_for_a_tile() -> None:
    table = in_turn().give("red", tiles=["red_spice/1", "swap"], sites=FULL)
    key, moves = near(table, "use", "red", tile="red_spice/1", spices={"0": ["clove"]})
    assert (key, moves[0]["tile"]) == ("nearest-spices", "red_spice/1")
    table.set(grid=(None, *table.state.grid[1:]))
    swap = GOA.read({"do": "use", "player": "red", "tile": "swap", "cell": [1, 1]})
    assert GOA.nearest(table.state, swap) is None


def test_5_8_a_discard_is_named_only_where_it_would_help() -> None:
    draw = GOA.read({"do": "draw", "player": "red"})
    far = in_turn().give("red", hand=3, rows={"expedition": 1})
    assert GOA.nearest(far.state, draw) is None, "two above the limit"


def test_13_9_what_was_turned_up_is_not_known_of_a_pile_put_right() -> None:
    table = in_turn(phase="A").do("found", "red", colony="quilon").do("turned", colonists=[3, 3])
    table.do("settle", "red", founded=True).do("fill", "red", spices=["clove"], tile="clove/ginger")
    table.do("correct", state={"discard": 1}, why="so it lies")
    assert unseen(table.state, CARDS) == {1: 10, 2: 10, 3: 10}
