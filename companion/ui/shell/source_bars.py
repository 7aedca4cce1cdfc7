from collections.abc import Callable, Mapping

from kivy.app import App
from kivy.properties import NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui import layout
from companion.words.grammar import written


class SourceBar(BoxLayout):
    """What came from one source: its name, how much, and how much of the most."""

    source = StringProperty()
    amount = StringProperty()
    share = NumericProperty(0)


class SourceBars(BoxLayout):
    """How much came from where, as bars below each other."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(orientation="vertical", size_hint_y=None, spacing="6dp", **kwargs)
        self.bind(minimum_height=self.setter("height"))

    def show(self, amounts: Mapping[str, float], say: Callable[..., str]) -> None:
        """By source; amounts below zero, as of corrections, have no bar."""
        self.clear_widgets()
        app = App.get_running_app()
        most = max([abs(amount) for amount in amounts.values()], default=0) or 1
        for source, amount in amounts.items():
            if amount:
                text = written(round(amount, 1), app.words.language).replace("-", "−")
                name = say(f"source-{source.replace('_', '-')}")
                self.add_widget(SourceBar(source=name, amount=text, share=max(amount, 0) / most))


layout.load("shell", "source_bar")
