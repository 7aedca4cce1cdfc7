"""A sequence that grows at its end, and shares with every other one what they have in common.

A game keeps a position for each decision, to undo to. Were each a tuple of its own, a game of twice
as many moves would take four times the time and the memory.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, TypeVar, overload

T = TypeVar("T")


class Trail(Sequence[T]):
    """The last piece, and the trail before it; the empty one has neither.

    `_jump` leads far enough back that any place is found in few steps (Myers 1983).
    """

    __slots__ = ("_before", "_jump", "_last", "_length")

    _before: Trail[T]
    _jump: Trail[T]
    _last: T
    _length: int

    def __init__(self) -> None:
        self._before = self._jump = self
        self._length = 0

    @classmethod
    def of(cls, pieces: Iterable[T]) -> Trail[T]:
        trail: Trail[T] = EMPTY
        for piece in pieces:
            trail = trail.and_then(piece)
        return trail

    def and_then(self, piece: T) -> Trail[T]:
        """A trail with one piece more; this one stays as it is."""
        longer: Trail[T] = Trail.__new__(Trail)
        longer._before, longer._last, longer._length = self, piece, self._length + 1
        jump = self._jump
        even = self._length - jump._length == jump._length - jump._jump._length
        longer._jump = jump._jump if even and self._length else self
        return longer

    @property
    def before(self) -> Trail[T]:
        """All but the last piece."""
        return self._before

    def first(self, length: int) -> Trail[T]:
        """So many pieces from the beginning on, or all there are."""
        trail = self
        while trail._length > length:
            trail = trail._jump if trail._jump._length >= length else trail._before
        return trail

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, place: int) -> T: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[T]: ...
    def __getitem__(self, place: int | slice) -> T | Sequence[T]:
        if isinstance(place, slice):
            start, stop, step = place.indices(self._length)
            if step == 1 and start == 0:
                return self.first(stop)
            if step == 1 and stop == self._length:
                return Stretch(self, start)
            return tuple(self)[place]
        at = place + self._length if place < 0 else place
        if not 0 <= at < self._length:
            raise IndexError(place)
        return self.first(at + 1)._last

    def __reversed__(self) -> Iterator[T]:
        trail = self
        while trail._length:
            yield trail._last
            trail = trail._before

    def __iter__(self) -> Iterator[T]:
        return iter([*reversed(self)][::-1])

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Trail):
            return isinstance(other, tuple | Stretch) and tuple(self) == tuple(other)
        if self._length != other._length:
            return False
        one, two = self, other
        while one is not two and one._length:
            if one._last != two._last:
                return False
            one, two = one._before, two._before
        return True

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(tuple(self))


EMPTY: Trail[Any] = Trail()
"""The one there is need of: it holds itself, and would be found only by a search for waste."""


class Stretch(Sequence[T]):
    """A trail from some place on."""

    __slots__ = ("_start", "_trail")

    def __init__(self, trail: Trail[T], start: int) -> None:
        self._trail = trail
        self._start = min(start, len(trail))

    def __len__(self) -> int:
        return len(self._trail) - self._start

    @overload
    def __getitem__(self, place: int) -> T: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[T]: ...
    def __getitem__(self, place: int | slice) -> T | Sequence[T]:
        if isinstance(place, slice):
            start, stop, step = place.indices(len(self))
            if step == 1 and stop == len(self):
                return Stretch(self._trail, self._start + start)
            return tuple(self)[place]
        at = place + len(self) if place < 0 else place
        if not 0 <= at < len(self):
            raise IndexError(place)
        return self._trail[self._start + at]

    def __iter__(self) -> Iterator[T]:
        found: list[T] = []
        for piece in reversed(self._trail):
            if len(found) == len(self):
                break
            found.append(piece)
        return iter(found[::-1])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, tuple | Trail | Stretch) and tuple(self) == tuple(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(tuple(self))
