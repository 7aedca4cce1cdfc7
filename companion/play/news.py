"""What happened by itself since the last tap, as plain values."""

from __future__ import annotations

from typing import NamedTuple


class News(NamedTuple):
    text: str
    player: str = ""
    """Whose move it was, where it was somebody's."""
