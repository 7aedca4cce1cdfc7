"""A part of the board on its ground, with whose it is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from kivy.metrics import dp

from companion.ui.drawn import fonts
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.lettering import grown, letter
from companion.ui.drawn.piece import Paint
from companion.ui.drawn.plates import plate
from companion.ui.drawn.scene import Pointed, Scene

_HEAD, _EDGE, _WIDE = 34, 4, 480


@dataclass(frozen=True)
class Stage:
    """`inside`, or `low` where there is no room for it."""

    highest_first: ClassVar = True
    """Where not all of it is in sight, its actions come before what they are taken with."""
    inside: Scene
    grown: bool
    title: str = ""
    mark: Paint | None = field(default=None)
    low: Scene | None = None
    least: float = 0
    """What `inside` needs not to give way."""
    above: Scene | None = None
    """What stands above it, where there is room for both."""
    owner: str = ""
    """Whose it is: what lies before others too is told apart by that."""

    def height(self, width: float, room: float = 0) -> float:
        around = self._head(width) + 2 * dp(_EDGE)
        if self._gives_way(width, room):
            return room
        inside = self.inside.height(width - 2 * dp(_EDGE), max(0, room - around))
        return max(room, inside + around)

    def draw(self, box: Box, colours: Colours) -> None:
        line = dp(1.5 if self.grown else 1)
        plate(box, dp(12), colours["paper"], colours["deed" if self.grown else "rim"], line)
        if self._head(box.width):
            self._draw_head(box, colours)
        over = self._over(box)
        if self.above and over.height:
            self.above.draw(over, colours)
        self._shown(box).draw(self.room(box), colours)

    def spots(self, box: Box) -> Mapping[str, Box]:
        return self._shown(box).spots(self.room(box)) if self.grown else {}

    def pieces(self, box: Box) -> Mapping[str, Box]:
        shown, over = self._shown(box), self._over(box)
        found = dict(shown.pieces(self.room(box))) if isinstance(shown, Pointed) else {}
        if over.height and isinstance(self.above, Pointed):
            found.update(self.above.pieces(over))
        whose = f"-of-{self.owner}" if self.owner else ""
        return {name + whose: at for name, at in found.items()}

    def room(self, box: Box) -> Box:
        inside = box.inset(dp(_EDGE))
        over = self._over(box).height
        return inside._replace(height=inside.height - self._head(box.width) - over)

    def _over(self, box: Box) -> Box:
        """Where what stands above is; without a height where it is not."""
        inside = box.inset(dp(_EDGE))
        high = self.above.height(box.width) if self.above else 0
        if self._gives_way(box.width, box.height):
            high = 0
        return inside._replace(y=inside.top - high, height=high)

    def _gives_way(self, width: float, room: float) -> bool:
        """Whether `inside` leaves its place to `low`: all of it is in sight, or none."""
        above = self.above.height(width) if self.above else 0
        return self.low is not None and room < self.least + above

    def _head(self, width: float) -> float:
        """Where it is narrow, whoever is asked is told by the question."""
        return dp(_HEAD) if self.title and not (self.grown and width < dp(_WIDE)) else 0

    def _shown(self, box: Box) -> Scene:
        gives_way = self._gives_way(box.width, box.height)
        return self.low if self.low and gives_way else self.inside

    def _draw_head(self, box: Box, colours: Colours) -> None:
        side, left = dp(22), box.x + dp(12)
        y = box.top - dp(_HEAD / 2) - dp(2)
        if self.mark:
            self.mark(Box(left, y - side / 2, side, side), colours)
            left += side + dp(8)
        letter(self.title, (left, y), grown(dp(21), dp(26)), colours["ink"], bold=False,
               font=fonts.HEADING, width=box.right - left - dp(10), anchor=0)  # fmt: skip
