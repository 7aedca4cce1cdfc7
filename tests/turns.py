"""Loops of tests, which end whatever is wrong with what they test."""

from collections.abc import Callable

PATIENCE = 600
"""Seconds after which another process or thread is given up; none takes nearly as long anywhere."""


def turns(most: int = 1000) -> Callable[[], bool]:
    """To be asked in the head of a loop: it fails where more turns are wanted than these."""
    left = iter(range(most))

    def another() -> bool:
        assert next(left, None) is not None, f"not done after {most} turns"
        return True

    return another
