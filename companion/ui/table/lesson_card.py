from __future__ import annotations

from kivy.input import MotionEvent
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui import layout


class LessonCard(BoxLayout):
    """What is told of the rules in this moment; nothing has to be done about it. Where it lies
    over the question, a tap on it puts it away."""

    __events__ = ("on_end", "on_away")

    game = StringProperty()
    text = StringProperty()
    rule = StringProperty()
    low = BooleanProperty(False)

    def on_touch_down(self, touch: MotionEvent) -> bool:
        if super().on_touch_down(touch):
            return True
        if not self.low or not self.collide_point(*touch.pos):
            return False
        touch.grab(self)
        return True

    def on_touch_up(self, touch: MotionEvent) -> bool:
        if touch.grab_current is not self:
            return bool(super().on_touch_up(touch))
        touch.ungrab(self)
        self.dispatch("on_away")
        return True

    def on_end(self) -> None:
        """No lesson from now on."""

    def on_away(self) -> None:
        """It was read."""


layout.load("table", "lesson_card")
