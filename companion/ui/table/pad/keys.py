"""The keys of the pad, drawn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from kivy.metrics import dp

from companion.play.pad.asking import Keys
from companion.play.pad.keys import Block, Key
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.lettering import grown, letter
from companion.ui.drawn.plates import plate

_HIGH, _HIGHEST, _BETWEEN, _TOUCH = 50, 84, 8, 48
_WIDE, _NARROW = 520, 340
"""From here on keys of many columns stand in more of them; below that, keys with a word on them
need the width of two."""


@dataclass(frozen=True)
class KeysScene:
    """Block below block, each in its columns as far as its keys can be touched there."""

    keys: Keys

    def height(self, width: float, room: float = 0) -> float:
        rows, between = self._rows(width), self._between
        return rows * min(max(dp(_HIGH), (room - between) / rows), dp(_HIGHEST)) + between

    def draw(self, box: Box, colours: Colours) -> None:
        for key, at in self._placed(box):
            _draw_key(at.inset(dp(2)), colours, key)

    def spots(self, box: Box) -> Mapping[str, Box]:
        return {key.name: at for key, at in self._placed(box)}

    @property
    def _between(self) -> float:
        return float((len(self.keys.blocks) - 1) * dp(_BETWEEN))

    def _rows(self, width: float) -> int:
        return sum(-(-len(block.keys) // _across(block, width)) for block in self.keys.blocks)

    def _placed(self, box: Box) -> Iterator[tuple[Key, Box]]:
        top, high = box.top, (box.height - self._between) / self._rows(box.width)
        for block in self.keys.blocks:
            across = _across(block, box.width)
            wide = box.width / across
            for place, key in enumerate(block.keys):
                row, column = divmod(place, across)
                foot = top - (row + 1) * high
                yield key, Box(box.x + column * wide, foot, wide, high)
            top -= -(-len(block.keys) // across) * high + dp(_BETWEEN)


def _across(block: Block, width: float) -> int:
    columns = block.columns
    if block.is_grid:
        return columns
    if columns > 4 and width >= dp(_WIDE):
        return columns + 2
    if columns == 3 and width < dp(_NARROW):
        return 2
    return max(1, min(columns, int(width / dp(_TOUCH))))


def _draw_key(box: Box, colours: Colours, key: Key) -> None:
    fill, rim = ("chosen", "deed") if key.chosen else ("paper", "edge")
    plate(box, dp(10), colours[fill], colours[rim], dp(3 if key.chosen else 1))
    x, y = box.centre
    width = box.width - dp(8)
    lift = box.height * 0.16 if key.note else 0
    size = grown(dp(20), box.height * 0.5)
    letter(key.amount, (x, y + lift), size, colours["ink"], width=width)
    if key.note:
        foot = (x, y - box.height * 0.26)
        size = grown(dp(13), box.height * 0.36)
        letter(key.note, foot, size, colours["faded"], bold=False, width=width)
