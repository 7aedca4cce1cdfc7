"""Memory that is free, given back to the system: its library would keep it as long as the app runs.

What a game's end builds and lets go of is the most the app ever takes at once.
"""

from __future__ import annotations

import ctypes
import sys

_PURGE = -101
"""Android's `M_PURGE`, from 9 on; before, it is an option like any it does not know."""


def give_back() -> None:
    """Does nothing where the system has no word for it."""
    if not sys.platform.startswith(("linux", "android")):
        return
    library = ctypes.CDLL(None)
    if hasattr(library, "malloc_trim"):
        library.malloc_trim(0)
    elif hasattr(library, "mallopt"):
        library.mallopt(_PURGE, 0)
