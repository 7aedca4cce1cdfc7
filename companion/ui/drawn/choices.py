from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from kivy.metrics import dp

from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.piece import Paint
from companion.ui.drawn.plates import plate

_TOUCH = 50


@dataclass(frozen=True)
class Choices:
    """Pieces of one kind in rows, each to be tapped."""

    names: tuple[str, ...]
    paints: tuple[Paint, ...]
    ratio: float
    """How wide a piece is for its height."""
    widest: float = 84
    rows: tuple[int, ...] = ()
    """How many stand in each row, where those of a row belong together."""
    across: int = 0
    """For how many a row has room; a piece keeps its place while others are there or gone."""
    together: int = 1
    """So many next to each other stand in one frame."""

    def height(self, width: float, room: float = 0) -> float:
        if self.rows:
            wide = min(width / self._most, dp(self.widest))
            return len(self.rows) * max(dp(_TOUCH), wide / self.ratio)
        across = max(1, min(self._frames, int(width / (self._least * self.together))))
        rows = -(-self._frames // across)
        across = -(-self._frames // rows) * self.together
        return rows * max(dp(_TOUCH), min(width / across, dp(self.widest)) / self.ratio)

    def draw(self, box: Box, colours: Colours) -> None:
        if self.together > 1:
            for at in self._framed(box):
                plate(at.inset(dp(2)), dp(8), colours["sand"], colours["edge"], dp(1))
        margin = dp(2 if self.together == 1 else 4)
        for at, paint in zip(self._places(box), self.paints, strict=True):
            paint(at.inset(margin), colours)

    def spots(self, box: Box) -> Mapping[str, Box]:
        return dict(zip(self.names, self._places(box), strict=True))

    @property
    def _least(self) -> float:
        return dp(max(_TOUCH, _TOUCH * self.ratio))

    @property
    def _most(self) -> int:
        """For how many a row has room: for the longest, where nothing else is said."""
        return self.across or max(self.rows)

    @property
    def _frames(self) -> int:
        return len(self.names) // self.together

    def _places(self, box: Box) -> list[Box]:
        if self.rows:
            return [*self._in_rows(box)]
        return [at for frame in self._framed(box) for at in frame.row(self.together)]

    def _framed(self, box: Box) -> list[Box]:
        """As large as the box allows, in rows of the same length, the last perhaps shorter."""
        count, many = self._frames, self.together
        width, across = max(
            (min(box.width / across, many * self._width(box.height / -(-count // across))), across)
            for across in range(1, count + 1)
            if across == 1 or box.width / across >= self._least * many
        )
        height = width / self.ratio / many
        rows = -(-count // across)
        across = -(-count // rows)
        left = box.centre[0] - width * across / 2
        top = min(box.top, box.centre[1] + height * rows / 2)
        return [
            Box(
                left + width * (place % across),
                top - height * (place // across + 1),
                width,
                height,
            )
            for place in range(count)
        ]

    def _in_rows(self, box: Box) -> Iterator[Box]:
        """Below each other, what stands at the same place of its row."""
        high = box.height / len(self.rows)
        width = min(box.width / self._most, max(self._width(high), self._least))
        left = box.centre[0] - width * self._most / 2
        for row, count in enumerate(self.rows, 1):
            for place in range(count):
                yield Box(left + width * place, box.top - high * row, width, high)

    def _width(self, height: float) -> float:
        return min(height * self.ratio, dp(self.widest) * 1.7)
