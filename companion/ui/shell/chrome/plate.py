from kivy.clock import Clock
from kivy.graphics import Color, InstructionGroup, SmoothLine, SmoothRoundedRectangle
from kivy.metrics import dp
from kivy.properties import NumericProperty, ObjectProperty, StringProperty

from companion.ui import layout
from companion.ui.drawn.tap_area import TapArea


class Plate(TapArea):
    """A tap area drawn as a rounded plate; `fill`, `rim` and `tint` name colours of the theme.

    Only what of it can be seen is drawn: smooth shapes take time in every frame, seen or not.
    """

    tones = ObjectProperty()
    fill = StringProperty("clear")
    rim = StringProperty("clear")
    tint = StringProperty("ink")
    radius = NumericProperty("24dp")

    def __init__(self, **kwargs: object) -> None:
        self._below, self._above = InstructionGroup(), InstructionGroup()
        super().__init__(**kwargs)
        self.canvas.before.insert(0, self._below)
        self.canvas.after.add(self._above)
        draw = Clock.create_trigger(self._draw_plate, -1)
        for seen in ("fill", "rim", "tint", "radius", "pressed", "focused", "pos", "size"):
            self.fbind(seen, draw)
        self.fbind("tones", draw)
        draw()

    def _draw_plate(self, _: float) -> None:
        self._below.clear()
        self._above.clear()
        if min(self.size) < 1:
            return
        if self.fill != "clear":
            self._draw_ground(*self.tones[self.fill])
        if self.pressed:
            self._draw_ground(*self.tones[self.tint][:3], 0.14)
        if self.rim != "clear":
            self._draw_line(self._below, self.rim, dp(0.75))
        if self.focused:
            self._draw_line(self._above, "focus", dp(1.5))

    def _draw_ground(self, *colour: float) -> None:
        radius = [min(self.radius, self.height / 2)]
        self._below.add(Color(*colour))
        self._below.add(SmoothRoundedRectangle(pos=self.pos, size=self.size, radius=radius))

    def _draw_line(self, group: InstructionGroup, colour: str, width: float) -> None:
        size = self.width - 2 * width, self.height - 2 * width
        radius = max(min(self.radius, self.height / 2) - width, 0)
        shape = (self.x + width, self.y + width, *size, radius)
        group.add(Color(*self.tones[colour]))
        group.add(SmoothLine(rounded_rectangle=shape, width=width))


layout.load("shell", "plate")
