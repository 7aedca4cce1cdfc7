from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui import layout


class AppBar(BoxLayout):
    """The band across the top of a screen: its title, and its actions as children."""

    title = StringProperty()


layout.load("shell", "app_bar")
