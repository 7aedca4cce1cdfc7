"""How the score pad counts: as chapter 10."""

from __future__ import annotations

from companion.goa.play.counting import ducats_compared
from companion.goa.rules.pad import PAD
from companion.play.pad.counting import counting

COUNTING = counting(
    PAD,
    last=("10.2", "10.3", "10.4", "10.5", "10.6"),
    merits=ducats_compared(lambda state, colour: int(state.player(colour).ducats)),
)
