from collections.abc import Mapping
from dataclasses import dataclass, field

from kivy.metrics import dp

from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.piece import Paint
from companion.ui.drawn.scene import Scene

_PIECE = 48


@dataclass(frozen=True)
class Pieces:
    """Pieces one after the other, in as many lines as they need."""

    paints: tuple[Paint, ...] = field(compare=False)
    stand_for: object
    """What they show, since paints cannot be compared."""

    def height(self, width: float, room: float = 0) -> float:
        return dp(_PIECE) * -(-len(self.paints) // self._across(width))

    def draw(self, box: Box, colours: Colours) -> None:
        across = self._across(box.width)
        for place, paint in enumerate(self.paints):
            line, column = divmod(place, across)
            at = Box(box.x + dp(_PIECE) * column, box.top - dp(_PIECE) * (line + 1),
                     dp(_PIECE), dp(_PIECE))  # fmt: skip
            paint(at.inset(dp(2)), colours)

    def spots(self, box: Box) -> Mapping[str, Box]:
        return {}

    def _across(self, width: float) -> int:
        return max(1, int(width / dp(_PIECE)))


@dataclass(frozen=True)
class Beneath:
    """One picture under another."""

    upper: Scene
    lower: Scene

    def height(self, width: float, room: float = 0) -> float:
        return self.upper.height(width) + self.lower.height(width)

    def draw(self, box: Box, colours: Colours) -> None:
        high = self.upper.height(box.width)
        self.upper.draw(Box(box.x, box.top - high, box.width, high), colours)
        self.lower.draw(box._replace(height=box.height - high), colours)

    def spots(self, box: Box) -> Mapping[str, Box]:
        return {}


@dataclass(frozen=True)
class Low:
    """A picture low enough to be seen whole beside what is asked."""

    whole: Scene

    def height(self, width: float, room: float = 0) -> float:
        return width * 0.6 if width >= dp(600) else self.whole.height(width, room)

    def draw(self, box: Box, colours: Colours) -> None:
        self.whole.draw(box, colours)

    def spots(self, box: Box) -> Mapping[str, Box]:
        return {}
