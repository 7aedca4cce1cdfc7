from kivy.input import MotionEvent
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.widget import Widget


class TapArea(Widget):
    """Where a tap acts: told by `on_tap`, found by `name`. Keys act on it while it is `focused`."""

    __events__: tuple[str, ...] = ("on_tap",)

    keyed = True
    """Whether keys come to it; not where another control does the same."""
    name = StringProperty()
    pressed = BooleanProperty(False)
    focused = BooleanProperty(False)

    def on_touch_down(self, touch: MotionEvent) -> bool:
        if super().on_touch_down(touch):
            return True
        if touch.is_mouse_scrolling or not self.collide_point(*touch.pos):
            return False
        touch.grab(self)
        self.pressed = True
        return True

    def on_touch_up(self, touch: MotionEvent) -> bool:
        if touch.grab_current is not self:
            return bool(super().on_touch_up(touch))
        touch.ungrab(self)
        self.pressed = False
        if self.collide_point(*touch.pos) and not self.disabled:
            self.dispatch("on_tap")
        return True

    def on_tap(self) -> None:
        pass
