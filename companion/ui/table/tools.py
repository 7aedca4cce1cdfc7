from __future__ import annotations

from kivy.app import App
from kivy.clock import Clock
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.ui import layout
from companion.ui.shell.chrome.plate import Plate
from companion.ui.table.peek import HELD


class TakeBack(Plate, BoxLayout):
    """Undo, with the name of what it takes back, as far as one line has room for it; who holds it
    is told all of that, and takes nothing back."""

    tells_all = True
    """Whether what is shortened here is told whole to who holds it."""
    game = StringProperty()
    said = StringProperty()
    named = BooleanProperty(True)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._held = Clock.create_trigger(self._tell_all, HELD)
        self._told = False

    def on_pressed(self, _: Widget, pressed: bool) -> None:
        if pressed and (not self.named or self.ids.text.is_shortened):
            self._told = False
            self._held()
        else:
            self._held.cancel()

    def _tapped(self) -> None:
        """What was only read is not taken back."""
        if self._told:
            self._told = False
        else:
            super()._tapped()

    def _tell_all(self, _: float) -> None:
        self._told = True
        App.get_running_app().root.tell(self.said)


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
