"""The moves of a game as lines, the latest first, under the part of the game they belong to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from companion.table.course import Entry
from companion.table.game import Said
from companion.table.seen import open_entry, seen_state
from companion.table.session import Session

Say = Callable[..., str]


class Heading(NamedTuple):
    """A part of the game, as its face tells how far it is."""

    said: Said


class Made(NamedTuple):
    """A move; one that no longer `counts` was undone."""

    entry: Entry
    counts: bool


Row = Heading | Made


def rows(session: Session, progress: Callable[[Any], Said]) -> list[Row]:
    """Nothing is put into words here: of a long game only what is in sight is. The lines and the
    states are as anybody may know them."""
    found: list[Row] = []
    before = {0: progress(seen_state(session, session.begun.state))}
    above = before[0]
    for made, counts in session.history():
        entry = open_entry(session, made)
        part = before.get(entry.number - 1, above)
        before[entry.number] = progress(entry.state)
        if found and part != above:
            found.append(Heading(above))
        found.append(Made(entry, counts))
        above = part
    if found:
        found.append(Heading(above))
    return found[::-1]


def said(say: Say, told: Callable[[Say, Entry], str], row: Row) -> str:
    """`told` is how the game tells a move."""
    if isinstance(row, Heading):
        return say(row.said.key, **row.said.figures)
    sentence = told(say, row.entry)
    if row.counts and not row.entry.redrawn:
        return sentence
    mark = say("history-redrawn" if row.counts else "history-undone")
    return say("history-mark", what=sentence, mark=mark)
