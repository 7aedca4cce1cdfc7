"""5 Turns and actions."""

from tests.goa.rules.table import ENGLISH, Table, in_auctions, in_turn
from tests.turns import turns

CLOVES = {"0": ("clove/2", "clove clove"), "1": ("ginger/2", "ginger"), "2": ("pepper/2", "")}


def test_5_1_everyone_takes_a_first_turn_then_a_second_then_a_third() -> None:
    table = in_turn("blue", players=3)
    order, another = [], turns()
    while another() and table.due[0] == "turn":
        order.append((table.due[1], table.shown["turn"]["number"]))
        table.do("end", table.due[1])
    seats = ("blue", "green", "red")
    assert order == [(seat, number) for number in (1, 2, 3) for seat in seats]
    table = in_turn("blue", players=3)
    table.refused("5.1", "ships", "red")
    table.refused("5.1", "end", "green")


def test_5_2_a_turn_is_one_action_and_may_be_forgone() -> None:
    table = in_turn().do("taxes", "red")
    for kind in ("ships", "taxes", "draw"):
        table.refused("5.2", kind, "red")
    table.refused("5.2", "found", "red", colony="quilon")
    table.refused("5.2", "progress", "red", column="ships")
    table.do("end", "red")
    assert in_turn().do("end", "red").due == ("turn", "blue")


def test_5_4_and_5_6_a_refusal_names_what_is_lacking() -> None:
    """And not what a step costs in all, nor a harvest of nothing."""
    table = in_turn().give("red", sites=CLOVES, rows={"ships": 2})
    lacks = table.refused("5.4", "progress", "red", column="ships", spices={"1": ["ginger"]})
    assert ENGLISH.say(lacks.key, **lacks.figures) == "this step also needs cinnamon"
    full = in_turn().give("red", sites={"0": ("clove/2", "clove clove")})
    none = full.refused("5.6", "harvest", "red", spices={})
    assert ENGLISH.say(none.key, {"red": "Ana"}, **none.figures) == "Ana has no free field"


def test_5_3_a_harvest_in_portions_the_row_as_it_stands_then() -> None:
    table = in_turn().give("red", sites=CLOVES, rows={"harvest": 2}, tiles=["vice_king"])
    table.do("harvest", "red", spices={"1": ["ginger"]})
    assert table.shown["turn"]["taken"] == 1
    assert [len(list(family)) for family in table.families("harvest")] == [1]
    assert not table.families("taxes")
    table.do("harvest", "red", spices={"2": ["pepper"]})
    table.refused("5.6", "harvest", "red", spices={"2": ["pepper"]})
    table.give("red", rows={"harvest": 3})
    table.do("harvest", "red", spices={"2": ["pepper"]})
    assert table.shown["turn"]["taken"] == 3


def test_5_3_a_row_that_fell_gives_nothing_more() -> None:
    table = in_turn().give("red", sites=CLOVES, rows={"harvest": 3})
    table.do("harvest", "red", spices={"1": ["ginger"], "2": ["pepper", "pepper"]})
    table.give("red", rows={"harvest": 2})
    assert not table.families("harvest")


def step(table: Table, column: str, **spices: list[str]) -> Table:
    names = {"a": "0", "b": "1", "c": "2"}
    load = {names.get(key, key): value for key, value in spices.items()}
    return table.do("progress", "red", column=column, spices=load)


def test_5_4_a_step_costs_its_spices_and_ships() -> None:
    table = in_turn().give("red", sites=CLOVES, rows={"ships": 1})
    table.refused("5.4", "progress", "red", column="ships", spices={"0": ["clove"]})
    table.refused("5.4", "progress", "red", column="ships")
    table.refused("5.4", "progress", "red", column="ships", spices={"2": ["ginger"]})
    table.refused("5.4", "progress", "red", column="ships", spices={"3": ["ginger"]})
    step(table, "ships", b=["ginger"])
    assert table.booked("red", "ginger") == [(-1, "progress", "5.4")]
    assert table.booked("red", "ships") == [(-1, "progress", "5.4")]
    assert table.booked("red", "vp") == [(1, "marker", "10.2")]
    assert table.player("red")["rows"]["ships"] == 2
    assert table.shown["turn"]["action"] == "progress"
    poor = in_turn().give("red", sites=CLOVES, ships=0)
    assert poor.refused("5.4", "progress", "red", column="ships", spices={"1": ["ginger"]})
    last = in_turn().give("red", rows={"ships": 5})
    last.refused("5.4", "progress", "red", column="ships")


