"""What only its owner may look at: in sight as long as he holds a finger on it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from kivy.clock import Clock
from kivy.uix.widget import Widget

from companion.ui.drawn.box import Box
from companion.ui.drawn.piece import Paint, Picture
from companion.ui.drawn.tap_area import TapArea

HELD = 0.5
"""Seconds after which a finger means to read, and no longer to tap."""


class Peeking(NamedTuple):
    """What a game keeps to its owners."""

    at: Callable[[Any, Box], Box]
    """Where on a player's card; all of it where there is no room for a spot of its own, and of no
    height where there is nothing to look at."""
    paint: Callable[[Any, str], Paint]
    """What somebody has in a state: it is asked for only when he looks."""
    hint: str
    """The key of what is said to who only taps it."""


class Peek(Picture):
    """Nothing of it is kept, drawn or told before it is held, nor after."""

    def __init__(self, look: Callable[[], Paint], **kwargs: object) -> None:
        self._look = look
        self._trigger = Clock.create_trigger(self._show, HELD)
        self.read = False
        """Whether it was looked at: then the touch was no tap."""
        super().__init__(**kwargs)

    def press(self, _: Widget, pressed: bool) -> None:
        if pressed:
            self.read = False
            self._trigger()
        else:
            self.hide()

    def hide(self) -> None:
        self._trigger.cancel()
        self.paint = None

    def _show(self, _: float) -> None:
        self.read = True
        self.paint = self._look()


class PeekSpot(TapArea):
    """Where it is held, if it has a spot of its own."""

    keyed = False
