"""What moment of a game it is."""

from __future__ import annotations

from collections.abc import Iterator

from companion.table.game import Said
from companion.vasco.rules.phases import OVERVIEW
from companion.vasco.rules.state import State, called

Sentences = Iterator[Said]


def phase(state: State) -> str:
    return OVERVIEW[state.stage].phase


def moved(state: State) -> bool:
    """Whether the marker has made its move (3.1)."""
    return phase(state) == "acting" and OVERVIEW[state.stage].step != "vdg"


def is_called(state: State) -> bool:
    return moved(state) and called(state) is not None
