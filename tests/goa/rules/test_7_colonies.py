"""7 Colonies."""

from tests.goa.rules.table import founding, in_turn

FULL = {"0": ("clove/2", "clove clove"), "1": ("ginger/2", "ginger"), "2": ("pepper/2", "")}


def test_7_1_a_colony_he_does_not_own_yet() -> None:
    table = in_turn().give("red", sites={"quilon": ("pepper/nutmeg", "")})
    table.refused("7.1", "found", "red", colony="quilon")
    table.do("found", "red", colony="calicut")
    assert table.shown["turn"]["founding"]["colony"] == "calicut"
    assert [place.need for place in table.state.board.colonies] == [6, 8, 10, 12]


def test_7_2_two_cards_are_turned_up_and_the_value_counts() -> None:
    table = in_turn().do("found", "red", colony="quilon")
    assert table.due == ("turned", None)
    table.refused("7.2", "turned", colonists=[1])
    table.refused("record", "turned", colonists=[1, 4])
    table.refused("record", "settle", "red", founded=True)
    table.do("turned", colonists=[1, 3])
    assert (table.shown["open"], table.shown["deck"]) == (2, 27)
    table = founding(rows={"colonies": 3}, turned=(1, 1), colonists=0)
    assert table.do("settle", "red", founded=True).booked("red", "colonists") == []


def test_7_2_fewer_where_there_are_no_more() -> None:
    table = in_turn().cards(0, 1).do("found", "red", colony="quilon")
    table.refused("7.2", "turned", colonists=[1, 1])
    table.do("turned", colonists=[3])
    assert (table.shown["deck"], table.shown["discard"], table.shown["open"]) == (0, 0, 1)
    nothing = in_turn().cards(0, 0).do("found", "red", colony="quilon")
    assert nothing.due == ("settle", "red")
    nothing.give("red", hand=0)


def test_7_3_the_card_8_11_turns_up_a_third() -> None:
    table = founding(hand=1)
    table.do("card", "red", card="A_found_three")
    assert (table.due, table.shown["open"]) == (("turned", None), 3)
    table.do("turned", colonists=[3])
    assert table.shown["turn"]["founding"] == {
        "colony": "quilon",
        "of": None,
        "turned": [1, 1, 3],
        "three": True,
    }
    assert table.shown["open"] == 4
    table.do("settle", "red", founded=False)
    assert (table.shown["open"], table.shown["discard"]) == (0, 5)


def test_7_4_enough_is_founded_else_exactly_what_is_missing_is_paid() -> None:
    table = founding(turned=(3, 3))
    table.refused("7.4", "settle", "red", founded=False)
    table = founding(turned=(3, 2)).do("settle", "red", founded=True)
    assert table.booked("red", "colonists") == [(-1, "founding", "7.4")]
    assert table.due == ("fill", "red")


def test_7_5_a_tile_or_the_card_may_come_before_he_settles() -> None:
    table = founding(hand=1, tiles=["red_colonist/1", "vice_king"], rows={"colonies": 1})
    table.do("use", "red", tile="red_colonist/1").do("card", "red", card="colonists2")
    assert table.player("red")["colonists"] == 5
    table.refused("record", "end", "red")
    table.refused("record", "ships", "red")
    table.do("use", "red", tile="vice_king", column="colonies")
    table.do("settle", "red", founded=True)
    assert table.booked("red", "colonists") == [(-2, "founding", "7.4")], "the row as it stands now"


def test_7_6_too_few_or_unwilling_keeps_his_and_takes_one() -> None:
    table = founding(colonists=3)
    table.refused("7.6", "settle", "red", founded=True)
    table.refused("5.1", "settle", "blue", founded=False)
    table.do("settle", "red", founded=False)
    assert table.booked("red", "colonists") == [(1, "failed", "7.6")]
    assert table.due == ("turn", "red")
    assert table.shown["turn"]["founding"] is None
    exactly = founding(colonists=4)
    assert [next(iter(family)).founded for family in exactly.families("settle")] == [True, False]
    exactly.do("settle", "red", founded=True)


def test_7_7_either_way_the_cards_are_discarded() -> None:
    for founded in (True, False):
        table = founding(colonists=9).do("settle", "red", founded=founded)
        assert (table.shown["open"], table.shown["discard"]) == (0, 3)


def test_7_8_the_founder_takes_a_tile_and_fills_it_at_once() -> None:
    table = founding(turned=(3, 3)).do("settle", "red", founded=True)
    assert "quilon" not in table.player("red")["sites"]
    table.refused("7.8", "fill", "red", spices=["pepper"])
    table.refused("7.8", "fill", "red", spices=["pepper"], tile="ginger/nutmeg")
    table.refused("7.8", "fill", "red", spices=["pepper"], tile="any")
    table.refused("7.8", "fill", "red", spices=["clove"], tile="pepper/nutmeg")
    table.refused("7.8", "fill", "red", spices=["pepper", "nutmeg"], tile="pepper/nutmeg")
    table.refused("7.8", "fill", "blue", spices=["pepper"], tile="pepper/nutmeg")
    table.do("fill", "red", spices=["nutmeg"], tile="pepper/nutmeg")
    assert table.player("red")["sites"]["quilon"] == {
        "tile": "pepper/nutmeg",
        "spices": ["nutmeg"],
    }
    assert "pepper/nutmeg" not in table.shown["colonies"]["quilon"]
    assert table.booked("red", "vp") == [(1, "colony", "10.3")]
    assert table.booked("red", "nutmeg") == [(1, "colony", "7.8")]
    any_spice = founding("calicut", colonists=9, turned=(3, 3), rows={"colonies": 2})
    any_spice.do("settle", "red", founded=True)
    any_spice.refused("7.8", "fill", "red", spices=["clove", "ginger"], tile="any")
    any_spice.do("fill", "red", spices=["clove", "ginger"])
    assert any_spice.shown["colonies"]["calicut"] == ["any"] * 3


def test_7_9_at_every_filling_the_kind_is_chosen_anew() -> None:
    table = in_turn().give("red", sites={"quilon": ("pepper/nutmeg", "")})
    table.do("harvest", "red", spices={"quilon": ["nutmeg"]})
    assert table.player("red")["sites"]["quilon"]["spices"] == ["nutmeg"]
