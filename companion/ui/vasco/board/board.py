from kivy.properties import ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui.shell import layout


class Board(BoxLayout):
    """Shows the board of `shown`; `on_pick` tells which spot of it was tapped.

    What `question` is about grows, and the rest shrinks to a glance.
    """

    __events__ = ("on_pick",)

    shown = ObjectProperty(None, allownone=True)
    question = ObjectProperty(None, allownone=True)

    def on_pick(self, name: str) -> None:
        pass


layout.load("vasco", "board")
