"""What the one before may still do, and who may throw a card away: beside whatever is asked."""

from __future__ import annotations

from typing import Any

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
        """Where there is little room, the way to what its player may do has to suffice."""
        found = () if shown.aside else self._asking.asides
        shown_now = found[: self.across] if low else found
        self.show(shown_now)
        return bool(shown_now)
