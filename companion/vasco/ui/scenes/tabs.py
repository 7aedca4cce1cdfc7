from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from kivy.metrics import dp

from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.lettering import grown, letter
from companion.ui.drawn.plates import plate
from companion.vasco.rules.state import tile
from companion.vasco.ui.pieces.characters import draw_portrait
from companion.vasco.ui.pieces.marks import draw_mark, draw_number
from companion.vasco.ui.pieces.people import draw_sailor
from companion.vasco.ui.pieces.tiles import draw_merchant, draw_project


class Tab(NamedTuple):
    """A part of the board that can be looked at, and whose discs lie in it."""

    part: str
    name: str
    discs: tuple[str, ...] = ()
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
        _PICTURES[tab.part](picture, colours)
        letter(tab.name, (at.centre[0], at.y + marks + name * 0.75), name,
               colours["ink"], bold=tab.shown, width=at.width - dp(6))  # fmt: skip
        step = min(marks, at.width * 0.9 / max(len(tab.discs), 1))
        left = at.centre[0] - step * len(tab.discs) / 2
        for place, player in enumerate(tab.discs):
            draw_mark(Box(left + step * place, at.y + dp(2), step, marks), colours, player)


def _paint_numbers(box: Box, colours: Colours) -> None:
    draw_number(box, colours, 7)


def _paint_characters(box: Box, colours: Colours) -> None:
    draw_portrait(box, colours, "manuel")


def _paint_recruiting(box: Box, colours: Colours) -> None:
    for colour, at in zip(("turquoise", "orange"), _pair(box), strict=True):
        draw_sailor(at, colours, colour)


def _pair(box: Box) -> list[Box]:
    return box.fitted(1.4).row(2)


def _paint_projects(box: Box, colours: Colours) -> None:
    draw_project(box, colours, tile(7, 3))


def _paint_navigation(box: Box, colours: Colours) -> None:
    draw_merchant(box, colours, 9)


_PICTURES: dict[str, Callable[[Box, Colours], None]] = {
    "numbers": _paint_numbers,
    "characters": _paint_characters,
    "recruiting": _paint_recruiting,
    "projects": _paint_projects,
    "navigation": _paint_navigation,
}
