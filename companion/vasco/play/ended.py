"""A round that has just ended, found in the moves of the game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from companion.table.course import PROGRAM, Entry
from companion.table.game import Line
from companion.vasco.rules.moves import Navigate
from companion.vasco.rules.phases import OVERVIEW
from companion.vasco.rules.state import State


class Ended(NamedTuple):
    """How the round began and how it lay before its navigation, and what has come since."""

    begun: State
    before: State
    entries: tuple[Entry, ...]
    unsent: tuple[Line, ...]
    """7.1: of a merchant ship that left the game before it."""

    @property
    def lines(self) -> Iterator[Line]:
        """The ledger since the navigation."""
        return (line for entry in self.entries for line in entry.lines)

    def drawn(self, kind: str) -> tuple[Entry, ...]:
        """What the app has drawn of this kind."""
        return tuple(each for each in self.entries if each.raw["do"] == kind and each.by == PROGRAM)


def ended(line: Sequence[Entry]) -> Ended | None:
    """The round that ended with these moves; none before its navigation, nor once the first disc
    of the next one is placed."""
    if not line or not between_rounds(line[-1].state):
        return None
    for place in reversed(range(1, len(line))):
        if isinstance(line[place].move, Navigate):
            before = line[place - 1].state
            begun = next(each.state for each in line if each.state.round == before.round)
            return Ended(begun, before, tuple(line[place:]), tuple(unsent(line[:place])))
    return None


def unsent(line: Sequence[Entry]) -> Iterator[Line]:
    """7.1: what the ledger has of a merchant ship that could not be sent before the navigation
    that comes next."""
    for entry in reversed(line):
        if OVERVIEW[entry.state.stage].step != "navigate":
            return
        yield from (each for each in entry.lines if each.source == "unsent")


def between_rounds(state: State) -> bool:
    phase = OVERVIEW[state.stage].phase
    return phase == "ending" or (phase == "placing" and not any(state.placed))
