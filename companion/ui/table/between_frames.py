"""A chair of the app thinks while nothing else is to be done: a little after each frame."""

from __future__ import annotations

from time import perf_counter
from typing import Any

from kivy.clock import Clock

from companion.play.asking import Asking
from companion.play.chairs import Chairs

_SLICE = 0.004
"""Seconds after which it lets a frame be drawn, or a touch be heard."""


class BetweenFrames:
    def __init__(self, chairs: Chairs, asking: Asking) -> None:
        self._chairs, self._asking = chairs, asking
        self._steps: Any = None

    def go_on(self) -> None:
        """There may be something to think about."""
        if self._steps is None and self._chairs.thinks:
            self._steps = Clock.schedule_interval(self._think, 0)

    def stop(self) -> None:
        if self._steps:
            self._steps.cancel()
        self._steps = None

    def _think(self, _: float) -> None:
        end = perf_counter() + _SLICE
        while self._chairs.thinks:
            self._chairs.think()
            if perf_counter() > end:
                return
        self.stop()
        self._asking.ask()
