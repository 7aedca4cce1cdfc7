from collections.abc import Callable

from kivy.properties import BooleanProperty, ObjectProperty

from companion.ui import layout
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.still import Still
from companion.ui.drawn.tap_area import TapArea

Paint = Callable[[Box, Colours], None]


def painted(draw: Callable[..., None], *values: object) -> Paint:
    """What draws a piece with these values wherever it is put."""
    return lambda box, colours: draw(box, colours, *values)


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
