"""The moves of a game as lines, the latest first, under the round and phase they belong to."""

from __future__ import annotations

from typing import NamedTuple

from companion.table.course import Entry
from companion.table.session import Session
from companion.vasco.play.shown import Shown
from companion.vasco.play.telling import told
from companion.vasco.rules.state import State
from companion.vasco.ui.face import present


class Heading(NamedTuple):
    """A phase of a round."""

    state: State


class Made(NamedTuple):
    """A move; one that no longer `counts` was undone."""

    entry: Entry
    counts: bool


Row = Heading | Made


def rows(session: Session) -> list[Row]:
    """Nothing is put into words here: of a long game only what is in sight is."""
    found: list[Row] = []
    before: dict[int, State] = {0: session.begun.state}
    above = before[0]
    for entry, counts in session.history():
        state = before.get(entry.number - 1, above)
        before[entry.number] = entry.state
        if found and _part(state) != _part(above):
            found.append(Heading(above))
        found.append(Made(entry, counts))
        above = state
    if found:
        found.append(Heading(above))
    return found[::-1]


def said(shown: Shown, row: Made) -> str:
    sentence = told(shown.say, row.entry)
    if row.counts and not row.entry.redrawn:
        return sentence
    mark = shown.say("history-redrawn" if row.counts else "history-undone")
    return shown.say("history-mark", what=sentence, mark=mark)


def _part(state: State) -> tuple[int, str]:
    return state.round, present(state)
