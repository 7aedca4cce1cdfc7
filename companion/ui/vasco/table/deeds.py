from __future__ import annotations

from collections.abc import Sequence

from kivy.properties import BooleanProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui.shell import layout
from companion.ui.shell.chrome import TextButton
from companion.ui.vasco.asking import Deed


class DeedButton(TextButton):
    """What can be done; one that cannot be done now looks it, and its tap says why."""

    deed = ObjectProperty()
    main = BooleanProperty(False)
    refused = BooleanProperty(False)

    def show(self, deed: Deed) -> None:
        self.deed, self.text = deed, deed.text
        self.main, self.refused = deed.main, deed.refused is not None


class Deeds(BoxLayout):
    """The buttons of a question, the main one first, or where they stand in a row, at its end."""

    __events__ = ("on_deed",)

    stacked = BooleanProperty(True)

    def show(self, deeds: Sequence[Deed]) -> None:
        self.stacked = self.stacked or len(deeds) > 2
        ordered = sorted(deeds, key=lambda deed: deed.main != self.stacked)
        names = [_name(deed) for deed in ordered]
        if [each.name for each in reversed(self.children)] != names:
            self.clear_widgets()
            for name in names:
                button = DeedButton(name=name)
                button.bind(on_tap=lambda button: self.dispatch("on_deed", button.deed))
                self.add_widget(button)
        for button, deed in zip(reversed(self.children), ordered, strict=True):
            button.show(deed)

    def on_deed(self, deed: Deed) -> None:
        pass


def _name(deed: Deed) -> str:
    return "main" if deed.main else deed.name


for rules in ("deed_button", "deeds"):
    layout.load("vasco", rules)
