"""What a view offers: what a tap on it does, and what it was read as."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import NamedTuple


class Offer(NamedTuple):
    do: Callable[[], object]
    read_as: Hashable
    """As long as that is the same, the offer is unchanged."""
    at_once: bool = False
    """Whether a tap on it counts however lately it came: it can do no harm."""
