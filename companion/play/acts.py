"""Several moves that one touch makes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from companion.table.game.distinct import distinct


@distinct
class Together(NamedTuple):
    """Moves made one after the other as one act: one undo takes all of them back. None of them is
    made where one is refused."""

    moves: tuple[Any, ...]


def moves_of(act: Any) -> tuple[Any, ...]:
    """The moves, however many there are."""
    return act.moves if isinstance(act, Together) else (act,)


def joined(before: Sequence[Any], act: Any) -> Any:
    """The act, with these moves before its own."""
    return Together((*before, *moves_of(act))) if before else act
