from __future__ import annotations

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui import layout
from companion.vasco.play.lessons import Lesson, figures, moment
from companion.vasco.play.shown import Shown


class LessonCard(BoxLayout):
    """What is told of the rules in this moment; nothing has to be done about it."""

    __events__ = ("on_end",)

    text = StringProperty()
    rule = StringProperty()
    low = BooleanProperty(False)

    def show(self, shown: Shown, lesson: Lesson) -> None:
        self.text = shown.say(f"lesson-{lesson.name}", **figures(moment(shown.state)))
        self.rule = lesson.rule

    def on_end(self) -> None:
        """No lesson from now on."""


layout.load("vasco/table", "lesson_card")
