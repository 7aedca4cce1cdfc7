"""What something takes, in measures by which two sizes of it can be compared on any machine."""

import gc
import sys
from collections.abc import Callable
from time import thread_time

_TRIES = 5

HIGHEST = """
import sys
from companion.headless.command import main
code = main(sys.argv[1:])
with open("/proc/self/status") as status:
    print(int(status.read().split("VmHWM:")[1].split()[0]) // 1024, file=sys.stderr)
sys.exit(code)
"""
"""A command of ours that says last how many megabytes it took at most. Only Linux tells that; what
its parent is told when it has ended is at least what the parent has itself."""


def calls(do: Callable[[], object]) -> int:
    """How many functions are called until it is done: the same number wherever it runs. What others
    have left is not cleared away meanwhile."""
    count = 0

    def note(_: object, event: str, __: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    gc.disable()
    sys.setprofile(note)
    try:
        do()
    finally:
        sys.setprofile(None)
        gc.enable()
    return count


def spent(do: Callable[[], object]) -> float:
    """How long this thread works, at best: for what a single call may take for ever."""

    def once() -> float:
        begun = thread_time()
        do()
        return thread_time() - begun

    return min(once() for _ in range(_TRIES))
