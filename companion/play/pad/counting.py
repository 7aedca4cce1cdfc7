"""How a pad counts: as the game it is a pad for, as far as it is written down."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from companion.play.numerals import roman
from companion.play.reckoning.counting import Counting
from companion.table.game import Said
from companion.table.game.pad.declared import Pad
from companion.table.game.pad.state import State


def counting(pad: Pad, last: Iterable[str], held: str = "", **supplied: Any) -> Counting:
    """`last` are the rules of what comes with the end."""
    rules = frozenset(last)

    def holdings(state: State) -> dict[str, int]:
        return {each.colour: each.has[held] for each in state.players if held in each.has}

    def merits(state: State, colours: Sequence[str]) -> Iterable[Said]:
        """What only the table knows of was compared there."""
        return (Said("reckoning-tie-table", {}),) if pad.by_table else ()

    return Counting(
        points=pad.points,
        scores=lambda state: {each.colour: each.has[pad.points] for each in state.players},
        round=lambda state: roman(state.round) if pad.rounds else "",
        held=held,
        holdings=holdings,
        last=lambda line: line.rule in rules,
        ties=pad.ties,
        **{"merits": merits, **supplied},
    )
