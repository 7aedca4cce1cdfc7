"""Who stands where in a game that goes on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from companion.table.game import Figure, Said
from companion.table.session import Session


class Standing(NamedTuple):
    """`said` tells the rank and what parts him from the next; `reals` is None where a pad does
    not count them."""

    colour: str
    rank: int
    vp: int
    reals: int | None
    said: Said


def ranked(session: Session) -> Iterator[Standing]:
    """The most points first; who has as many shares the rank, whatever 9.4 will say at the end."""
    players = sorted(session.state.players, key=lambda player: -player.vp)
    counted = getattr(session.state, "with_reals", True)
    for player in players:
        ahead = [each.vp for each in players if each.vp > player.vp]
        others = [each for each in players if each is not player]
        if ahead:
            key, gap = "standings-behind", max(ahead) - player.vp
        else:
            gap = player.vp - max(each.vp for each in others)
            key = "standings-leads" if gap else "standings-level"
        rank = len(ahead) + 1
        figures = {"rank": Figure("number", rank), "gap": Figure("vp", gap)}
        said = Said(key, figures)
        yield Standing(player.colour, rank, player.vp, player.reals if counted else None, said)
