from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.label import Label
from kivy.uix.widget import Widget

from companion.ui import layout
from companion.ui.shell.chrome.plate import Plate


class Toggle(Plate):
    """Is on or off; a tap turns it."""

    active = BooleanProperty(False)

    def on_tap(self) -> None:
        self.active = not self.active


class SwitchRow(Toggle, BoxLayout):
    """A line of text with a switch at its end; the whole line is touched. `note` explains it."""

    text = StringProperty()
    note = StringProperty()


class SwitchTrack(Widget):
    """The drawn switch."""

    active = BooleanProperty(False)


class Chip(Toggle, Label):
    """A small choice that stands among others and is on or off by itself."""


for rules in ("switch_track", "switch_row", "chip"):
    layout.load("shell", rules)
