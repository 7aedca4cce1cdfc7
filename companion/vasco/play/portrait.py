"""How somebody plays, in sentences for the Hall of Fame: which numbers, at what price."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from companion.table.game import Figure, Json, Said

_FAVOURITES = 3


def portrait(plays: Sequence[Mapping[str, Json]]) -> Sequence[Said]:
    """What the habits come to that were kept of each play; nothing where none were."""
    chosen: dict[str, int] = {}
    for play in plays:
        for number, times in play.get("numbers", {}).items():
            chosen[number] = chosen.get(number, 0) + times
    most = sorted(chosen, key=lambda number: (-chosen[number], int(number)))[:_FAVOURITES]
    acts = sum(play.get("acts", 0) for play in plays)
    told = []
    if most:
        told.append(Said("hall-numbers", {"numbers": Figure("text", ", ".join(most))}))
    if acts:
        price = round(sum(play.get("paid", 0) for play in plays) / acts, 1)
        told.append(Said("hall-price", {"price": Figure("number", price)}))
    return told
