"""A hand that watches whether what could be tapped stays where it is while a question does."""

from __future__ import annotations

from typing import NamedTuple

from kivy.core.window import Window
from kivy.metrics import dp
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from companion.ui.drawn.tap_area import TapArea
from companion.ui.shell.chrome import Overlay
from companion.ui.table.screen import TableScreen
from tests.touch.playing import TimedFinger
from tests.ui.device import Device, centre, walk

_MOST = 4
"""By so much a button may move, in dp."""


class Leap(NamedTuple):
    """A button that moved while its question stayed."""

    title: str
    tapped: str
    button: str
    across: int
    up: int


Side = tuple[float, float]
"""Where something begins and ends, in one direction."""


class SteadyHand(TimedFinger):
    """Before it answers a question it taps what cannot be tapped, where there is such a thing."""

    def __init__(self, device: Device) -> None:
        super().__init__(device)
        self.leaps: list[Leap] = []
        self.compared = self.refused = 0
        self._asked: object = None

    def tap(self, name: str) -> None:
        if self._question() not in (None, self._asked):
            self._asked = self._question()
            self._tap_in_vain()
        self._watched(name)

    def _tap_in_vain(self) -> None:
        blocked = [*self._table().asking.question.blocked]
        there = [name for name in blocked if self.device.shows(name)]
        if there and _in_sight(self.device.find(there[0])):
            self._watched(there[0])
            self.taps -= 1
            self.refused += 1

    def _watched(self, name: str) -> None:
        self._bring_into_sight(self.device.find(name))
        question, before = self._question(), self._places()
        super().tap(name)
        if question is None or question != self._question():
            return
        for button, now in self._places().items():
            if button in before:
                self.compared += 1
                across, up = (_moved(*each) for each in zip(before[button], now, strict=True))
                if max(across, up) > _MOST:
                    self.leaps.append(Leap(str(question[0]), name, button, across, up))

    def _table(self) -> TableScreen | None:
        if any(isinstance(each, Overlay) for each in walk(Window)):
            return None
        return next((each for each in walk(Window) if isinstance(each, TableScreen)), None)

    def _question(self) -> tuple[object, ...] | None:
        table = self._table()
        if table is None:
            return None
        asking = table.asking
        shown, question = asking.shown(), asking.question
        modes = tuple(type(each).__name__ for each in shown.modes)
        return (
            question.title,
            question.player,
            question.number,
            modes,
            shown.who,
            len(asking.session.line),
        )

    def _places(self) -> dict[str, tuple[Side, Side]]:
        table = self._table()
        return {
            each.name: _place(each)
            for each in (walk(table) if table else ())
            if isinstance(each, TapArea) and each.name and _in_sight(each)
        }


def _place(widget: Widget) -> tuple[Side, Side]:
    left, foot = widget.to_window(*widget.pos)
    right, top = widget.to_window(widget.right, widget.top)
    return (left, right), (foot, top)


def _moved(before: Side, now: Side) -> int:
    """What only grows to one side stays where it is."""
    return round(min(abs(a - b) for a, b in zip(before, now, strict=True)) / dp(1))


def _in_sight(widget: Widget) -> bool:
    """Not scrolled away, nor without a size."""
    if min(widget.size) < 1:
        return False
    _, y = centre(widget)
    above = widget.parent
    while above not in (None, above.parent, Window):
        if isinstance(above, ScrollView):
            foot, top = above.to_window(*above.pos)[1], above.to_window(0, above.top)[1]
            if not foot <= y <= top:
                return False
        above = above.parent
    return True
