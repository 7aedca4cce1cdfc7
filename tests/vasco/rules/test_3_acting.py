"""3 Phase 2: the marker, the number called, the price of the right to act, giving up."""

import pytest

from tests.turns import turns
from tests.vasco.rules import laid
from tests.vasco.rules.laid import (
    VASCO,
    about,
    after,
    called,
    of,
    play,
    refused,
    seen,
    told,
)
from tests.vasco.rules.laid import (
    with_discs as discs,
)


def test_3_1_the_marker_moves_by_the_next_tiles_variation_and_by_nothing_else_of_it() -> None:
    state = laid.before(laid.bare()._replace(marker=11), "acting", "vdg")
    state = discs(state, {5: ("red", "projects")})
    for variation, marker in ((-3, 8), (0, 11), (3, 14)):
        step = play(state, "vdg", initial=4, variation=variation, money=[7, 2])
        assert seen(step.state)["marker"] == marker
        assert seen(step.state)["money"] == [9, 4]
        assert told(step) == []
        assert VASCO.due(step.state).players == ("red",)


def test_3_1_the_other_figures_of_the_tile_are_the_next_rounds() -> None:
    state = laid.bare()._replace(vdg=laid.bare().vdg._replace(initial=4, money=(7, 2)))
    state = laid.before(state, "ending", "another_round")
    state = state._replace(stage=laid.stage("ending", "merchant"), round=2)
    state = laid.with_sections(state, *[laid.crew(**{c: 5}) for c in laid.SAILORS])
    state = after(state, "merchant", limit=4)
    assert (seen(state)["round"], seen(state)["marker"]) == (3, 4)
    assert seen(state)["money"] == [7, 2]


def test_3_2_numbers_are_called_from_the_lowest_to_the_highest() -> None:
    placed = {
        22: ("blue", "projects"),
        7: ("red", "navigation"),
        1: ("black", "characters"),
        12: ("yellow", "recruiting"),
    }
    state = laid.before(discs(laid.bare(), placed), "acting", "act")
    order = []
    another = turns()
    while another() and VASCO.due(state).kinds[-1] == "pass":
        order.append(VASCO.due(state).players[0])
        state = after(state, "pass", player=order[-1])
    assert order == ["black", "red", "yellow", "blue"]


def test_3_2_only_the_player_called_acts_or_gives_up() -> None:
    state = discs(called(laid.bare(), "red", "projects", 5), {6: ("blue", "projects")})
    for kind, keys in (("pass", {}), ("buy", {"sao_gabriel": True})):
        assert refused(state, kind, player="blue", **keys) == (
            "3.2",
            "not-called",
            {"player": "blue", "number": 5, "owner": "red"},
        )


@pytest.mark.parametrize(
    ("area", "kinds"),
    [
        ("characters", ("money", "host", "pass")),
        ("recruiting", ("recruit", "pass")),
        ("projects", ("buy", "pass")),
        ("navigation", ("expedition", "pass")),
    ],
)
def test_3_2_the_action_is_that_of_the_area(area: str, kinds: tuple[str, ...]) -> None:
    state = called(laid.bare(), "red", area)
    assert VASCO.due(state)[:3] == (kinds, ("red",), False)
    moves = {
        "money": {"slot": 0},
        "host": {"character": "dias"},
        "recruit": {"captain": True},
        "buy": {"sao_gabriel": True},
        "expedition": {"landing": "natal", "ships": [{"ship": "4/1", "dock": 0}]},
    }
    for kind, keys in moves.items():
        if kind not in kinds:
            assert refused(state, kind, player="red", **keys) == (
                "record",
                "not-due",
                {"kind": kind, "due": kinds},
            )


@pytest.mark.parametrize(
    ("number", "marker", "price"), [(5, 8, 3), (7, 8, 1), (8, 8, 0), (20, 8, 0), (1, 1, 0)]
)
def test_3_3_acting_costs_what_the_number_lacks_to_the_marker(
    number: int, marker: int, price: int
) -> None:
    state = called(laid.bare(), "red", "recruiting", number, marker)
    step = play(state, "recruit", player="red", captain=True)
    assert of(step.state, "red")["reals"] == 10 - price
    paid = [line for line in told(step) if line[1] == "reals"]
    assert paid == ([("red", "reals", -price, "act", "3.3")] if price else [])
    if price:
        assert about(step)[0] == {"number": number, "marker": marker}


