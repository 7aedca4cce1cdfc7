"""What takes long, done beside the game: a piece at a time between frames, so that nobody waits.
It says how far it is, and can be stopped and gone on with."""

from __future__ import annotations

from collections.abc import Callable, Generator
from time import perf_counter
from typing import Any, NamedTuple

from kivy.clock import Clock
from kivy.event import EventDispatcher
from kivy.properties import BooleanProperty, ObjectProperty

from companion.table.game import Said

_FRAME = 0.008
"""Seconds of a frame that may pass before another piece is begun."""

Steps = Generator[Said, None, None]
"""After each piece, how far it is."""


class Task(NamedTuple):
    steps: Steps
    ended: Callable[[], object]
    """Called when all is done."""
    failed: Callable[[Exception], object]
    """Called where it cannot go on."""


class Work(EventDispatcher):
    """At most one task at a time."""

    said = ObjectProperty(allownone=True)
    """How far it is; None where there is nothing to do."""
    stopped = BooleanProperty(False)

    def __init__(self, app: Any) -> None:
        super().__init__()
        self._app = app
        self._task: Task | None = None
        self._next = Clock.create_trigger(self._step, 0, interval=True)

    @property
    def busy(self) -> bool:
        return self._task is not None

    def begin(self, task: Task, said: Said) -> None:
        self.leave()
        self._task, self.said, self.stopped = task, said, False
        self._next()

    def stop(self) -> None:
        self.stopped = True
        self._next.cancel()

    def go_on(self) -> None:
        self.stopped = False
        self._next()

    def leave(self) -> None:
        """What is done is done; the rest is not."""
        self._next.cancel()
        task, self._task = self._task, None
        if task:
            task.steps.close()
        self.said = None

    def release(self) -> None:
        self.leave()

    def _step(self, _: float) -> None:
        begun = perf_counter()
        task = self._task
        while task and task is self._task and perf_counter() - begun < _FRAME:
            try:
                self.said = next(task.steps)
            except StopIteration:
                self.leave()
                task.ended()
            except Exception as fault:
                self.leave()
                task.failed(fault)
