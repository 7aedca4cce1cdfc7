from collections.abc import Callable
from dataclasses import dataclass

from kivy.properties import BooleanProperty, ObjectProperty

from companion.ui import layout
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.still import Still
from companion.ui.drawn.tap_area import TapArea

Paint = Callable[[Box, Colours], None]


@dataclass(frozen=True)
class Painted:
    """Alike where it draws alike: a picture given the same again need not be drawn anew."""

    draw: Callable[..., None]
    values: tuple[object, ...]

    def __call__(self, box: Box, colours: Colours) -> None:
        self.draw(box, colours, *self.values)


def painted(draw: Callable[..., None], *values: object) -> Paint:
    """What draws a piece with these values wherever it is put."""
    return Painted(draw, values)


class Picture(Still):
    """Shows what `paint` draws in all of its place."""

    paint = ObjectProperty(None, allownone=True)

    def on_paint(self, *_: object) -> None:
        self.redraw()

    def draw(self) -> None:
        if self.paint:
            self.paint(Box(0, 0, *self.size), self.theme.colours)


class Piece(TapArea, Picture):
    """A drawn piece that can be tapped; `chosen` puts a ring round it."""

    chosen = BooleanProperty(False)


layout.load("drawn", "piece")
