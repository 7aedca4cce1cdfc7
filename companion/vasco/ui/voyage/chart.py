from dataclasses import dataclass

from kivy.metrics import dp

from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.vasco.play.layouts import Quay
from companion.vasco.ui.pieces.landings import dock_boxes, draw_chart, draw_port

_GAP = 3


@dataclass(frozen=True)
class Chart:
    """The coast without its ships, Calicut at the top: they lie on it as pieces of their own."""

    landings: tuple[tuple[str, str, int, tuple[int, ...]], ...]
    """Each with its name, its VP and the values of its docks, in the order of LANDINGS."""

    def draw(self, box: Box, colours: Colours) -> None:
        draw_chart(box, colours, len(self.landings))
        names = [name for _, name, _, _ in self.landings]
        for at, (landing, name, complete, values) in zip(
            self.rows(box), self.landings, strict=True
        ):
            quays = [Quay(value) for value in values]
            draw_port(at, colours, names, (landing, name, complete, quays))

    def rows(self, box: Box) -> list[Box]:
        """Where each landing lies, in the order of LANDINGS."""
        return [*reversed(box.column(len(self.landings), dp(_GAP)))]

    def dock(self, box: Box, landing: int, dock: int) -> Box:
        return dock_boxes(self.rows(box)[landing], len(self.landings[landing][3]))[dock]
