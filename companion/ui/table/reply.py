from __future__ import annotations

from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.play.asking import Asking
from companion.ui import layout


class Reply(BoxLayout):
    """What a tap is told that answers nothing: why it cannot be, by which rule and what would do,
    or what the piece is. It stands until the next tap; `on_said` tells that there is something.
    """

    __events__ = ("on_said",)

    asking = ObjectProperty()
    game = StringProperty()
    """Whose rules it names."""
    refusal = StringProperty()
    rule = StringProperty()
    """The rule of the refusal, if it has one."""
    remark = StringProperty()
    given = BooleanProperty(False)

    def on_asking(self, _: Widget, asking: Asking) -> None:
        asking.bind(on_asked=self._show, on_refused=self._show, on_pointed=self._show)

    def on_said(self) -> None:
        pass

    def _show(self, asking: Asking, *_: object) -> None:
        reply = asking.reply
        self.rule = reply.rule if reply else ""
        self.refusal = reply.text if reply and reply.refused else ""
        self.remark = reply.text if reply and not reply.refused else ""
        self.given = reply is not None
        if reply:
            self.dispatch("on_said")


layout.load("table", "reply")
