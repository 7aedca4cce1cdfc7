from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from kivy.metrics import dp

from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.lettering import extent, letter
from companion.ui.drawn.piece import Paint

_HIGH, _GAP, _APART, _BELOW = 46, 5, 24, 8
_SIGN = 0.46


@dataclass(frozen=True)
class Drawn:
    """A piece of the picture, so wide to its height."""

    ratio: float
    paint: Paint = field(compare=False)


Part = Drawn | str
"""A piece, or a sign between two."""


@dataclass(frozen=True)
class Vignette:
    """A small picture beside a rule: pieces and signs in groups, each in one line."""

    groups: tuple[tuple[Part, ...], ...]

    def height(self, width: float, room: float = 0) -> float:
        lines = len(self._lines(width))
        return lines * dp(_HIGH) + (lines - 1) * dp(_BELOW)

    def draw(self, box: Box, colours: Colours) -> None:
        top = box.top
        for line in self._lines(box.width):
            left = box.x
            for group in line:
                for part in group:
                    wide = _width(part)
                    _draw(part, Box(left, top - dp(_HIGH), wide, dp(_HIGH)), colours)
                    left += wide + dp(_GAP)
                left += dp(_APART - _GAP)
            top -= dp(_HIGH + _BELOW)

    def spots(self, box: Box) -> Mapping[str, Box]:
        return {}

    def _lines(self, width: float) -> list[list[tuple[Part, ...]]]:
        lines: list[list[tuple[Part, ...]]] = [[]]
        used = 0.0
        for group in self.groups:
            wide = sum(map(_width, group)) + dp(_GAP) * (len(group) - 1)
            if lines[-1] and used + wide > width:
                lines.append([])
                used = 0
            lines[-1].append(group)
            used += wide + dp(_APART)
        return lines


def _width(part: Part) -> float:
    if isinstance(part, Drawn):
        return dp(_HIGH) * part.ratio
    return extent(part, dp(_HIGH) * _SIGN) + dp(4)


def _draw(part: Part, box: Box, colours: Colours) -> None:
    if isinstance(part, Drawn):
        part.paint(box, colours)
    else:
        letter(part, box.centre, dp(_HIGH) * _SIGN, colours["faded"])
