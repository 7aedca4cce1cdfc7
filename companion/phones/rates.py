"""How much a phone may ask of the host, how many may be there, and how soon a tap counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Hashable
from typing import Generic, TypeVar

A_SECOND = 5
"""Messages of one socket; so many may come at once."""
SOCKETS, OF_ONE_ADDRESS = 24, 8
"""Those that are let in; and so many in all may wait for an answer."""
SILENT = 12
"""Those that have not said anything yet."""
PATIENCE = 5.0
"""Seconds in which a request must be whole, and the first message be there."""
UNCHANGED = 0.4
"""Seconds for which something must have stood before a tap on it can be meant."""

S = TypeVar("S", bound=Hashable)


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


class Sockets(Generic[S]):
    """Those that are open, with the address each comes from, the oldest first. Whoever says nothing
    takes no place from those that are let in, and makes room for the next one that comes."""

    def __init__(self) -> None:
        self._silent: dict[S, str] = {}
        self._asking: dict[S, str] = {}
        self._inside: dict[S, str] = {}

    def enter(self, socket: S, address: str) -> S | None:
        """A new one; and the one that makes room for it, if any must."""
        self._silent[socket] = address
        return _crowded_out(self._silent) if len(self._silent) > SILENT else None

    def hear(self, socket: S) -> S | None:
        """It asks to be let in; and the one that makes room for it, if any must."""
        if socket in self._silent:
            self._asking[socket] = self._silent.pop(socket)
        return _crowded_out(self._asking) if len(self._asking) > SOCKETS else None

    def has_room(self, address: str) -> bool:
        return len(self._inside) < SOCKETS and self._of(address) < OF_ONE_ADDRESS

    def admit(self, socket: S, sits: Collection[S]) -> S | None:
        """Lets it in; and the one that makes room for it, if any must: rather one that only looks
        on than one that `sits`."""
        address = self._asking.pop(socket, None)
        if address is None:
            return None
        full, of_one = len(self._inside) >= SOCKETS, self._of(address) >= OF_ONE_ADDRESS
        among = {
            each: there for each, there in self._inside.items() if not of_one or there == address
        }
        lookers = {each: there for each, there in among.items() if each not in sits}
        gone = _crowded_out(lookers or among) if full or of_one else None
        if gone is not None:
            del self._inside[gone]
        self._inside[socket] = address
        return gone

    def leave(self, socket: S) -> None:
        for each in (self._silent, self._asking, self._inside):
            each.pop(socket, None)

    def _of(self, address: str) -> int:
        return sum(each == address for each in self._inside.values())


def _crowded_out(found: dict[S, str]) -> S:
    """The oldest one of the address that most come from."""
    most = Counter(found.values())
    gone = max(found, key=lambda each: most[found[each]])
    del found[gone]
    return gone
