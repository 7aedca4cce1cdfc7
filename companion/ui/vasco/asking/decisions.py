"""Every kind of question: how it is put, which move its picks make."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from companion.ui.vasco.asking import draws, placing, sending
from companion.ui.vasco.asking.question import Pick, Picks, Question
from companion.ui.vasco.asking.shown import Shown, asked
from companion.vasco.moves import Move
from companion.vasco.state import State


def one_more(state: State, picks: Picks, pick: Pick) -> Picks:
    return (*picks, pick)


def nothing(move: Move) -> Picks:
    return ()


class Decision(NamedTuple):
    ask: Callable[[Shown], Question]
    moved: Callable[[State, Picks], Move | None]
    """The move the picks make by themselves; None while some are missing or a deed makes it."""
    picked: Callable[[State, Picks, Pick], Picks] = one_more
    """The picks after one more tap: it may also take back or replace an earlier one."""
    taken_back: Callable[[Move], Picks] = nothing
    """The picks a move was made of but for the last, as they were before the tap that sent it."""


DECISIONS = {
    "projects": Decision(
        draws.ask_projects, draws.projects_told, taken_back=draws.projects_taken_back
    ),
    "sailors": Decision(draws.ask_sailors, draws.sailors_told, taken_back=draws.sailors_taken_back),
    "vdg": Decision(draws.ask_vdg, draws.vdg_told),
    "merchant": Decision(draws.ask_merchant, draws.merchant_told),
    "bag": Decision(draws.ask_bag, draws.bag_told),
    "send": Decision(sending.ask, sending.moved, taken_back=sending.taken_back),
    "place": Decision(placing.ask, placing.moved, placing.picked, placing.taken_back),
}


def decision(state: State) -> Decision:
    return DECISIONS.get(asked(state), _SILENT)


def question(shown: Shown) -> Question:
    return decision(shown.state).ask(shown)


_SILENT = Decision(lambda shown: Question(""), lambda state, picks: None)
