"""The market: the grid of tiles, and round it the places where the flag may lie."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kivy.metrics import dp

from companion.goa.play import layouts
from companion.goa.play.layouts import Lot, cell_spot
from companion.goa.rules.board import SIDE, Cell
from companion.goa.ui.pieces.colonies import draw_bonanza
from companion.goa.ui.pieces.marks import draw_token
from companion.goa.ui.pieces.tiles import draw_flag_tile, draw_tile
from companion.play.looks import BLOCKED, CHOSEN, OPEN, TOUCHED
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours, faint
from companion.ui.drawn.plates import corners, dashed, plate
from companion.ui.drawn.shapes import loop

_TOUCH = 48
_BORDER = 0.72
"""How wide the border is to a cell, where there is room for it."""
_ENDS = (0, SIDE + 1)
"""The rows and columns of the border."""
_LONG = 1.14
"""No cell is longer than this, to its other side."""
_EDGE, _TOKEN = 4, 20


class Market(layouts.Market):
    def height(self, width: float, room: float = 0) -> float:
        """What fingers need; else it takes what there is."""
        if not self._is_touched:
            return room
        rows = {lot.cell[0] for lot in self.border}
        needed = dp(_TOUCH) * (SIDE + sum(end in rows for end in _ENDS))
        return needed + 2 * dp(_EDGE)

    @property
    def _is_touched(self) -> bool:
        return any(lot.look in TOUCHED for lot in (*self.cells, *self.border))

    def draw(self, box: Box, colours: Colours) -> None:
        places = self.places(box)
        picking = any(lot.look == OPEN and lot.tile for lot in self.cells)
        for lot in (*self.border, *self.cells):
            at = places[lot.cell]
            if lot.look == OPEN:
                _draw_glow(at.fitted(1) if lot.tile else at, colours)
            self._draw_lot(at, colours, lot)
            taken = lot.token or lot.flag or not lot.tile
            if (picking or self.auctioned) and lot.look not in (OPEN, CHOSEN) and not taken:
                plate(_lying(at), at.side * 0.1, faint(colours["paper"], 0.45))
        if self.auctioned in places:
            _draw_under_the_hammer(places[self.auctioned], colours)
        for lot in (*self.border, *self.cells):
            if lot.token:
                draw_token(token_box(places[lot.cell]), colours, *lot.token)

    def spots(self, box: Box) -> Mapping[str, Box]:
        """A place on the border takes from the cell beside it what a finger needs: only one of the
        two can be meant (3.2). What has no room for a finger is only pointed at."""
        places = self.places(box)
        found = {lot.cell: places[lot.cell] for lot in self.cells if lot.look in TOUCHED}
        for lot in self.border:
            if lot.look not in TOUCHED:
                continue
            reaching, inner = _reaching(lot.cell, places)
            if reaching == places[lot.cell]:
                found[lot.cell] = reaching
            elif lot.look != BLOCKED:
                found[lot.cell] = reaching
                found.pop(inner, None)
        return {cell_spot(cell): at for cell, at in found.items()}

    def pieces(self, box: Box) -> Mapping[str, Box]:
        lots = (*self.border, *self.cells)
        places = self.places(box)
        return {cell_spot(lot.cell): places[lot.cell] for lot in lots}

    def places(self, box: Box) -> dict[Cell, Box]:
        """Where each cell lies, and each place of the border."""
        inside = box.inset(dp(_EDGE))
        rows, columns = ({lot.cell[way] for lot in self.border} for way in (0, 1))
        ends, tops = ([end in those for end in _ENDS] for those in (columns, rows))
        finger = dp(_TOUCH) if self._is_touched else 0
        wide, beside = _measured(inside.width, ends, finger)
        high, above = _measured(inside.height, tops, finger)
        wide, high = min(wide, high * _LONG), min(high, wide * _LONG)
        beside, above = min(beside, wide), min(above, high)
        across = wide * SIDE + beside * sum(ends)
        up = high * SIDE + above * sum(tops)
        left = inside.centre[0] - across / 2 + beside * ends[0]
        top = inside.centre[1] + up / 2 - above * tops[0]
        found = {
            (row, column): Box(left + (column - 1) * wide, top - row * high, wide, high)
            for row in range(1, SIDE + 1)
            for column in range(1, SIDE + 1)
        }
        for lot in self.border:
            row, column = lot.cell
            x = left - beside if not column else left + (column - 1) * wide
            y = top if not row else top - row * high + (high - above if row > SIDE else 0)
            found[lot.cell] = Box(
                x, y, beside if column in _ENDS else wide, above if row in _ENDS else high
            )
        return found

    def _draw_lot(self, at: Box, colours: Colours, lot: Lot) -> None:
        place = _lying(at)
        if lot.flag:
            draw_flag_tile(place, colours)
            return
        if lot.bonanza:
            side = at.side * 0.36
            draw_bonanza(Box(at.x, at.y, side, side), colours)
        if lot.tile:
            draw_tile(place, colours, lot.tile)
        elif lot.look == OPEN:
            plate(_vacant(at), at.side * 0.1, colours["chosen"])
        else:
            empty = at.inset(at.side * 0.1)
            plate(empty, at.side * 0.1, faint(colours["sand"], 0.4))
            dashed(empty, at.side * 0.1, faint(colours["edge"], 0.5), max(1.0, at.side / 60))
        if lot.look == CHOSEN:
            loop(corners(at.inset(dp(2)), at.side * 0.14), colours["deed"], dp(2))


def _measured(room: float, ends: Sequence[bool], finger: float) -> tuple[float, float]:
    """How long a cell is in so much room, and how wide the border at these ends: as a finger needs
    them or, where there is no room for both, the cells. What is only looked at shrinks alike."""
    if not any(ends):
        return room / SIDE, 0
    borders = sum(ends)
    cell = max(room / (SIDE + borders * _BORDER), min(finger, room / SIDE))
    cell = min(cell, max(dp(_TOUCH), (room - borders * dp(_TOUCH)) / SIDE))
    return cell, max(0, room - cell * SIDE) / borders


def token_box(at: Box) -> Box:
    """Where a token lies on a tile: what is printed stays in sight."""
    place = _lying(at)
    side = max(place.side * 0.46, min(dp(_TOKEN), place.side * 0.8))
    return Box(at.right - side - dp(1), at.top - side - dp(1), side, side)


def _lying(at: Box) -> Box:
    return at.fitted(1).inset(at.side * 0.065)


def _vacant(at: Box) -> Box:
    """A place without a tile takes all the room there is."""
    return at.inset(at.side * 0.065)


def _draw_glow(at: Box, colours: Colours) -> None:
    """What may be chosen shines."""
    halo = at.inset(at.side * 0.01)
    plate(halo, at.side * 0.16, faint(colours["deed"], 0.28))
    plate(halo.inset(at.side * 0.025), at.side * 0.15, colours["deed"])


def _draw_under_the_hammer(at: Box, colours: Colours) -> None:
    """What is auctioned now."""
    outline = corners(at.fitted(1).inset(dp(1.5)), at.side * 0.14)
    loop(outline, colours["ink"], dp(2.4))
    loop(outline, colours["brass"], dp(1.4))


def _reaching(cell: Cell, places: Mapping[Cell, Box]) -> tuple[Box, Cell]:
    """Where a place on the border is touched, and the cell beside it."""
    row, column = cell
    inner = min(max(row, 1), SIDE), min(max(column, 1), SIDE)
    x, y, width, height = places[cell]
    wide, high = max(width, dp(_TOUCH)), max(height, dp(_TOUCH))
    return Box(
        x - (wide - width if column > SIDE else 0),
        y - (high - height if not row else 0),
        wide,
        high,
    ), inner
