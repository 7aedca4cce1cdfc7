from __future__ import annotations

from kivy.input import MotionEvent
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.play.asking import Asking
from companion.ui import layout


class Reply(BoxLayout):
    """What a tap is told that answers nothing: why it cannot be, by which rule and what would do,
    or what the piece is. It lies over the question, so that nothing moves, until the next tap; one
    on itself takes it away.
    """

    asking = ObjectProperty()
    game = StringProperty()
    """Whose rules it names."""
    refusal = StringProperty()
    remark = StringProperty()
    rule = StringProperty()
    """The rule of either, if it has one."""
    given = BooleanProperty(False)
    least = NumericProperty(0)
    """What it covers, and covers whole."""

    def on_asking(self, _: Widget, asking: Asking) -> None:
        asking.bind(on_asked=self._show, on_refused=self._show, on_pointed=self._show)

    def on_touch_down(self, touch: MotionEvent) -> bool:
        if not self.given or not self.collide_point(*touch.pos):
            return False
        if not super().on_touch_down(touch):
            touch.grab(self)
        return True

    def on_touch_up(self, touch: MotionEvent) -> bool:
        if touch.grab_current is not self:
            return bool(super().on_touch_up(touch))
        touch.ungrab(self)
        self.asking.step_back()
        return True

    def _show(self, asking: Asking, *_: object) -> None:
        reply = asking.reply
        self.rule = reply.rule if reply else ""
        self.refusal = reply.text if reply and reply.refused else ""
        self.remark = reply.text if reply and not reply.refused else ""
        self.given = reply is not None


layout.load("table", "reply")
