from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from kivy.metrics import dp

from companion.ui.vasco.compass_rose import draw_rose
from companion.ui.vasco.pieces import (
    COAST,
    PLAIN,
    TILE,
    TOUCHED,
    Box,
    Colours,
    Quay,
    dock_boxes,
    draw_chart,
    draw_port,
)

_ACROSS = 6
_DOCK, _LINE, _TALL, _TALLEST = 48, 53, 60, 90
_ROSE = 26

Port = tuple[str, str, int, tuple[Quay, ...]]


@dataclass(frozen=True)
class Landings:
    """The coast from Calicut down to Natal: landings with their names, VP and docks."""

    rows: tuple[Port, ...]
    looks: tuple[str, ...] = ()
    """Whether each landing is chosen from as a whole."""
    complete: str = ""
    """What is said of a landing whose docks are all taken."""

    def height(self, width: float, room: float = 0) -> float:
        dock = width * (1 - COAST) / self._across(width) / TILE
        lines = sum(self._lines(width))
        tall = min(max(dp(_TALL), dock * 1.08), dp(_TALLEST))
        return lines * (max(dp(_LINE), min(tall, room / lines)) if room else tall)

    def draw(self, box: Box, colours: Colours) -> None:
        across = self._across(box.width)
        draw_chart(box, colours, len(self.rows))
        placed = [*self._placed(box)]
        self._draw_rose(placed[-1], colours)
        for at, (landing, name, complete, quays) in placed:
            whole = all(quay.ship for quay in quays)
            badge = self.complete if whole else ""
            draw_port(at, colours, name, landing, complete, quays, across, badge)

    def _draw_rose(self, last: tuple[Box, Port], colours: Colours) -> None:
        """In the empty water beside the last landing."""
        at, (_, _, _, quays) = last
        docks = dock_boxes(at, max(_ACROSS, len(quays)), self._across(at.width))
        reach = min(at.height * 0.46, dp(44))
        middle = at.right - reach * 1.15, at.centre[1]
        if reach >= dp(_ROSE) and docks[min(len(quays), _ACROSS) - 1].right < middle[0] - reach:
            draw_rose(middle, reach, colours)

    def spots(self, box: Box) -> Mapping[str, Box]:
        across = self._across(box.width)
        looks = self.looks or (PLAIN,) * len(self.rows)
        found = {}
        for (at, (landing, _, _, quays)), look in zip(self._placed(box), looks, strict=True):
            docks = {
                f"dock-{landing}-{place}": self._reach(at, dock, len(quays) > across)
                for place, dock in enumerate(dock_boxes(at, len(quays), across))
                if quays[place].look in TOUCHED
            }
            if look in TOUCHED:
                whole = at.part(0, 0, COAST, 1) if docks else at
                found[f"landing-{landing}"] = whole
            found |= docks
        return found

    def _reach(self, landing: Box, dock: Box, in_lines: bool) -> Box:
        """A dock is touched over all of its line."""
        if in_lines:
            return dock
        return Box(dock.x, landing.y - landing.height * 0.03, dock.width, landing.height * 1.06)

    def _across(self, width: float) -> int:
        """Six docks beside each other, or fewer where a finger needs more room."""
        if not any(quay.look in TOUCHED for _, _, _, quays in self.rows for quay in quays):
            return _ACROSS
        return max(1, min(_ACROSS, int(width * (1 - COAST) * 0.985 / dp(_DOCK))))

    def _lines(self, width: float) -> list[int]:
        across = self._across(width)
        return [-(-len(quays) // across) for _, _, _, quays in self.rows]

    def _placed(self, box: Box) -> Iterator[tuple[Box, Port]]:
        lines = self._lines(box.width)
        line, top = box.height / sum(lines), box.top
        for count, row in zip(lines, self.rows, strict=True):
            top -= line * count
            yield Box(box.x, top + line * 0.03, box.width, line * count - line * 0.06), row
