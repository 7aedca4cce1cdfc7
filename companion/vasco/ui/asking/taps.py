"""The taps that are not a move yet."""

from __future__ import annotations

from typing import NamedTuple

from companion.vasco.ui.asking.question import Pick, Picks


class Taps(NamedTuple):
    """What is picked, the tap that led there, and what was picked before it."""

    picks: Picks = ()
    last: Pick = None
    before: Taps | None = None


NO_TAPS = Taps()
