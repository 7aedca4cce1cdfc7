"""All that a player has, drawn in full."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from kivy.metrics import dp

from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.lettering import grown, letter
from companion.ui.drawn.piece import Paint, painted
from companion.ui.drawn.plates import plate
from companion.vasco.play.ahead import placing_due, untold
from companion.vasco.play.shown import Shown
from companion.vasco.rules.state import Tile
from companion.vasco.rules.supply import seat_of
from companion.vasco.ui.pieces.characters import PORTRAIT, draw_portrait
from companion.vasco.ui.pieces.marks import draw_disc
from companion.vasco.ui.pieces.money import draw_coin, draw_vp
from companion.vasco.ui.pieces.people import SAILOR, draw_captain, draw_sailor
from companion.vasco.ui.pieces.tiles import TILE, draw_ship
from companion.vasco.ui.table.cards import crew, owned

_ROW, _CAPTION, _TILES = 48, 18, 66
_CAPTAINS = 2
"""So many pieces stand before the captains."""

Counted = tuple[float, Paint, str]
"""A piece with its width to its height, and how many of it there are, where it does not say so."""


@dataclass(frozen=True)
class Belongings:
    """Money, people, characters and ships; what each kind counts stands beside it."""

    colour: str
    vp: int
    reals: int
    captains: int
    on_board: str
    """How many captains more there are to be had."""
    discs: int
    sailors: tuple[tuple[str, int], ...]
    characters: tuple[str, ...]
    ships: tuple[Tile, ...]

    def height(self, width: float, room: float = 0) -> float:
        return dp(_ROW * len(self._rows()) + _CAPTION + _TILES * bool(self.ships))

    def draw(self, box: Box, colours: Colours) -> None:
        counted, *others = self._rows()
        for spot in self.spots(box).values():
            _draw_link(spot, colours)
        top = box.top - dp(_ROW)
        _draw_counted(_line(box._replace(x=box.x + dp(5)), top), colours, counted)
        top -= dp(_CAPTION)
        below = box.x + _CAPTAINS * _room(box, len(counted))
        letter(
            self.on_board,
            (below, top + dp(_CAPTION) / 2),
            grown(dp(13), dp(_CAPTION)),
            colours["faded"],
            bold=False,
            width=box.right - below,
            anchor=0,
        )
        for row in others:
            top -= dp(_ROW)
            _draw_counted(_line(box, top), colours, row)
        if self.ships:
            self._draw_ships(Box(box.x, top - dp(_TILES), box.width, dp(_TILES)), colours)

    def spots(self, box: Box) -> Mapping[str, Box]:
        """Points and money are explained."""
        row = Box(box.x, box.top - dp(_ROW), box.width, dp(_ROW))
        room = _room(row, len(self._rows()[0]))
        return {
            f"{what}-of-{self.colour}": Box(row.x + place * room, row.y, room - dp(6), row.height)
            for place, what in enumerate(("vp", "reals"))
        }

    def _rows(self) -> list[list[Counted]]:
        counted: list[Counted] = [
            (1, painted(draw_vp, self.vp), ""),
            (1, painted(draw_coin, self.reals), ""),
            (SAILOR, painted(draw_captain, self.colour), str(self.captains)),
        ]
        if self.discs:
            counted.append((1, painted(draw_disc, self.colour), str(self.discs)))
        sailors: list[Counted] = [
            (SAILOR, painted(draw_sailor, colour), str(count)) for colour, count in self.sailors
        ]
        portraits: list[Counted] = [
            (PORTRAIT, painted(draw_portrait, each), "") for each in self.characters
        ]
        return [row for row in (counted, sailors, portraits) if row]

    def _draw_ships(self, box: Box, colours: Colours) -> None:
        width = (box.height - dp(6)) * TILE
        step = min(width + dp(6), (box.width - width) / max(len(self.ships) - 1, 1))
        for place, ship in enumerate(self.ships):
            at = Box(box.x + place * step, box.y, width, box.height - dp(6))
            draw_ship(at, colours, ship, self.colour)


def _line(box: Box, foot: float) -> Box:
    return Box(box.x, foot + dp(3), box.width, dp(_ROW - 6))


def _draw_link(box: Box, colours: Colours) -> None:
    """What a tap explains looks it."""
    plate(box.inset(dp(1)), dp(12), colours["paper"], colours["edge"], dp(1))
    size = dp(24)
    letter("›", (box.right - dp(14), box.centre[1] + dp(2)), size, colours["edge"])


def _room(row: Box, count: int) -> float:
    return min(row.width / count, dp(_ROW - 6) * 2.1)


def _draw_counted(row: Box, colours: Colours, pieces: list[Counted]) -> None:
    room = _room(row, len(pieces))
    for place, (ratio, paint, count) in enumerate(pieces):
        at = Box(row.x + place * room, row.y, min(row.height * ratio, room * 0.6), row.height)
        paint(at, colours)
        if count:
            letter(
                count,
                (at.right + dp(4), at.centre[1]),
                grown(dp(18), at.height * 0.55),
                colours["ink"],
                anchor=0,
            )


def belongings(shown: Shown, colour: str) -> Belongings:
    state = shown.state
    player = state.players[seat_of(state, colour)]
    return Belongings(
        colour,
        player.vp,
        player.reals,
        player.captains,
        shown.say("table-captains-board", count=player.captains_on_board),
        untold(state, shown.ahead, colour) if placing_due(state) else 0,
        tuple(Counter(crew(player)).items()),
        owned(shown, colour),
        player.ships,
    )
