from __future__ import annotations

from collections.abc import Sequence

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from companion.play.question import Deed
from companion.ui import layout
from companion.ui.shell.chrome import TextButton


class DeedButton(TextButton):
    """What can be done; one that cannot be done now looks it, and its tap says why."""

    deed = ObjectProperty()
    main = BooleanProperty(False)
    refused = BooleanProperty(False)

    def show(self, deed: Deed) -> None:
        self.deed, self.text = deed, deed.text
        self.main, self.refused = deed.main, deed.refused is not None


class DeedRow(BoxLayout):
    """Buttons beside each other."""


class Deeds(BoxLayout):
    """The buttons of a question: one below the other, the main one first; or so many in a row, with
    the main one at its end, or above the others where there are more.
    """

    __events__ = ("on_deed",)

    stacked = BooleanProperty(True)
    across = NumericProperty(2)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._buttons: list[list[DeedButton]] = []

    def show(self, deeds: Sequence[Deed]) -> None:
        rows = self._rows(deeds)
        names = [[_name(deed) for deed in row] for row in rows]
        if [[each.name for each in row] for row in self._buttons] != names:
            self._build(names)
        for buttons, row in zip(self._buttons, rows, strict=True):
            for button, deed in zip(buttons, row, strict=True):
                button.show(deed)

    def _rows(self, deeds: Sequence[Deed]) -> list[list[Deed]]:
        ordered = sorted(deeds, key=lambda deed: not deed.main)
        if self.stacked:
            return [[deed] for deed in ordered]
        if len(ordered) <= self.across:
            return [ordered[::-1]]
        main, *others = ordered
        steps = range(0, len(others), self.across)
        return [[main], *(others[step : step + self.across][::-1] for step in steps)]

    def _build(self, names: list[list[str]]) -> None:
        self.clear_widgets()
        self._buttons = []
        for row in names:
            line = DeedRow()
            self._buttons.append([DeedButton(name=name) for name in row])
            for button in self._buttons[-1]:
                button.bind(on_tap=lambda button: self.dispatch("on_deed", button.deed))
                line.add_widget(button)
            self.add_widget(line)

    def on_deed(self, deed: Deed) -> None:
        pass


def _name(deed: Deed) -> str:
    return "main" if deed.main else deed.name


layout.load("table", "deed_button", "deed_row", "deeds")
