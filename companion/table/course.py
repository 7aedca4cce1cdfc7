"""The course of a game: every row of its journal in order, and what they amount to.

A row is what one line of a journal holds. Taking a row makes a new course and leaves the old one
valid; a journal that is read again leads to the same course.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Sized
from typing import Any, NamedTuple

from companion.table.game import RECORD, Figure, Game, Json, Line, Refusal
from companion.table.trail import EMPTY, Trail

Row = Mapping[str, Json]

MOST_MOVES = 5_000
"""Far above any real game; a record of more is refused."""
MOST_ROWS = 4 * MOST_MOVES
"""With all that was undone and entered anew."""

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

    line: Trail[Entry] = EMPTY
    rest: Sequence[Entry] = ()


class Course(NamedTuple):
    """What the rows of a journal amount to."""

    game: Game[Any, Any]
    begun: Any
    """The state before the first move."""
    position: Position = Position()
    past: Trail[Position] = EMPTY
    future: Trail[Position] = EMPTY
    made: Trail[Entry] = EMPTY
    """Every move ever made, in the order of the rows, undone ones too."""
    draws: frozenset[tuple[int, str]] = frozenset()
    """The place and the kind of every draw ever made."""
    rows: int = 0
    drawing: frozenset[str] = frozenset()
    """The kinds of piece the program draws."""

    @property
    def state(self) -> Any:
        line = self.position.line
        return line[-1].state if line else self.begun

    def take(self, row: Row) -> Course:
        """The course after one more row; raises Refusal where it does not fit."""
        if self.rows >= MOST_ROWS:
            raise Refusal(RECORD, "too-many-rows", most=Figure("number", MOST_ROWS))
        course = self._replace(rows=self.rows + 1)
        try:
            return _TAKE[row["row"]](course, row)
        except Refusal as refusal:
            raise refusal.by(self.game.id) from None

    def acted(self, position: Position) -> Course:
        """Another position, from which undo leads back here."""
        return self._replace(
            position=position, past=self.past.and_then(self.position), future=EMPTY
        )

    def with_move(self, row: Row) -> Course:
        move = self.game.read(row["move"])
        step = self.game.apply(self.state, move)
        line, rest = self.position
        number, kept = len(line) + 1, row.get("kept", False)
        if number > MOST_MOVES:
            raise Refusal(RECORD, "too-many-moves", most=Figure("number", MOST_MOVES))
        if kept:
            self.need(rest, "nothing-to-leave-out")
        draws, draw = self.draws, (number, row["move"]["do"])
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
            redrawn=row["by"] == PROGRAM and not kept and draw in draws,
        )
        return self._replace(
            position=Position(line.and_then(entry), rest[1:] if kept else rest),
            made=self.made.and_then(entry),
            draws=draws if draw in draws or draw[1] not in self.game.drawn else draws | {draw},
        )

    def need(self, positions: Sized, key: str) -> None:
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
        past=course.past.before,
        future=course.future.and_then(course.position),
    )


def _redo(course: Course, row: Row) -> Course:
    course.need(course.future, "nothing-to-redo")
    return course._replace(
        position=course.future[-1],
        past=course.past.and_then(course.position),
        future=course.future.before,
    )


def _amend(course: Course, row: Row) -> Course:
    """Move n is entered anew, or left out where there is no move: it goes, and the later ones wait
    to be kept or asked again."""
    line, number = course.position.line, row["number"]
    course.need_number(number, 1)
    course = course.acted(Position(line.first(number - 1), line[number:]))
    return course if row["move"] is None else course.with_move(row)


def _cut(course: Course, row: Row) -> Course:
    """The game goes on from an earlier moment."""
    course.need_number(row["to"], 0)
    return course.acted(Position(course.position.line.first(row["to"])))


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
