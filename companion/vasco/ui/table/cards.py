"""What a player has, as plain values, and how it is drawn: a card, or on a phone a chip."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from kivy.metrics import dp

from companion.ui.drawn import fonts
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.lettering import grown, letter
from companion.ui.drawn.lines import APART, Piece, breadth, counted, draw_line, draw_whole
from companion.ui.drawn.piece import painted
from companion.ui.drawn.plates import plate
from companion.ui.table.players import TIME_WIDE, draw_ground
from companion.vasco.play.ahead import placing_due, untold
from companion.vasco.play.shown import Shown
from companion.vasco.rules.state import CHARACTERS, MISSIONARY, SAILORS, Player, Tile
from companion.vasco.ui.pieces.characters import PORTRAIT, draw_portrait
from companion.vasco.ui.pieces.colours import PLAYERS
from companion.vasco.ui.pieces.marks import draw_disc, draw_mark
from companion.vasco.ui.pieces.money import draw_coin
from companion.vasco.ui.pieces.people import draw_captain
from companion.vasco.ui.pieces.tiles import TILE, draw_project, draw_ship
from companion.vasco.ui.table.chips import LEGIBLE, chip_lines, draw_chip
from companion.vasco.ui.table.lines import crew_lines

_WIDE, _HIGH = 150, 76
"""From this size on there is room for all a player has."""
_ROWS = 3
"""So many rows of pieces a card has room for."""
_TIME = 16
_LEAST = 16
"""In so little room there stand whole minutes."""


Draw = Callable[[Box, Colours, Sequence[Piece]], None]


@dataclass(frozen=True)
class Supply:
    """A player's supply; `discs` are those still to be placed, `due` is who is asked."""

    colour: str
    name: str
    points: str
    first: str
    """What says that he is first player; empty for the others."""
    vp: int
    reals: int
    captains: int
    sailors: tuple[str, ...]
    projects: tuple[Tile, ...]
    ships: tuple[Tile, ...]
    characters: tuple[str, ...]
    discs: int
    due: bool
    looked_at: bool

    def clock_at(self, box: Box) -> Box:
        """Where there is room for his time: beside what says that these are points, or beside the
        points; of a chip beside the captains, or between points and coin. Without a height where
        there is none."""
        if _is_roomy(box):
            inside = box.height - dp(14 if box.height >= dp(120) else 12)
            head = min(inside * (0.3 if box.height >= dp(120) else 0.5), dp(46))
            foot, beside = box.top - dp(6) - head, dp(70 if _points_size(head)[1] else 92)
            return Box(box.right - beside, foot - dp(4), dp(TIME_WIDE), dp(_TIME))
        inside = box.inset(dp(7))
        rows, line = chip_lines(self, inside)
        if rows:
            foot = inside.top - 2.55 * line - dp(_TIME / 2)
            return Box(inside.right - dp(TIME_WIDE), foot, dp(TIME_WIDE), dp(_TIME))
        gap = box.width - dp(68)
        return Box(box.x + dp(35), box.y + dp(8), gap, dp(_TIME) if gap >= dp(_LEAST) else 0)

    def draw(self, box: Box, colours: Colours) -> None:
        paint = PLAYERS[self.colour]
        draw_ground(box, colours, paint, due=self.due, looked_at=self.looked_at)
        if _is_roomy(box):
            self._draw_card(box, colours)
        else:
            draw_chip(box, colours, self)

    def _draw_card(self, box: Box, colours: Colours) -> None:
        bar = Box(box.x + dp(3), box.y + dp(6), dp(7), box.height - dp(12))
        plate(bar, dp(4), PLAYERS[self.colour], colours["ink"], dp(0.8))
        roomy = box.height >= dp(120)
        inside = Box(
            box.x + dp(17), box.y + dp(8), box.width - dp(27), box.height - dp(14 if roomy else 12)
        )
        head = min(inside.height * (0.3 if roomy else 0.5), dp(46))
        self._draw_head(_row(inside, inside.height - head, head), colours)
        top = inside.height - head
        if not roomy:
            draw_whole(_row(inside, 0, top - dp(2)), colours, self._counted())
            return
        high = top / _ROWS
        for place, (draw, pieces) in enumerate(self._rows(inside.width, high - dp(4)), 1):
            draw(_row(inside, top - place * high, high - dp(4)), colours, pieces)

    def _rows(self, width: float, high: float) -> list[tuple[Draw, list[Piece]]]:
        """All rows are as high on every card, so that a piece has one size; the characters stand
        where there is room for them."""
        (sailors,) = crew_lines(self.sailors, width, high, 1)
        rows = [(draw_whole, self._counted()), (draw_whole, sailors), (draw_line, self.tiles())]
        portraits = [(PORTRAIT, painted(draw_portrait, each)) for each in self.characters]
        wide = (row for _, row in rows if breadth(row + portraits) * high * APART <= width)
        next(wide, rows[0][1]).extend(portraits)
        return [(draw, pieces) for draw, pieces in rows if pieces]

    def _draw_head(self, row: Box, colours: Colours) -> None:
        side = min(row.height * 0.6, dp(24))
        y = row.centre[1]
        draw_mark(Box(row.x, y - side / 2, side, side), colours, self.colour)
        wide = grown(dp(58), dp(76))
        _points(self, Box(row.right - wide, row.y, wide, row.height), colours)
        left, width = row.x + side * 1.35, row.width - side * 1.35 - wide - dp(4)
        if self.first:
            letter(
                self.first,
                (left, y - row.height * 0.30),
                grown(dp(13), row.height * 0.34),
                colours["gold"],
                width=width,
                anchor=0,
            )
            y += row.height * 0.16
        size = min(row.height * (0.56 if self.first else 0.62), dp(24))
        letter(
            self.name,
            (left, y),
            larger := grown(size, row.height * 0.7),
            colours["ink"],
            bold=False,
            font=fonts.HEADING,
            width=width,
            anchor=0,
            least=LEGIBLE * size / larger,
        )

    def _counted(self) -> list[Piece]:
        pieces: list[Piece] = [(1.0, painted(draw_coin, self.reals)), self.captains_counted()]
        if self.discs:
            pieces.append(counted(painted(draw_disc, self.colour), self.discs))
        return pieces

    def captains_counted(self) -> Piece:
        return counted(painted(draw_captain, self.colour), self.captains)

    def tiles(self) -> list[Piece]:
        ships = ((TILE, painted(draw_ship, ship, self.colour)) for ship in self.ships)
        return [*((TILE, painted(draw_project, each)) for each in self.projects), *ships]


