from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui import layout


class NoticeCard(BoxLayout):
    """Something to be read, and the one thing to do about it; perhaps it can also be declined."""

    __events__ = ("on_act", "on_declined")

    name = StringProperty()
    text = StringProperty()
    action = StringProperty()
    decline = StringProperty()
    tone = StringProperty("coral")
    """The colour of its rim."""

    def on_act(self) -> None:
        pass

    def on_declined(self) -> None:
        pass


layout.load("shell", "notice_card")
