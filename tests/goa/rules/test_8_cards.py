"""8 Expedition cards."""

import pytest

from companion.goa.rules.cards import POWERS
from tests.goa.rules.table import founding, in_turn

FULL = {"0": ("clove/2", "clove clove"), "1": ("ginger/2", "ginger"), "2": ("pepper/2", "")}


def test_8_1_at_most_one_card_a_turn_discarded_before_its_effect() -> None:
    table = in_turn().give("red", hand=3)
    table.do("card", "red", card="ships2")
    assert table.booked("red", "hand") == [(-1, "card", "8.1")]
    assert table.shown["discard"] == 2
    assert table.shown["turn"]["card"] is True
    for card in ("ships2", "colonists2", "ducats5"):
        table.refused("8.1", "card", "red", card=card)
    table.refused("8.1", "progress", "red", column="ships", card="A_step_no_spices")
    in_turn().refused("8.1", "card", "red", card="ships2")
    empty = in_turn().give("red", hand=1, rows={"taxes": 3}, ducats=99).cards(0, 0)
    empty.do("card", "red", card="step_for_ducats", column="taxes")
    assert empty.player("red")["hand"] == 1, "the reward draws the very card"


def test_8_1_cards_of_an_action_need_it() -> None:
    table = in_turn().give("red", hand=1)
    rules = {"A_harvest_mix": "8.10", "A_step_no_spices": "8.12", "A_step_no_ships": "8.13"}
    for card, rule in rules.items():
        table.refused(rule, "card", "red", card=card)
    table.refused("8.11", "card", "red", card="A_found_three")


def test_8_2_an_empty_deck_is_renewed_by_who_takes_a_card() -> None:
    table = in_turn().give("red", rows={"expedition": 5}).cards(1, 9)
    table.do("draw", "red")
    assert (table.shown["deck"], table.shown["discard"]) == (0, 9)
    table.do("draw", "red")
    assert (table.shown["deck"], table.shown["discard"]) == (8, 0)
    open_cards = in_turn().give("red", tiles=["red_expedition/1"]).cards(0, 2)
    open_cards.do("found", "red", colony="quilon").do("turned", colonists=[1, 1])
    open_cards.refused("9.16", "use", "red", tile="red_expedition/1")


def test_8_3_cards_in_hand_at_the_end_score() -> None:
    table = in_turn(players=2, number=3).set(round=4).give("red", hand=2)
    table.do("end", "red").do("end", "blue").do("hand", "red", symbols={"palm": 2})
    assert (3, "symbols", "10.4") in table.booked("red", "vp")


@pytest.mark.parametrize(
    ("card", "what", "amount", "rule"),
    [
        ("ships2", "ships", 2, "8.4"),
        ("colonists2", "colonists", 2, "8.5"),
        ("ducats5", "ducats", 5, "8.6"),
    ],
)
def test_8_4_gains(card: str, what: str, amount: int, rule: str) -> None:
    table = in_turn().give("red", hand=1).do("card", "red", card=card)
    assert table.booked("red", what) == [(amount, "card", rule)]


def test_8_5_colonists_come_in_a_founding_too() -> None:
    table = founding(hand=1).do("card", "red", card="colonists2")
    assert table.player("red")["colonists"] == 4


def test_8_6_ducats_are_secret() -> None:
    table = in_turn().give("red", hand=1).do("card", "red", card="ducats5")
    assert [line.secret for line in table.lines] == [False, True]


def test_8_7_two_spices_onto_empty_fields() -> None:
    table = in_turn().give("red", hand=1, sites=FULL)
    table.refused("8.7", "card", "red", card="spices2", spices={"2": ["pepper"] * 3})
    table.refused("8.7", "card", "red", card="spices2", spices={"0": ["clove"]})
    table.refused("record", "card", "red", card="spices2", spices={})
    table.refused("record", "card", "red", card="spices2")
    table.do("card", "red", card="spices2", spices={"1": ["ginger"], "2": ["pepper"]})
    assert table.booked("red", "pepper") == [(1, "card", "8.7")]
    one = in_turn().give("red", hand=1, sites=FULL)
    one.do("card", "red", card="spices2", spices={"1": ["ginger"]})


def test_8_8_up_to_four_spices_for_three_ducats_each() -> None:
    sites = {**FULL, "3": ("nutmeg/3", "nutmeg nutmeg nutmeg")}
    table = in_turn().give("red", hand=1, sites=sites)
    five = {"0": ["clove", "clove"], "3": ["nutmeg"] * 3}
    table.refused("8.8", "card", "red", card="sell4", spices=five)
    table.refused("8.8", "card", "red", card="sell4", spices={"2": ["pepper"]})
    table.refused("8.8", "card", "red", card="sell4", spices={"1": ["ginger", "ginger"]})
    table.do("card", "red", card="sell4", spices={"0": ["clove"], "3": ["nutmeg"] * 3})
    assert table.booked("red", "ducats") == [(12, "card", "8.8")]
    assert table.booked("red", "nutmeg") == [(-3, "card", "8.8")]


