"""The code to scan, as squares."""

from __future__ import annotations

import segno

Squares = tuple[tuple[bool, ...], ...]

_QUIET = 4
"""So many light squares round it, or no camera finds it."""


def squares(link: str) -> Squares:
    """Row by row from the top, dark ones True."""
    rows = segno.make(link, micro=False).matrix_iter(border=_QUIET)
    return tuple(tuple(map(bool, row)) for row in rows)
