"""What the one before may still do, and who may throw a card away: beside whatever is asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from companion.goa.play.asking.going_on import GO_ON, asides, discards
from companion.play.asking import Asking
from companion.play.question import Deed, Question
from companion.ui.table.deeds import Deeds


class Asides(Deeds):
    """Stands in the panel until the first deed of the next player."""

    def __init__(self, asking: Asking) -> None:
        super().__init__(stacked=False)
        self._asking = asking

    def on_deed(self, deed: Deed) -> None:
        self._asking.act(deed)

    def offer(self, shown: Any, question: Question, low: bool) -> bool:
        """Where there is little room, `low_asides` have to do."""
        found = () if low or shown.aside else self._asking.asides
        self.show(found)
        return bool(found)


def low_asides(shown: Any) -> Sequence[Deed]:
    """The way to all that the one before may still do."""
    return [each for each in asides(shown) if each.name == GO_ON]


def page_deeds(shown: Any) -> Sequence[Deed]:
    """Of who is looked at."""
    return discards(shown, shown.who)
