"""7 Phase 3: the merchant ship, what ships earn, and how they sail on."""

import pytest

from companion.table.game import Line
from companion.vasco.rules.sending import remove_merchant
from tests.vasco.rules import laid
from tests.vasco.rules.laid import (
    VASCO,
    about,
    after,
    before,
    limits,
    merchant,
    of,
    play,
    refused,
    seen,
    ship,
    told,
    with_docks,
    with_owners,
)


def navigating(**landings: laid.Docks) -> laid.State:
    state = with_docks(laid.bare()._replace(merchant=None), **landings)
    return before(state, "acting", "navigate")


def sending(owner: str | None = "black", limit: int = 7, **landings: laid.Docks) -> laid.State:
    """The last number has been called, and the merchant ship lies there still."""
    state = with_owners(with_docks(laid.bare(), **landings), sernigi=owner)
    state = laid.called(state._replace(merchant=limit), "red", "projects", 20)
    return after(state, "pass", player="red")


def test_7_1_the_owner_of_sernigi_sends_what_was_not_sent() -> None:
    state = sending()
    assert VASCO.due(state)[:3] == (("send",), ("black",), False)
    assert refused(state, "navigate")[1:] == (
        "not-due",
        {"kind": "navigate", "due": ("send",)},
    )
    step = play(state, "send", player="black", landing="malindi", dock=4)
    assert told(step) == [("black", "reals", 1, "malindi", "5.3")]
    assert limits(step.state, "malindi")[4] == 7
    assert VASCO.due(step.state)[:3] == (("navigate",), (), False)


def test_7_1_nobody_else_sends_it_and_not_where_it_does_not_fit() -> None:
    state = sending(mombasa=(merchant(9),))
    assert refused(state, "send", player="red", landing="mombasa", dock=1) == (
        "7.1",
        "not-sernigi",
        {"player": "red", "owner": "black"},
    )
    taken = refused(state, "send", player="black", landing="mombasa", dock=0)
    assert taken == ("5.2", "dock-taken", {"landing": "mombasa", "dock": 7})
    deep = refused(state, "send", player="black", landing="calicut", dock=0)
    assert deep[1] == "limit-too-low"


def test_7_1_where_no_dock_fits_it_leaves_the_game() -> None:
    full = {
        "natal": (merchant(4),),
        "boa_gente": (merchant(5), merchant(4)),
        "mozambique": (merchant(6), merchant(5), merchant(4)),
    }
    state = sending(limit=4, **full)
    assert VASCO.due(state).kinds == ("navigate",)
    assert seen(state)["merchant"] is None
    # One dock that fits is enough.
    full["natal"] = ()
    assert VASCO.due(sending(limit=4, **full)).kinds == ("send",)


def test_7_1_with_sernigi_on_the_board_it_is_nobodys_to_send() -> None:
    state = sending(None)
    assert (VASCO.due(state).kinds, seen(state)["merchant"]) == (("navigate",), None)


def test_7_1_the_ledger_says_whether_a_dock_or_an_owner_was_missing() -> None:
    def docks(state: laid.State) -> object:
        ledger: list[Line] = []
        remove_merchant(state, ledger)
        (line,) = ledger
        assert (line.source, line.rule, line.what) == ("unsent", "7.1", "")
        return line.about["docks"].value

    full = {"natal": (merchant(4),), "boa_gente": (merchant(5), merchant(4))}
    full["mozambique"] = (merchant(6), merchant(5), merchant(4))
    waiting = sending(limit=4)._replace(merchant=4)
    assert docks(waiting) == 3
    assert docks(with_docks(waiting, **full)) == 0


def test_7_2_every_ship_earns_what_is_printed_on_it() -> None:
    state = navigating(
        natal=(), boa_gente=(ship("red", "6/4+1r1v"),), calicut=(ship("blue", "11/4"),)
    )
    state = with_docks(state, malindi=(ship("red", "9/5+2v"), ship("black", "9/4+1r"), merchant(7)))
    step = play(state, "navigate")
    assert told(step) == [
        ("red", "vp", 1, "income", "7.2"),
        ("red", "reals", 1, "income", "7.2"),
        ("red", "vp", 2, "income", "7.2"),
        ("black", "reals", 1, "income", "7.2"),
    ]
    assert about(step)[0] == {"landing": "boa_gente", "ship": "6/4+1r1v"}
    assert (of(step.state, "red")["vp"], of(step.state, "red")["reals"]) == (3, 11)


def test_7_3_every_ship_of_a_complete_landing_earns_its_vp() -> None:
    mombasa = (ship("red", "7/3"), merchant(7), ship("red", "6/3"), ship("blue", "5/2"))
    step = play(navigating(mombasa=mombasa), "navigate")
    assert told(step)[:3] == [
        ("red", "vp", 3, "complete", "7.3"),
        ("red", "vp", 3, "complete", "7.3"),
        ("blue", "vp", 3, "complete", "7.3"),
    ]
    assert about(step)[1] == {"landing": "mombasa", "ship": "6/3"}
    assert of(step.state, "red")["vp"] == 6


