from collections.abc import Mapping
from dataclasses import dataclass, field

from kivy.metrics import dp

from companion.ui.drawn import fonts
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.lettering import grown, letter
from companion.ui.drawn.piece import Paint
from companion.vasco.ui.pieces.characters import draw_portrait
from companion.vasco.ui.pieces.marks import draw_mark

_ROW = 58


@dataclass(frozen=True)
class Character:
    """Who takes a character, and what comes with him."""

    character: str
    name: str
    owner: str | None
    holder: str
    gift: Paint | None = field(default=None, compare=False)


@dataclass(frozen=True)
class Characters:
    rows: tuple[Character, ...]

    def height(self, width: float, room: float = 0) -> float:
        return dp(_ROW) * len(self.rows)

    def draw(self, box: Box, colours: Colours) -> None:
        for at, row in zip(box.column(len(self.rows), dp(4)), self.rows, strict=True):
            self._draw_row(at, colours, row)

    def spots(self, box: Box) -> Mapping[str, Box]:
        return {}

    def _draw_row(self, at: Box, colours: Colours, row: Character) -> None:
        height = at.height
        draw_portrait(Box(at.x, at.y, height * 0.9, height), colours, row.character)
        left, width = at.x + height * 1.05, at.width - height * 2.1
        letter(
            row.name,
            (left, at.y + height * 0.72),
            grown(dp(20), height * 0.44),
            colours["ink"],
            bold=False,
            font=fonts.HEADING,
            width=width,
            anchor=0,
        )
        side = dp(18)
        if row.owner:
            draw_mark(Box(left, at.y + height * 0.30 - side / 2, side, side), colours, row.owner)
            left += side * 1.4
        tone = colours["ink" if row.owner else "faded"]
        letter(
            row.holder,
            (left, at.y + height * 0.30),
            grown(dp(15), height * 0.34),
            tone,
            bold=bool(row.owner),
            width=width - side * 1.4,
            anchor=0,
        )
        if row.gift:
            side = height * 0.84
            row.gift(Box(at.right - side, at.y + height * 0.08, side, side), colours)
