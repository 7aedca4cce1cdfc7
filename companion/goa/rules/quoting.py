"""What a move would bring and cost."""

from __future__ import annotations

from typing import Any

from companion.goa.rules.state import State
from companion.table.game import Line


def quote(state: State, move: Any) -> tuple[Line, ...]:
    return ()
