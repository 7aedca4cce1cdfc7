from __future__ import annotations

from collections.abc import Sequence

from kivy.input import MotionEvent
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.play.question import Sum
from companion.ui import layout
from companion.ui.drawn.lettering import extent
from companion.ui.shell.chrome import TapArea


class SumRow(BoxLayout):
    """What something costs or brings, and how that is reckoned. The amount stays on one line."""

    __events__ = ("on_measured",)

    label = StringProperty()
    detail = StringProperty()
    amount = StringProperty()
    total = BooleanProperty(False)
    rule = StringProperty()
    lone = BooleanProperty(False)
    """Whether it is all there is to touch."""
    terse = BooleanProperty(False)
    """Whether it has to do with little room."""
    column = NumericProperty(0)
    """As wide as the widest amount of all rows."""

    def on_measured(self) -> None:
        pass

    def detail_width(
        self, width: float, column: float, size: float, label: float, rule: float
    ) -> float:
        """What it needs in letters of this size, as far as the longest word beside it has room, and
        no word of its own breaks."""
        wanted = extent(self.detail, size, bold=False) + dp(2)
        beside = _longest(self.label, label)
        room = width - column - rule - beside - 3 * self.spacing
        return max(_longest(self.detail, size), min(wanted, width * 0.45, room))

    def show(self, line: Sum, lone: bool, terse: bool) -> None:
        self.lone, self.terse = lone, terse
        self.label, self.detail, self.amount = line.label, line.detail, line.amount
        self.total, self.rule = line.total, line.rule


def _longest(text: str, size: float) -> float:
    """How wide its longest word is."""
    return max(extent(word, size, bold=False) for word in text.split(" ")) + dp(2)


class Sums(TapArea, BoxLayout):
    """A price line by line, and what it amounts to; a tap on a line opens its rule."""

    __events__ = ("on_rule",)

    name = StringProperty("sums")
    game = StringProperty()
    """Whose rules they are."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._touched = 0.0

    def on_touch_up(self, touch: MotionEvent) -> bool:
        self._touched = touch.y
        return bool(super().on_touch_up(touch))

    def on_tap(self) -> None:
        """Of the total, it is that of what it begins with."""
        near = min(self.children, key=lambda row: abs(row.center_y - self._touched))
        self.dispatch("on_rule", near.rule or self.children[-1].rule)

    def on_rule(self, rule: str) -> None:
        pass

    def show(self, lines: Sequence[Sum], terse: bool = False) -> None:
        """Where they are to be `terse`, what adds up stands in one line."""
        lines = in_one(lines) if terse else lines
        while len(self.children) > len(lines):
            self.remove_widget(self.children[0])
        while len(self.children) < len(lines):
            row = SumRow()
            row.bind(on_measured=self._align)
            self.add_widget(row)
        for row, line in zip(reversed(self.children), lines, strict=True):
            row.show(line, lone=len(lines) == 1, terse=terse)
        self._align()

    def _align(self, *_: object) -> None:
        widest = max((row.ids.amount.texture_size[0] for row in self.children), default=0)
        for row in self.children:
            row.column = widest


def in_one(lines: Sequence[Sum]) -> Sequence[Sum]:
    """A total with all it is made of in one line."""
    place = next((place for place, line in enumerate(lines) if line.total), 0)
    if not place:
        return lines
    parts = " · ".join(f"{line.label}\u00a0{line.amount}" for line in lines[:place])
    return [Sum(parts, "", lines[place].amount, lines[0].rule), *lines[place + 1 :]]


def shortly(lines: Sequence[Sum]) -> Sequence[Sum]:
    """Without a total that only says again what stands in the one line above it."""
    return [line for place, line in enumerate(lines) if place != 1 or not line.total]


layout.load("table", "sum_row", "sums")
