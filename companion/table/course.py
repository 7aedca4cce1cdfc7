"""The course of a game: every row of its journal in order, and what they amount to.

A row is what one line of a journal holds. Taking a row makes a new course and leaves the old one
valid; a journal that is read again leads to the same course.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from companion.table.game import RECORD, Figure, Game, Json, Line, Refusal

Row = Mapping[str, Json]

PERSON, PROGRAM, RULES = "person", "program", "rules"
"""By whom a move was made: decided, drawn by the program, or the only legal one."""


class Entry(NamedTuple):
    """A move that was made."""

    number: int
    """Its place among the moves of the game, from 1."""
    row: int
    """Its place in the journal, from 1."""
    source: int
    """The row that entered it; where an amendment kept it, an earlier one than its own."""
    move: Any
    raw: Json
    by: str
    at: Json
    """A time, as whoever made the move wrote it; None where nobody did."""
    lines: tuple[Line, ...]
    state: Any
    redrawn: bool = False
    """Drawn again, after an earlier draw in its place was undone."""


class Position(NamedTuple):
    """The moves that count now, and what an amendment has left to be asked again."""

    line: tuple[Entry, ...] = ()
    rest: tuple[Entry, ...] = ()


class Course(NamedTuple):
    """What the rows of a journal amount to."""

    game: Game[Any, Any]
    begun: Any
    """The state before the first move."""
    position: Position = Position()
    past: tuple[Position, ...] = ()
    future: tuple[Position, ...] = ()
    made: tuple[Entry, ...] = ()
    """Every move ever made, in the order of the rows, undone ones too."""
    rows: int = 0
    drawing: frozenset[str] = frozenset()
    """The kinds of piece the program draws."""

    @property
    def state(self) -> Any:
        line = self.position.line
        return line[-1].state if line else self.begun

    def take(self, row: Row) -> Course:
        """The course after one more row; raises Refusal where it does not fit."""
        course = self._replace(rows=self.rows + 1)
        try:
            return _TAKE[row["row"]](course, row)
        except Refusal as refusal:
            raise refusal.by(self.game.id) from None

    def acted(self, position: Position) -> Course:
        """Another position, from which undo leads back here."""
        return self._replace(position=position, past=(*self.past, self.position), future=())

    def with_move(self, row: Row) -> Course:
        move = self.game.read(row["move"])
        step = self.game.apply(self.state, move)
        line, rest = self.position
        number, kept = len(line) + 1, row.get("kept", False)
        if kept:
            self.need(rest, "nothing-to-leave-out")
        entry = Entry(
            number=number,
            row=self.rows,
            source=rest[0].source if kept else self.rows,
            move=move,
            raw=row["move"],
            by=row["by"],
            at=row["at"],
            lines=step.lines,
            state=step.state,
            redrawn=row["by"] == PROGRAM and not kept and self._was_drawn(number, row),
        )
        return self._replace(
            position=Position((*line, entry), rest[1:] if kept else rest),
            made=(*self.made, entry),
        )

    def need(self, positions: tuple[object, ...], key: str) -> None:
        if not positions:
            raise Refusal(RECORD, key)

    def need_number(self, number: int, low: int) -> None:
        latest = len(self.position.line)
        if not low <= number <= latest:
            raise Refusal(
                RECORD,
                "no-such-move",
                number=Figure("number", number),
                latest=Figure("number", latest),
            )

    def _was_drawn(self, number: int, row: Row) -> bool:
        kind = row["move"]["do"]
        return any(entry.number == number and entry.raw["do"] == kind for entry in self.made)


def _move(course: Course, row: Row) -> Course:
    """A decision begins an act of its own; what follows by itself, or was decided along with the
    one before, belongs to the act before."""
    if row["by"] == PERSON and not row.get("kept") and not row.get("along"):
        course = course.acted(course.position)
    return course.with_move(row)


def _undo(course: Course, row: Row) -> Course:
    course.need(course.past, "nothing-to-undo")
    return course._replace(
        position=course.past[-1],
        past=course.past[:-1],
        future=(*course.future, course.position),
    )


def _redo(course: Course, row: Row) -> Course:
    course.need(course.future, "nothing-to-redo")
    return course._replace(
        position=course.future[-1],
        past=(*course.past, course.position),
        future=course.future[:-1],
    )


def _amend(course: Course, row: Row) -> Course:
    """Move n is entered anew, or left out where there is no move: it goes, and the later ones wait
    to be kept or asked again."""
    line, number = course.position.line, row["number"]
    course.need_number(number, 1)
    course = course.acted(Position(line[: number - 1], line[number:]))
    return course if row["move"] is None else course.with_move(row)


def _cut(course: Course, row: Row) -> Course:
    """The game goes on from an earlier moment."""
    course.need_number(row["to"], 0)
    return course.acted(Position(course.position.line[: row["to"]]))


def _drop(course: Course, row: Row) -> Course:
    """What an amendment left to be asked is left out."""
    course.need(course.position.rest, "nothing-to-leave-out")
    position = course.position._replace(rest=course.position.rest[1:])
    return course.acted(position) if row["by"] == PERSON else course._replace(position=position)


def _drawing(course: Course, row: Row) -> Course:
    return course._replace(drawing=frozenset(row["pieces"]))


_TAKE = {
    "move": _move,
    "undo": _undo,
    "redo": _redo,
    "amend": _amend,
    "cut": _cut,
    "drop": _drop,
    "drawing": _drawing,
}


def follows(course: Course, row: Row) -> Course | Refusal:
    """As `take`, with the refusal as an answer."""
    try:
        return course.take(row)
    except Refusal as refusal:
        return refusal
