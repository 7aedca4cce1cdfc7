from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.ui import layout
from companion.ui.shell.chrome.plate import Plate


class PlayerTag(BoxLayout):
    """Somebody's mark, if the game shows one, name and points, in a line with others."""

    who = StringProperty()
    points = StringProperty()
    won = BooleanProperty(False)

    def __init__(self, mark: Widget | None, **kwargs: object) -> None:
        super().__init__(**kwargs)
        if mark:
            self.ids.mark.add_widget(mark)
        else:
            self.remove_widget(self.ids.mark)


class GameRow(Plate, BoxLayout):
    """A game in the list: who plays, how far it is, and all that can be done with it."""

    __events__ = ("on_more",)

    title = StringProperty()
    about = StringProperty()

    def on_more(self, anchor: Widget) -> None:
        pass


layout.load("shell", "player_tag")
layout.load("shell", "game_row")
