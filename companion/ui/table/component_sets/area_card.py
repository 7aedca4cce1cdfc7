from __future__ import annotations

from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui import layout
from companion.ui.drawn.scene import Scene


class AreaCard(BoxLayout):
    """An area of the board as it is printed: each value can be tapped, all confirmed at once."""

    __events__ = ("on_pick", "on_confirmed")

    game = StringProperty()
    name = StringProperty()
    title = StringProperty()
    tally = StringProperty()
    """How much of the area is still to be looked at."""
    fault = StringProperty()
    """Why the area cannot be as it stands now."""
    known = BooleanProperty(False)
    scene: Scene = ObjectProperty(None, allownone=True)

    def on_pick(self, name: str) -> None:
        pass

    def on_confirmed(self) -> None:
        pass


layout.load("table/component_sets", "area_card")
