"""How far a game of Goa is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from companion.goa.rules.tiles import PHASES
from companion.table.game import Figure, Said

if TYPE_CHECKING:
    from companion.goa.rules.state import State

_SHOWN_AS = {"place": "tokens", "bid": "auctions", "turn": "turns", "extra": "extra",
             "hand": "ending", "over": "over"}  # fmt: skip


def present(state: State) -> str:
    """The part of the game a person would say it is in."""
    # Home knows the face of every game: the rules of one that is not played are not loaded.
    from companion.goa.rules.phases import OVERVIEW

    return _SHOWN_AS.get(OVERVIEW[state.stage].step, "setup")


def round_figures(state: State) -> Mapping[str, Figure]:
    return {
        "phase": Figure("text", PHASES[state.phase]),
        "round": Figure("number", state.round),
        "turn": Figure("number", state.turn.number if state.turn else 1),
    }


def progress(state: State) -> Said:
    return Said(f"progress-{present(state)}", round_figures(state))
