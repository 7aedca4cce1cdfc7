"""A chair of the app thinks while nothing else is to be done: a little after each frame."""

from __future__ import annotations

from time import perf_counter
from typing import Any

from kivy.clock import Clock

from companion.play.asking import Asking
from companion.play.chairs import Chairs
from companion.play.questions import Questions
from companion.play.shown import Shown
from companion.play.table import Table
from companion.play.thought import Sitting
from companion.ui.table.asking import asking_on_screen

SLICE = 0.008
"""Seconds after which it lets a frame be drawn, or a touch be heard."""

_ANEW = 30
"""Frames between two words of how far it is."""


class BetweenFrames:
    """Asks on a screen; where a game has players of its own, those think meanwhile whose chair is
    due."""

    def __init__(self, table: Table, questions: Questions, sitting: Sitting | None) -> None:
        self.chairs = Chairs(table, sitting, questions) if sitting else None
        put = self.chairs.questions() if self.chairs else questions
        self.asking: Asking = asking_on_screen(table, put)
        self.asking.bind(on_asked=self._go_on)
        self._steps: Any = None
        self._frames = 0

    def begin(self) -> None:
        self.asking.begin()
        self.asking.settle()

    def end(self) -> None:
        self.asking.end()
        self._stop()

    def _go_on(self, _: Asking, shown: Shown) -> None:
        """There may be something to think about."""
        if self.chairs:
            self.chairs.look(shown)
        if self._steps is None and self.chairs and self.chairs.thinks:
            self._steps = Clock.schedule_interval(self._think, 0)

    def _stop(self) -> None:
        if self._steps:
            self._steps.cancel()
        self._steps = None

    def _think(self, _: float) -> None:
        assert self.chairs
        end = perf_counter() + SLICE
        while self.chairs.thinks:
            self.chairs.think()
            if perf_counter() > end:
                self._frames += 1
                if self._frames % _ANEW == 0:
                    # It says how far it is.
                    self.asking.ask()
                return
        self._stop()
        self.asking.ask()
