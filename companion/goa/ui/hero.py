"""The picture of Goa for home: the market, as it may be laid out."""

from __future__ import annotations

from companion.goa.rules.tiles import SPICES, tile
from companion.goa.ui.pieces.marks import draw_flag
from companion.goa.ui.pieces.tiles import draw_tile
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.plates import plate

_SIDE = 5
_FLAG = 0.8
_OTHERS = (
    "ships/3", "red_spice/1", "crop_rotation", "mission/3", "extra_actions/1",
    "red_ship/1", "swap", "foreman/3", "colonists/4", "favor",
    "duty/6/5", "settlement/1", "red_ducats/3", "extra_harvest/2", "espionage",
)  # fmt: skip
_PLANTATIONS = [f"{spice}/{fields}" for fields in (2, 1) for spice in SPICES]


def draw_hero(box: Box, colours: Colours) -> None:
    """Plantations and other tiles in their grid, and the flag at its edge."""
    plate(box, 0, colours["land"])
    side = min(box.width, box.height) / (_SIDE + 1.4)
    x, y = box.centre
    left, top = x - side * _SIDE / 2, y + side * (_SIDE - 0.6) / 2
    for place, text in enumerate(_shuffled()):
        row, column = divmod(place, _SIDE)
        at = Box(left + column * side, top - (row + 1) * side, side, side)
        if one := tile(text):
            draw_tile(at.inset(side * 0.05), colours, one)
    flag = side * _FLAG
    draw_flag(Box(x - flag / 2, top + side * 0.05, flag, flag), colours)


def _shuffled() -> list[str]:
    """Two plantations and three others in every row."""
    rows = range(_SIDE)
    plantations = [_PLANTATIONS[2 * row : 2 * row + 2] for row in rows]
    others = [_OTHERS[3 * row : 3 * row + 3] for row in rows]
    mixed = ([o[0], p[0], o[1], p[1], o[2]] for o, p in zip(others, plantations, strict=True))
    return [text for row in mixed for text in row]
