from __future__ import annotations

from typing import NamedTuple

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.label import Label

from companion.ui import layout


class Bar(NamedTuple):
    """Where a game stands, in words."""

    title: str
    progress: str
    """The same with the phase, where that is not shown beside it."""
    alone: str
    """The round, where there is room for no more."""
    phases: tuple[tuple[str, bool], ...] = ()
    """The phases of a round, and whether it is in this one."""


class PhaseMark(Label):
    """One of the phases of a round; the present one is marked."""

    present = BooleanProperty(False)


class TopBar(BoxLayout):
    """The round and the phase it is in."""

    tab_stop = 4

    title = StringProperty()
    progress = StringProperty()
    round_alone = StringProperty()
    beside = BooleanProperty(True)
    low = BooleanProperty(False)
    narrow = BooleanProperty(False)

    def show(self, bar: Bar) -> None:
        self.title, self.progress, self.round_alone = bar.title, bar.progress, bar.alone
        marks = self.ids.phases
        while len(marks.children) < len(bar.phases):
            marks.add_widget(PhaseMark())
        while len(marks.children) > len(bar.phases):
            marks.remove_widget(marks.children[0])
        for mark, (text, present) in zip(reversed(marks.children), bar.phases, strict=True):
            mark.text, mark.present = text, present


layout.load("table", "phase_mark", "top_bar")
