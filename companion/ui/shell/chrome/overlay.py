from kivy.input import MotionEvent
from kivy.properties import BooleanProperty, ObjectProperty
from kivy.uix.floatlayout import FloatLayout

from companion.ui import layout


class Overlay(FloatLayout):
    """Lies over the screen and keeps touches from it; a touch beside its `sheet` closes it."""

    sheet = ObjectProperty()
    whole = BooleanProperty(False)
    """Whether its sheet covers all, so that nothing under it needs to be drawn."""

    def on_touch_down(self, touch: MotionEvent) -> bool:
        if self.sheet.collide_point(*touch.pos):
            super().on_touch_down(touch)
        else:
            self.close()
        return True

    def close(self) -> None:
        if self.parent:
            self.parent.remove_widget(self)


layout.load("shell", "overlay")
