"""How the auctions of a round ended: who got what, and for how much. All of it was said aloud."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from companion.goa.rules import moves as m
from companion.goa.rules.auctions import highest
from companion.goa.rules.moves import Place
from companion.goa.rules.state import State, Token, lying
from companion.goa.rules.tiles import Tile
from companion.table.course import Entry


class Settled(NamedTuple):
    """A lot that is dealt with; none is the flag, and it may have cost nothing."""

    token: Token
    tile: Tile | None
    winner: int
    price: int
    payee: int | None = None
    """Who was paid: nobody where it went to the bank, or where nobody bid."""


def settled(before: State, entry: Entry) -> Settled | None:
    """The auction that a move ended."""
    after: State = entry.state
    auction = before.auction
    if auction is None or (after.auction and after.auction.token == auction.token):
        return None
    token = auction.token
    one = lying(before, token.cell) if token.number > 1 else None
    match entry.move:
        case m.Outcome(_, bidder, ducats, False) if bidder:
            winner = before.board.colours.index(bidder)
            return Settled(token, one, winner, ducats, token.seat)
        case m.Outcome(_, bidder, ducats, True) if bidder:
            return Settled(token, one, token.seat, ducats - 1)
        case m.Sell() | m.Buy():
            best = highest(before)
            assert best
            if isinstance(entry.move, m.Buy):
                return Settled(token, one, token.seat, best[1] - 1)
            return Settled(token, one, *best, token.seat)
        case m.Outcome() | m.Pass():
            return Settled(token, one, token.seat, 0)
    return None


def of_the_round(line: Sequence[Entry]) -> tuple[Settled, ...]:
    """Since the last token was placed, in their order."""
    return tuple(reversed([*_backwards(line)]))


def _backwards(line: Sequence[Entry]) -> Iterator[Settled]:
    for place in range(len(line) - 1, 0, -1):
        if isinstance(line[place].move, Place):
            return
        if found := settled(line[place - 1].state, line[place]):
            yield found
