"""5.2 to 5.4 Expedition: ships, captains, docks, VP."""

import pytest

from tests.vasco.rules import laid
from tests.vasco.rules.laid import (
    about,
    after,
    called,
    limits,
    merchant,
    of,
    play,
    refused,
    seen,
    ship,
    tiles,
    told,
    with_docks,
    with_supply,
)


def sailing(*ships: str, captains: int = 3, number: int = 8) -> laid.State:
    state = called(laid.bare(), "red", "navigation", number)
    return with_supply(state, "red", ships=tiles(*ships), captains=captains)


def to(landing: str, *ships: tuple[str, int], **bonus: object) -> dict[str, object]:
    berths = [{"ship": text, "dock": dock, **bonus} for text, dock in ships]
    return {"player": "red", "landing": landing, "ships": berths}


def test_5_2_several_ships_go_to_one_landing_each_with_a_captain() -> None:
    state = sailing("9/4", "7/3", "4/1")
    step = play(state, "expedition", **to("malindi", ("7/3", 3), ("9/4", 0)))
    assert seen(step.state)["landings"]["malindi"] == [
        {"owner": "red", "limit": 9, "ship": "9/4"},
        None,
        None,
        {"owner": "red", "limit": 7, "ship": "7/3"},
        None,
    ]
    assert of(step.state, "red")["ships"] == ["4/1"]
    assert of(step.state, "red")["captains"] == 1
    assert told(step) == [
        ("red", "captains", -2, "board", "5.2"),
        ("red", "vp", 7, "dock", "5.3"),
        ("red", "reals", 1, "malindi", "5.3"),
        ("red", "vp", 9, "dock", "5.3"),
        ("red", "reals", 1, "malindi", "5.3"),
    ]
    assert about(step)[:2] == [{"landing": "malindi"}, {"landing": "malindi", "ship": "7/3"}]
    assert about(step)[3] == {"landing": "malindi", "ship": "9/4"}


def test_5_2_one_of_two_like_ships_may_stay() -> None:
    state = after(sailing("4/1", "4/1"), "expedition", **to("mozambique", ("4/1", 2)))
    assert of(state, "red")["ships"] == ["4/1"]
    assert limits(state, "mozambique") == [None, None, 4]


@pytest.mark.parametrize(
    ("limit", "dock", "enters"), [(11, 0, True), (9, 0, False), (9, 2, True), (7, 2, False)]
)
def test_5_2_a_dock_takes_a_ship_of_a_limit_at_least_its_value(
    limit: int, dock: int, enters: bool
) -> None:
    state = sailing(f"{limit}/4")
    move = to("calicut", (f"{limit}/4", dock))
    if enters:
        assert limits(after(state, "expedition", **move), "calicut")[dock] == limit
    else:
        value = (11, 11, 9)[dock]
        assert refused(state, "expedition", **move) == (
            "5.2",
            "limit-too-low",
            {"landing": "calicut", "dock": value, "limit": limit},
        )


def test_5_2_a_ship_of_limit_8_or_10_takes_what_is_below() -> None:
    state = after(sailing("10/4"), "expedition", **to("malindi", ("10/4", 1)))
    assert limits(state, "malindi") == [None, 10, None, None, None]


def test_5_2_a_dock_takes_one_ship() -> None:
    state = with_docks(sailing("9/4", "7/3"), malindi=(merchant(9),))
    assert refused(state, "expedition", **to("malindi", ("9/4", 0))) == (
        "5.2",
        "dock-taken",
        {"landing": "malindi", "dock": 9},
    )
    twice = refused(state, "expedition", **to("malindi", ("7/3", 2), ("9/4", 2)))
    assert twice == ("5.2", "dock-taken", {"landing": "malindi", "dock": 7})


def test_5_2_a_landing_has_the_docks_that_are_printed() -> None:
    for landing, docks in (("natal", 1), ("mozambique", 3), ("calicut", 6)):
        state = sailing("11/4")
        assert refused(state, "expedition", **to(landing, ("11/4", docks))) == (
            "5.2",
            "no-such-dock",
            {"landing": landing, "docks": docks},
        )


def test_5_2_a_ship_must_be_launched_and_be_there() -> None:
    state = with_supply(sailing("4/1"), "red", projects=tiles("6/3"))
    assert refused(state, "expedition", **to("mozambique", ("6/3", 0))) == (
        "5.2",
        "not-launched",
        {"player": "red", "ship": "6/3"},
    )
    assert refused(state, "expedition", **to("mozambique", ("9/4", 0))) == (
        "5.2",
        "no-such-ship",
        {"player": "red", "ship": "9/4"},
    )
    twice = refused(state, "expedition", **to("calicut", ("4/1", 0), ("4/1", 1)))
    assert twice[1] == "no-such-ship"


def test_5_2_each_ship_needs_a_captain_from_the_supply() -> None:
    state = sailing("4/1", "5/2", captains=1)
    assert refused(state, "expedition", **to("mozambique", ("4/1", 2), ("5/2", 1))) == (
        "5.2",
        "captains-lacking",
        {"player": "red", "ships": 2, "has": 1},
    )
    none = refused(sailing("4/1", captains=0), "expedition", **to("mozambique", ("4/1", 2)))
    assert none[2] == {"player": "red", "ships": 1, "has": 0}


def test_5_2_captains_are_boarded_before_any_bonus_is_received() -> None:
    # The captain that Mozambique gives for the first ship cannot sail with the second.
    move = to("mozambique", ("6/3", 0), ("5/2", 1))
    assert refused(sailing("6/3", "5/2", captains=1), "expedition", **move)[1] == "captains-lacking"
    step = play(sailing("6/3", "5/2", captains=2), "expedition", **move)
    assert told(step)[0] == ("red", "captains", -2, "board", "5.2")
    assert of(step.state, "red")["captains"] == 2


def test_5_3_the_dock_pays_its_value_whatever_the_limit() -> None:
    step = play(sailing("11/5+1v"), "expedition", **to("malindi", ("11/5+1v", 2)))
    assert told(step)[1] == ("red", "vp", 7, "dock", "5.3")
    assert of(step.state, "red")["vp"] == 7


def test_5_3_the_dock_pays_what_the_set_prints() -> None:
    printed = laid.components(landings={"calicut": {"docks": [8, 10]}})
    state = called(laid.bare(2, printed), "red", "navigation")
    state = with_supply(state, "red", ships=tiles("10/1"))
    step = play(state, "expedition", **to("calicut", ("10/1", 1)))
    assert told(step) == [
        ("red", "captains", -1, "board", "5.2"),
        ("red", "vp", 10, "dock", "5.3"),
    ]


def test_5_4_a_landing_with_every_dock_taken_is_complete() -> None:
    for docked, vp in (((), 0), ((merchant(7), ship("red", "5/2")), 2)):
        state = with_docks(laid.bare(), mozambique=(ship("blue", "6/3"), *docked))
        state = laid.before(state._replace(merchant=None), "acting", "navigate")
        state = after(state, "navigate")
        assert of(state, "blue")["vp"] == vp
        assert limits(state, "mozambique")[0] == (None if docked else 6)


def test_5_4_nothing_more_enters_a_complete_landing() -> None:
    state = with_docks(sailing("9/4"), natal=(merchant(9),))
    assert refused(state, "expedition", **to("natal", ("9/4", 0))) == (
        "5.4",
        "landing-full",
        {"landing": "natal"},
    )


def test_5_2_who_has_no_launched_ship_sends_none() -> None:
    assert refused(sailing(), "expedition", **to("natal")) == (
        "5.2",
        "no-ship",
        {"player": "red"},
    )
