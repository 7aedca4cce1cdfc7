"""What of an area is in hand, beside the digits that are typed."""

from __future__ import annotations

from typing import NamedTuple


class Held(NamedTuple):
    """Who gets the next tile, by his seat, and whether he gets it as a launched ship."""

    holder: int = 0
    afloat: bool = False
