"""What a player has, as plain values, and how it is drawn: a card, or on a phone a chip."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from kivy.metrics import dp

from companion.goa.rules.board import LAST_ROW
from companion.goa.ui.pieces.cards import CARD, draw_back, draw_extra
from companion.goa.ui.pieces.colours import PLAYERS
from companion.goa.ui.pieces.columns import draw_column
from companion.goa.ui.pieces.goods import draw_colonist, draw_ducats, draw_points, draw_ship
from companion.goa.ui.pieces.marks import draw_flag, draw_mark, draw_token
from companion.goa.ui.pieces.spices import draw_spice
from companion.ui.drawn import fonts
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.lettering import grown, letter
from companion.ui.drawn.lines import Piece, draw_whole
from companion.ui.drawn.piece import Paint, painted
from companion.ui.drawn.plates import plate
from companion.ui.table.players import TIME_WIDE, draw_ground

_WIDE, _HIGH = 150, 120
"""From this size on there is room for all a player has."""
_PURSE = 48
"""A purse is touched by its owner alone."""
_TIME, _LEAST, _TOKEN = 16, 16, 32
_LEGIBLE = 0.75
"""How much smaller a long name may be."""
_LINE = 20
"""How high a line of a chip is at least."""


class Standing(NamedTuple):
    """A marker on its column: the row it is in, and what that gives."""

    column: str
    row: int
    value: str


@dataclass(frozen=True)
class Holdings:
    """A player's supply; `due` is who is asked. A purse without ducats is shut."""

    colour: str
    name: str
    first: bool
    points: int
    ships: int
    colonists: int
    extra_cards: int
    hand: int
    spices: tuple[tuple[str, int], ...]
    standings: tuple[Standing, ...]
    tokens: tuple[int, ...] = ()
    """Those he has still to place."""
    ducats: int | None = None
    due: bool = False
    looked_at: bool = False

    def clock_at(self, box: Box) -> Box:
        """Beside his points; of a chip above its foot. Without a height where there is no room."""
        if is_roomy(box):
            inside = _inside(box)
            head = _head(inside)
            right = head.right - head.height - dp(4)
            return Box(right - dp(TIME_WIDE), head.y - dp(2), dp(TIME_WIDE), dp(_TIME))
        gap = box.width - dp(76)
        return Box(box.x + dp(38), box.y + dp(6), gap, dp(_TIME) if gap >= dp(_LEAST) else 0)

    def purse_at(self, box: Box) -> Box:
        """Where his purse is; without a height where there is no room for it."""
        if not is_roomy(box):
            return Box(box.right, box.y, 0, 0)
        return Box(box.right - dp(_PURSE + 6), box.y + dp(6), dp(_PURSE), dp(_PURSE))

    def draw(self, box: Box, colours: Colours) -> None:
        paint = PLAYERS[self.colour]
        draw_ground(box, colours, paint, due=self.due, looked_at=self.looked_at)
        (self._draw_card if is_roomy(box) else self._draw_chip)(box, colours)

    def _draw_card(self, box: Box, colours: Colours) -> None:
        bar = Box(box.x + dp(3), box.y + dp(6), dp(7), box.height - dp(12))
        plate(bar, dp(4), PLAYERS[self.colour], colours["ink"], dp(0.8))
        inside = _inside(box)
        self._draw_head(_head(inside), colours)
        room = Box(inside.x, inside.y, inside.width, inside.height - _head(inside).height - dp(2))
        purse = self.purse_at(box)
        foot = max(dp(_PURSE), room.height * 0.36)
        rows = Box(room.x, room.y + foot, room.width, room.height - foot).column(2, dp(3))
        draw_whole(rows[0], colours, self._goods())
        if self.tokens:
            high = min(rows[1].height, dp(_TOKEN))
            draw_whole(rows[1]._replace(height=high), colours, self._to_place())
        else:
            draw_whole(rows[1], colours, [_counted(painted(draw_spice, spice), 1, count)
                                          for spice, count in self.spices])  # fmt: skip
        at = Box(room.x, room.y, purse.x - room.x - dp(4), foot)
        self._draw_board(at, colours)
        draw_purse(purse.inset(dp(3)), colours, self.ducats)

    def _draw_head(self, row: Box, colours: Colours) -> None:
        side = min(row.height * 0.6, dp(24))
        y = row.centre[1]
        draw_mark(Box(row.x, y - side / 2, side, side), colours, self.colour)
        points = Box(row.right - row.height, row.y, row.height, row.height)
        draw_points(points, colours, self.points)
        left = row.x + side * 1.35
        width = points.x - left - dp(4)
        if self.first:
            flag = min(row.height * 0.7, dp(26))
            draw_flag(Box(points.x - flag - dp(4), y - flag / 2, flag, flag), colours)
            width -= flag + dp(6)
        size = min(row.height * 0.62, dp(24))
        larger = grown(size, row.height * 0.75)
        letter(self.name, (left, y), larger, colours["ink"], bold=False, font=fonts.HEADING,
               width=width, anchor=0, least=_LEGIBLE * size / larger)  # fmt: skip

    def _draw_board(self, at: Box, colours: Colours) -> None:
        """The development board in small: what each column gives, and how far its marker is."""
        for standing, column in zip(
            self.standings, at.row(len(self.standings), dp(2)), strict=True
        ):
            pegs = column.part(0.06, 0, 0.88, 0.17)
            self._draw_row(pegs, colours, standing.row)
            icon = min(column.width * 0.62, column.height * 0.40)
            draw_column(
                Box(column.centre[0] - icon / 2, column.top - icon, icon, icon),
                colours, standing.column,
            )  # fmt: skip
            foot = (column.centre[0], (column.top - icon + pegs.top) / 2)
            size = min(dp(18), column.height * 0.34)
            letter(standing.value, foot, grown(size, size * 1.15), colours["ink"],
                   width=column.width)  # fmt: skip

    def _draw_row(self, at: Box, colours: Colours, row: int) -> None:
        """How far a marker has come."""
        for place, step in enumerate(at.row(LAST_ROW, dp(1)), 1):
            ground = PLAYERS[self.colour] if place <= row else colours["sand"]
            plate(step, dp(2), ground, colours["ink" if place <= row else "edge"], dp(0.7))

    def _draw_chip(self, box: Box, colours: Colours) -> None:
        inside = box.inset(dp(6))
        lines = max(2, min(4, int(inside.height / dp(_LINE))))
        rows = inside.column(lines, dp(1))
        top = rows[0]
        side = min(top.height * 0.8, dp(18))
        draw_mark(Box(top.x, top.centre[1] - side / 2, side, side), colours, self.colour)
        flag = min(side, inside.width * 0.18) if self.first else 0
        if flag:
            draw_flag(Box(box.right - dp(4) - flag, box.top - dp(4) - flag, flag, flag), colours)
        size = min(dp(15), top.height * 0.85)
        larger = grown(size, top.height * 0.85)
        letter(self.name, (top.x + side * 1.3, top.centre[1]), larger, colours["ink"],
               width=top.width - side * 1.3 - flag * 0.8, anchor=0,
               least=_LEGIBLE * size / larger)  # fmt: skip
        self._draw_points(rows[1], colours)
        for row, pieces in zip(rows[2:], _halves(self._goods()), strict=False):
            draw_whole(row, colours, pieces)

    def _draw_points(self, row: Box, colours: Colours) -> None:
        side = row.height * 1.12
        draw_points(Box(row.x - dp(2), row.centre[1] - side / 2, side, side), colours, self.points)
        rest = Box(row.x + side + dp(2), row.y, row.width - side - dp(2), row.height)
        pieces = self._to_place() or self._goods()[2:]
        width = sum(ratio for ratio, _ in pieces) * rest.height * 1.08
        draw_whole(rest._replace(x=max(rest.x, rest.right - width)), colours, pieces)

    def _goods(self) -> list[Piece]:
        return [
            _counted(draw_ship, 1, self.ships),
            _counted(draw_colonist, 1, self.colonists),
            _counted(draw_extra, CARD, self.extra_cards),
            _counted(draw_back, CARD, self.hand),
        ]

    def _to_place(self) -> list[Piece]:
        return [(1.0, painted(draw_token, self.colour, number)) for number in self.tokens]


