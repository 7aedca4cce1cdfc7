"""What every question of Goa is put together from."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from companion.goa.play.moment import Moves, next_asked
from companion.goa.play.saying import brings
from companion.goa.rules.applying import apply
from companion.goa.rules.quoting import quote
from companion.goa.rules.state import State
from companion.play.history import joined, moves_of
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


def after_unsaid(decision: Decision) -> Decision:
    """Put where all that nobody says has been said, and recorded with that."""

    def ask(shown: Any) -> Question:
        state, unsaid = next_asked(shown.state)
        return with_unsaid(decision.ask(shown._replace(state=state)), unsaid)

    def moved(state: State, picks: Picks) -> Any:
        now = next_asked(state)
        act = decision.moved(now.state, picks)
        return None if act is None else joined(now.unsaid, act)

    def picked(state: State, picks: Picks, pick: Any) -> Picks:
        return decision.picked(next_asked(state).state, picks, pick)

    return Decision(ask, moved, picked, decision.at_once)


def with_unsaid(question: Question, unsaid: Moves) -> Question:
    """All that its spots and deeds make, would make or begin comes after these moves."""
    if not unsaid:
        return question

    def later(each: Any) -> Any:
        if each.refused is not None:
            each = each._replace(refused=joined(unsaid, each.refused))
        if hasattr(each.pick, "unsaid"):
            each = each._replace(pick=each.pick._replace(unsaid=unsaid))
        if getattr(each, "move", None) is not None:
            each = each._replace(move=joined(unsaid, each.move))
        return each

    spots = {name: later(each) for name, each in question.spots.items()}
    return question._replace(spots=spots, deeds=tuple(map(later, question.deeds)))


def by_taps(ask: Callable[[Any], Question]) -> Decision:
    """A question each of whose taps is a whole move."""
    return Decision(ask, last, one_more)
