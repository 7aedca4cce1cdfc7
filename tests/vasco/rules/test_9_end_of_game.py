"""9 The end of the game, after phase 3 of round 5."""

import pytest

from tests.vasco.rules import laid
from tests.vasco.rules.laid import (
    VASCO,
    about,
    after,
    before,
    crew,
    of,
    play,
    refused,
    seen,
    ship,
    tiles,
    told,
    with_docks,
    with_owners,
    with_supply,
)


def last_navigation() -> laid.State:
    state = laid.bare(2)._replace(round=5, merchant=None)
    return before(state, "acting", "navigate")


def final(players: int = 2) -> laid.State:
    """The last launches are due, and nobody has anything."""
    state = before(laid.bare(players)._replace(round=5), "final", "finish")
    for colour in state.board.colours:
        state = with_supply(state, colour, reals=0, captains=0)
    return state


def test_9_1_alvares_and_dias_give_once_more() -> None:
    state = with_owners(last_navigation(), alvares="yellow", dias="red")
    step = play(state, "navigate")
    assert told(step) == [("yellow", "white", 1, "alvares", "9.1"), ("red", "vp", 2, "dias", "9.1")]
    shown = seen(step.state)
    assert (shown["phase"], shown["round"], shown["first_player"]) == ("final", 5, "yellow")
    assert shown["money"] == [9, 4]
    assert shown["offer"]["sao_gabriel"] == laid.SAO_GABRIEL


def test_9_1_only_round_5_ends_the_game() -> None:
    state = with_owners(last_navigation(), alvares="yellow", dias="red")._replace(round=4)
    step = play(state, "navigate")
    assert told(step) == []
    assert VASCO.due(step.state).kinds == ("projects",)


def test_9_2_players_launch_a_last_time_and_captains_board_by_themselves() -> None:
    state = with_supply(final(), "red", projects=tiles("4/1"), sailors=crew(grey=1), captains=1)
    assert VASCO.due(state)[:3] == (("finish",), (), False)
    state = after(state, "launch", player="red", project="4/1", crew=["grey"])
    assert of(after(state, "finish"), "red")["vp"] == 3


@pytest.mark.parametrize(
    ("ships", "captains", "vp"), [(0, 3, 0), (1, 0, 0), (1, 3, 3), (3, 2, 6), (2, 2, 6)]
)
def test_9_2_a_captain_boards_each_launched_ship_as_far_as_they_go(
    ships: int, captains: int, vp: int
) -> None:
    supply = {"ships": tiles(*["4/1"] * ships), "captains": captains, "projects": tiles("6/3")}
    step = play(with_supply(final(), "red", **supply), "finish")
    assert told(step) == ([("red", "vp", vp, "ships", "9.3")] if vp else [])
    assert about(step) == ([{"ships": vp // 3}] if vp else [])
    assert of(step.state, "red")["vp"] == vp
    # What is counted stays where it lies.
    assert (of(step.state, "red")["captains"], len(of(step.state, "red")["ships"])) == (
        captains,
        ships,
    )


@pytest.mark.parametrize(("reals", "vp"), [(2, 0), (3, 1), (5, 1), (6, 2), (29, 9)])
def test_9_3_three_reals_make_one_vp(reals: int, vp: int) -> None:
    state = with_supply(final(), "red", reals=reals, vp=7)
    step = play(state, "finish")
    assert told(step) == ([("red", "vp", vp, "reals", "9.3")] if vp else [])
    assert about(step) == ([{"reals": reals}] if vp else [])
    assert (of(step.state, "red")["vp"], of(step.state, "red")["reals"]) == (7 + vp, reals)


def test_9_3_ships_at_sea_and_projects_count_nothing_more() -> None:
    state = with_supply(final(), "red", projects=tiles("4/1"), captains=1, missionaries=2)
    state = with_docks(state, calicut=(ship("red", "11/4"),))
    assert told(play(state, "finish")) == []


def test_9_4_most_vp_win_counted_after_9_3() -> None:
    state = with_supply(with_supply(final(), "red", vp=9), "yellow", vp=8, reals=6)
    state = with_docks(state, natal=(ship("red", "4/1"),))
    state = after(state, "finish")
    assert seen(state)["winners"] == ["yellow"]
    assert (seen(state)["phase"], VASCO.due(state).kinds) == ("over", ())


def test_9_4_a_tie_goes_to_most_own_ships_in_the_navigation_area() -> None:
    state = with_supply(final(3), "yellow", sailors=crew(grey=5))
    docks = (ship("red", "6/3"), ship("black", "5/2"), ship("black", "4/1"))
    state = with_docks(state, mozambique=docks, natal=(laid.merchant(4),))
    assert seen(after(state, "finish"))["winners"] == ["black"]


def test_9_4_then_to_most_sailors_in_the_supply() -> None:
    state = with_supply(final(3), "yellow", sailors=crew(grey=2))
    state = with_supply(state, "red", sailors=crew(violet=2, orange=1))
    state = with_supply(state, "black", missionaries=5, sailors=crew(grey=2))
    assert seen(after(state, "finish"))["winners"] == ["red"]


def test_9_4_still_tied_they_share_the_victory() -> None:
    state = with_supply(final(4), "blue", vp=3)
    state = with_supply(state, "black", reals=9)
    state = after(state, "finish")
    assert seen(state)["winners"] == ["black", "blue"]
    said = [(each.key, laid.plain(each.figures)) for each in VASCO.standing(state)]
    assert said[-1] == ("winners", {"winners": ("black", "blue"), "count": 2})
    assert said[0] == ("standing", {"player": "black", "vp": 3, "reals": 9})


def test_9_5_the_winner_is_named() -> None:
    state = after(with_supply(final(), "red", vp=1), "finish")
    spoken = [
        laid.ENGLISH.say(each.key, {"red": "Rui"}, **each.figures) for each in VASCO.standing(state)
    ]
    assert spoken[-1] == "Rui wins"
    assert spoken[0].startswith("Rui: 1\u00a0VP")
    assert [each.key for each in VASCO.standing(final())] == ["standing", "standing"]


def test_9_5_after_the_end_nothing_is_accepted() -> None:
    state = after(final(), "finish")
    moves = {
        "finish": {},
        "navigate": {},
        "adjust": {"player": "red", "vp": 1, "why": "late"},
        "correct": {"state": {"money": [1, 1]}, "why": "late"},
    }
    for kind, keys in moves.items():
        assert refused(state, kind, **keys) == ("record", "game-over", {"kind": kind})
    assert VASCO.options(state) == ()
