from __future__ import annotations

from collections.abc import Mapping

from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui import layout
from companion.ui.drawn import piece  # noqa: F401, kv
from companion.ui.shell.chrome.plate import Plate
from companion.ui.table.component_sets.tally_bar import tally_bar


class SetCard(Plate, BoxLayout):
    """A component set: what it is called, how much of it is known, whether it is played with."""

    __events__ = ("on_more",)

    title = StringProperty()
    about = StringProperty()
    chosen = BooleanProperty(False)
    counts: Mapping[str, int] = ObjectProperty()

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.ids.bar.paint = tally_bar(self.counts)

    def on_more(self) -> None:
        pass


layout.load("table/component_sets", "set_card")
