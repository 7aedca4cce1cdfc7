"""How everybody did in a game that is over."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Protocol

from companion.table.game import Result, Said
from companion.table.game import figures as f


class Scored(Protocol):
    @property
    def colour(self) -> str: ...
    @property
    def vp(self) -> int: ...


def results(ranked: Iterable[Scored], winners: Collection[str] | None) -> tuple[Result, ...]:
    """The players by rank; nobody before it is known who has won."""
    if winners is None:
        return ()
    return tuple(Result(each.colour, each.vp, each.colour in winners) for each in ranked)


def winners_said(winners: Collection[str] | None) -> tuple[Said, ...]:
    """Who has won, or that several have; nothing before it is known."""
    if not winners:
        return ()
    about = {"winners": f.listed(map(f.player, winners)), "count": f.count(len(winners))}
    return (Said("winners", about),)
