"""What is tapped next on the way to a move of Sticks, seen from what is asked."""

from companion.play.table_entry import CorrectedTable
from tests.toy.play import EDITOR
from tests.toy.rules import Bet, Count


def touch(asking, move):
    picks = asking.question.picks.items()
    if isinstance(move, Count):
        _set_right(asking, move)
    elif name := next((name for name, pick in picks if pick == move), ""):
        asking.pick(name)
    else:
        assert isinstance(move, Bet)
        bets = f"bet-{move.player}"
        asking.act(next(deed for deed in asking.question.deeds if deed.name == bets))


def _set_right(asking, move):
    """It is told on a page of its own, digit by digit."""
    page = CorrectedTable(asking.session, EDITOR)
    page.say_by(asking.shown().speak, {})
    for name in (*(f"digit-{digit}" for digit in str(move.pile)), "digit-set"):
        page.tap(name)
    page.do(move.why)
