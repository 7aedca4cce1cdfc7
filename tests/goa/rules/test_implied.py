"""What a move brings before it that nobody says: the end of a turn (13.5), an extra turn (6.1)."""

from itertools import takewhile
from pathlib import Path

import pytest

from companion.goa.rules.implied import NOBODYS
from companion.goa.rules.moves import CollectTaxes, Correct, Discard, Draw, End, Extra, Pass, Play
from companion.goa.rules.phases import BESIDE_A_TURN
from companion.table.record import replay
from companion.table.session import Head, Session
from tests.goa.asked import RECORDS, record
from tests.goa.rules.table import GOA, founding, in_turn, raw
from tests.goa.rules.test_6_extra_turns import after_turns

UNSAID = ("end", "extra")


def brought(table, kind, player=None, **keys):
    return GOA.implied(table.state, GOA.read(raw(kind, player, keys)))


def last_turn(**extra_cards):
    """Green has had the last action of the round."""
    table = in_turn("red", players=3, number=3)
    for colour, number in extra_cards.items():
        table.give(colour, extra_cards=number)
    return table.do("end", "red").do("end", "blue").do("taxes", "green")


def test_13_5_the_deed_of_the_one_asked_next_ends_the_turn_before() -> None:
    table = in_turn()
    assert brought(table, "taxes", "blue") == (), "red has not had his action"
    table.do("taxes", "red")
    assert brought(table, "taxes", "blue") == (End("red"),)
    assert brought(table, "end", "blue") == (End("red"),), "blue forgoes his turn"
    assert brought(table, "taxes", "green") == (), "it is not green's turn"
    assert brought(table, "end", "red") == ()


def test_13_5_a_token_that_is_placed_ends_the_last_turn() -> None:
    assert brought(last_turn(), "place", "red", cell=[0, 3]) == (End("green"),)


def test_13_5_nothing_ends_while_a_colony_is_being_founded() -> None:
    assert brought(founding(), "taxes", "blue") == ()


def test_13_5_what_comes_by_nobodys_deed_ends_nothing() -> None:
    given = record("goa-2-7")
    kinds = [each["do"] for each in given.moves]
    second = kinds.index("layout", kinds.index("layout") + 1)
    *_, before = replay(GOA, given, second - 1)
    assert kinds[second - 1] == "end"
    assert GOA.implied(before.state, GOA.read(given.moves[second])) == ()


def test_5_3_what_a_player_may_still_do_belongs_to_his_own_turn() -> None:
    table = in_turn(players=2).give("red", tiles=["red_ship/1"], rows={"expedition": 5})
    table.do("draw", "red")
    for each in (Draw("red"), Play("red", "ships2")):
        assert GOA.implied(table.state, each) == ()
    assert brought(table, "use", "red", tile="red_ship/1") == ()


def test_5_14_and_13_8_what_comes_beside_a_turn_ends_nothing() -> None:
    table = in_turn().give("blue", hand=1).do("taxes", "red")
    assert GOA.implied(table.state, Discard("blue")) == ()
    assert brought(table, "adjust", "blue", why="miscounted", ducats=1) == ()
    assert GOA.implied(table.state, Correct("mistaken", discard=0)) == ()


def test_6_1_acting_takes_the_extra_turn() -> None:
    table = after_turns(red=1, green=1)
    assert brought(table, "taxes", "red") == (Extra("red"),)
    assert brought(table, "taxes", "green") == ()
    for each in ("pass", "extra", "end"):
        assert brought(table, each, "red") == ()


def test_13_5_and_6_1_an_extra_turn_ends_the_last_one_too() -> None:
    table = last_turn(red=1)
    assert brought(table, "taxes", "red") == (End("green"), Extra("red"))
    assert brought(table, "pass", "red") == brought(table, "extra", "red") == (End("green"),)


def test_5_3_and_6_1_right_after_his_own_turn_one_says_that_he_takes_an_extra_one() -> None:
    table = last_turn(green=1).give("green", hand=1)
    for each in (CollectTaxes("green"), Play("green", "ships2"), End("green")):
        assert GOA.implied(table.state, each) == ()
    for each in (Extra("green"), Pass("green")):
        assert GOA.implied(table.state, each) == (End("green"),)


def files():
    return sorted(RECORDS.glob("*.json"))


@pytest.mark.parametrize("file", files(), ids=lambda file: file.stem)
def test_what_the_rules_take_as_it_is_brings_nothing(file: Path) -> None:
    before = None
    for each in replay(GOA, record(file.stem)):
        assert before is None or GOA.implied(before, each.move) == (), each.move
        before = each.state


@pytest.mark.parametrize("file", files(), ids=lambda file: file.stem)
def test_a_game_is_recorded_whole_where_nobody_says_what_is_implied(file: Path) -> None:
    given = record(file.stem)
    coming = [each.move for each in replay(GOA, given)][1:]
    session, left_out = Session(GOA, Head("a", given.players, given.components, None)), 0
    while len(session.line) < len(coming):
        rest = coming[len(session.line) :]
        unsaid = takewhile(lambda move: GOA.kind(move) in UNSAID, rest)
        at = left_out_of(session.state, (*unsaid,), rest)
        assert at or GOA.kind(rest[0]) not in UNSAID or is_said(session.state, rest[1:])
        left_out += at
        session.do(rest[at])
    assert [each.raw for each in session.line] == given.moves
    assert left_out > 30


def left_out_of(state, unsaid, rest) -> int:
    """As many of them as the first move that is said then brings."""
    places = range(min(len(unsaid), len(rest) - 1), 0, -1)
    return next((at for at in places if GOA.implied(state, rest[at]) == unsaid[:at]), 0)


def is_said(state, rest) -> bool:
    """Whether he forgoes his action, or the next one does not act."""
    acted = state.turn and state.turn.action
    return not acted or not rest or GOA.kind(rest[0]) in NOBODYS + BESIDE_A_TURN
