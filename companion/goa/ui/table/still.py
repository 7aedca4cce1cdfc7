from __future__ import annotations

from collections.abc import Sequence

from companion.goa.play.asking.going_on import discard, still
from companion.goa.play.moment import Shown
from companion.play.asking import Asking
from companion.play.question import Deed, Question
from companion.ui.table.deeds import Deeds


class Still(Deeds):
    """What the one before may still do until the first deed of the next (13.5)."""

    def __init__(self, asking: Asking) -> None:
        super().__init__(stacked=False)
        self.bind(on_deed=lambda _, deed: asking.act(deed))

    def offer(self, shown: Shown, question: Question, low: bool) -> bool:
        found = tuple(still(shown)) if not shown.page else ()
        self.show(found)
        return bool(found)

    def folded(self, shown: Shown) -> Sequence[Deed]:
        """The first of them leads to the others."""
        return () if shown.page else tuple(still(shown))[:1]


def page_deeds(shown: Shown) -> Sequence[Deed]:
    """5.14: whoever is looked at may throw a card away, whoever is asked."""
    return tuple(discard(shown, shown.who))
