"""How everybody played: the numbers chosen, and what the right to act was paid."""

from __future__ import annotations

from collections.abc import Iterable

from companion.table.game import Json, Line
from companion.vasco.rules import moves as m

_ACTS = (m.Buy, m.Recruit, m.Expedition, m.TakeMoney, m.Host)
"""3.2: what is done with a number that was called, but for giving up."""


def habits(played: Iterable[tuple[m.Move, Iterable[Line]]]) -> dict[str, Json]:
    """By player: how often each number was placed, how many actions were taken, and what the
    right to them cost in all."""
    found: dict[str, Json] = {}
    for move, lines in played:
        if isinstance(move, m.Place | m.Host) and move.number is not None:
            numbers = _of(found, move.player)["numbers"]
            numbers[str(move.number)] = numbers.get(str(move.number), 0) + 1
        if isinstance(move, _ACTS):
            mine = _of(found, move.player)
            mine["acts"] += 1
            mine["paid"] -= sum(line.amount for line in lines if line.source == "act")
    return found


def _of(found: dict[str, Json], player: str) -> Json:
    return found.setdefault(player, {"numbers": {}, "acts": 0, "paid": 0})
