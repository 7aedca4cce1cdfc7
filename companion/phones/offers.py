"""What a view offers, and since when: a tap that was meant is told from one that came too late,
where somebody else's move has brought another offer under the finger."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from math import inf
from typing import NamedTuple

from companion.phones.rates import UNCHANGED


class Offer(NamedTuple):
    do: Callable[[], object]
    """What a tap on it does."""
    read_as: Hashable
    """As long as that is the same, the offer is unchanged."""
    at_once: bool = False
    """Whether a tap on it counts however lately it came: it can do no harm."""


class OfferTimes:
    """Since when one page has been offered what it is offered now. What its phone was offered
    `before`, on a page that is gone, has stood since then."""

    def __init__(self, clock: Callable[[], float], before: OfferTimes | None = None) -> None:
        self._clock = clock
        self._since: dict[Hashable, float] = dict(before._since) if before else {}

    def show(self, offers: Iterable[Hashable], is_own: bool) -> None:
        """What is offered from now on, as the page's own answer brought it or somebody else."""
        now = -inf if is_own else self._clock()
        self._since = {each: self._since.get(each, now) for each in offers}

    def counts(self, offer: Hashable) -> bool:
        return self._clock() >= self._since.get(offer, inf) + UNCHANGED
