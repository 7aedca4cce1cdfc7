"""The taps that are not a move yet."""

from __future__ import annotations

from typing import NamedTuple

from companion.play.question import Pick, Picks


class Taps(NamedTuple):
    """What is picked, the tap that led there, and what was picked before it."""

    picks: Picks = ()
    last: Pick = None
    before: Taps | None = None
    typed: bool = False
    """Whether the last tap told what is none of the pieces shown, or a part of it."""

    def and_then(self, picks: Picks, last: Pick) -> Taps:
        return Taps(picks, last, self)


NO_TAPS = Taps()


def picked(picks: Picks) -> Taps:
    """These, each by a tap of its own."""
    taps = NO_TAPS
    for pick in picks:
        taps = taps.and_then((*taps.picks, pick), pick)
    return taps
