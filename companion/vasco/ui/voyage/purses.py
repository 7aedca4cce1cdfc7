from collections.abc import Mapping
from dataclasses import dataclass

from kivy.metrics import dp

from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.lettering import extent, grown, letter
from companion.ui.drawn.plates import plate
from companion.vasco.play.film import Purse
from companion.vasco.ui.pieces.marks import draw_mark
from companion.vasco.ui.pieces.money import draw_coin, draw_vp

_ROW, _TALL = 66, 68
_ONE, _TWO = 440, 640
_NAME, _LEAST = 0.36, 0.7
"""How much of a narrow card the name is; how small all names may be, for the longest."""


@dataclass(frozen=True)
class PursesScene:
    """The purses of all players, with their names."""

    rows: tuple[tuple[str, Purse], ...]

    def height(self, width: float, room: float = 0) -> float:
        tall = dp(_TALL if width >= dp(_ONE) else _ROW)
        return tall * -(-len(self.rows) // self._across(width))

    def draw(self, box: Box, colours: Colours) -> None:
        across = self._across(box.width)
        lines = box.column(-(-len(self.rows) // across), dp(4))
        places = [at for line in lines for at in line.row(across, dp(6))]
        room = _named(places[0])
        size = grown(min(dp(22), room.height * 0.78), room.height * 0.9)
        widest = max(extent(name, size) for name, _ in self.rows)
        size *= min(1, max(_LEAST, (room.width - dp(36)) / widest))
        for at, row in zip(places, self.rows, strict=False):
            _draw_row(at, colours, *row, size)

    def spots(self, box: Box) -> Mapping[str, Box]:
        return {}

    def _across(self, width: float) -> int:
        """Two where it is narrow and so low, or wide enough for two."""
        return 1 if dp(_ONE) <= width < dp(_TWO) else 2


def _draw_row(at: Box, colours: Colours, name: str, row: Purse, size: float) -> None:
    """The name beside the figures, or above them where there is no room for both."""
    got = row.more_vp or row.more_reals
    plate(at, dp(8), colours["chosen" if got else "paper"], colours["rim"])
    room = _named(at)
    side = min(room.height, dp(26 if at.width >= dp(_ONE) else 18))
    draw_mark(Box(room.x, room.centre[1] - side / 2, side, side), colours, row.player)
    letter(name, (room.x + side * 1.35, room.centre[1]), size, colours["ink"],
           width=room.width - side * 1.35, anchor=0)  # fmt: skip
    if at.width >= dp(_ONE):
        figures = at.part(0.38, 0.06, 0.61, 0.88)
    else:
        figures = Box(at.x + dp(6), at.y + dp(2), at.width - dp(10), room.y - at.y - dp(2))
    for place, draw, amount, more in zip(
        figures.row(2), (draw_vp, draw_coin), (row.vp, row.reals),
        (row.more_vp, row.more_reals), strict=True,
    ):  # fmt: skip
        icon = min(place.height, place.width * 0.52)
        y = place.centre[1]
        draw(Box(place.x, y - icon / 2, icon, icon), colours, amount)
        if more:
            letter(
                f"+{more}",
                (place.x + icon * 1.06, y),
                grown(min(dp(22), place.height * 0.5), place.height * 0.55),
                colours["deed"],
                width=place.width - icon * 1.1,
                anchor=0,
            )


def _named(at: Box) -> Box:
    """Where the mark and the name of a player stand."""
    left = at.x + dp(8)
    if at.width >= dp(_ONE):
        return Box(left, at.y, at.width * 0.38 - dp(10), at.height)
    high = at.height * _NAME
    return Box(left, at.top - high - dp(2), at.width - dp(12), high)
