"""A table that is laid out, only to be looked at: the market, and what lies before everybody."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from kivy.metrics import dp

from companion.goa.ui.scenes.market import Market
from companion.goa.ui.table.cards import Holdings
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours

_MARKET, _CARD, _GAP = 380, 132, 8
_ACROSS = 400
"""From this width on two cards have room side by side."""


@dataclass(frozen=True)
class LaidOut:
    market: Market | None = None
    cards: tuple[Holdings, ...] = ()

    def height(self, width: float, room: float = 0) -> float:
        rows = -(-len(self.cards) // self._across(width))
        return self._market(width) + rows * dp(_CARD + _GAP)

    def draw(self, box: Box, colours: Colours) -> None:
        high = self._market(box.width)
        if self.market:
            self.market.draw(box._replace(y=box.top - high, height=high), colours)
        across = self._across(box.width)
        columns = box.row(across, dp(_GAP))
        for place, card in enumerate(self.cards):
            top = box.top - high - place // across * dp(_CARD + _GAP) - dp(_GAP)
            card.draw(
                columns[place % across]._replace(y=top - dp(_CARD), height=dp(_CARD)), colours
            )

    def spots(self, box: Box) -> Mapping[str, Box]:
        return {}

    def _market(self, width: float) -> float:
        return min(width, dp(_MARKET)) if self.market else 0

    def _across(self, width: float) -> int:
        return 2 if width >= dp(_ACROSS) else 1
