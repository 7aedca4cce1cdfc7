from __future__ import annotations

from collections.abc import Callable, Sequence

from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.widget import Widget

from companion.table.components import Path
from companion.table.game import Json
from companion.ui import layout
from companion.ui.drawn.piece import Paint
from companion.ui.shell.chrome import Overlay
from companion.ui.table.choice import Choice
from companion.ui.table.component_sets.copies import Lengths


class ValueMenu(Overlay):
    """What is printed at one place of the board: the tap on a value changes it, or confirms it."""

    __events__ = ("on_chosen", "on_added", "on_removed")

    path: Path = ObjectProperty()
    title = StringProperty()
    how = StringProperty()
    """The sentence that says how sure the value is."""
    lengths: Lengths = ObjectProperty(Lengths())
    extendable = BooleanProperty(False)
    """Whether its row may have one value more, or else one less."""
    removable = BooleanProperty(False)

    def __init__(
        self,
        answers: Sequence[Json],
        value: Json,
        painted: Callable[[Json], Paint],
        **kwargs: object,
    ) -> None:
        self._answers, self._value, self._painted = answers, value, painted
        super().__init__(**kwargs)

    def on_kv_post(self, _: Widget) -> None:
        choice = Choice(self._answers, name="value", painted=self._painted, at_once=14)
        choice.value = self._value
        choice.bind(on_chosen=self._choose)
        self.ids.numbers.add_widget(choice)

    def add(self) -> None:
        self.close()
        self.dispatch("on_added")

    def remove(self) -> None:
        self.close()
        self.dispatch("on_removed")

    def on_chosen(self, value: Json) -> None:
        pass

    def on_added(self) -> None:
        pass

    def on_removed(self) -> None:
        pass

    def _choose(self, _: Choice, value: Json) -> None:
        self.close()
        self.dispatch("on_chosen", value)


layout.load("table/component_sets", "value_menu")
