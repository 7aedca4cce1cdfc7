"""The round overview: what follows what, and what is awaited in each stage.

A stage that awaits nothing now is passed at once; some only say what happens by itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from companion.table.game import Due
from companion.table.game.kinds import Ledger
from companion.vasco.rules.acting import the_call
from companion.vasco.rules.chance import draws, next_section
from companion.vasco.rules.ending import round_ends
from companion.vasco.rules.placing import placer, round_begins
from companion.vasco.rules.sending import remove_merchant, sending_due
from companion.vasco.rules.state import ROUNDS, SERNIGI, State, called, next_stage

ACTIONS = {
    "characters": ("money", "host", "pass"),
    "recruiting": ("recruit", "pass"),
    "projects": ("buy", "pass"),
    "navigation": ("expedition", "pass"),
}
"""3.2: the kinds of move for a number called in each area."""

_RULES = {"characters": "6.1", "recruiting": "5.1", "projects": "4.1", "navigation": "5.2"}
"""What rules the action of each area."""

BESIDE = ("launch", "adjust", "correct")
"""4.3, 10: moves that are never awaited, and accepted from the first move to the last."""


def always(state: State) -> bool:
    return True


def never(state: State) -> bool:
    return False


def before_last_round(state: State) -> bool:
    return state.round < ROUNDS


def section_draws(state: State) -> bool:
    return draws(state) > 0


def section_draws_again(state: State) -> bool:
    return before_last_round(state) and section_draws(state)


def somebody_places(state: State) -> bool:
    return placer(state) is not None


def numbers_left(state: State) -> bool:
    return called(state) is not None


def pass_on(state: State, ledger: Ledger) -> State:
    return next_stage(state)


def pass_section(state: State, ledger: Ledger) -> State:
    return next_section(state)


def another_round(state: State, ledger: Ledger) -> State:
    """8.6 to 8.8, then 2.1 again; after round 5 there is no other."""
    if not before_last_round(state):
        return next_stage(state)
    return round_ends(state, ledger)._replace(stage=ROUND_BEGINS)


class Stage(NamedTuple):
    """A line of the overview."""

    phase: str
    step: str
    rule: str
    awaits: Callable[[State], bool] = always
    passes: Callable[[State, Ledger], State] = pass_on


OVERVIEW = (
    Stage("setup", "projects", "1.6"),
    Stage("setup", "sailors", "1.2", section_draws, pass_section),
    Stage("setup", "vdg", "1.7"),
    Stage("setup", "merchant", "1.5"),
    Stage("setup", "send", "1.5", sending_due, remove_merchant),
    Stage("setup", "merchant", "1.5"),
    Stage("placing", "round_begins", "2.1", never, round_begins),
    Stage("placing", "place", "2.2", somebody_places),
    Stage("acting", "vdg", "3.1"),
    Stage("acting", "act", "3.2", numbers_left),
    Stage("acting", "send", "7.1", sending_due, remove_merchant),
    Stage("acting", "navigate", "7.2"),
    Stage("ending", "projects", "8.1", before_last_round),
    Stage("ending", "merchant", "8.2", before_last_round),
    Stage("ending", "sailors", "8.5", section_draws_again, pass_section),
    Stage("ending", "another_round", "8.6", never, another_round),
    Stage("final", "finish", "9.2"),
    Stage("over", "over", "9.4"),
)
ROUND_BEGINS = next(place for place, stage in enumerate(OVERVIEW) if stage.step == "round_begins")
OVER = len(OVERVIEW) - 1

CHANCE = ("projects", "sailors", "vdg", "merchant")


def settle(state: State, ledger: Ledger) -> State:
    """Passes every stage that awaits nothing; what happens by itself happens here."""
    if state.blind:
        return state
    while not OVERVIEW[state.stage].awaits(state):
        state = OVERVIEW[state.stage].passes(state, ledger)
    return state


def kinds_due(state: State) -> tuple[str, ...]:
    """The kinds of move that are awaited."""
    if state.blind:
        return ("bag",)
    step = OVERVIEW[state.stage].step
    if step == "act":
        return ACTIONS[the_call(state)[1].area]
    return () if step == "over" else (step,)


def rule_due(state: State) -> str:
    """The rule of what is awaited."""
    if state.blind:
        return "5.3"
    stage = OVERVIEW[state.stage]
    return _RULES[the_call(state)[1].area] if stage.step == "act" else stage.rule


def due(state: State) -> Due:
    """What is awaited, and from whom."""
    kinds = kinds_due(state)
    if state.blind:
        return Due(kinds, chance=True)
    step = OVERVIEW[state.stage].step
    if step == "act":
        return Due(kinds, (the_call(state)[1].player,), False, BESIDE)
    if step == "place":
        seat = placer(state)
        assert seat is not None
        return Due(kinds, (state.players[seat].colour,), False, BESIDE)
    if step == "send":
        owner = state.owners[SERNIGI]
        assert owner
        return Due(kinds, (owner,), False, BESIDE)
    if step == "over":
        return Due(kinds)
    return Due(kinds, (), step in CHANCE, BESIDE)
