"""Pieces in lines, each line led by what it is about: what most of a position is told by."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from companion.play.lying.asked import Edit, Enter, Pick
from companion.play.question import Piece


class Cell(NamedTuple):
    """A piece to tap: `chosen` is the answer given, `absent` a piece that does not lie there."""

    name: str
    piece: Piece
    framed: bool = True
    chosen: bool = False
    absent: bool = False


class Line(NamedTuple):
    cells: tuple[Cell, ...]
    lead: Piece = None


class Lines(NamedTuple):
    """A line that has no room for all its cells, or has more than `most`, goes on below itself.

    `lead` is the width of what leads it, `least` and `widest` are a cell's, in dp, and `ratio` is
    its width to its height.
    """

    lines: tuple[Line, ...]
    lead: float = 0
    least: float = 48
    widest: float = 80
    ratio: float = 1
    most: int = 99


class Count(NamedTuple):
    """How many pieces of a kind lie somewhere: as many places, those that are taken first."""

    name: str
    piece: Piece
    held: int
    places: int
    edit: Callable[[int], Edit]

    def cells(self) -> tuple[Cell, ...]:
        return tuple(
            Cell(f"{self.name}-{place}", self.piece, framed=False, absent=place > self.held)
            for place in range(1, self.places + 1)
        )

    def picks(self) -> dict[str, Pick]:
        """A tap says that so many lie there; on the last one there, that it does not."""
        return {
            f"{self.name}-{place}": Enter(self.edit(place - (place == self.held)))
            for place in range(1, self.places + 1)
        }
