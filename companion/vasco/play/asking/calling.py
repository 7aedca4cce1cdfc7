"""The number called (3.2): what acting would cost and bring, and giving up instead."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from companion.play.question import Deed, Sum
from companion.table.game import Line, Refusal
from companion.vasco.play.shown import Shown
from companion.vasco.rules import figures as f
from companion.vasco.rules.acting import price, refund, the_call
from companion.vasco.rules.moves import Move, Pass
from companion.vasco.rules.state import Player, State
from companion.vasco.rules.supply import seat_of
from companion.vasco.rules.vasco import apply, quote


def the_called(state: State) -> tuple[Player, int]:
    """The player called, and the number."""
    number, disc = the_call(state)
    return state.players[seat_of(state, disc.player)], number


def refused(state: State, move: Move) -> Refusal | None:
    """Why the rules would not take this move, if so: apply, look, throw away."""
    try:
        apply(state, move)
    except Refusal as refusal:
        return refusal
    return None


def give_up(shown: Shown) -> Deed:
    player, number = the_called(shown.state)
    reals = refund(shown.state, number)
    return Deed("pass", shown.say("deed-pass", reals=f.number(reals)), Pass(player.colour))


def deed(shown: Shown, name: str, key: str, move: Move, **figures: object) -> Deed:
    """A button that makes a move and says what it costs in all; refused where that is too dear."""
    cost = -sum(line.amount for line in quote(shown.state, move) if _is_cost(line))
    text = shown.say(key, cost=f.number(cost), **figures)
    done, wrong = (None, move) if refused(shown.state, move) else (move, None)
    return Deed(name, text, done, refused=wrong, main=name == "main")


def sums(shown: Shown, move: Move | None = None) -> tuple[Sum, ...]:
    """The price of the right to act, and line by line what the move adds to it and brings."""
    player, _ = the_called(shown.state)
    lines = quote(shown.state, move) if move else ()
    costs = [line for line in lines if _is_cost(line) and line.source != "act"]
    paid = -sum(line.amount for line in lines if _is_cost(line))
    found = [_to_act(shown), *(_cost(shown, line) for line in costs)]
    if move:
        of = shown.say("sum-of", reals=f.number(player.reals))
        found.append(Sum(of, "", _reals(shown, paid), "", total=True))
    return (*found, *_left_short(shown, lines), *_gains(shown, lines))


def _is_cost(line: Line) -> bool:
    return line.what == "reals" and line.amount < 0


def _reals(shown: Shown, amount: int) -> str:
    return shown.say("sum-reals", reals=f.number(amount))


def _to_act(shown: Shown) -> Sum:
    state = shown.state
    _, number = the_called(state)
    figures = {"number": f.number(number), "marker": f.number(state.marker or 0)}
    reals = price(state, number)
    detail = shown.say("sum-act-dear" if reals else "sum-act-free", **figures)
    return Sum(shown.say("sum-act"), detail, _reals(shown, reals), "3.3")


def _left_short(shown: Shown, lines: Iterable[Line]) -> Iterator[Sum]:
    """The next number of the player's for which he could pay, but not after this payment: to give
    it up will be no choice (3.3). Before anything is chosen, it is the right to act that is paid.
    """
    state = shown.state
    player, called = the_called(state)
    if not shown.helps("facts"):
        return
    changes = [line.amount for line in lines if line.what == "reals"]
    left = player.reals + (sum(changes) if changes else -price(state, called))
    for number, disc in enumerate(state.placed[called + 1 :], called + 1):
        mine = disc is not None and disc.player == player.colour
        if mine and 0 <= left < price(state, number) <= player.reals:
            label = shown.say("sum-leaves", reals=f.number(left))
            detail = shown.say("sum-too-little", number=f.number(number))
            yield Sum(label, detail, _reals(shown, price(state, number)), "3.3")
            return


def _cost(shown: Shown, line: Line) -> Sum:
    label = shown.say(f"sum-{line.source.replace('_', '-')}")
    return Sum(label, _detail(shown, line), _reals(shown, -line.amount), line.rule)


def _detail(shown: Shown, line: Line) -> str:
    if line.source == "sailors":
        return shown.say("sum-colours", colours=line.about["colours"])
    if line.source == "captain":
        return shown.say("sum-per-sailor", sailors=line.about["sailors"])
    return ""


def _gains(shown: Shown, lines: Iterable[Line]) -> Iterable[Sum]:
    """What comes from one source stands in one line."""
    earned = [line for line in lines if line.amount > 0 and line.what in _GAINS]
    earned.sort(key=lambda line: (line.source, line.what))
    for (source, what), some in groupby(earned, lambda line: (line.source, line.what)):
        amounts = [line.amount for line in some]
        yield Sum(
            shown.say(f"sum-{source.replace('_', '-')}"),
            " + ".join(map(str, amounts)) if len(amounts) > 1 else "",
            shown.say(_GAINS[what], amount=f.number(sum(amounts))),
            "5.3"
            if source == "dock"
            else next(line.rule for line in earned if line.source == source),
        )


_GAINS = {
    "vp": "sum-gain-vp",
    "reals": "sum-gain-reals",
    "captains": "sum-gain-captains",
    "white": "sum-gain-white",
}
