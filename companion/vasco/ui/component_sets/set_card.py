from __future__ import annotations

from collections.abc import Mapping

from kivy.app import App
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui import layout
from companion.ui.drawn.piece import Picture
from companion.ui.shell.chrome.plate import Plate
from companion.vasco.ui.component_sets.tally_bar import tally_bar


class SetCard(Plate, BoxLayout):
    """A component set: what it is called, how much of it is known, whether it is played with."""

    __events__ = ("on_more",)

    title = StringProperty()
    about = StringProperty()
    chosen = BooleanProperty(False)
    counts: Mapping[str, int] = ObjectProperty()

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        bar = Picture(theme=App.get_running_app().theme, paint=tally_bar(self.counts))
        self.ids.bar.add_widget(bar)

    def on_more(self) -> None:
        pass


layout.load("vasco", "set_card")
