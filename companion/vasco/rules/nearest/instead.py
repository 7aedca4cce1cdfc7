"""What is named where something cannot be done."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from companion.table.game import Figure, Refusal
from companion.vasco.rules.moves import Move
from companion.vasco.rules.state import State
from companion.vasco.rules.vasco import apply


class Instead(NamedTuple):
    """What is possible: the key of its sentence and the figures, and the moves it means."""

    key: str
    figures: Mapping[str, Figure]
    moves: tuple[Move, ...]


def possible(state: State, move: Move) -> bool:
    try:
        apply(state, move)
    except Refusal:
        return False
    return True
