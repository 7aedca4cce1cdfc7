from __future__ import annotations

from kivy.input import MotionEvent
from kivy.properties import BooleanProperty
from kivy.uix.boxlayout import BoxLayout


class Over(BoxLayout):
    """Told over the question while it `covers`, so that nothing moves; a tap on it puts it away."""

    covers = BooleanProperty(False)

    def on_touch_down(self, touch: MotionEvent) -> bool:
        if super().on_touch_down(touch):
            return True
        if not self.covers or not self.collide_point(*touch.pos):
            return False
        touch.grab(self)
        return True

    def on_touch_up(self, touch: MotionEvent) -> bool:
        if touch.grab_current is not self:
            return bool(super().on_touch_up(touch))
        touch.ungrab(self)
        self.put_away()
        return True

    def put_away(self) -> None:
        """It was read."""
