"""What is done while nobody taps: in a thread, since nobody should wait for it."""

from collections.abc import Callable
from threading import Thread

from kivy.clock import Clock
from kivy.core.window import Window

_SECONDS = 30


class Idle:
    """Does it once after each touch that nothing followed for a while."""

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
