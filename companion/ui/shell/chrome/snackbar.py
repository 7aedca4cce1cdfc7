from kivy.clock import Clock
from kivy.input import MotionEvent
from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui import layout
from companion.ui.shell.chrome.button import TextButton

_SECONDS = 8


class SnackbarAction(TextButton):
    """The one thing to do about what the snackbar says."""


class Snackbar(BoxLayout):
    """Says one sentence below the bar of the screen for a while, with at most one thing to do; a
    touch puts it away, so that nothing stays under it."""

    __events__ = ("on_act",)

    text = StringProperty()
    action = StringProperty()

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._end = Clock.create_trigger(self.close, _SECONDS)
        self._end()
        if self.action:
            button = SnackbarAction(text=self.action)
            button.bind(on_tap=lambda _: self.act())
            self.add_widget(button)

    def on_touch_down(self, touch: MotionEvent) -> bool:
        if super().on_touch_down(touch):
            return True
        if self.collide_point(*touch.pos):
            self.close()
            return True
        return False

    def act(self) -> None:
        self.close()
        self.dispatch("on_act")

    def close(self, *_: object) -> None:
        self._end.cancel()
        if self.parent:
            self.parent.remove_widget(self)

    def on_act(self) -> None:
        pass


layout.load("shell", "snackbar")
layout.load("shell", "snackbar_action")
