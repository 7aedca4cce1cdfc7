from kivy.properties import NumericProperty, StringProperty

from companion.ui.shell import layout
from companion.ui.shell.chrome.tap_area import TapArea


class Plate(TapArea):
    """A tap area drawn as a rounded plate; `fill`, `rim` and `tint` name colours of the theme."""

    fill = StringProperty("clear")
    rim = StringProperty("clear")
    tint = StringProperty("ink")
    radius = NumericProperty("24dp")


layout.load("shell", "plate")
