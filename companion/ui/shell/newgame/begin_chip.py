from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.ui import layout
from companion.ui.shell.chrome.plate import Plate


class BeginChip(Plate, BoxLayout):
    """One of those who could begin."""

    text = StringProperty()
    chosen = BooleanProperty(False)

    def __init__(self, mark: Widget, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.ids.mark.add_widget(mark)


layout.load("shell", "begin_chip")
