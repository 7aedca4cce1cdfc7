"""Runs a command on a slower machine: of every four milliseconds three are taken on all processors
at once, by processes that go before all others. So figures can be had of a processor like a cheap
tablet's, together with those of the peers on it. Were each processor taken at times of its own,
threads that draw together would wait for one another, which nothing slow does to them.

python -m tests.bench.slower [--taken SHARE] COMMAND …

Only Linux lets a process go before all others, and only root.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import Process
from time import perf_counter, sleep

_PERIOD = 0.004
"""Seconds: shorter than any frame, so that none gets by in a free moment."""
_FIRST = 50
"""Before all that is not of the system itself."""


def main() -> int:
    line = argparse.ArgumentParser(prog="python -m tests.bench.slower", description=__doc__)
    line.add_argument("--taken", type=float, default=0.75, metavar="SHARE")
    line.add_argument("command", nargs=argparse.REMAINDER)
    chosen = line.parse_args()
    with slower(chosen.taken):
        return subprocess.run(chosen.command, check=False).returncode


@contextmanager
def slower(taken: float) -> Iterator[None]:
    """Each processor of this machine, by the same share."""
    processors = os.sched_getaffinity(0)
    takers = [Process(target=_take, args=(each, taken), daemon=True) for each in processors]
    for each in takers:
        each.start()
    try:
        yield
    finally:
        for each in takers:
            each.terminate()
            each.join()


def _take(processor: int, share: float) -> None:
    os.sched_setaffinity(0, {processor})
    os.sched_setscheduler(0, os.SCHED_FIFO, os.sched_param(_FIRST))
    parent = os.getppid()
    while os.getppid() == parent:
        # One clock for all of them.
        begun = perf_counter() // _PERIOD * _PERIOD
        while perf_counter() < begun + share * _PERIOD:
            pass
        sleep(max(0, begun + _PERIOD - perf_counter()))


if __name__ == "__main__":
    sys.exit(main())
