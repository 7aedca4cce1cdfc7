from __future__ import annotations

from collections.abc import Mapping

from kivy.metrics import dp

from companion.play.looks import CHOSEN, OPEN, TOUCHED
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours, faint
from companion.ui.drawn.lettering import extent, grown, letter
from companion.ui.drawn.plates import plate
from companion.ui.drawn.shapes import circle, ring, solid
from companion.vasco.play import layouts
from companion.vasco.play.layouts import Cell
from companion.vasco.rules.state import ADDITIONAL, NUMBERS, Vdg
from companion.vasco.ui.pieces.marks import draw_disc, draw_mark, draw_marker
from companion.vasco.ui.pieces.tiles import VDG, draw_vdg

_ROWS, _ACROSS = 4, 5
_REFUND = 0.42
"""How wide the column of refunds is, to a number."""
_TOUCH = 48
_TEXT = 12
"""No smaller is what stands on a number, if there is room for it."""


_WIDE = 0.6
"""What is wider, to its number, does not fit into the circle."""
_BELOW = 0.27
"""How large a price is below a disc, whose number is called and has to be the larger."""
_ROOM = 0.95
"""How much of the width of its place: beside the next price it is one of its own."""
_LEGIBLE = 0.8
"""A word that would have to be smaller gives way to figures."""


def _said(cell: Cell, size: float, width: float) -> str:
    """What is said of the price in so much room."""
    dense = cell.short and extent(cell.price, size) * _LEGIBLE > width
    return cell.short if dense else cell.price


