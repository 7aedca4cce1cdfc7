"""How something grew, move by move, for each player."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import floor, log10

from kivy.metrics import dp

from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours, faint
from companion.ui.drawn.lettering import letter
from companion.ui.drawn.mark import Mark
from companion.ui.drawn.shapes import Point, stroke, strokes

_TEXT, _SMALL = 13, 12
_MARK = 15
_LINES = 5
"""So many lines across, about."""


@dataclass(frozen=True)
class Series:
    """A player's line, with the name that stands at its end."""

    mark: Mark
    name: str
    values: Sequence[int]


@dataclass(frozen=True)
class LineChart:
    series: tuple[Series, ...]
    rounds: tuple[tuple[int, str], ...]
    """After which move each round ended, and what it is called."""
    scale: float = 1
    """How large the letters and marks are; on paper there are more dots than on a screen."""

    def height(self, width: float) -> float:
        return min(max(width * 0.62, self._dp(220)), self._dp(380))

    def _dp(self, size: float) -> float:
        return float(dp(size)) * self.scale

    def draw(self, box: Box, colours: Colours) -> None:
        place = self._field(box)
        self._draw_grid(box, place, colours)
        for series in self.series:
            line = [self._at(place, move, value) for move, value in _corners(series.values)]
            # The rim is what shows a dark line on a dark ground, and a light one on a light.
            strokes(pairwise(line), colours["ink"], self._dp(1.9))
            strokes(pairwise(line), series.mark.colour, self._dp(1.1))
        for series in self.series:
            for move in self._marked():
                self._draw_marker(place, series, move, colours)
        self._draw_ends(box, place, colours)

    @property
    def _last(self) -> int:
        return max(len(self.series[0].values) - 1, 1)

    @property
    def _step(self) -> int:
        """Between two lines across: 1, 2 or 5, or so many tens."""
        most = max(self._span()[1], 1)
        ten = 10 ** floor(log10(max(most / _LINES, 1)))
        return int(next(ten * n for n in (1, 2, 5, 10) if ten * n * _LINES >= most))

    def _span(self) -> tuple[int, int]:
        values = [value for series in self.series for value in series.values]
        return min(0, *values), max(values)

    def _field(self, box: Box) -> Box:
        """Where the lines are: left of them their scale, right of them the names."""
        left, foot, top = self._dp(30), self._dp(24), self._dp(10)
        right = min(self._dp(128), box.width * 0.3)
        return Box(box.x + left, box.y + foot, box.width - left - right, box.height - foot - top)

    def _at(self, place: Box, move: float, value: float) -> Point:
        low, high = self._span()
        step = self._step
        top = -(-high // step) * step or step
        bottom = low // step * step
        return (
            place.x + place.width * move / self._last,
            place.y + place.height * (value - bottom) / (top - bottom),
        )

    def _marked(self) -> list[int]:
        """Where a marker stands: at the end of each round, and of the game."""
        return [move for move, _ in self.rounds if 0 < move < self._last]

    def _draw_grid(self, box: Box, place: Box, colours: Colours) -> None:
        low, high = self._span()
        step = self._step
        values = range(low // step * step, -(-high // step) * step + 1, step)
        lines = []
        for value in values:
            _, y = self._at(place, 0, value)
            lines.append([(place.x, y), (place.right, y)])
            text = str(value).replace("-", "−")
            letter(
                text,
                (place.x - self._dp(6), y),
                self._dp(_SMALL),
                colours["faded"],
                bold=False,
                anchor=1,
            )
        strokes(lines, faint(colours["edge"], 0.35), self._dp(0.5))
        before = 0
        for move, name in self.rounds:
            x, _ = self._at(place, move, 0)
            middle, _ = self._at(place, (before + move) / 2, 0)
            stroke([(x, place.y), (x, place.top)], faint(colours["edge"], 0.35), self._dp(0.5))
            wide = (move - before) * place.width / self._last
            at = (middle, box.y + self._dp(10))
            letter(name, at, self._dp(_SMALL), colours["faded"], bold=False,
                   width=max(wide - self._dp(2), self._dp(6)))  # fmt: skip
            before = move

    def _draw_marker(self, place: Box, series: Series, move: int, colours: Colours) -> None:
        x, y = self._at(place, move, series.values[move])
        side = self._dp(_MARK - 4)
        series.mark.paint(Box(x - side / 2, y - side / 2, side, side), colours)

    def _draw_ends(self, box: Box, place: Box, colours: Colours) -> None:
        """The mark, the figure and the name at the end of each line, none upon another."""
        side = self._dp(_MARK)
        for series, y in self._ends(place):
            at = Box(place.right + self._dp(4), y - side / 2, side, side)
            series.mark.paint(at, colours)
            left = place.right + self._dp(8) + side
            letter(f"{series.values[-1]} {series.name}", (left, y), self._dp(_TEXT), colours["ink"],
                   anchor=0, width=box.right - left)  # fmt: skip

    def _ends(self, place: Box) -> Iterator[tuple[Series, float]]:
        room = self._dp(_MARK + 3)
        ordered = sorted(self.series, key=lambda each: each.values[-1])
        heights: list[float] = []
        for series in ordered:
            _, y = self._at(place, self._last, series.values[-1])
            heights.append(max(y, heights[-1] + room) if heights else y)
        # Whoever was pushed above the field pushes the others down again.
        ceiling = place.top
        for at in range(len(heights) - 1, -1, -1):
            heights[at] = min(heights[at], ceiling)
            ceiling = heights[at] - room
        yield from zip(ordered, heights, strict=True)


def _corners(values: Sequence[int]) -> Iterator[tuple[int, int]]:
    """The points where a line turns: what did not change is one stroke."""
    last = len(values) - 1
    for move, value in enumerate(values):
        changes = 0 < move < last and not values[move - 1] == value == values[move + 1]
        if move in (0, last) or changes:
            yield move, value
