"""Pieces in lines from the left."""

from __future__ import annotations

from collections.abc import Sequence

from kivy.metrics import dp

from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.lettering import letter
from companion.ui.drawn.piece import Paint, painted
from companion.ui.drawn.shapes import Colour

Piece = tuple[float, Paint]
"""How wide it is for its height, and how it is drawn."""

_COUNTED = 1.55
APART = 1.08


def draw_line(row: Box, colours: Colours, pieces: Sequence[Piece]) -> None:
    """The pieces from the left, over each other where they are many."""
    widths = [ratio * row.height for ratio, _ in pieces]
    others = sum(widths[:-1])
    step = min(APART, (row.width - widths[-1]) / others) if others else 1
    x = row.x
    for width, (_, paint) in zip(widths, pieces, strict=True):
        paint(Box(x, row.y, width, row.height), colours)
        x += width * step


def draw_whole(row: Box, colours: Colours, pieces: Sequence[Piece]) -> None:
    """The pieces from the left, none over another: smaller where they are many."""
    height = min(row.height, row.width / (breadth(pieces) * APART))
    draw_line(row._replace(y=row.centre[1] - height / 2, height=height), colours, pieces)


def counted(paint: Paint, count: int) -> Piece:
    """A piece, and how many of it there are."""
    return _COUNTED, painted(_draw_many, paint, count)


def breadth(pieces: Sequence[Piece]) -> float:
    return sum(ratio for ratio, _ in pieces)


def _draw_many(box: Box, colours: Colours, paint: Paint, count: int) -> None:
    paint(Box(box.x, box.y, box.height, box.height), colours)
    ink: Colour = colours["ink" if count else "faded"]
    size = max(box.height * 0.6, min(dp(12), box.height * 0.8))
    letter(str(count), (box.x + box.height * 1.06, box.centre[1]), size, ink, anchor=0)
