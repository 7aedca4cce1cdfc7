from __future__ import annotations

from kivy.properties import NumericProperty, ObjectProperty, StringProperty
from kivy.uix.widget import Widget

from companion.play.asking import Asking
from companion.ui import layout
from companion.ui.table.over import Over


class Reply(Over):
    """What a tap is told that answers nothing: why it cannot be, by which rule and what would do,
    or what the piece is. It covers the question until the next tap.
    """

    asking = ObjectProperty()
    game = StringProperty()
    """Whose rules it names."""
    refusal = StringProperty()
    remark = StringProperty()
    rule = StringProperty()
    """The rule of either, if it has one."""
    least = NumericProperty(0)
    """What it covers, and covers whole."""

    def on_asking(self, _: Widget, asking: Asking) -> None:
        asking.bind(on_asked=self._show, on_refused=self._show, on_pointed=self._show)

    def put_away(self) -> None:
        self.asking.step_back()

    def _show(self, asking: Asking, *_: object) -> None:
        reply = asking.reply
        self.rule = reply.rule if reply else ""
        self.refusal = reply.text if reply and reply.refused else ""
        self.remark = reply.text if reply and not reply.refused else ""
        self.covers = reply is not None


layout.load("table", "reply")
