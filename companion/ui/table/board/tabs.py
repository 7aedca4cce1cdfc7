"""The tabs that lead to the parts of a board."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from kivy.metrics import dp

from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.lettering import grown, letter
from companion.ui.drawn.piece import Paint
from companion.ui.drawn.plates import plate


class Tab(NamedTuple):
    """A part of the board that can be looked at, with its picture, and whose pieces lie in it."""

    part: str
    name: str
    picture: Paint
    marks: tuple[Paint, ...] = ()
    shown: bool = False
    due: bool = False
    """Whether the question is answered there."""


@dataclass(frozen=True)
class Tabs:
    tabs: tuple[Tab, ...]

    def height(self, width: float, room: float = 0) -> float:
        return room

    def draw(self, box: Box, colours: Colours) -> None:
        for at, tab in zip(self._places(box), self.tabs, strict=True):
            self._draw_tab(at.inset(dp(1)), colours, tab)

    def spots(self, box: Box) -> Mapping[str, Box]:
        return {
            f"look-{tab.part}": at for at, tab in zip(self._places(box), self.tabs, strict=True)
        }

    def _places(self, box: Box) -> list[Box]:
        return box.row(len(self.tabs)) if box.width > box.height else box.column(len(self.tabs))

    def _draw_tab(self, at: Box, colours: Colours, tab: Tab) -> None:
        ground = "chosen" if tab.shown else "paper"
        plate(at, dp(10), colours[ground], colours["deed" if tab.shown or tab.due else "rim"],
              dp(2) if tab.due else dp(1))  # fmt: skip
        name = grown(min(dp(13), at.width * 0.19), min(at.width * 0.22, at.height * 0.24))
        marks = dp(11)
        icon = at.height - name * 1.4 - marks - dp(4)
        picture = Box(at.x + dp(5), at.top - icon - dp(4), at.width - dp(10), icon)
        tab.picture(picture, colours)
        letter(tab.name, (at.centre[0], at.y + marks + name * 0.75), name,
               colours["ink"], bold=tab.shown, width=at.width - dp(6))  # fmt: skip
        step = min(marks, at.width * 0.9 / max(len(tab.marks), 1))
        left = at.centre[0] - step * len(tab.marks) / 2
        for place, mark in enumerate(tab.marks):
            mark(Box(left + step * place, at.y + dp(2), step, marks), colours)
