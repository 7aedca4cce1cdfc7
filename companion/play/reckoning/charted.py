"""The figures of a game's charts, read from its ledger."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from companion.play.reckoning.counting import Counting
from companion.table.account import Account, at_first
from companion.table.session import Session


class Curves(NamedTuple):
    """What everybody had of one thing after each move, and after which move each round ended."""

    of: Mapping[str, list[int]]
    rounds: tuple[tuple[int, str], ...]


def curves(counting: Counting, session: Session, account: Account, what: str) -> Curves:
    return Curves(
        {
            seat.colour: account.course(seat.colour, what, at_first(session, seat.colour, what))
            for seat in session.head.players
        },
        rounds(counting, session),
    )


def by_source(counting: Counting, session: Session, account: Account) -> dict[str, dict[str, int]]:
    """What everybody's points came from; the source that brought most in all is first."""
    colours = [seat.colour for seat in session.head.players]
    got = {colour: account.by_source(colour, counting.points) for colour in colours}
    sources = {source for each in got.values() for source in each}
    found = {
        source: {colour: got[colour].get(source, 0) for colour in colours} for source in sources
    }
    ordered = sorted(found, key=lambda source: (-sum(found[source].values()), source))
    return {source: found[source] for source in ordered}


def rounds(counting: Counting, session: Session) -> tuple[tuple[int, str], ...]:
    """After which move each round ended; the last with what is reckoned at the end."""
    ended: dict[str, int] = {}
    for entry in session.line:
        ended[counting.round(entry.state)] = entry.number
    return tuple((move, round_) for round_, move in ended.items())
