from __future__ import annotations

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui import layout


class LessonCard(BoxLayout):
    """What is told of the rules in this moment; nothing has to be done about it."""

    __events__ = ("on_end",)

    game = StringProperty()
    text = StringProperty()
    rule = StringProperty()
    low = BooleanProperty(False)

    def on_end(self) -> None:
        """No lesson from now on."""


layout.load("table", "lesson_card")