def test_3_3_who_cannot_pay_cannot_act() -> None:
    state = called(laid.bare(), "red", "recruiting", 1, 8)
    state = laid.with_supply(state, "red", reals=6)
    assert refused(state, "recruit", player="red", captain=True) == (
        "3.3",
        "cannot-act",
        {"number": 1, "price": 7, "player": "red", "has": 6},
    )
    assert [family.kind for family in VASCO.options(state)] == ["pass"]
    paid = after(laid.with_supply(state, "red", reals=7), "recruit", player="red", captain=True)
    assert of(paid, "red")["reals"] == 0


@pytest.mark.parametrize(
    ("area", "kind", "keys"),
    [
        ("characters", "money", {"slot": 0}),
        ("characters", "host", {"character": "dias"}),
        ("projects", "buy", {"projects": ["4/1"]}),
        ("navigation", "expedition", {"landing": "natal", "ships": [{"ship": "4/1", "dock": 0}]}),
    ],
)
def test_3_3_every_action_is_paid_for_before_it_earns_anything(
    area: str, kind: str, keys: dict[str, object]
) -> None:
    state = called(laid.bare(), "red", area, 1, 8)
    state = laid.with_supply(state, "red", reals=6, ships=laid.tiles("4/1"))
    assert refused(state, kind, player="red", **keys)[:2] == ("3.3", "cannot-act")


def test_3_3_the_price_of_acting_comes_before_the_price_of_the_action() -> None:
    # To act 3 and for the projects 4 make 7: with 6 he can act, but not buy both.
    state = called(laid.bare(), "red", "projects", 5, 8)
    state = laid.with_supply(state, "red", reals=6)
    rule, _, figures = refused(state, "buy", player="red", projects=["4/1", "5/2"])
    assert (rule, figures["price"], figures["cost"], figures["total"]) == ("4.1", 3, 4, 7)
    bought = play(state, "buy", player="red", projects=["4/1"])
    assert [line[2] for line in told(bought)] == [-3, -1]


@pytest.mark.parametrize(
    ("number", "reals"),
    [(1, 1), (5, 1), (6, 2), (10, 2), (11, 3), (15, 3), (16, 3), (20, 3), (21, 0), (22, 0)],
)
def test_3_4_giving_up_pays_by_row_also_where_acting_is_free(number: int, reals: int) -> None:
    state = called(laid.bare(), "red", "projects", number, 8)
    step = play(state, "pass", player="red")
    assert of(step.state, "red")["reals"] == 10 + reals
    assert told(step) == ([("red", "reals", reals, "give_up", "3.4")] if reals else [])
    assert about(step) == ([{"number": number}] if reals else [])


def test_3_4_giving_up_pays_what_the_set_says() -> None:
    state = laid.bare(2, laid.components(refund=[4, 5, 6, 7]))
    assert of(after(called(state, "red", "projects", 16), "pass", player="red"), "red")[
        "reals"
    ] == (17)


def test_3_5_the_number_and_its_slot_are_free_again() -> None:
    state = called(laid.bare(2), "red", "projects", 5)
    assert laid.slots(state, "projects") == 2
    for kind, keys in (("pass", {}), ("buy", {"sao_gabriel": True})):
        done = after(state, kind, player="red", **keys)
        assert seen(done)["placed"] == {}
        assert done.slots == (3, 3, 3, 3)


def test_3_5_the_disc_of_a_host_stays_on_the_portrait_until_the_round_ends() -> None:
    state = discs(called(laid.bare(), "red", "characters", 8), {9: ("blue", "characters")})
    state = after(state, "host", player="red", character="dias")
    assert seen(state)["placed"].keys() == {"9"}
    assert state.portraits == ("red", None, None, None)
    assert laid.slots(state, "characters") == 4


@pytest.mark.parametrize(
    ("area", "kind", "keys", "key"),
    [
        ("recruiting", "recruit", {}, "nobody-recruited"),
        ("recruiting", "recruit", {"captain": False}, "nobody-recruited"),
        ("projects", "buy", {"projects": []}, "nothing-bought"),
        ("navigation", "expedition", {"landing": "natal", "ships": []}, "no-ship-sent"),
    ],
)
def test_3_6_an_action_that_does_nothing_is_giving_up(
    area: str, kind: str, keys: dict[str, object], key: str
) -> None:
    state = laid.with_supply(called(laid.bare(), "red", area), "red", ships=laid.tiles("7/2"))
    assert refused(state, kind, player="red", **keys) == ("3.6", key, {})