def test_8_9_a_marker_a_row_down_for_ducats_beside_progress() -> None:
    table = in_turn().give("red", hand=2, ducats=7, rows={"taxes": 2, "ships": 5}, sites=FULL)
    card = {"card": "step_for_ducats"}
    assert table.refused("8.9", "card", "red", **card, column="taxes").key == "not-enough-ducats"
    table.refused("8.9", "card", "red", **card, column="ships")
    table.refused("record", "card", "red", **card)
    table.do("progress", "red", column="colonies", spices={"0": ["clove"]})
    table.give("red", ducats=8)
    columns = {move.column for family in table.families("card") for move in family}
    assert columns - {None} == {"harvest", "taxes", "expedition", "colonies"}
    table.do("card", "red", **card, column="taxes")
    assert table.booked("red", "ducats") == [(-8, "card", "8.9")]
    assert table.player("red")["rows"]["taxes"] == 3
    assert table.booked("red", "ships") == []


def test_8_10_ships_and_colonists_among_the_harvest() -> None:
    table = in_turn().give("red", hand=1, sites=FULL, rows={"harvest": 3})
    table.refused("8.10", "harvest", "red", spices={}, ships=1)
    table.refused("8.10", "harvest", "red", spices={"1": ["ginger"]}, colonists=1)
    mix = {"card": "A_harvest_mix"}
    table.refused("5.6", "harvest", "red", spices={}, ships=5, **mix)
    table.refused("5.6", "harvest", "red", spices={"1": ["ginger"]}, ships=2, colonists=2, **mix)
    table.do("harvest", "red", spices={"1": ["ginger"]}, ships=1, **mix)
    assert table.booked("red", "ships") == [(1, "harvest", "5.6")]
    table.do("harvest", "red", spices={}, colonists=2)
    assert table.shown["turn"]["taken"] == 4
    assert table.shown["turn"]["mix"] is True
    later = in_turn().give("red", hand=1, sites=FULL, rows={"harvest": 3})
    later.do("harvest", "red", spices={"1": ["ginger"]})
    later.do("harvest", "red", spices={}, ships=3, **mix)


def test_8_10_spices_are_left_out_only_where_other_goods_may_be_taken() -> None:
    table = in_turn().give("red", hand=1, sites=FULL, rows={"harvest": 3})
    mix = {"card": "A_harvest_mix"}
    table.refused("record", "harvest", "red")
    table.refused("8.10", "harvest", "red", ships=1)
    table.refused("5.6", "harvest", "red", **mix)
    table.do("harvest", "red", ships=1, **mix)
    table.refused("record", "harvest", "red")
    table.do("harvest", "red", colonists=2)
    assert table.shown["turn"]["taken"] == 3


def test_8_11_only_while_the_founding_is_open() -> None:
    table = founding(hand=2).do("card", "red", card="A_found_three")
    table.do("turned", colonists=[1])
    table.refused("8.1", "card", "red", card="A_found_three")
    none = in_turn().give("red", hand=1).cards(0, 2).do("found", "red", colony="quilon")
    none.do("turned", colonists=[1, 1]).do("card", "red", card="A_found_three")
    assert none.due == ("settle", "red"), "no card is left to turn up"
    assert none.shown["open"] == 3


def test_8_12_the_step_costs_its_ships_only() -> None:
    table = in_turn().give("red", hand=1, sites=FULL, rows={"ships": 2}, ships=2)
    card = {"card": "A_step_no_spices"}
    table.refused("8.12", "progress", "red", column="ships", spices={"1": ["ginger"]}, **card)
    table.do("progress", "red", column="ships", **card)
    assert table.player("red")["ships"] == 0
    poor = in_turn().give("red", hand=1, ships=0)
    poor.refused("8.12", "progress", "red", column="ships", **card)


def test_8_13_the_step_costs_its_spices_only() -> None:
    table = in_turn().give("red", hand=1, sites=FULL, ships=0)
    card = {"card": "A_step_no_ships"}
    table.refused("8.13", "progress", "red", column="ships", **card)
    table.do("progress", "red", column="ships", spices={"1": ["ginger"]}, **card)
    assert table.booked("red", "ships") == []
    assert len(POWERS) == 10
