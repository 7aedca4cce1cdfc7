from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from kivy.app import App
from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.table.game import Json
from companion.ui import layout
from companion.ui.shell.chrome import Choices, SwitchRow, Text

Says = Callable[[], str]


class Choice(NamedTuple):
    """One of the values of a setting, and how it is called; the value is kept as it is."""

    value: Json
    text: str


class Group(BoxLayout):
    """Settings that belong together, under a heading.

    A class of its own says what is in it: `_switch` and `_choices` add rows, and `show` brings all
    of them up to date, also where what was chosen could not be kept.
    """

    title = StringProperty()
    game = ""
    """Whose they are, if not the app's own."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._app = App.get_running_app()
        self._shows: list[Callable[[], None]] = []
        self._app.bind(say=self.show)

    def show(self, *_: object) -> None:
        for each in self._shows:
            each()

    def _switch(
        self,
        name: str,
        text: Says,
        note: Says,
        on: Callable[[], bool],
        turn: Callable[[bool], object],
    ) -> SwitchRow:
        row = SwitchRow(name=name)

        def show() -> None:
            row.text, row.note, row.active = text(), note(), on()

        def turned(_: SwitchRow, active: bool) -> None:
            if active != on():
                turn(active)
                self.show()

        row.bind(active=turned)
        self._shows.append(show)
        self.ids.rows.add_widget(row)
        return row

    def _choices(
        self,
        name: str,
        options: Callable[[], Iterable[Choice]],
        value: Callable[[], Json],
        choose: Callable[[Json], object],
    ) -> Choices:
        row = Choices(name=name)

        def show() -> None:
            row.options = [(str(each.value), each.text) for each in options()]
            row.value = str(value())

        def chosen(_: Choices, text: str) -> None:
            choose(next(each.value for each in options() if str(each.value) == text))
            self.show()

        row.bind(on_choice=chosen)
        self._shows.append(show)
        self.ids.rows.add_widget(row)
        return row

    def _note(self, text: Says) -> Text:
        """A line that explains what stands above it."""
        line = Text(tone="faded", scale="caption", padding=("16dp", 0))

        def show() -> None:
            line.text = text()

        self._shows.append(show)
        self.ids.rows.add_widget(line)
        return line


layout.load("shell", "group")