def _is_roomy(box: Box) -> bool:
    return box.height >= dp(_HIGH) and box.width >= dp(_WIDE)


def _points_size(head: float) -> tuple[float, bool]:
    """And whether what they are has room below them."""
    size = grown(min(head * 0.95, dp(40)) * 0.86, head * 0.98)
    return size, size <= head * 0.8


def _points(card: Supply, at: Box, colours: Colours) -> None:
    size, captioned = _points_size(at.height)
    middle = (at.right, at.centre[1] + at.height * 0.12 * captioned)
    letter(str(card.vp), middle, size, colours["ink"], width=at.width, anchor=1)
    if captioned:
        letter(
            card.points,
            (at.right, at.y + min(dp(8), at.height * 0.17)),
            grown(dp(12), dp(15)),
            colours["faded"],
            bold=False,
            width=at.width,
            anchor=1,
        )


def _row(box: Box, foot: float, height: float) -> Box:
    return Box(box.x, box.y + foot, box.width, height)


def crew(player: Player) -> tuple[str, ...]:
    """His sailors and missionaries, one by one."""
    sailors = zip(SAILORS, player.sailors, strict=True)
    held = [colour for colour, count in sailors for _ in range(count)]
    return (*held, *[MISSIONARY] * player.missionaries)


def cards(shown: Shown, due: str) -> list[Supply]:
    """Everybody, in the order of the seats; `due` is the one who is asked."""
    state = shown.state
    placing = bool(placing_due(state))
    return [
        Supply(
            player.colour,
            shown.name(player.colour),
            shown.say("table-vp"),
            shown.say("table-first") if seat == state.first else "",
            player.vp,
            player.reals,
            player.captains,
            crew(player),
            player.projects,
            player.ships,
            owned(shown, player.colour),
            untold(state, shown.ahead, player.colour) if placing else 0,
            player.colour == due,
            player.colour == shown.who,
        )
        for seat, player in enumerate(state.players)
    ]


def owned(shown: Shown, colour: str) -> tuple[str, ...]:
    owners = zip(CHARACTERS, shown.state.owners, strict=True)
    return tuple(name for name, owner in owners if owner == colour)
