"""A finger on the device: taps what has a name, having brought it into sight, and counts."""

from math import copysign

from kivy.core.window import Window
from kivy.metrics import dp
from kivy.tests.common import UnitTestTouch
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from tests.ui.device import Device, walk

_STRIDE, _TRIES = 0.4, 24
_BEYOND = 24
"""So much farther than need be, so that it is in sight whole."""
_NO_TAP = 30


class Finger:
    def __init__(self, device: Device) -> None:
        self.device = device
        self.taps = 0
        self.drags = 0

    def tap(self, name: str) -> None:
        self._bring_into_sight(self.device.find(name))
        self.device.tap(name)
        self.taps += 1

    def first(self, start: str) -> str:
        """The name of what is shown and begins so."""
        names = (getattr(each, "name", "") for each in walk(Window))
        return next(name for name in names if name.startswith(start))

    def _bring_into_sight(self, widget: Widget) -> None:
        scroll = widget
        while not isinstance(scroll, ScrollView):
            if scroll.parent in (None, scroll, Window):
                return
            scroll = scroll.parent
        for tried in range(_TRIES):
            low, high = widget.to_window(*widget.pos)[1], widget.to_window(widget.x, widget.top)[1]
            foot, top = scroll.to_window(*scroll.pos)[1], scroll.to_window(0, scroll.top)[1]
            if foot <= low + 1 and high <= top + 1:
                return
            # Less and less, else what has little room is drawn past it, to and fro.
            beyond = dp(_BEYOND) * (1 - tried / _TRIES)
            far = foot - low if low < foot else top - high
            reach = max(_STRIDE * scroll.height, dp(_BEYOND))
            self._drag(scroll, max(-reach, min(reach, far + copysign(beyond, far))))
        # Its middle is where it is tapped.
        assert foot < (low + high) / 2 < top, (
            f"{widget} cannot be brought into sight: {low}-{high} in {foot}-{top}"
        )

    def _drag(self, scroll: ScrollView, far: float) -> None:
        x, y = scroll.to_window(*scroll.center)
        touch = UnitTestTouch(x, y - far / 2)
        touch.touch_down()
        # What moves less than a little is a tap: it goes farther, and back.
        farther = max(abs(far), dp(_NO_TAP)) / abs(far)
        for share in (0.25, 0.5, 0.75, 1, farther, 1):
            touch.touch_move(x, y - far / 2 + far * share)
            self.device.frames(1)
        # A finger that rests before it is lifted does not fling.
        self.device.frames(12)
        touch.touch_up()
        self.device.frames(12)
        self.drags += 1
