from collections.abc import Mapping
from dataclasses import dataclass

from kivy.metrics import dp

from companion.ui.vasco.pieces import Box, Colours, draw_coin, draw_mark, draw_vp
from companion.ui.vasco.pieces.lettering import grown, letter
from companion.ui.vasco.pieces.plates import plate

_ROW, _TALL = 48, 68
_ONE, _TWO = 440, 640


@dataclass(frozen=True)
class Purse:
    """A player with his VP and Reals, and what has come to them."""

    colour: str
    name: str
    vp: int
    reals: int
    more_vp: int
    more_reals: int


@dataclass(frozen=True)
class Purses:
    rows: tuple[Purse, ...]

    def height(self, width: float, room: float = 0) -> float:
        tall = dp(_TALL if width >= dp(_ONE) else _ROW)
        return tall * -(-len(self.rows) // self._across(width))

    def draw(self, box: Box, colours: Colours) -> None:
        across = self._across(box.width)
        lines = box.column(-(-len(self.rows) // across), dp(4))
        places = [at for line in lines for at in line.row(across, dp(6))]
        for at, row in zip(places, self.rows, strict=False):
            _draw_row(at, colours, row)

    def spots(self, box: Box) -> Mapping[str, Box]:
        return {}

    def _across(self, width: float) -> int:
        """Two where it is narrow and so low, or wide enough for two."""
        return 1 if dp(_ONE) <= width < dp(_TWO) else 2


def _draw_row(at: Box, colours: Colours, row: Purse) -> None:
    got = row.more_vp or row.more_reals
    plate(at, dp(8), colours["chosen" if got else "paper"], colours["rim"])
    large = at.height > dp(_ROW)
    side = dp(26 if large else 18)
    x, y = at.x + dp(8), at.centre[1]
    draw_mark(Box(x, y - side / 2, side, side), colours, row.colour)
    figures = at.part(0.38, 0.06, 0.61, 0.88)
    left = x + side * 1.35
    letter(row.name, (left, y), grown(dp(22 if large else 16), at.height * 0.6), colours["ink"],
           width=figures.x - left - dp(2), anchor=0)  # fmt: skip
    for place, draw, amount, more in zip(
        figures.row(2), (draw_vp, draw_coin), (row.vp, row.reals),
        (row.more_vp, row.more_reals), strict=True,
    ):  # fmt: skip
        icon = min(place.height, place.width * 0.52)
        draw(Box(place.x, y - icon / 2, icon, icon), colours, amount)
        if more:
            letter(
                f"+{more}",
                (place.x + icon * 1.06, y),
                grown(dp(22 if large else 15), place.height * 0.55),
                colours["deed"],
                width=place.width - icon * 1.1,
                anchor=0,
            )
