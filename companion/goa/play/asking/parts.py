"""What every question of Goa is put together from."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from companion.goa.play.moment import Moment
from companion.goa.play.saying import brings
from companion.goa.rules.applying import apply
from companion.goa.rules.implied import next_asked
from companion.goa.rules.moves import Extra
from companion.goa.rules.quoting import quote
from companion.goa.rules.state import State
from companion.play.history import Together, moves_of
from companion.play.question import Choices, Deed, Layout, Picks, Piece, Question, Spot
from companion.play.questions import Decision, one_more
from companion.table.game import Figure, Line, Refusal

MARKET, ESTATE = "market", "estate"
"""The parts of the table a question is answered on."""


def can(state: State, act: Any) -> bool:
    """Whether the rules take it; no purse is too small for it (12.3)."""
    try:
        for move in moves_of(act):
            state = apply(state, move).state
    except Refusal:
        return False
    return True


def spot(state: State, text: Figure, act: Any, piece: Piece = None) -> Spot:
    """That can be tapped where the rules take the act, and else says why not."""
    return Spot(text, act, piece) if can(state, act) else Spot(text, None, piece, act)


def deed(state: State, name: str, text: str, act: Any, main: bool = False) -> Deed:
    if can(state, act):
        return Deed(name, text, act, main=main)
    return Deed(name, text, refused=act, main=main)


def what_it_brings(state: State, act: Any) -> Figure:
    """To its player; what it would cost, where that is too dear."""
    *before, last_move = moves_of(act)
    lines: list[Line] = []
    for move in before:
        lines += quote(state, move)
        if not can(state, move):
            return brings(lines)
        state = apply(state, move).state
    return brings((*lines, *quote(state, last_move)))


def choices(spots: Mapping[str, Spot], together: int = 1) -> Layout:
    """All that is picked from, by its pieces; so many of them are of one thing."""
    pieces = tuple(each.piece for each in spots.values())
    return Choices(tuple(spots), pieces, together=together)


def last(state: State, picks: Picks) -> Any:
    """Where a tap is the whole answer."""
    return picks[-1]


def _extra_turn(state: State) -> tuple[Extra, ...]:
    """6.1: who is asked for an extra turn while his own is still open says that he takes it; all
    else that he does would belong to the open one (5.3)."""
    now = Moment(next_asked(state))
    if now.kind != "extra" or not state.turn or state.turn.seat != now.seat:
        return ()
    return (Extra(now.colour),)


def in_next_turn(state: State, act: Any) -> Any:
    """The act, as one of whoever is asked next."""
    extra = _extra_turn(state)
    return Together((*extra, *moves_of(act))) if extra and act is not None else act


def all_in_next_turn(state: State, question: Question) -> Question:
    """The same of what its deeds make, and of what would be refused."""
    if not _extra_turn(state):
        return question
    later = partial(in_next_turn, state)
    spots = {
        name: each._replace(refused=later(each.refused)) for name, each in question.spots.items()
    }
    deeds = (
        each._replace(move=later(each.move), refused=later(each.refused)) for each in question.deeds
    )
    return question._replace(spots=spots, deeds=tuple(deeds))


def by_taps(ask: Callable[[Any], Question]) -> Decision:
    """A question each of whose taps is a whole move."""
    return Decision(ask, last, one_more)
