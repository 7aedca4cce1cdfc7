from collections.abc import Mapping
from dataclasses import dataclass

from kivy.metrics import dp

from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.lettering import grown, letter
from companion.ui.drawn.piece import Paint, painted
from companion.ui.drawn.plates import plate
from companion.vasco.rules.state import Tile
from companion.vasco.ui.pieces.characters import draw_portrait
from companion.vasco.ui.pieces.marks import draw_disc, draw_mark
from companion.vasco.ui.pieces.money import draw_coin
from companion.vasco.ui.pieces.people import draw_captain, draw_missionary, draw_sailor
from companion.vasco.ui.pieces.tiles import draw_project, draw_ship

_ROW = 50
_NAME = 0.32
_LEGIBLE = 0.7
"""How much smaller a long name may be."""


@dataclass(frozen=True)
class Supply:
    """What lies in front of a player: only what is on the table, not what the app counts."""

    colour: str
    name: str
    discs: int = 0
    additional: int = 0
    captains: int = 0
    missionaries: int = 0
    reals: int = 0
    characters: tuple[str, ...] = ()
    sailors: tuple[str, ...] = ()
    projects: tuple[Tile, ...] = ()
    ships: tuple[Tile, ...] = ()


@dataclass(frozen=True)
class Supplies:
    """Every player with what he has."""

    rows: tuple[Supply, ...]

    def height(self, width: float, room: float = 0) -> float:
        return dp(_ROW) * len(self.rows)

    def draw(self, box: Box, colours: Colours) -> None:
        most = max(len(pieces(row)) for row in self.rows)
        for at, row in zip(box.column(len(self.rows), box.height * 0.015), self.rows, strict=True):
            self._draw_row(at, colours, row, most)

    def spots(self, box: Box) -> Mapping[str, Box]:
        return {}

    def _draw_row(self, at: Box, colours: Colours, row: Supply, most: int) -> None:
        plate(at, at.height * 0.16, colours["parchment"], colours["rim"])
        side = min(at.height * 0.44, at.width * 0.06)
        x, y = at.x + at.width * 0.025, at.centre[1]
        draw_mark(Box(x, y - side / 2, side, side), colours, row.colour)
        letter(
            row.name,
            (x + side * 1.5, y),
            grown(min(at.height * 0.34, dp(17)), at.height * 0.5),
            colours["ink"],
            width=at.width * (_NAME - 0.04) - side * 1.5,
            anchor=0,
            least=_LEGIBLE,
        )
        room = at.part(_NAME, 0.08, 0.985 - _NAME, 0.84)
        step = min(room.height * 1.06, room.width / most)
        for place, draw in enumerate(pieces(row)):
            width = min(step * 0.96, room.height)
            draw(Box(room.x + step * place, room.y, width, room.height), colours)


def pieces(row: Supply) -> list[Paint]:
    """What lies there, piece by piece."""
    return [
        *([painted(draw_disc, row.colour)] * row.discs),
        *([painted(draw_captain, row.colour)] * row.captains),
        *([painted(draw_coin, row.reals)] if row.reals else []),
        *(painted(draw_portrait, character) for character in row.characters),
        *([draw_missionary] * row.missionaries),
        *([painted(draw_disc, row.colour)] * row.additional),
        *(painted(draw_sailor, colour) for colour in row.sailors),
        *(painted(draw_project, tile) for tile in row.projects),
        *(painted(draw_ship, tile, row.colour) for tile in row.ships),
    ]
