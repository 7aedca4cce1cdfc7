from __future__ import annotations

from collections.abc import Iterator, Mapping

from kivy.metrics import dp

from companion.play.looks import PLAIN, TOUCHED
from companion.ui.drawn import fonts
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.lettering import extent, grown, letter, lines_of
from companion.ui.drawn.stamp import stamped
from companion.vasco.play import layouts
from companion.vasco.play.layouts import Port, Waiting
from companion.vasco.ui.pieces.landings import (
    badge_box,
    coast_share,
    dock_boxes,
    draw_chart,
    draw_port,
)
from companion.vasco.ui.pieces.tiles import TILE, draw_back, draw_merchant
from companion.vasco.ui.sea.compass_rose import draw_rose

_ACROSS = 6
_LOW, _DOCK, _LINE, _TALL, _TALLEST = 38, 48, 53, 60, 90
_ROSE, _SHIP = 26, 30
_READ = 9
"""Smaller words beside a ship would not be read."""


class Landings(layouts.Landings):
    def height(self, width: float, room: float = 0) -> float:
        dock = width * (1 - coast_share(width)) / self._across(width) / TILE
        lines = self._lines(width)
        tall = min(max(dp(_TALL), dock * 1.08), dp(_TALLEST))
        if room:
            least = _LOW if not self._picking else _DOCK + 1 if max(lines) == 1 else _LINE
            tall = max(dp(least), min(tall, room / sum(lines)))
        return sum(lines) * tall

    def draw(self, box: Box, colours: Colours) -> None:
        across, coast = self._across(box.width), self._coast(box)
        draw_chart(box, colours, len(self.rows), coast)
        placed = [*self._placed(box)]
        if self.waiting:
            _draw_waiting(self._free_water(placed[-2], across, coast), colours, self.waiting)
        _draw_compass(self._free_water(placed[-1], across, coast), colours)
        names = [name for _, name, _, _ in self.rows]
        for at, port in placed:
            draw_port(at, colours, names, port, across, self._badge(port), coast)

    def spots(self, box: Box) -> Mapping[str, Box]:
        across, share = self._across(box.width), self._coast(box)
        looks = self.looks or (PLAIN,) * len(self.rows)
        found = {}
        for (at, (landing, _, _, quays)), look in zip(self._placed(box), looks, strict=True):
            docks = {
                f"dock-{landing}-{place}": self._reach(at, dock, len(quays) > across)
                for place, dock in enumerate(dock_boxes(at, len(quays), across, share))
                if quays[place].look in TOUCHED
            }
            if look in TOUCHED:
                coast = at.part(0, 0, share, 1)
                whole = self._reach(at, coast, len(quays) > across) if docks else at
                found[f"landing-{landing}"] = whole
            found |= docks
        return found

    def pieces(self, box: Box) -> Mapping[str, Box]:
        across, placed = self._across(box.width), [*self._placed(box)]
        share = self._coast(box)
        found: dict[str, Box] = {}
        if self.waiting:
            found["merchant"] = _water(placed[-2], across, share)
        for at, (landing, _, _, quays) in placed:
            found[f"landing-{landing}"] = at.part(0, 0, share, 1)
            for place, dock in enumerate(dock_boxes(at, len(quays), across, share)):
                found[f"dock-{landing}-{place}"] = self._reach(at, dock, len(quays) > across)
        return found

    def _reach(self, landing: Box, dock: Box, in_lines: bool) -> Box:
        """A dock is touched over all of its line."""
        if in_lines:
            return dock
        return Box(dock.x, landing.y - landing.height * 0.03, dock.width, landing.height * 1.06)

    def _across(self, width: float) -> int:
        """Six docks beside each other, or fewer where a finger needs more room."""
        if not self._picking:
            return _ACROSS
        return max(1, min(_ACROSS, int(width * (1 - coast_share(width)) * 0.985 / dp(_DOCK))))

    def _coast(self, box: Box) -> float:
        """How much of it is coast: more where nobody taps the docks."""
        line = box.height / sum(self._lines(box.width))
        return coast_share(box.width, 0 if self._picking else line)

    @property
    def _picking(self) -> bool:
        return any(quay.look in TOUCHED for _, _, _, quays in self.rows for quay in quays)

    def _lines(self, width: float) -> list[int]:
        across = self._across(width)
        return [-(-len(quays) // across) for _, _, _, quays in self.rows]

    def _placed(self, box: Box) -> Iterator[tuple[Box, Port]]:
        lines = self._lines(box.width)
        line, top = box.height / sum(lines), box.top
        for count, row in zip(lines, self.rows, strict=True):
            top -= line * count
            yield Box(box.x, top + line * 0.03, box.width, line * count - line * 0.06), row

    def _badge(self, port: Port) -> str:
        return self.complete if all(quay.ship for quay in port[3]) else ""

    def _free_water(self, placed: tuple[Box, Port], across: int, share: float) -> Box:
        """What is left of the water beside a badge."""
        water, (at, port) = _water(placed, across, share), placed
        badge = self._badge(port)
        taken = badge_box(at, len(port[3]), across, badge, share).right if badge else 0
        left = max(water.x, taken)
        return water._replace(x=left, width=water.right - left)


def _water(placed: tuple[Box, Port], across: int, share: float) -> Box:
    """The open water beside the docks of a landing, all of its height."""
    at, (_, _, _, quays) = placed
    docks = dock_boxes(at, len(quays), across, share)
    left = max((dock.right for dock in docks), default=at.x + at.width * share)
    return Box(left, at.y, at.right - left, at.height)


def _draw_waiting(water: Box, colours: Colours, waiting: Waiting) -> None:
    side = min(water.height * 0.84 * TILE, dp(60), water.width / 2.5)
    if side < dp(_SHIP):
        return
    tile = Box(water.right - side * 1.1, water.centre[1] - side / TILE / 2, side, side / TILE)
    if waiting.limit is None:
        draw_back(tile, colours)
    else:
        draw_merchant(tile, colours, waiting.limit)
    size, right = grown(min(dp(13), side * 0.3), side * 0.34), tile.x - dp(6)
    room = right - water.x - dp(6)
    lines = _lines_said((waiting.said, waiting.more), size, room)
    size = min(size, _fitting(lines, size, room))
    if size < dp(_READ):
        # The ship shows itself; how many are to come, only the words tell.
        lines = _lines_said(("", waiting.more), size, room)
        size = min(dp(_READ), _fitting(lines, dp(_READ), room))
    for at, (text, bold) in enumerate(lines):
        up = ((len(lines) - 1) / 2 - at) * 1.2
        letter(text, (right, water.centre[1] + size * up), size, colours["ink"], bold=bold,
               width=room, anchor=1)  # fmt: skip


def _lines_said(said: tuple[str, str], size: float, room: float) -> list[tuple[str, bool]]:
    """What is said of the ship, and of those to come, line by line; the ship's own is bold."""
    return [
        (line, bold)
        for text, bold in zip(said, (True, False), strict=True)
        if text
        for line in lines_of(text, round(size), fonts.BODY, room).split("\n")
    ]


def _fitting(lines: list[tuple[str, bool]], size: float, room: float) -> float:
    """The size at which the widest line fits the room, not larger than it is."""
    widest = max(extent(line, size, bold=bold) for line, bold in lines)
    return size * min(1, room / widest)


def _draw_compass(water: Box, colours: Colours) -> None:
    reach = min(water.height * 0.46, water.width * 0.4, dp(44))
    if reach >= dp(_ROSE):
        x, y = water.right - reach * 1.15, water.centre[1]
        _draw_rose(Box(x - reach, y - reach, 2 * reach, 2 * reach), colours)


@stamped
def _draw_rose(at: Box, colours: Colours) -> None:
    draw_rose(at.centre, at.side / 2, colours)
