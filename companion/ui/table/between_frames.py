"""A chair of the app thinks while nothing else is to be done: a little after each frame."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter, process_time
from typing import Any

from kivy.clock import Clock

from companion.play.asking import Asking
from companion.play.chairs import Chairs
from companion.play.questions import Questions
from companion.play.shown import Shown
from companion.play.table import Table
from companion.play.thought import Sitting
from companion.ui.table.asking import asking_on_screen

_OURS = 3 / 4 / 60
"""Seconds of a frame: the rest is left to what brings it onto the screen."""
_SLICE = 0.008
"""Seconds after which it lets a frame be drawn, or a touch be heard, at the latest."""

_ANEW = 30
"""Frames between two words of how far it is."""


class Spare:
    """The time a frame has to spare: where much is drawn, next to none, so that what moves goes on
    moving evenly."""

    def __init__(self) -> None:
        self._rested = process_time()

    def use(self, thinks: Callable[[], bool], think: Callable[[], None]) -> bool:
        """Thinks a little; whether there is something left to think about."""
        # The processor's time since is what all else of the last frame took.
        spare = min(_SLICE, _OURS - (process_time() - self._rested))
        end = perf_counter() + spare
        while going := thinks():
            think()
            if perf_counter() > end:
                break
        self._rested = process_time()
        return going


class BetweenFrames:
    """Asks on a screen; where a game has players of its own, those think meanwhile whose chair is
    due."""

    def __init__(self, table: Table, questions: Questions, sitting: Sitting | None) -> None:
        self.chairs = Chairs(table, sitting, questions) if sitting else None
        put = self.chairs.questions() if self.chairs else questions
        self.asking: Asking = asking_on_screen(table, put)
        self.asking.bind(on_asked=self._go_on)
        self._steps: Any = None
        self._frames, self._spare = 0, Spare()

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
        chairs = self.chairs
        assert chairs
        if not self._spare.use(lambda: chairs.thinks, chairs.think):
            self._stop()
            self.asking.ask()
            return
        self._frames += 1
        if self._frames % _ANEW == 0:
            # It says how far it is.
            self.asking.ask()
