from kivy.properties import ListProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.label import Label

from companion.ui import layout
from companion.ui.shell.chrome.plate import Plate


class Segment(Plate, Label):
    """One of the options of a segmented choice."""

    value = StringProperty()
    chosen = StringProperty()


class Segments(BoxLayout):
    """One choice out of a few, all in sight. `options` are pairs of a value and its text."""

    name = StringProperty()
    options = ListProperty()
    value = StringProperty()

    def on_options(self, *_: object) -> None:
        self.clear_widgets()
        for value, text in self.options:
            segment = Segment(name=f"{self.name}-{value}", value=value, text=text)
            segment.chosen = self.value
            segment.bind(on_tap=self._choose)
            self.bind(value=segment.setter("chosen"))
            self.add_widget(segment)

    def _choose(self, segment: Segment) -> None:
        self.value = segment.value


for rules in ("segment", "segments"):
    layout.load("shell", rules)
