"""A game as anybody at its table may know it: while it goes on, without what is secret.

All that is told, charted, explained, spoken or written out for the table is made from here; only
what a seat is asked is reckoned from the whole state, and shown to that seat.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from companion.table.course import Course, Entry
from companion.table.game import Line
from companion.table.session import Change, Session


def seen_state(session: Session, state: Any = None) -> Any:
    """Of this moment of the game, or of the one it has reached."""
    return session.game.seen(session.state if state is None else state, None)


def open_lines(session: Session, lines: Iterable[Line]) -> tuple[Line, ...]:
    given = tuple(lines)
    if not any(line.secret for line in given) or not session.due.kinds:
        return given
    return tuple(line for line in given if not line.secret)


def open_entry(session: Session, entry: Entry) -> Entry:
    """With the move as it was made, for whoever tells it in words knows what of it is secret."""
    lines, state = open_lines(session, entry.lines), seen_state(session, entry.state)
    return entry._replace(lines=lines, state=state)


def open_change(session: Session, change: Change) -> Change:
    """Before and after stand without the moves that led there."""
    entries = tuple(open_entry(session, entry) for entry in change.entries)
    before, after = (_moment(session, each) for each in (change.before, change.after))
    return change._replace(entries=entries, before=before, after=after)


def _moment(session: Session, course: Course) -> Course:
    return Course(course.game, seen_state(session, course.state), drawing=course.drawing)
