"""What has been entered, by round and player, as plain values."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from companion.scorepad.play.keys import LEFT, REALS, SHIPS, VP
from companion.scorepad.rules.moves import Score, Settle
from companion.scorepad.rules.state import ROUNDS
from companion.table.course import Entry


class Shown(NamedTuple):
    """An entry: its place among the moves, what it is of, and how much."""

    number: int
    kind: str
    amount: int
    landing: str | None = None


class Page(NamedTuple):
    """What one round brought; the last page is the end of the game."""

    round: int
    rows: tuple[tuple[str, tuple[Shown, ...]], ...]
    """Of each player who got anything."""

    @property
    def is_end(self) -> bool:
        return self.round > ROUNDS


def pages(colours: Iterable[str], line: Iterable[Entry]) -> list[Page]:
    """The latest round first; a round in which nothing was entered yet has no page."""
    found: dict[int, dict[str, list[Shown]]] = {}
    for entry in line:
        if isinstance(entry.move, Score | Settle):
            page = found.setdefault(min(entry.state.round, ROUNDS + 1), {})
            page.setdefault(entry.move.player, []).append(shown(entry))
    return [
        Page(round_, tuple((colour, tuple(page[colour])) for colour in colours if colour in page))
        for round_, page in sorted(found.items(), reverse=True)
    ]


def shown(entry: Entry) -> Shown:
    move = entry.move
    if isinstance(move, Settle):
        kind = SHIPS if move.ships is not None else LEFT
        amount = move.ships if move.ships is not None else move.reals
        return Shown(entry.number, kind, amount or 0)
    if move.landing is not None:
        return Shown(entry.number, VP, sum(line.amount for line in entry.lines), move.landing)
    kind = VP if move.vp is not None else REALS
    return Shown(entry.number, kind, move.vp if move.vp is not None else move.reals)


def struck(entry: Entry) -> Score:
    """The entry as one of nothing."""
    player = entry.move.player
    return Score(player, reals=0) if shown(entry).kind == REALS else Score(player, vp=0)
