"""What would be possible instead of a move that is refused, as near to it as there is."""

from __future__ import annotations

from typing import Any

from companion.goa.rules.state import State
from companion.table.game import Instead


def nearest(state: State, move: Any) -> Instead | None:
    return None
