"""How much a phone may ask of the host."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

A_SECOND = 5
"""Messages of one socket; so many may come at once."""
SOCKETS, OF_ONE_ADDRESS = 24, 8
PATIENCE = 5.0
"""Seconds in which a request must be whole, and the first message be there."""


class Rate:
    """Of one socket: what it has not used in a second is not saved up."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._left, self._since = float(A_SECOND), clock()

    def takes(self) -> bool:
        now = self._clock()
        self._left = min(A_SECOND, self._left + (now - self._since) * A_SECOND)
        self._since = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Sockets:
    """Those that are open, by the address they come from."""

    def __init__(self) -> None:
        self._open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        if self._open.total() >= SOCKETS or self._open[address] >= OF_ONE_ADDRESS:
            return False
        self._open[address] += 1
        return True

    def leave(self, address: str) -> None:
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]
