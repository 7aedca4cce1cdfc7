from kivy.properties import NumericProperty, StringProperty
from kivy.uix.textinput import TextInput

from companion.ui.shell import layout


class Field(TextInput):
    """One line to be typed. `limit` is the number of letters it takes."""

    name = StringProperty()
    limit = NumericProperty(20)

    def insert_text(self, substring: str, from_undo: bool = False) -> None:
        room = int(self.limit) - len(self.text)
        super().insert_text(substring[: max(room, 0)], from_undo)


layout.load("shell", "field")
