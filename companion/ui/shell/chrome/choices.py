from kivy.properties import ListProperty, StringProperty
from kivy.uix.stacklayout import StackLayout

from companion.ui import layout
from companion.ui.shell.chrome.toggle import Chip


class ChoiceChip(Chip):
    """One of the options of a choice."""

    value = StringProperty()

    def on_tap(self) -> None:
        """What is on is for the choice to say."""


class Choices(StackLayout):
    """One choice out of a few that may need several lines. `options` are pairs of a value and its
    text; `on_choice` tells what is touched, and whoever hears it sets `value`."""

    __events__ = ("on_choice",)

    name = StringProperty()
    options = ListProperty()
    value = StringProperty()

    def on_options(self, *_: object) -> None:
        self.clear_widgets()
        for value, text in self.options:
            choice = ChoiceChip(name=f"{self.name}-{value}", value=value, text=text)
            choice.active = value == self.value
            choice.bind(on_tap=lambda choice: self.dispatch("on_choice", choice.value))
            self.add_widget(choice)

    def on_value(self, *_: object) -> None:
        for choice in self.children:
            choice.active = choice.value == self.value

    def on_choice(self, value: str) -> None:
        pass


layout.load("shell", "choices")
