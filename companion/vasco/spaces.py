"""4.2 Spaces are not refilled: which of the upper ones each project still lies on."""

from __future__ import annotations

from companion.vasco.draws import UPPER
from companion.vasco.state import State, Tile


def upper_spaces(state: State) -> tuple[Tile | None, ...]:
    """As the round's projects were laid out, without those that are gone; from the left, where a
    correction has laid out others. Of two alike, the left one counts as gone."""
    left = list(state.upper)
    spaces = [
        left.pop(0) if left and tile == left[0] else None for tile in state.seen.projects[-UPPER:]
    ]
    if left or len(spaces) < UPPER:
        return (*state.upper, *(None,) * (UPPER - len(state.upper)))
    return tuple(spaces)
