"""4.2 Spaces are not refilled: which of the upper ones each project still lies on."""

from __future__ import annotations

from companion.vasco.rules.draws import UPPER
from companion.vasco.rules.state import State, Tile


def upper_spaces(state: State) -> tuple[Tile | None, ...]:
    """As the round's projects were laid out, without those that are gone: of two alike, the left
    one. What a correction has laid out besides lies on what is free then, from the left."""
    left = list(state.upper)
    laid = state.seen.projects[-UPPER:]
    spaces: list[Tile | None] = [None] * UPPER
    for space, tile in reversed([*enumerate(laid)]):
        if tile in left:
            left.remove(tile)
            spaces[space] = tile
    for space, there in enumerate(spaces):
        if there is None and left:
            spaces[space] = left.pop(0)
    return tuple(spaces)