class Numbers(layouts.Numbers):
    def height(self, width: float, room: float = 0) -> float:
        return dp(_TOUCH) * (_ROWS + self._is_beneath(width, room))

    def draw(self, box: Box, colours: Colours) -> None:
        places = self.places(box)
        size = self._price_size(places)
        for cell in self.cells:
            self._draw_cell(places[cell.number], colours, cell, size)
        for row, text in enumerate(self.refunds):
            at = places[row * _ACROSS + _ACROSS]
            middle = (at.right + at.width * _REFUND / 2, at.centre[1])
            letter(
                text,
                middle,
                grown(min(at.side * 0.30, dp(17)), at.side * 0.38),
                colours["gold"],
                width=at.width * _REFUND * 0.94,
            )
        if self.vdg:
            self._draw_tile(box, colours, self.vdg)
        if self.marker is not None:
            draw_marker(self.stand(box, self.marker), colours)

    def spots(self, box: Box) -> Mapping[str, Box]:
        places = self.places(box)
        return {
            f"number-{cell.number}": places[cell.number]
            for cell in self.cells
            if cell.look in TOUCHED
        }

    def pieces(self, box: Box) -> Mapping[str, Box]:
        places = self.places(box)
        found = {f"number-{cell.number}": places[cell.number] for cell in self.cells}
        for row in range(_ROWS):
            last = places[row * _ACROSS + _ACROSS]
            found[f"refund-{row}"] = last._replace(x=last.right, width=last.width * _REFUND)
        return {**found, "vdg": self._tile_room(box)} if self.vdg else found

    def places(self, box: Box) -> dict[int, Box]:
        """Where each number lies."""
        grid, others = self._parts(box)
        numbers = [
            at
            for row in grid.column(_ROWS)
            for at in row._replace(width=row.width / (1 + _REFUND / _ACROSS)).row(_ACROSS)
        ]
        found = dict(zip(NUMBERS, numbers, strict=True))
        beneath = self._is_beneath(*box.size)
        rest = others.row(3) if beneath else others.column(_ROWS)
        return found | dict(zip(ADDITIONAL, rest[:2], strict=True))

    def stand(self, box: Box, number: int) -> Box:
        """Where the marker stands beside a number."""
        at = self.places(box)[max(NUMBERS[0], min(number, NUMBERS[-1]))].fitted(1)
        return at.part(-0.06, 0.60, 0.42, 0.42)

    def _draw_tile(self, box: Box, colours: Colours, vdg: Vdg) -> None:
        room = self._tile_room(box)
        said = min(dp(15), room.height * 0.2) if self.more else 0
        tile = Box(room.x, room.y + said, room.width, room.height - said)
        tile = tile.inset(tile.side * 0.04).fitted(VDG)
        draw_vdg(tile, colours, vdg)
        if self.more:
            letter(self.more, (tile.centre[0], tile.y - said * 0.55), said * 0.88,
                   colours["faded"], bold=False, width=room.width)  # fmt: skip

    def _tile_room(self, box: Box) -> Box:
        _, others = self._parts(box)
        beneath = self._is_beneath(*box.size)
        return others.part(2 / 3, 0, 1 / 3, 1) if beneath else others.part(0, 0, 1, 0.5)

    def _parts(self, box: Box) -> tuple[Box, Box]:
        """Where 1 to 20 with their refunds lie, and where the others and the tile."""
        if self._is_beneath(*box.size):
            foot = 1 / (_ROWS + 1)
            return box.part(0, foot, 1, 1 - foot), box.part(0, 0, 1, foot)
        least, most = box.width / (_ACROSS + _REFUND + 1.5), box.width / (_ACROSS + _REFUND + 1)
        column = min(most, max(least, box.height / _ROWS))
        left = column * (_ACROSS + _REFUND)
        return box._replace(width=left), Box(box.x + left, box.y, box.width - left, box.height)

    def _is_beneath(self, width: float, height: float) -> bool:
        """21, 22 and the tile lie in a row of their own where the numbers are larger then."""
        beside = min(width / (_ACROSS + _REFUND + 1), height / _ROWS)
        return min(width / (_ACROSS + _REFUND), height / (_ROWS + 1)) > beside

    def _price_size(self, places: Mapping[int, Box]) -> float:
        """All prices are as large as the widest can be."""
        at = places[NUMBERS[0]]
        beneath, most = (0.27, 0.29) if any(cell.chance for cell in self.cells) else (0.31, 0.36)
        size = grown(max(at.side * beneath, min(dp(_TEXT), at.side * 0.32)), at.side * most)
        width = at.width * _ROOM
        said = [_said(cell, size, width) for cell in self.cells if cell.price]
        while any(extent(text, size) > width for text in said):
            size = round(size) - 1
        return size

    def _draw_cell(self, at: Box, colours: Colours, cell: Cell, price: float) -> None:
        if cell.calls:
            self._draw_disc(at, colours, cell, price)
            return
        place = at.fitted(1)
        side = place.side
        middle, radius = place.centre, side * 0.46
        line = max(1.0, side / 40)
        taken = bool(cell.owner)
        touched = cell.look in (OPEN, CHOSEN) and not taken
        ground = "chosen" if cell.look == CHOSEN else "sand"
        shape = circle(middle, radius, 40)[:-1]
        solid(shape, colours[ground] if touched else faint(colours[ground], 0.45))
        rim = "deed" if cell.look == CHOSEN else "edge" if touched else "rim"
        ring(middle, radius - line, colours[rim], line * (1.8 if cell.look == CHOSEN else 0.6))
        lines = bool(cell.price) + bool(cell.chance)
        size = side * (0.42, 0.38, 0.32)[1 if taken else lines]
        up = side * (0, 0.15, 0.185)[1 if taken else lines]
        ink = "ink" if touched else "off" if taken else "faded"
        letter(
            str(cell.number), (middle[0], middle[1] + up), grown(size, size * 1.08), colours[ink]
        )
        if taken:
            mark = side * 0.28
            draw_mark(Box(middle[0] - mark / 2, middle[1] - side * 0.36, mark, mark), colours,
                      cell.owner)  # fmt: skip
            return
        self._draw_price(at, place, colours, cell, price)

    def _draw_price(self, at: Box, place: Box, colours: Colours, cell: Cell, price: float) -> None:
        tone = colours["deed" if cell.free else "coral"]
        x, side = place.centre[0], place.side
        if cell.chance:
            letter(cell.chance, (x, place.y + side * 0.15), side * 0.19, colours["deed"],
                   width=side * 0.62)  # fmt: skip
        if cell.price:
            middle, room = (x, place.y + side * (0.38 if cell.chance else 0.27)), at.width * _ROOM
            text = _said(cell, price, room)
            written = extent(text, price)
            if written > side * _WIDE:
                # What is wider than its number lies over the rim, and stays legible there.
                ground = colours["chosen" if cell.look == CHOSEN else "paper"]
                wide, high = min(room, written + price * 0.4), price * (1 if cell.chance else 1.24)
                plate(Box(x - wide / 2, middle[1] - high / 2, wide, high), high * 0.32, ground)
            letter(text, middle, price, tone, width=room)

    def _draw_disc(self, at: Box, colours: Colours, cell: Cell, price: float) -> None:
        """The disc that waits to be called, with what acting costs below it."""
        called = cell.number == self.called
        side = at.side
        size = min(price, side * _BELOW) if cell.price else 0
        text = _said(cell, size, at.width * 0.94) if cell.price else ""
        room = Box(at.x, at.centre[1] - side / 2 + size, at.width, side - size).fitted(1)
        if called:
            written = extent(text, size) if text else 0
            wide = min(max(room.width, written) + size * 0.6, at.width)
            ground = Box(at.centre[0] - wide / 2, at.centre[1] - side / 2, wide, side)
            plate(ground, side * 0.2, colours["deed"])
        draw_disc(room.inset(side * 0.02), colours, cell.owner, cell.number)
        if cell.price:
            tone = "on_deed" if called else "deed" if cell.free else "coral"
            letter(text, (at.centre[0], room.y - size * 0.42), size, colours[tone],
                   width=at.width * 0.94)  # fmt: skip
