"""What the menu of the table offers."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from kivy.uix.widget import Widget

from companion.ui.shell.chrome import Menu, MenuRow


class Choice(NamedTuple):
    """An entry of the menu; one that is on is `chosen`."""

    name: str
    text: str
    do: Callable[[], object]
    chosen: bool = False


def menu(anchor: Widget, choices: list[Choice]) -> Menu:
    made = Menu(anchor=anchor)
    for choice in choices:
        row = MenuRow(name=choice.name, text=choice.text, chosen=choice.chosen)
        row.bind(on_tap=partial(_choose, made, choice))
        made.add_widget(row)
    return made


def _choose(made: Menu, choice: Choice, _: MenuRow) -> None:
    made.close()
    choice.do()
