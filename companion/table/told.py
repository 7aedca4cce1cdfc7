"""What a course tells of itself: its history, what undo and redo change, what is asked again."""

from __future__ import annotations

from itertools import zip_longest
from typing import NamedTuple

from companion.table.course import PROGRAM, Course, Entry, Position, follows
from companion.table.draft import kept
from companion.table.game import Refusal


class Broken(NamedTuple):
    """The first move that an amendment left without a place, and why it has none."""

    entry: Entry
    refusal: Refusal


def history(course: Course) -> tuple[tuple[Entry, bool], ...]:
    """Every move ever made, and whether it still counts; a kept move stands once, as kept."""
    line = course.position.line
    counting = {entry.row for entry in line}
    sources = {entry.source for entry in line}
    latest = {entry.source: entry.row for entry in course.made}
    return tuple(
        (entry, entry.row in counting)
        for entry in course.made
        if entry.row in counting
        or (entry.source not in sources and latest[entry.source] == entry.row)
    )


def broken(course: Course) -> Broken | None:
    rest = course.position.rest
    if not rest:
        return None
    answer = follows(course, kept(rest[0]))
    return Broken(rest[0], answer) if isinstance(answer, Refusal) else None


def undoes(course: Course) -> Entry | None:
    """To be named beside the button: where undo takes back that a move was left out, that one."""
    return _told_apart(course.past[-1], course.position) if course.past else None


def brings_back(course: Course) -> int:
    """Those taken back at once, or left out, last."""
    past, now = course.past, course.position
    # What an amendment asks again is not taken back.
    return max(0, len(past[-1].line) - len(now.line)) if past and not now.rest else 0


def redoes(course: Course) -> Entry | None:
    return _told_apart(course.position, course.future[-1]) if course.future else None


def drawn_before(course: Course) -> bool:
    """Whether the program had drawn what is due, here or further on, and that was undone."""
    here, kinds = len(course.position.line), course.game.due(course.state).kinds
    return any(
        each.by == PROGRAM and each.number > here and each.raw["do"] in kinds
        for each in course.made
    )


def _told_apart(before: Position, after: Position) -> Entry | None:
    """The first move in which two positions differ, as the later one has it, if it does."""
    for old, new in zip_longest(before.line, after.line):
        if old is None or new is None or old.source != new.source:
            return new or old
    return next(iter(before.rest), None)
