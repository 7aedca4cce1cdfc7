from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui import layout
from companion.ui.shell.chrome.plate import Plate


class LinkRow(Plate, BoxLayout):
    """A line that leads to another screen; `text` is named, `note` explains."""

    text = StringProperty()
    note = StringProperty()
    icon = StringProperty("none")


class LinkTile(Plate, BoxLayout):
    """The same where there is little room: only its picture and its name."""

    text = StringProperty()
    icon = StringProperty("none")


layout.load("shell", "link_row", "link_tile")
