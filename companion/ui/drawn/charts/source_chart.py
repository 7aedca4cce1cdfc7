"""Where everybody's points came from: bars beside each player's mark, source by source."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from kivy.metrics import dp

from companion.ui.drawn import fonts
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.lettering import grown, letter
from companion.ui.drawn.mark import Mark
from companion.ui.drawn.shapes import loop, solid

_HEAD, _BAR, _GAP = 26, 22, 8


@dataclass(frozen=True)
class SourceChart:
    marks: Mapping[str, Mark]
    """Of everybody, by colour, in the order of the bars."""
    sources: tuple[tuple[str, Mapping[str, int]], ...]
    """What each source is called, and what everybody got from it."""

    def height(self, width: float) -> float:
        one = dp(_HEAD + _GAP) + dp(_BAR) * len(self.marks)
        return one * -(-len(self.sources) // self._columns(width))

    def _columns(self, width: float) -> int:
        return 2 if width >= dp(560) else 1

    def draw(self, box: Box, colours: Colours) -> None:
        columns = self._columns(box.width)
        lines = -(-len(self.sources) // columns) or 1
        most = max((max(got.values()) for _, got in self.sources), default=1) or 1
        for place, (name, got) in enumerate(self.sources):
            column = box.row(columns, dp(24))[place // lines]
            high = box.height / lines
            top = box.top - high * (place % lines)
            self._draw_source(Box(column.x, top - high, column.width, high), name, got, most,
                              colours)  # fmt: skip

    def _draw_source(
        self, box: Box, name: str, got: Mapping[str, int], most: int, colours: Colours
    ) -> None:
        letter(
            name,
            (box.x, box.top - dp(_HEAD) / 2),
            grown(dp(16), dp(_HEAD) * 0.85),
            colours["ink"],
            bold=False,
            font=fonts.HEADING,
            anchor=0,
            width=box.width,
        )
        top = box.top - dp(_HEAD)
        for colour, mark in self.marks.items():
            middle = top - dp(_BAR) / 2
            side = dp(14)
            mark.paint(Box(box.x, middle - side / 2, side, side), colours)
            left, room = box.x + side + dp(8), box.width - side - dp(48)
            wide = room * max(got.get(colour, 0), 0) / most
            if wide >= 1:
                bar = Box(left, middle - dp(5), wide, dp(10))
                corners = bar.at([(0, 0), (1, 0), (1, 1), (0, 1)])
                solid(corners, mark.colour)
                loop(corners, colours["ink"], dp(0.5))
            text = str(got.get(colour, 0)).replace("-", "−")
            letter(
                text,
                (left + wide + dp(8), middle),
                grown(dp(13), dp(_BAR) * 0.8),
                colours["ink"],
                anchor=0,
            )
            top -= dp(_BAR)
