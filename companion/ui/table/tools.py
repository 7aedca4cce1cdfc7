from __future__ import annotations

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui import layout
from companion.ui.shell.chrome.plate import Plate


class TakeBack(Plate, BoxLayout):
    """Undo, with the name of what it takes back where there is room."""

    game = StringProperty()
    said = StringProperty()
    named = BooleanProperty(True)


class Tools(BoxLayout):
    """Undo, redo, the history and the menu; `on_tool` tells which was tapped."""

    tab_stop = 4

    __events__ = ("on_tool",)

    game = StringProperty()
    asking = ObjectProperty()
    undo_text = StringProperty()
    can_redo = BooleanProperty(False)
    spread = BooleanProperty(False)
    """Whether they take all of a line."""
    named = BooleanProperty(True)
    """Whether there is room for the name of what is undone."""
    room = NumericProperty(0)
    """How wide they may be to have it in one line."""

    def on_tool(self, name: str) -> None:
        pass


layout.load("table", "take_back", "tools")
