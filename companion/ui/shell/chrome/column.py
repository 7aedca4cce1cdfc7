from kivy.uix.boxlayout import BoxLayout

from companion.ui import layout


class Column(BoxLayout):
    """What stands below each other, beside other columns."""


layout.load("shell", "column")
