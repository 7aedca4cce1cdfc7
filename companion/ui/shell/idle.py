"""What is done while nobody taps, since nobody should wait for it."""

import gc
from collections.abc import Callable
from threading import Thread

from kivy.clock import Clock
from kivy.core.window import Window

_SECONDS = 30


_PAUSE = 1
_USUAL, _RARELY = 10, 20
"""After so many lesser searches Python by itself searches all that lives; and with a tidy app."""


class Waste:
    """All that lives is searched for waste in pauses: it takes several times as long as a tap may.

    Where there are none, Python still does it, but rarely."""

    def __init__(self) -> None:
        gc.set_threshold(*gc.get_threshold()[:2], _RARELY)
        self._wait = Clock.create_trigger(self._collect, _PAUSE)
        Window.bind(on_touch_down=self.stir, on_touch_up=self.stir)

    def stir(self, *_: object) -> None:
        self._wait.cancel()
        self._wait()

    def _collect(self, _: float) -> None:
        if gc.get_count()[2] >= _USUAL:
            gc.collect()


class Idle:
    """Does it once after each touch that nothing followed for a while, in a thread."""

    def __init__(self, do: Callable[[], object]) -> None:
        self._do = do
        self._thread = Thread(target=do)
        self._wait = Clock.create_trigger(self._begin, _SECONDS)
        Window.bind(on_touch_up=self._stir)

    def release(self) -> None:
        Window.unbind(on_touch_up=self._stir)
        self._wait.cancel()
        if self._thread.is_alive():
            self._thread.join()

    def _stir(self, *_: object) -> None:
        self._wait.cancel()
        self._wait()

    def _begin(self, _: float) -> None:
        if not self._thread.is_alive():
            self._thread = Thread(target=self._do)
            self._thread.start()
