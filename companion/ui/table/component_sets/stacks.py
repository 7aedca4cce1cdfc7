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
from companion.ui.table.component_sets.copies import Tiles
from companion.ui.table.component_sets.sureness import draw_sureness

_TILE, _LARGE_TILE, _AMPLE = 60, 88, 560
_SIGN, _GAP = 20, 8
_USUAL = 0.76
"""So wide a tile is to its height; others stand in like sizes."""


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
        tile = dp(_LARGE_TILE if ample else _TILE) * max(self.ratio / _USUAL * 0.8, 1)
        most = max(1, int((width + dp(_GAP)) / (tile + dp(_GAP))))
        rows = max(1 + ample, -(-len(self.names) // most))
        return -(-len(self.names) // rows)

    def _width(self, width: float) -> float:
        across = self._across(width)
        most = dp(_LARGE_TILE) * 1.5 * self.ratio / _USUAL
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


def shown(tiles: Tiles, components: Json, stack: Path) -> Stack:
    found = at(components, stack)
    paths = [(*stack, place) for place in range(len(found))]
    return Stack(
        tuple(map(spelled, paths)),
        tuple(sure(components, path) for path in paths),
        tiles.ratio(stack),
        tuple(tiles.painted(stack, piece) for piece in found),
    )
