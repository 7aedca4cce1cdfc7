"""Every kind of question: how it is put, which move its picks make."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from companion.play.question import Pick, Picks, Question
from companion.vasco.play.asking import (
    buying,
    draws,
    ending,
    hosting,
    launching,
    placing,
    recruiting,
    sailing,
    sending,
)
from companion.vasco.play.shown import Shown, asked
from companion.vasco.rules.moves import Move
from companion.vasco.rules.state import State


def one_more(state: State, picks: Picks, pick: Pick) -> Picks:
    return (*picks, pick)


class Decision(NamedTuple):
    ask: Callable[[Shown], Question]
    moved: Callable[[State, Picks], Move | None]
    """The move the picks make by themselves; None while some are missing or a deed makes it."""
    picked: Callable[[State, Picks, Pick], Picks] = one_more
    """The picks after one more tap: it may also take back or replace an earlier one."""
    at_once: bool = False
    """Whether all that is picked lies in sight together, where any of it can be picked anew."""


def by_button(state: State, picks: Picks) -> Move | None:
    return None


DECISIONS = {
    "projects": Decision(draws.ask_projects, draws.projects_told),
    "sailors": Decision(draws.ask_sailors, draws.sailors_told),
    "vdg": Decision(draws.ask_vdg, draws.vdg_told),
    "merchant": Decision(draws.ask_merchant, draws.merchant_told),
    "bag": Decision(draws.ask_bag, draws.bag_told),
    "send": Decision(sending.ask, sending.moved),
    "place": Decision(placing.ask, placing.moved, placing.picked, at_once=True),
    "money": Decision(hosting.ask, hosting.moved, hosting.picked),
    "recruit": Decision(recruiting.ask, by_button, recruiting.picked, at_once=True),
    "buy": Decision(buying.ask, by_button, buying.picked, at_once=True),
    "expedition": Decision(sailing.ask, sailing.moved, sailing.picked),
    "navigate": Decision(ending.ask_navigate, by_button),
    "finish": Decision(ending.ask_finish, by_button),
    "": Decision(ending.ask_over, by_button),
}


def decision(state: State) -> Decision:
    return DECISIONS[asked(state)]


def question(shown: Shown) -> Question:
    """What is due; while a ship is manned, who goes aboard."""
    if shown.manning:
        return launching.ask(shown, shown.manning)
    return decision(shown.state).ask(shown)
