"""Where a piece is drawn, and how its place is divided."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from companion.ui.drawn.shapes import Point


class Box(NamedTuple):
    x: float
    y: float
    width: float
    height: float

    @property
    def centre(self) -> Point:
        return self.x + self.width / 2, self.y + self.height / 2

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def top(self) -> float:
        return self.y + self.height

    @property
    def size(self) -> Point:
        return self.width, self.height

    @property
    def side(self) -> float:
        return min(self.width, self.height)

    def holds(self, x: float, y: float) -> bool:
        return self.x <= x <= self.right and self.y <= y <= self.top

    def inset(self, margin: float) -> Box:
        return Box(
            self.x + margin, self.y + margin, self.width - 2 * margin, self.height - 2 * margin
        )

    def fitted(self, ratio: float) -> Box:
        """The largest box of this width to height in the middle."""
        width = min(self.width, self.height * ratio)
        height = width / ratio
        x, y = self.centre
        return Box(x - width / 2, y - height / 2, width, height)

    def part(self, left: float, foot: float, width: float, height: float) -> Box:
        """A part, in shares of the whole."""
        return Box(
            self.x + left * self.width,
            self.y + foot * self.height,
            width * self.width,
            height * self.height,
        )

    def at(self, points: Iterable[Point]) -> list[Point]:
        """Points of a square whose side is 1, brought into the box."""
        return [(self.x + x * self.width, self.y + y * self.height) for x, y in points]

    def row(self, count: int, gap: float = 0) -> list[Box]:
        """So many boxes side by side."""
        width = (self.width - gap * (count - 1)) / count
        return [
            Box(self.x + place * (width + gap), self.y, width, self.height)
            for place in range(count)
        ]

    def column(self, count: int, gap: float = 0) -> list[Box]:
        """So many boxes one below the other, the highest first."""
        height = (self.height - gap * (count - 1)) / count
        return [
            Box(self.x, self.top - height - place * (height + gap), self.width, height)
            for place in range(count)
        ]
