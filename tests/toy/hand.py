"""What is tapped next on the way to a move of Sticks, seen from what is asked."""

from companion.play.corrections import Correcting
from tests.toy.play import CORRECTIONS
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
    page = Correcting(asking.session, CORRECTIONS)
    page.say_by(asking.shown().speak, {})
    for name in (*(f"digit-{digit}" for digit in str(move.pile)), "digit-set"):
        page.telling.tap(name)
    page.do(move.why)
