from collections.abc import Mapping
from dataclasses import dataclass

from kivy.metrics import dp

from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.lettering import grown, letter
from companion.vasco.ui.pieces.places import draw_slots

_ROW = 36


@dataclass(frozen=True)
class Slots:
    """How many slots of each area are open, and how many closed."""

    areas: tuple[tuple[str, int, int], ...]

    def height(self, width: float, room: float = 0) -> float:
        return dp(_ROW) * len(self.areas)

    def draw(self, box: Box, colours: Colours) -> None:
        for at, (name, slots, closed) in zip(
            box.column(len(self.areas), dp(4)), self.areas, strict=True
        ):
            letter(
                name,
                (at.x, at.centre[1]),
                grown(dp(15), at.height * 0.8),
                colours["ink"],
                bold=False,
                width=at.width * 0.38,
                anchor=0,
            )
            draw_slots(at.part(0.40, 0, 0.60, 1), colours, (), slots, closed)

    def spots(self, box: Box) -> Mapping[str, Box]:
        return {}
