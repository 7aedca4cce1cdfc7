"""What the ledger of a game amounts to: who got how much, from where, and when."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate
from typing import NamedTuple

from companion.table.game import Line
from companion.table.seen import open_lines, seen_state
from companion.table.session import Session


class Item(NamedTuple):
    """A line of the ledger and the move it is of; what held from the beginning is of move 0."""

    move: int
    line: Line


class Account(NamedTuple):
    items: tuple[Item, ...]
    moves: int
    """So many were made."""

    def of(self, player: str, what: str) -> Iterator[Item]:
        """All that this player got or paid of one thing, in order."""
        return (each for each in self.items if each.line[:2] == (player, what))

    def total(self, player: str, what: str) -> int:
        return sum(item.line.amount for item in self.of(player, what))

    def by_source(self, player: str, what: str) -> dict[str, int]:
        """How much came from where; what brought most is first."""
        found: dict[str, int] = {}
        for item in self.of(player, what):
            found[item.line.source] = found.get(item.line.source, 0) + item.line.amount
        return dict(sorted(found.items(), key=lambda each: -each[1]))

    def course(self, player: str, what: str, start: int = 0) -> list[int]:
        """What the player had of it after each move, from the beginning on."""
        gained = [0] * (self.moves + 1)
        for item in self.of(player, what):
            gained[item.move] += item.line.amount
        gained[0] += start
        return list(accumulate(gained))


def account(session: Session) -> Account:
    """Of the moves that count, as anybody may know it."""
    begun, *moves = (
        open_lines(session, lines)
        for lines in (session.begun.lines, *(entry.lines for entry in session.line))
    )
    return made_of(begun, moves)


def at_first(session: Session, player: str, what: str) -> int:
    """What the player began with, which no line of the ledger tells; nothing while it is secret."""
    had, seen = (
        getattr(next(each for each in state.players if each.colour == player), what)
        for state in (session.begun.state, seen_state(session, session.begun.state))
    )
    given = (line.amount for line in session.begun.lines if line[:2] == (player, what))
    return int(had) - sum(given) if seen == had else 0


def made_of(begun: Iterable[Line], moves: Sequence[Iterable[Line]]) -> Account:
    items = (Item(number, line) for number, lines in enumerate((begun, *moves)) for line in lines)
    return Account(tuple(each for each in items if each.line.what), len(moves))
