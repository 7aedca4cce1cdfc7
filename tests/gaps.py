"""What a test leaves for good (fonts, words, modules) lies strewn over Python's memory. In the gaps
between, the next test's app would be strewn, too, and an app that is strewn takes three times as
long to be cleared away: to search it for waste is to go through all of it from one end to the other
a dozen times. So the gaps are filled, and each app lies in one piece."""

import os
import sys

_STEP, _LARGEST = 16, 512
"""Python keeps a list of gaps for each so many bytes; what is larger lies elsewhere."""
_POOL, _HEAD = 16 * 1024, 64
"""Bytes that Python takes at once for what is of one size, and not more than what it notes ahead of
them. Who gets those at the very start, and then so many in a row, lies where nothing else does."""
_RUN = 24
_ENOUGH = 2_000_000
"""No more of a size, wherever they lie: another Python may give its memory out otherwise."""
_MOST = 2**30
"""Bytes. Of what hardly ends, as a long run of what hypothesis thinks of, the rest is left open."""
_SHARE = 8
"""All processes that test at once fill an eighth of the machine's memory at most."""
_EMPTY = sys.getsizeof(b"")


class _Filled:
    def __init__(self) -> None:
        self._each: list[bytes] = []
        self._size = 0
        self._most = most_filled()

    def fill(self) -> None:
        for size in range(_EMPTY + -_EMPTY % _STEP, _LARGEST + 1, _STEP):
            self._fill(size)

    def _fill(self, size: int) -> None:
        last, run = 0, 0
        for _ in range(_ENOUGH):
            if self._size > self._most:
                break
            self._each.append(bytes(size - _EMPTY))
            self._size += size
            at = id(self._each[-1])
            run = run + 1 if run and at == last + size else int(at % _POOL < _HEAD)
            if run == _RUN:
                break
            last = at


def most_filled() -> int:
    if not hasattr(os, "sysconf"):  # Windows
        return _MOST
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    at_once = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    return min(_MOST, memory // _SHARE // at_once)


fill_gaps = _Filled().fill