def is_roomy(box: Box) -> bool:
    return box.width >= dp(_WIDE) and box.height >= dp(_HIGH)


def draw_purse(box: Box, colours: Colours, ducats: int | None) -> None:
    """A purse; where all money is open, what is in it."""
    place = box.fitted(1)
    if ducats is not None:
        draw_ducats(place, colours, ducats)
        return
    plate(place, place.side * 0.24, colours["sand"], colours["edge"], dp(1))
    draw_ducats(place.part(0.20, 0.16, 0.60, 0.60), colours)
    letter("•••", place.part(0.5, 0.88, 0, 0).centre, place.side * 0.22, colours["faded"])


def _inside(box: Box) -> Box:
    return Box(box.x + dp(16), box.y + dp(7), box.width - dp(24), box.height - dp(13))


def _head(inside: Box) -> Box:
    head = min(inside.height * 0.26, dp(46))
    return Box(inside.x, inside.top - head, inside.width, head)


def _halves(pieces: Sequence[Piece]) -> Iterator[list[Piece]]:
    middle = len(pieces) // 2
    yield [*pieces[:middle]]
    yield [*pieces[middle:]]


def _counted(paint: Paint, ratio: float, count: int) -> Piece:
    """A piece, and how many of it there are."""
    return ratio + 0.62, painted(_draw_many, paint, ratio, count)


def _draw_many(box: Box, colours: Colours, paint: Paint, ratio: float, count: int) -> None:
    paint(Box(box.x, box.y, box.height * ratio, box.height), colours)
    left = box.x + box.height * (ratio + 0.06)
    letter(str(count), (left, box.centre[1]), max(box.height * 0.64, min(dp(12), box.height * 0.8)),
           colours["ink" if count else "faded"], width=box.right - left, anchor=0)  # fmt: skip
