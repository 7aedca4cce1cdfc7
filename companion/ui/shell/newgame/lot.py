"""A lot drawn before everybody's eyes: a light goes round the table and comes to rest."""

from collections.abc import Callable, Sequence

from kivy.clock import Clock

_ROUNDS = 3
_FASTEST, _SLOWEST = 0.05, 0.32


class Lot:
    """What it falls on is settled at the start; the light only tells it. `end` tells it at once."""

    def __init__(
        self,
        round_: Sequence[int],
        drawn: int,
        light: Callable[[int], None],
        done: Callable[[int], None],
    ) -> None:
        self._light = light
        self._done = done
        self._drawn = drawn
        self._way = [*round_] * _ROUNDS
        self._way += round_[: round_.index(drawn) + 1]
        self._at = 0
        self._next = Clock.schedule_once(self._go, 0)

    def _go(self, _: float) -> None:
        if self._at == len(self._way):
            self.end()
            return
        self._light(self._way[self._at])
        self._at += 1
        passed = self._at / len(self._way)
        self._next = Clock.schedule_once(self._go, _FASTEST + (_SLOWEST - _FASTEST) * passed**3)

    def end(self) -> None:
        self._next.cancel()
        self._done(self._drawn)
