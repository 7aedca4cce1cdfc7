"""How the score pad counts: as chapter 10."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.goa.rules import figures as f
from companion.goa.rules.pad import PAD
from companion.play.pad.counting import counting
from companion.table.game import Said
from companion.table.game.pad.state import State


def _merits(state: State, colours: Sequence[str]) -> Iterator[Said]:
    """10.7: what is compared next."""
    for colour in colours:
        ducats = f.ducats(state.player(colour).ducats)
        yield Said("reckoning-tie-ducats", {"player": f.player(colour), "ducats": ducats})


COUNTING = counting(PAD, last=("10.2", "10.3", "10.4", "10.5", "10.6"), merits=_merits)
