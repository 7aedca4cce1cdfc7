"""Words and numbers to pick from, which do not look like something to tap by themselves."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from companion.play.question import Spot
from companion.play.table_cards import Cell, Line, Lines

Shape = tuple[float, float]
"""The width of a plate, in dp, and its width to its height."""


def plates(groups: Iterable[Mapping[str, Spot]], across: int, shape: Shape) -> Lines:
    """So many beside each other; each group begins a line."""
    rows = [
        [Cell(name, spot.piece, chosen=spot.chosen) for name, spot in spots.items()]
        for spots in groups
    ]
    lines = (row[at : at + across] for row in rows for at in range(0, len(row), across))
    widest, ratio = shape
    return Lines(tuple(Line(tuple(each)) for each in lines), 0, 48, widest, ratio, across)
