from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from kivy.metrics import dp

from companion.ui.vasco.pieces import (
    CHOSEN,
    PLAIN,
    TOUCHED,
    VDG,
    Box,
    Colours,
    draw_disc,
    draw_mark,
    draw_vdg,
)
from companion.ui.vasco.pieces.colours import faint
from companion.ui.vasco.pieces.lettering import letter
from companion.ui.vasco.shapes import circle, ring, solid
from companion.vasco.state import ADDITIONAL, NUMBERS, Vdg

_ROWS, _ACROSS = 4, 5
_REFUND = 0.62
"""How wide the column of refunds is, and 21 and 22 are beside it, to a number."""
_TOUCH = 50


class Cell(NamedTuple):
    """A number on its space, or whose disc it lies on; what the right to act costs with it."""

    number: int
    look: str = PLAIN
    owner: str = ""
    calls: bool = False
    """Whether its disc waits to be called, or is only taken."""
    price: str = ""
    free: bool = False
    chance: str = ""


@dataclass(frozen=True)
class Numbers:
    """Numbers 1 to 20 in four rows with what giving up pays, 21 and 22, and the tile beside."""

    cells: tuple[Cell, ...]
    refunds: tuple[str, ...]
    called: int = 0
    vdg: Vdg | None = None

    def height(self, width: float, room: float = 0) -> float:
        return dp(_TOUCH) * _ROWS

    def draw(self, box: Box, colours: Colours) -> None:
        places = self.places(box)
        for cell in self.cells:
            self._draw_cell(places[cell.number], colours, cell)
        for row, text in enumerate(self.refunds):
            at = places[row * _ACROSS + _ACROSS]
            middle = (at.right + at.width * _REFUND / 2, at.centre[1])
            letter(text, middle, min(at.side * 0.30, dp(17)), colours["gold"],
                   width=at.width * _REFUND * 0.9)  # fmt: skip
        if self.vdg:
            draw_vdg(self.tile(box), colours, self.vdg)

    def spots(self, box: Box) -> Mapping[str, Box]:
        places = self.places(box)
        return {
            f"number-{cell.number}": places[cell.number]
            for cell in self.cells
            if cell.look in TOUCHED
        }

    def places(self, box: Box) -> dict[int, Box]:
        """Where each number lies."""
        side = self._column(box)
        grid = [
            at
            for row in box.column(_ROWS)
            for at in row._replace(width=side * _ACROSS).row(_ACROSS)
        ]
        found = dict(zip(NUMBERS, grid, strict=True))
        left = box.right - self._beside(box)
        for number, row in zip(ADDITIONAL, (0, 1), strict=True):
            at = grid[row * _ACROSS]
            found[number] = Box(left, at.y, self._beside(box), at.height)
        return found

    def tile(self, box: Box) -> Box:
        """Where Vasco da Gama's tile lies."""
        room = Box(box.right - self._beside(box), box.y, self._beside(box), box.height / 2)
        return room.inset(room.side * 0.03).fitted(VDG)

    def marker(self, box: Box, number: int) -> Box:
        """Where the marker stands beside a number."""
        at = self.places(box)[max(NUMBERS[0], min(number, NUMBERS[-1]))].fitted(1)
        return at.part(-0.06, 0.56, 0.46, 0.46)

    def _column(self, box: Box) -> float:
        """How wide a number is."""
        shares = _ACROSS + _REFUND + (1.5 if box.width > box.height * 1.2 else 1)
        return box.width / shares

    def _beside(self, box: Box) -> float:
        return box.width - self._column(box) * (_ACROSS + _REFUND)

    def _draw_cell(self, at: Box, colours: Colours, cell: Cell) -> None:
        place = at.fitted(1)
        side = place.side
        called = cell.number == self.called
        if cell.calls:
            self._draw_disc(place, colours, cell, called)
            return
        middle, radius = place.centre, side * 0.46
        line = max(1.0, side / 40)
        taken = bool(cell.owner)
        touched = cell.look in TOUCHED and not taken
        ground = "chosen" if cell.look == CHOSEN else "sand"
        shape = circle(middle, radius, 40)[:-1]
        solid(shape, colours[ground] if touched else faint(colours[ground], 0.45))
        rim = "deed" if cell.look == CHOSEN else "edge" if touched else "rim"
        ring(middle, radius - line, colours[rim], line * (1.8 if cell.look == CHOSEN else 0.6))
        lines = bool(cell.price) + bool(cell.chance)
        size = side * (0.42, 0.38, 0.32)[1 if taken else lines]
        up = side * (0, 0.11, 0.17)[1 if taken else lines]
        ink = "ink" if touched else "off" if taken else "faded"
        letter(str(cell.number), (middle[0], middle[1] + up), size, colours[ink])
        if taken:
            mark = side * 0.28
            draw_mark(Box(middle[0] - mark / 2, middle[1] - side * 0.36, mark, mark), colours,
                      cell.owner)  # fmt: skip
            return
        self._draw_price(place, colours, cell)

    def _draw_price(self, place: Box, colours: Colours, cell: Cell) -> None:
        tone = colours["deed" if cell.free else "coral"]
        x, side = place.centre[0], place.side
        if cell.chance:
            letter(cell.price, (x, place.y + side * 0.38), side * 0.19, tone, width=side * 0.8)
            letter(cell.chance, (x, place.y + side * 0.20), side * 0.18, colours["deed"],
                   width=side * 0.6)  # fmt: skip
        elif cell.price:
            letter(cell.price, (x, place.y + side * 0.25), side * 0.21, tone, width=side * 0.78)

    def _draw_disc(self, place: Box, colours: Colours, cell: Cell, called: bool) -> None:
        side = place.side
        if called:
            solid(circle(place.centre, side * 0.5, 48)[:-1], colours["deed"])
        room = (
            place.part(0.14, 0.24, 0.72, 0.72) if cell.price else place.part(0.08, 0.08, 0.84, 0.84)
        )
        draw_disc(room, colours, cell.owner, cell.number)
        if cell.price:
            tone = "on_deed" if called else "deed" if cell.free else "coral"
            letter(cell.price, (place.centre[0], place.y + side * 0.14), side * 0.21, colours[tone],
                   width=side * 0.7)  # fmt: skip
