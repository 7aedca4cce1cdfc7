"""The stacks of a set as they are shown: their tiles drawn, each with how sure it is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from kivy.metrics import dp

from companion.play.component_sets import spelled
from companion.table.components import Path, at
from companion.table.components.certainty import sure
from companion.table.game import Json
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.piece import Paint
from companion.vasco.rules.components import DECKS, read_vdg
from companion.vasco.rules.notation import pieces
from companion.vasco.ui.answering.keypad import MERCHANT, PROJECT, VDG
from companion.vasco.ui.component_sets.sureness import draw_sureness
from companion.vasco.ui.pieces.tiles import (
    TILE,
    draw_merchant,
    draw_project,
    draw_vdg,
)
from companion.vasco.ui.pieces.tiles import (
    VDG as VDG_RATIO,
)

STACKS: tuple[Path, ...] = (*(("projects", deck) for deck in DECKS), ("vdg",), ("merchants",))
_KINDS = {"projects": PROJECT, "vdg": VDG, "merchants": MERCHANT}
_TILE, _LARGE_TILE, _AMPLE = 60, 88, 560
_SIGN, _GAP = 20, 8


def kind_of(stack: Path) -> str:
    """What the keypad calls its pieces."""
    return _KINDS[str(stack[0])]


def painted(stack: Path, piece: Json) -> Paint:
    """A piece as a set writes it, drawn."""
    if stack[0] == "merchants":
        return lambda box, colours: draw_merchant(box, colours, piece)
    if stack[0] == "vdg":
        vdg = read_vdg(piece, "")
        return lambda box, colours: draw_vdg(box, colours, vdg)
    tile, deck = pieces.ship_tile(piece, ""), str(stack[1])
    return lambda box, colours: draw_project(box, colours, tile, deck)


@dataclass(frozen=True)
class Stack:
    """The tiles of a stack, each to be tapped."""

    names: tuple[str, ...]
    hows: tuple[str, ...]
    ratio: float
    paints: tuple[Paint, ...] = field(compare=False)

    def height(self, width: float, room: float = 0) -> float:
        rows = -(-len(self.names) // self._across(width))
        return rows * (self._width(width) / self.ratio + dp(_SIGN + _GAP))

    def draw(self, box: Box, colours: Colours) -> None:
        for place, paint, how in zip(self._places(box), self.paints, self.hows, strict=True):
            side = dp(_SIGN)
            paint(place._replace(y=place.y + side, height=place.height - side), colours)
            foot = Box(place.x, place.y, place.width, side).inset(dp(1))
            draw_sureness(foot, colours, how)

    def spots(self, box: Box) -> Mapping[str, Box]:
        return dict(zip(self.names, self._places(box), strict=True))

    def _across(self, width: float) -> int:
        """As many as there is room for, in rows about equally long; where it is ample, in two."""
        ample = width >= dp(_AMPLE)
        tile = dp(_LARGE_TILE if ample else _TILE) * max(self.ratio / TILE * 0.8, 1)
        most = max(1, int((width + dp(_GAP)) / (tile + dp(_GAP))))
        rows = max(1 + ample, -(-len(self.names) // most))
        return -(-len(self.names) // rows)

    def _width(self, width: float) -> float:
        across = self._across(width)
        most = dp(_LARGE_TILE) * 1.5 * self.ratio / TILE
        return min((width - dp(_GAP) * (across - 1)) / across, most)

    def _places(self, box: Box) -> list[Box]:
        """Each with room for its sign below."""
        across, width = self._across(box.width), self._width(box.width)
        height = width / self.ratio + dp(_SIGN)
        left = box.x + (box.width - across * width - (across - 1) * dp(_GAP)) / 2
        return [
            Box(
                left + place % across * (width + dp(_GAP)),
                box.top - height - place // across * (height + dp(_GAP)),
                width,
                height,
            )
            for place in range(len(self.names))
        ]


def shown(components: Json, stack: Path) -> Stack:
    found = at(components, stack)
    paths = [(*stack, place) for place in range(len(found))]
    return Stack(
        tuple(map(spelled, paths)),
        tuple(sure(components, path) for path in paths),
        VDG_RATIO if stack[0] == "vdg" else TILE,
        tuple(painted(stack, piece) for piece in found),
    )
