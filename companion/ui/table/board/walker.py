"""A piece on its way from one place to another."""

from collections.abc import Callable, Sequence

from kivy.animation import Animation
from kivy.event import EventDispatcher

from companion.ui.drawn.box import Box
from companion.ui.drawn.piece import Picture

_STEP, _LONGEST = 0.16, 0.9
"""Seconds from a place to the next, and for all of the way."""


class Walker(Picture):
    """Walks above the board; in between it is drawn on it, and not to be seen here."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(size_hint=(None, None), **kwargs)
        self.opacity = 0
        self._way: Animation | None = None
        self._arrived: Callable[[], None] | None = None

    @property
    def is_walking(self) -> bool:
        return self._way is not None

    def walk(self, stands: Sequence[Box], arrived: Callable[[], None]) -> None:
        """From stand to stand; `arrived` is told at the end, or when it is settled."""
        self.settle()
        first, *others = stands
        self.size, self.pos, self.opacity = first.size, first[:2], 1
        step = min(_STEP, _LONGEST / len(others))
        walk = Animation(duration=step)
        for stand in others:
            walk += Animation(pos=stand[:2], duration=step, t="in_out_sine")
        self._way, self._arrived = walk, arrived
        walk.bind(on_complete=self._end)
        walk.start(self)

    def settle(self) -> None:
        """It has arrived at once: nothing waits for it."""
        if self._way:
            self._way.cancel(self)
            self._end()

    def turn_back(self) -> None:
        """It never set out."""
        self._arrived = None
        self.settle()

    def _end(self, *_: EventDispatcher) -> None:
        arrived, self._way, self._arrived = self._arrived, None, None
        self.opacity = 0
        if arrived:
            arrived()
