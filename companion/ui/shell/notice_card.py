from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui.shell import layout


class NoticeCard(BoxLayout):
    """Something to be read, and the one thing to do about it."""

    __events__ = ("on_act",)

    name = StringProperty()
    text = StringProperty()
    action = StringProperty()

    def on_act(self) -> None:
        pass


layout.load("shell", "notice_card")
