from __future__ import annotations

from collections.abc import Sequence

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui.shell import layout
from companion.ui.vasco.asking import Sum


class SumRow(BoxLayout):
    """What something costs or brings, and how that is reckoned."""

    label = StringProperty()
    detail = StringProperty()
    amount = StringProperty()
    total = BooleanProperty(False)

    def show(self, line: Sum) -> None:
        self.label, self.detail, self.amount = line.label, line.detail, line.amount
        self.total = line.total


class Sums(BoxLayout):
    """A price line by line, and what it amounts to."""

    def show(self, lines: Sequence[Sum]) -> None:
        while len(self.children) > len(lines):
            self.remove_widget(self.children[0])
        while len(self.children) < len(lines):
            self.add_widget(SumRow())
        for row, line in zip(reversed(self.children), lines, strict=True):
            row.show(line)


def shortly(lines: Sequence[Sum]) -> Sequence[Sum]:
    """Without a total that only says again what stands in the one line above it."""
    return [line for place, line in enumerate(lines) if place != 1 or not line.total]


for rules in ("sum_row", "sums"):
    layout.load("vasco", rules)
