from __future__ import annotations

from kivy.properties import StringProperty

from companion.ui import layout
from companion.ui.table.over import Over


class LessonCard(Over):
    """What is told of the rules in this moment; nothing has to be done about it. Where there is
    little room it covers the question until it is put away."""

    __events__ = ("on_end", "on_away")

    game = StringProperty()
    text = StringProperty()
    rule = StringProperty()

    def put_away(self) -> None:
        self.dispatch("on_away")

    def on_end(self) -> None:
        """No lesson from now on."""

    def on_away(self) -> None:
        """It was read."""


layout.load("table", "lesson_card")