def test_5_4_a_step_is_offered_for_the_ships_of_its_row() -> None:
    sites = {"cochin": ("any", "ginger"), "0": ("cinnamon/1", "cinnamon"), "1": ("pepper/1", "")}
    sites["1"] = ("pepper/1", "pepper")
    table = in_turn().give("red", sites=sites, ships=3, rows={"ships": 3})
    assert "ships" in {family.move.column for family in table.families("progress")}
    table.give("red", ships=2)
    assert "ships" not in {family.move.column for family in table.families("progress")}
    table.give("red", ships=1, rows={"ships": 1})
    assert "ships" in {family.move.column for family in table.families("progress")}
    step(table, "ships", cochin=["ginger"])
    assert {line.about["row"].value for line in table.lines} == {2}


def test_5_4_each_step_costs_what_is_printed_for_it() -> None:
    full = {"cochin": ("any", "nutmeg"), "madras": ("pepper/nutmeg", "pepper nutmeg")}
    sites = {"0": ("ginger/3", "ginger " * 3), "1": ("cinnamon/3", "cinnamon " * 3), **full}
    table = in_turn().give("red", sites=sites, rows={"ships": 4}, ships=4)
    load = {"0": ["ginger"], "1": ["cinnamon"], "madras": ["nutmeg", "pepper"]}
    table.refused("5.4", "progress", "red", column="ships", spices={"0": ["ginger"]})
    table.do("progress", "red", column="ships", spices=load)
    assert table.player("red")["ships"] == 0
    assert table.player("red")["sites"]["madras"]["spices"] == []
    assert table.booked("red", "vp") == [(4, "marker", "10.2")]


def test_5_5_as_many_ships_as_the_value() -> None:
    table = in_turn().give("red", rows={"ships": 4}).do("ships", "red")
    assert table.booked("red", "ships") == [(4, "build_ships", "5.5")]
    assert table.shown["turn"]["action"] == "ships"


def test_5_6_spices_onto_empty_fields_that_admit_them() -> None:
    table = in_turn().give("red", sites=CLOVES, rows={"harvest": 3})
    table.refused("5.6", "harvest", "red", spices={"0": ["clove"]})
    table.refused("5.6", "harvest", "red", spices={"1": ["clove"]})
    table.refused("5.6", "harvest", "red", spices={"3": ["clove"]})
    table.refused("5.6", "harvest", "red", spices={"2": ["pepper"] * 3})
    table.refused("5.6", "harvest", "red", spices={})
    table.do("harvest", "red", spices={"1": ["ginger"], "2": ["pepper", "pepper"]})
    assert table.booked("red", "pepper") == [(2, "harvest", "5.6")]
    assert table.player("red")["sites"]["2"]["spices"] == ["pepper", "pepper"]
    small = in_turn().give("red", sites=CLOVES)
    small.refused("5.6", "harvest", "red", spices={"2": ["pepper", "pepper"]})


def test_5_7_as_many_ducats_as_the_value() -> None:
    table = in_turn().give("red", rows={"taxes": 3}).do("taxes", "red")
    assert table.booked("red", "ducats") == [(8, "taxes", "5.7")]
    assert table.shown["turn"]["action"] == "taxes"


def test_5_8_cards_up_to_the_draw_and_the_limit() -> None:
    assert in_turn().families("draw")
    table = in_turn().give("red", rows={"expedition": 4}, hand=3)
    table.do("draw", "red")
    assert table.booked("red", "hand") == [(1, "expedition", "5.8")]
    assert not table.families("draw")
    table.refused("5.8", "draw", "red")
    assert table.do("discard", "red").families("draw")
    table.do("draw", "red")
    table.do("discard", "red").refused("5.8", "draw", "red")
    above = in_turn().give("red", hand=3)
    above.refused("5.8", "draw", "red")
    above.do("discard", "red").do("discard", "red").refused("5.8", "draw", "red")
    above.do("card", "red", card="ships2").do("draw", "red")
    empty = in_turn().cards(0, 0)
    empty.refused("8.2", "draw", "red")


