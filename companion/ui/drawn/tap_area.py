from kivy.app import App
from kivy.input import MotionEvent
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.widget import Widget


class TapArea(Widget):
    """Where a tap acts: told by `on_tap`, found by `name`. Keys act on it while it is `focused`.

    While it is disabled, a tap says its `refusal`, if it has one.
    """

    __events__: tuple[str, ...] = ("on_tap",)

    keyed = True
    """Whether keys come to it; not where another control does the same."""
    name = StringProperty()
    refusal = StringProperty()
    pressed = BooleanProperty(False)
    focused = BooleanProperty(False)

    def on_touch_down(self, touch: MotionEvent) -> bool:
        # Kivy keeps every touch from what is disabled.
        refused = self.disabled and self.refusal and not touch.is_mouse_scrolling
        if not refused and super().on_touch_down(touch):
            return True
        if touch.is_mouse_scrolling or not self.collide_point(*touch.pos):
            return False
        touch.grab(self)
        self.pressed = not self.disabled
        return True

    def on_touch_up(self, touch: MotionEvent) -> bool:
        if touch.grab_current is not self:
            return bool(super().on_touch_up(touch))
        touch.ungrab(self)
        self.pressed = False
        if self.collide_point(*touch.pos):
            self._tapped()
        return True

    def _tapped(self) -> None:
        if not self.disabled:
            self.dispatch("on_tap")
        elif self.refusal:
            App.get_running_app().root.tell(self.refusal)

    def on_tap(self) -> None:
        pass
