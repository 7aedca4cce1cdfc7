from kivy.properties import NumericProperty, StringProperty
from kivy.uix.textinput import TextInput

from companion.ui import layout

_LEAVING = ("tab", "up", "down", "f1")


class Field(TextInput):
    """One line to be typed. `limit` is the number of letters it takes."""

    name = StringProperty()
    limit = NumericProperty(20)

    def keyboard_on_key_down(
        self, window: object, keycode: tuple[int, str], text: str | None, modifiers: list[str]
    ) -> bool:
        """What leaves the field is no letter of it."""
        if keycode[1] in _LEAVING:
            return False
        return bool(super().keyboard_on_key_down(window, keycode, text, modifiers))

    def insert_text(self, substring: str, from_undo: bool = False) -> None:
        room = int(self.limit) - len(self.text)
        super().insert_text(substring[: max(room, 0)], from_undo)


layout.load("shell", "field")
