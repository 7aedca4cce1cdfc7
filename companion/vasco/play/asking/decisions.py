"""Every kind of question: how it is put, which move its picks make."""

from __future__ import annotations

from companion.play import modes
from companion.play.question import Picks, Question
from companion.play.questions import Decision, HalfTold, Questions, by_button
from companion.table.game import Json, Refusal
from companion.vasco.play.ahead import Ahead, Withdrawn, placing_due
from companion.vasco.play.asking import (
    buying,
    draws,
    ending,
    fleet,
    foretelling,
    hosting,
    launching,
    naming,
    placing,
    recruiting,
    sailing,
    sending,
)
from companion.vasco.play.asking.launching import Man
from companion.vasco.play.asking.pointing import pointed
from companion.vasco.play.offers import launches
from companion.vasco.play.shown import Shown, asked
from companion.vasco.play.telling import briefly
from companion.vasco.rules.moves import Launch
from companion.vasco.rules.notation.pieces import tiles
from companion.vasco.rules.state import State, Tile

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
    "expedition": Decision(sailing.ask, sailing.moved, fleet.picked),
    "navigate": Decision(ending.ask_navigate, by_button),
    "finish": Decision(ending.ask_finish, by_button),
    "": Decision(ending.ask_over, by_button),
}


def decision(state: State) -> Decision:
    return DECISIONS[asked(state)]


def _tiles_told(state: State, picks: Picks) -> Json:
    """A row of projects of which only some have been told."""
    picked = [each.text for each in picks if isinstance(each, Tile)]
    return picked if picked and asked(state) == "projects" else None


def _tiles_left(raw: Json) -> Picks:
    try:
        return tiles(raw, "")
    except Refusal:
        # It may have come from anywhere.
        return ()


QUESTIONS = Questions(
    decision,
    naming.tapped,
    briefly,
    pointed,
    Shown,
    beside={Man: launching.man, Ahead: foretelling.told, Withdrawn: foretelling.withdrawn},
    asides=launches,
    leaves=frozenset(("launch",)),
    anew=lambda _, move: (modes.Looking(move.player),) if isinstance(move, Launch) else (),
    seen=lambda shown: placing.seen(shown) if placing_due(shown.state) else shown.state,
    hindered=foretelling.hindered,
    ahead=foretelling.AHEAD,
    half_told=HalfTold("vasco.half-told", _tiles_told, _tiles_left),
)


def question(shown: Shown) -> Question:
    """What is asked of the group, or of whoever is in the middle of something."""
    if shown.modes:
        return modes.asked(QUESTIONS, shown)
    return decision(shown.state).ask(shown)
