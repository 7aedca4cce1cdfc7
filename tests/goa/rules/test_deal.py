"""What the program draws, and where the cards lie that it dealt."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from companion.goa.rules import hands
from companion.goa.rules.components import card, read_components
from companion.goa.rules.moves_of_chance import Layout
from companion.goa.rules.tiles import PLANTATION
from tests.goa.rules.games import SETS, played
from tests.goa.rules.table import GOA, Table, begun, components, in_turn, tile


def a_deal(seed: int = 1) -> Any:
    return GOA.deal(Random(seed), components())


@pytest.mark.parametrize("seed", range(20))
def test_a_layout_is_all_tiles_of_the_phase_less_those_removed(seed: int) -> None:
    table = begun().do("variants")
    move = GOA.draw(table.state, a_deal(seed))
    assert isinstance(move, Layout)
    assert move.removed
    assert sum(one.kind == PLANTATION for one in move.removed) <= 2
    order = [tile(text) for text in a_deal(seed)["tiles"]["A"]]
    assert [order.index(one) for one in move.removed] == sorted(map(order.index, move.removed))
    texts = Counter(one.text for one in (*move.grid, *move.removed))
    assert texts == Counter(components()["tiles"]["A"])
    assert GOA.apply(table.state, move)


def test_with_too_few_other_tiles_more_plantations_go_into_the_box() -> None:
    tiles = {"A": ["clove/1"] * 30 + ["ships/4"], "B": components()["tiles"]["B"]}
    printed = components(tiles=tiles)
    state = begun(2, printed).do("variants").state
    move = GOA.draw(state, GOA.deal(Random(3), printed))
    assert isinstance(move, Layout)
    assert len(move.grid) == 25
    assert len(move.removed or ()) == 6


def test_the_same_deal_gives_the_same_draws_whatever_is_undone() -> None:
    table = begun().do("variants")
    deal = a_deal()
    assert GOA.draw(table.state, deal) == GOA.draw(table.state, deal)
    founding = in_turn().do("found", "red", colony="quilon")
    first = GOA.draw(founding.state, deal)
    other = in_turn().do("found", "red", colony="cochin")
    assert GOA.draw(other.state, deal) == first
    assert GOA.draw(in_turn().state, deal) is None


def test_unnamed_tiles_come_from_what_has_not_come_up() -> None:
    deal, table = a_deal(), begun(2).do("variants").do("layout").do("elephant", cards=1)
    names = []
    table.do("place", "red", cell=[0, 1])
    for player, column in (("blue", 1), ("red", 2)):
        table.do("place", player, cell=[1, column])
        move = GOA.draw(table.state, deal)
        names.append(move.tile.text)
        table.state = GOA.apply(table.state, move).state
    assert names == deal["tiles"]["A"][:2]


def test_the_elephant_comes_where_the_deck_has_it() -> None:
    table = begun().do("variants").do("layout")
    deal = a_deal()
    move = GOA.draw(table.state, deal)
    symbols = [text.rpartition("/")[2] for text in deal["cards"]]
    assert symbols[: move.cards].count("elephant") == 1
    assert symbols[move.cards - 1] == "elephant"


def test_each_corner_has_its_bonanza() -> None:
    deal = a_deal()
    for place, cell in enumerate(([1, 1], [1, 5], [5, 1], [5, 5])):
        table = in_turn(bonanza=True).give("red", tiles=["swap"], sites={})
        table.do("use", "red", tile="swap", cell=cell)
        move = GOA.draw(table.state, deal)
        assert {move.what: move.amount} == deal["bonanza"]["B"][place]


@pytest.mark.parametrize("name", sorted(SETS))
def test_12_7_every_card_lies_in_one_place(name: str) -> None:
    printed = SETS[name]
    deal = GOA.deal(Random(9), printed)
    every = Counter(read_components(printed).cards)
    for state, _ in played(9, 3, printed):
        lying = hands.lying(state, deal)
        assert (len(lying.deck), len(lying.discard)) == state.cards[:2]
        assert len(lying.founding) + len(lying.resupply) == state.cards.open
        assert [len(hand) for hand in lying.hands] == [each.hand for each in state.players]
        piles = (lying.deck, lying.discard, lying.founding, lying.resupply, *lying.hands)
        assert Counter(card for pile in piles for card in pile) == every


def dealt_to_red(number: int) -> Table:
    table = in_turn(phase="A").give("red", tiles=["red_expedition/3"])
    assert number <= 3
    table.do("use", "red", tile="red_expedition/3")
    for _ in range(3 - number):
        table.do("discard", "red")
    return table


def test_12_7_a_hand_is_what_was_dealt_and_told_to_its_owner() -> None:
    deal = a_deal()
    table = dealt_to_red(3)
    held = hands.held(table.state, deal, "red")
    assert [hands.text_of(each) for each in held] == deal["cards"][1:4]
    assert hands.held(table.state, deal, "blue") == ()
    power = held[1].power
    if power.startswith("A_"):
        return
    keys: dict[str, Any] = {}
    if power == "step_for_ducats":
        keys = {"column": "ships"}
    if power in ("spices2", "sell4"):
        return
    table.give("red", ducats=99).do("card", "red", card=power, **keys)
    assert hands.held(table.state, deal, "red") == (held[0], held[2])


def test_12_8_which_card_was_discarded_is_remembered_privately() -> None:
    deal = a_deal()
    table = dealt_to_red(3)
    first, second, third = hands.held(table.state, deal, "red")
    table.do("discard", "red")
    assert hands.held(table.state, deal, "red") == (second, third), "the oldest, if nobody told"
    told = hands.remembering(table.state, deal, third)
    assert hands.held(table.state, told, "red") == (first, second)
    assert hands.lying(table.state, told).discard[-1] == third
    assert deal["thrown"] == {}


def test_8_2_a_renewed_deck_is_shuffled_anew_and_the_same_again() -> None:
    deal = a_deal()
    table = in_turn(phase="A").give("red", tiles=["red_expedition/9"] * 4)
    for _ in range(3):
        table.do("use", "red", tile="red_expedition/9")
    for _ in range(20):
        table.do("discard", "red")
    assert table.shown["deck"] == 2
    before = hands.lying(table.state, deal)
    thrown = before.discard
    table.do("use", "red", tile="red_expedition/9")
    once = hands.lying(table.state, deal)
    hands.after.__globals__["_latest"].clear()
    assert hands.lying(table.state, deal) == once
    assert once.shuffles == 1
    assert sorted(thrown) == sorted((*before.discard,))
    assert (*before.deck, *once.deck)[-len(once.deck) :] != thrown[-len(once.deck) :], "shuffled"
    assert len(once.deck) == table.shown["deck"] == 14


def test_13_9_a_correction_moves_cards_from_and_to_the_deck() -> None:
    deal, table = a_deal(), dealt_to_red(3)
    before = hands.held(table.state, deal, "red")
    for discard, red, blue in ((5, 2, 4), (0, 2, 0), (9, 0, 9), (9, 0, 9)):
        players = {"red": {"hand": red}, "blue": {"hand": blue}}
        table.do("correct", state={"discard": discard, "players": players}, why="so it lies")
        lying = hands.lying(table.state, deal)
        assert (len(lying.discard), len(lying.hands[0]), len(lying.hands[1])) == (
            discard,
            red,
            blue,
        )
        assert len(lying.deck) == table.shown["deck"]
        if red == 2:
            assert lying.hands[0] == before[:2]


def test_what_the_table_says_was_turned_up_lay_on_top() -> None:
    deal = a_deal()
    table = in_turn(phase="A").do("found", "red", colony="quilon")
    drawn = GOA.draw(table.state, deal)
    other = [1 if each != 1 else 3 for each in drawn.colonists]
    table.do("turned", colonists=other)
    lying = hands.lying(table.state, deal)
    assert [each.colonists for each in lying.founding] == other
    assert card("ships2/1/fish", "").colonists == 1


def test_10_1_the_program_lays_open_what_it_dealt() -> None:
    deal = a_deal()
    table = in_turn(players=2, number=3, phase="A").set(phase=1, round=4)
    table.give("red", tiles=["red_expedition/3"]).do("use", "red", tile="red_expedition/3")
    table.do("end", "red").do("end", "blue")
    move = GOA.draw(table.state, deal)
    symbols = Counter(text.rpartition("/")[2] for text in deal["cards"][1:4])
    assert GOA.write(move)["symbols"] == dict(symbols)


@pytest.mark.parametrize("place", [0, 1, 2])
def test_8_1_the_card_that_is_played_leaves_the_hand(place: int) -> None:
    deal = a_deal()
    cards = [text for text in deal["cards"] if not text.startswith("ships2/")]
    ships = next(text for text in deal["cards"] if text.startswith("ships2/"))
    order = [*cards[:1], *cards[1 : 1 + place], ships, *cards[1 + place :]]
    left = [text for text in deal["cards"] if text.startswith("ships2/") and text != ships]
    deal = {**deal, "cards": [*order, *left]}
    table = dealt_to_red(3)
    held = hands.held(table.state, deal, "red")
    assert held[place].power == "ships2"
    table.do("card", "red", card="ships2")
    assert hands.held(table.state, deal, "red") == held[:place] + held[place + 1 :]
    assert hands.lying(table.state, deal).discard[-1] == held[place]


def test_8_11_the_card_lies_open_with_those_it_adds_to() -> None:
    deal = a_deal()
    table = dealt_to_red(3).do("found", "red", colony="quilon")
    table.state = GOA.apply(table.state, GOA.draw(table.state, deal)).state
    table.do("card", "red", card="A_found_three")
    lying = hands.lying(table.state, deal)
    assert len(lying.founding) == table.shown["open"] == 3
