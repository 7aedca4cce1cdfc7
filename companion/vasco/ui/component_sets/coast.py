from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from kivy.metrics import dp

from companion.play.component_sets import Printed, printed
from companion.table.game import Json
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.table.component_sets.sureness import SIGN, corner, draw_sureness
from companion.vasco.play.layouts import Quay
from companion.vasco.rules.state import LANDINGS
from companion.vasco.ui.pieces.landings import coast_share, dock_boxes, draw_landing
from companion.vasco.ui.pieces.tiles import TILE

_DOCK, _LOW, _HIGH = 48, 60, 92
MOST_DOCKS = 6


class Shore(NamedTuple):
    """A landing as it is printed."""

    landing: str
    name: str
    complete: Printed
    docks: tuple[Printed, ...]


@dataclass(frozen=True)
class Coast:
    """The landings from Calicut down to Natal."""

    shores: tuple[Shore, ...]
    awake: bool = True
    """Whether its values can be tapped."""

    def height(self, width: float, room: float = 0) -> float:
        dock = width * (1 - coast_share(width)) / self._across(width) / TILE
        return sum(self._lines(width)) * min(max(dp(_LOW), dock), dp(_HIGH))

    def draw(self, box: Box, colours: Colours) -> None:
        for where, places, shore in self._placed(box):
            quays = [Quay(dock.value) for dock in shore.docks]
            across = self._across(box.width)
            draw_landing(
                where, colours, shore.name, shore.landing, shore.complete.value, quays, across
            )
            for dock, at in zip(shore.docks, places, strict=True):
                draw_sureness(corner(at.fitted(TILE), dp(SIGN)), colours, dock.how)
            side = min(dp(SIGN), where.width * coast_share(where.width) * 0.18)
            sign = Box(where.x + dp(1), where.y + dp(1), side, side)
            draw_sureness(sign, colours, shore.complete.how)

    def spots(self, box: Box) -> Mapping[str, Box]:
        found: dict[str, Box] = {}
        if not self.awake:
            return found
        for where, places, shore in self._placed(box):
            found[shore.complete.name] = where.part(0, 0, coast_share(where.width), 1)
            found.update(zip((dock.name for dock in shore.docks), places, strict=True))
        return found

    def _across(self, width: float) -> int:
        """Six docks beside each other, or fewer where a finger needs more room."""
        return max(1, min(MOST_DOCKS, int(width * (1 - coast_share(width)) * 0.985 / dp(_DOCK))))

    def _lines(self, width: float) -> list[int]:
        return [-(-len(shore.docks) // self._across(width)) for shore in self.shores]

    def _placed(self, box: Box) -> Iterator[tuple[Box, list[Box], Shore]]:
        lines = self._lines(box.width)
        line, top = box.height / sum(lines), box.top
        for count, shore in zip(lines, self.shores, strict=True):
            top -= line * count
            where = Box(box.x, top + dp(2), box.width, line * count - dp(4))
            yield where, dock_boxes(where, len(shore.docks), self._across(box.width)), shore


def coast(components: Json, names: Mapping[str, str], awake: bool = True) -> Coast:
    """Of a component set; `names` are the landings'."""
    shores = []
    for landing in reversed(LANDINGS):
        where = ("landings", landing)
        docks = range(len(components["landings"][landing]["docks"]))
        shore = Shore(
            landing,
            names[landing],
            printed(components, *where, "complete"),
            tuple(printed(components, *where, "docks", dock) for dock in docks),
        )
        shores.append(shore)
    return Coast(tuple(shores), awake)
