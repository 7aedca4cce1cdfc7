"""Sailors in lines from the left, of whom none is hidden by another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from companion.ui.drawn.lines import Piece, breadth, counted
from companion.ui.drawn.piece import painted
from companion.vasco.ui.pieces.people import SAILOR, draw_sailor

_OVER = 0.9
"""So much of a piece is seen where the next one lies over it."""
_SHORT = 3
"""So many colours are in a line where all of them would be too small."""


def crew_lines(sailors: Sequence[str], width: float, height: float, most: int) -> list[list[Piece]]:
    """The sailors in as many lines as they need to be told apart."""
    single = [(SAILOR, painted(draw_sailor, colour)) for colour in sailors]
    if breadth(single) * height * _OVER <= width:
        return [single]
    many = [counted(painted(draw_sailor, each), n) for each, n in Counter(sailors).items()]
    if most <= 1 or len(many) <= _SHORT or breadth(many) * height <= width:
        return [many]
    return [many[:_SHORT], many[_SHORT:]]