@pytest.mark.parametrize(
    ("landing", "vp"),
    [
        ("natal", 0),
        ("boa_gente", 1),
        ("mozambique", 2),
        ("mombasa", 3),
        ("malindi", 4),
        ("calicut", 5),
    ],
)
def test_7_3_a_complete_landing_pays_what_is_printed(landing: str, vp: int) -> None:
    docks = len(laid.bare().landings[laid.LANDINGS.index(landing)])
    step = play(navigating(**{landing: (ship("red", "11/4"),) * docks}), "navigate")
    paid = [line[2] for line in told(step) if line[3] == "complete"]
    assert paid == ([vp] * docks if vp else [])


def test_7_3_another_set_prints_other_vp() -> None:
    printed = laid.components(landings={"natal": {"docks": [4], "complete": 9}})
    state = with_docks(laid.bare(2, printed)._replace(merchant=None), natal=(ship("red", "4/1"),))
    state = after(before(state, "acting", "navigate"), "navigate")
    assert of(state, "red")["vp"] == 9


def test_7_4_ships_of_complete_landings_move_leftmost_first_to_the_leftmost_dock() -> None:
    state = navigating(
        boa_gente=(ship("red", "5/2"), ship("blue", "11/4")), mozambique=(None, merchant(5))
    )
    state = after(state, "navigate")
    assert limits(state, "boa_gente") == [None, None]
    # 5/2 finds only the 4 that is left of its size; 11/4 then takes the 6.
    assert limits(state, "mozambique") == [11, 5, 5]
    assert seen(state)["landings"]["mozambique"][2]["owner"] == "red"


def test_7_4_the_leftmost_fitting_dock_is_taken_even_where_a_later_ship_would_need_it() -> None:
    state = navigating(boa_gente=(ship("red", "11/4"), ship("blue", "6/3")))
    state = after(with_docks(state, mozambique=(None, ship("black", "5/2"))), "navigate")
    assert limits(state, "mozambique") == [11, 5, 6]


def test_7_4_the_order_is_from_calicut_downwards_so_that_room_is_made_first() -> None:
    full = (ship("red", "9/4"), ship("red", "9/5"), ship("blue", "9/4"), ship("blue", "9/5"))
    state = navigating(mombasa=full, malindi=(*(merchant(9),) * 5,), calicut=())
    state = after(state, "navigate")
    assert limits(state, "calicut") == [None, None, 9, 9, 9, 9]
    assert limits(state, "malindi") == [9, 9, 9, 9, None]
    assert limits(state, "mombasa") == [None] * 4


def test_7_4_a_landing_not_complete_is_passed_over() -> None:
    state = navigating(mozambique=(ship("red", "6/3"), None, ship("blue", "4/1")))
    state = after(state, "navigate")
    assert limits(state, "mozambique") == [6, None, 4]
    assert limits(state, "mombasa") == [None] * 4


def test_7_4_without_a_dock_in_the_next_landing_or_from_calicut_a_ship_leaves() -> None:
    calicut = (ship("red", "11/4"), *(merchant(11),) * 5)
    state = navigating(mozambique=(ship("blue", "6/3"), merchant(5), ship("red", "4/1")))
    state = after(with_docks(state, calicut=calicut), "navigate")
    assert limits(state, "calicut") == [None] * 6
    assert limits(state, "mombasa") == [None, None, 6, 5]


def test_7_5_a_ship_that_leaves_returns_its_captain_and_no_other_does() -> None:
    state = navigating(mozambique=(ship("blue", "6/3"), merchant(4), ship("red", "4/1")))
    step = play(state, "navigate")
    assert told(step)[2:] == [("red", "captains", 1, "returns", "7.5")]
    assert about(step)[2] == {"landing": "mozambique"}
    assert (of(step.state, "red")["captains"], of(step.state, "red")["captains_on_board"]) == (2, 6)
    assert of(step.state, "blue")["captains"] == 1


def test_7_5_moving_earns_no_dock_vp_and_no_bonus() -> None:
    state = navigating(mozambique=(ship("blue", "7/3"), ship("blue", "7/4"), ship("blue", "6/2")))
    step = play(state, "navigate")
    assert limits(step.state, "mombasa") == [7, 7, 6, None]
    assert told(step) == [("blue", "vp", 2, "complete", "7.3")] * 3


def test_7_6_what_becomes_complete_by_moving_neither_moves_nor_pays_before_the_next_round() -> None:
    natal = {"natal": (ship("red", "4/1"),), "boa_gente": (ship("blue", "5/2"),)}
    step = play(navigating(**natal), "navigate")
    assert limits(step.state, "boa_gente") == [5, 4]
    assert limits(step.state, "natal") == [None]
    assert told(step) == []
    state = before(step.state._replace(round=2), "acting", "navigate")
    assert told(play(state, "navigate")) == [
        ("blue", "vp", 1, "complete", "7.3"),
        ("red", "vp", 1, "complete", "7.3"),
    ]


def test_7_3_a_merchant_ship_earns_nobody_anything() -> None:
    state = with_owners(navigating(natal=(merchant(4),)), sernigi="red")
    step = play(state, "navigate")
    assert told(step) == []
    assert limits(step.state, "boa_gente") == [None, 4]
