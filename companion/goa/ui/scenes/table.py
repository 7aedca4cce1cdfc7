"""All that lies before the players, side by side."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from kivy.graphics import PopMatrix, PushMatrix, Scale, Translate
from kivy.metrics import dp

from companion.goa.ui.scenes.stage import Stage
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours

_GAP, _WIDE = 8, 560
_NATURAL = {1: 480, 2: 980}
"""How wide an estate is drawn before it is made smaller, by how many stand side by side."""


@dataclass(frozen=True)
class Table:
    """Each estate drawn small."""

    estates: tuple[Stage, ...]

    def height(self, width: float, room: float = 0) -> float:
        across = self._across(width)
        wide = (width - dp(_GAP) * (across - 1)) / across
        return (wide / self._ratio(across) + dp(_GAP)) * -(-len(self.estates) // across)

    def draw(self, box: Box, colours: Colours) -> None:
        across = self._across(box.width)
        wide, ratio = dp(_NATURAL[across]), self._ratio(across)
        for estate, place in zip(self.estates, self.places(box), strict=True):
            at = place.fitted(ratio)
            PushMatrix()
            Translate(at.x, at.y)
            Scale(at.width / wide, at.width / wide, 1)
            estate.draw(Box(0, 0, wide, wide / ratio), colours)
            PopMatrix()

    def spots(self, box: Box) -> Mapping[str, Box]:
        return {}

    def _across(self, width: float) -> int:
        return 2 if width >= dp(_WIDE) else 1

    def _ratio(self, across: int) -> float:
        """How wide the highest is to its height."""
        wide = dp(_NATURAL[across])
        return wide / max(estate.height(wide) for estate in self.estates)

    def places(self, box: Box) -> Iterator[Box]:
        across = self._across(box.width)
        high = box.height / -(-len(self.estates) // across)
        columns = box.row(across, dp(_GAP))
        for place in range(len(self.estates)):
            foot = box.top - (place // across + 1) * high + dp(_GAP)
            yield columns[place % across]._replace(y=foot, height=high - dp(_GAP))
