"""Where a card is played for a step, the board shows what that takes, and not what is printed."""

from companion.goa.play import laying
from companion.goa.play.asking.beside import Opening
from companion.goa.play.asking.cards import PaidStep, Step
from companion.goa.rules.board import COLUMNS
from companion.goa.rules.cards import NO_SHIPS, NO_SPICES
from tests.goa.asked import asking_after, moves_until, record

GIVEN = record("goa-3-7")


def prices(*begun):
    """Spices, ships and ducats of the next step in each column, and the rows the markers are in."""
    asking = asking_after(GIVEN, moves_until(GIVEN, "card"))
    for each in begun:
        asking.enter(Opening(each))
    shown = asking.shown()
    colour = asking.question.player
    ladders = laying.estate(shown, asking.question, colour).ladders
    steps = [each.rungs[each.row] for each in ladders if each.row < len(each.rungs)]
    return shown, ladders, [(each.spices, each.ships, each.ducats) for each in steps]


def test_8_9_it_costs_ducats_by_the_row() -> None:
    shown, ladders, found = prices(PaidStep())
    paid = shown.components["step_for_ducats"]
    assert found == [((), 0, paid[each.row - 1]) for each in ladders]


def test_8_12_and_8_13_spices_or_ships_are_not_shown() -> None:
    shown, ladders, printed = prices()
    board = shown.state.board
    assert printed == [
        (board.steps[COLUMNS.index(each.column)][each.row - 1], board.ships_paid[each.row - 1], 0)
        for each in ladders
    ]
    assert [each[1:] for each in prices(Step(NO_SPICES))[2]] == [each[1:] for each in printed]
    assert {each[0] for each in prices(Step(NO_SPICES))[2]} == {()}
    assert [each[0] for each in prices(Step(NO_SHIPS))[2]] == [each[0] for each in printed]
    assert {each[1] for each in prices(Step(NO_SHIPS))[2]} == {0}