def test_5_9_the_limit_counts_in_this_action_only() -> None:
    table = in_turn().give("red", tiles=["red_expedition/1"], hand=1)
    table.do("use", "red", tile="red_expedition/1")
    assert table.player("red")["hand"] == 2


def test_5_10_founding_is_an_action() -> None:
    table = in_turn().do("found", "red", colony="quilon")
    assert table.shown["turn"]["action"] == "found"


def test_5_11_the_first_to_reach_row_4_or_5_draws_a_card() -> None:
    table = in_turn().give("red", rows={"ships": 3}, hand=1).give("blue", rows={"taxes": 3})
    table.give("red", tiles=["vice_king"], rows=dict.fromkeys(COLUMNS, 3))
    table.do("use", "red", tile="vice_king", column="ships")
    assert table.booked("red", "hand") == [(1, "reward", "5.11")]
    assert table.shown["rewards"]["ships"] == [4]
    table.give("red", tiles=["vice_king"], rows={**dict.fromkeys(COLUMNS, 4), "ships": 4})
    table.do("use", "red", tile="vice_king", column="ships")
    assert table.shown["rewards"]["ships"] == [4, 5]
    assert table.player("red")["hand"] == 3
    table.give("red", tiles=["vice_king"], rows=dict.fromkeys(COLUMNS, 3))
    table.do("use", "red", tile="vice_king", column="ships")
    assert table.booked("red", "hand") == []


COLUMNS = ("ships", "harvest", "taxes", "expedition", "colonies")


def test_5_12_all_markers_in_a_row_bring_an_extra_card_once() -> None:
    rows = {**dict.fromkeys(COLUMNS, 2), "taxes": 1}
    table = in_turn().give("red", rows=rows, tiles=["vice_king"])
    table.do("use", "red", tile="vice_king", column="taxes")
    assert table.booked("red", "extra_cards") == [(1, "complete", "5.12")]
    assert table.player("red")["complete"] == 2
    again = table.give("red", rows=rows, complete=2, tiles=["vice_king"])
    again.do("use", "red", tile="vice_king", column="taxes")
    assert again.booked("red", "extra_cards") == []
    last = in_turn().give("red", rows={**dict.fromkeys(COLUMNS, 5), "taxes": 4}, complete=4)
    last.give("red", tiles=["vice_king"]).do("use", "red", tile="vice_king", column="taxes")
    assert last.player("red")["complete"] == 5


def test_5_13_rewards_hold_however_the_marker_moved() -> None:
    table = in_turn().give("red", rows={"taxes": 3}, hand=1, ducats=12)
    table.do("card", "red", card="step_for_ducats", column="taxes")
    assert (1, "reward", "5.11") in table.booked("red", "hand")
    table = in_turn().give("red", sites=CLOVES, rows={"ships": 3}, ships=9, hand=1)
    table.do("progress", "red", column="ships", card="A_step_no_spices")
    assert (1, "reward", "5.11") in table.booked("red", "hand")


def test_5_14_a_card_may_be_discarded_at_any_time_by_anyone() -> None:
    table = in_turn().give("green", hand=1)
    table.do("discard", "green")
    assert table.booked("green", "hand") == [(-1, "discard", "5.14")]
    assert (table.shown["discard"], table.due) == (2, ("turn", "red"))
    table.refused("5.14", "discard", "green")
    auction = in_auctions((1, 3), (1, 4), players=2).give("red", hand=1)
    auction.do("discard", "red")
    founding = in_turn().give("blue", hand=1).do("found", "red", colony="quilon")
    founding.refused("record", "discard", "blue")
    founding.do("turned", colonists=[1, 1]).do("discard", "blue")
    assert founding.due == ("settle", "red")
