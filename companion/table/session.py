"""A game being played: decisions come in, what follows from them is made, everyone is told."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from itertools import zip_longest
from typing import Any, NamedTuple

from companion.table.course import (
    PERSON,
    PROGRAM,
    RULES,
    Course,
    Entry,
    Position,
    Row,
    follows,
)
from companion.table.game import RECORD, Due, Figure, Game, Json, Refusal, Seat
from companion.table.game.implied import in_full
from companion.table.journal import Journal, Memory
from companion.table.record import Record
from companion.table.trail import Trail


class Head(NamedTuple):
    """What is settled about a game before its first move."""

    id: str
    players: tuple[Seat, ...]
    components: Json
    deal: Json
    """The orders the program draws in; never shown while the game runs."""


class Change(NamedTuple):
    """What observers are told: what was done, the moves it made, the course before and after."""

    what: str
    entries: tuple[Entry, ...]
    before: Course
    after: Course


class Stuck(NamedTuple):
    """The first row of a journal that can no longer be taken, as after a change of the rules."""

    row: int
    refusal: Refusal


class Broken(NamedTuple):
    """The first move that an amendment left without a place, and why it has none."""

    entry: Entry
    refusal: Refusal


Observer = Callable[[Change], None]


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


class Session:
    """One game, from its first move to its last, with everything undone kept."""

    def __init__(
        self,
        game: Game[Any, Any],
        head: Head,
        journal: Journal | None = None,
        rows: Iterable[Row] = (),
        clock: Callable[[], str] = now,
    ) -> None:
        self.game = game
        self.head = head
        self._journal = journal or Memory()
        self._clock = clock
        self._observers: list[Observer] = []
        colours = [seat.colour for seat in head.players]
        self.begun = game.begin(colours, head.components)
        self.course = Course(game, self.begun.state)
        self.stuck: Stuck | None = None
        for number, row in enumerate(rows, 1):
            answer = follows(self.course, row)
            if isinstance(answer, Refusal):
                self.stuck = Stuck(number, answer)
                break
            self.course = answer

    @property
    def state(self) -> Any:
        return self.course.state

    @property
    def line(self) -> Trail[Entry]:
        """The moves that count."""
        return self.course.position.line

    @property
    def due(self) -> Due:
        return self.game.due(self.state)

    def observe(self, observer: Observer) -> Callable[[], None]:
        """Tells the observer of every change; what is returned ends that."""
        self._observers.append(observer)
        return lambda: self._observers.remove(observer)

    def at(self, number: int) -> Any:
        """The state after so many moves, to look at."""
        return self.line[number - 1].state if number else self.begun.state

    def history(self) -> tuple[tuple[Entry, bool], ...]:
        """Every move ever made, and whether it still counts."""
        return _history(self.course)

    def record(self) -> Record:
        """The game as a record: the moves that count, and when they were made."""
        moves = [timed(entry) for entry in self.line]
        return Record(
            self.game.id, self.head.players, self.head.components, moves, {"id": self.head.id}
        )

    # What a person does

    def begin(self, drawing: Iterable[str]) -> None:
        """The first row: who draws; and what the program draws before anybody decides."""
        self.draw_by_program(drawing)

    def do(self, *moves: Any, after: int | None = None, instead: bool = False) -> None:
        """Makes a move, or several as one act, with what they bring and what follows by itself.

        `after` refuses it where another move came in between. While an amendment asks for a move
        again, `instead` says that this one takes its place.
        """
        if after is not None and after != len(self.line):
            raise Refusal(
                RECORD,
                "not-latest",
                after=Figure("number", after),
                latest=Figure("number", len(self.line)),
            )
        draft = self._draft()
        for along, move in enumerate(moves):
            self._decide(draft, move, along=bool(along))
        if instead and draft.course.position.rest:
            draft.take(row="drop", by=RULES)
        draft.settle()
        self._commit("do", draft)

    def enter(self, moves: Iterable[Json]) -> None:
        """Moves as a record has them: each stays as it is there, and nothing follows by itself."""
        draft = self._draft()
        for raw in moves:
            draft.enter(raw)
        if draft.rows:
            self._commit("enter", draft)

    def adopt(self, rows: Iterable[Row]) -> None:
        """What another journal of this game holds beyond this one."""
        draft = self._draft()
        for row in rows:
            draft.adopt(row)
        if draft.rows:
            self._commit("enter", draft)

    def undo(self) -> None:
        """Back to before the last decision, with all that followed from it."""
        self._commit("undo", self._draft().take(row="undo"))

    def redo(self) -> None:
        self._commit("redo", self._draft().take(row="redo"))

    def amend(self, number: int, *moves: Any, replaced: int = 1) -> Broken | None:
        """Replaces move `number`, or so many from it on, by none where they are left out; later
        ones are kept until one no longer fits, which is named."""
        draft = self._draft()
        first = self.game.write(moves[0]) if moves else None
        draft.take(row="amend", number=number, move=first, by=PERSON)
        for move in moves[1:]:
            self._decide(draft, move, along=True)
        for _ in range(replaced - 1):
            draft.take(row="drop", by=RULES)
        draft.settle()
        self._commit("amend", draft)
        return self.broken

    def go_on_from(self, number: int) -> None:
        """What came after move `number` is undone in one step."""
        self._commit("cut", self._draft().take(row="cut", to=number))

    def leave_out(self) -> Broken | None:
        """The move an amendment asks for again is left out; the later ones are tried."""
        draft = self._draft().take(row="drop", by=PERSON)
        draft.settle()
        self._commit("drop", draft)
        return self.broken

    def draw_by_program(self, pieces: Iterable[str]) -> None:
        """Who draws, from now on: the program these kinds of piece, the table all others."""
        draft = self._draft().take(row="drawing", pieces=sorted(pieces))
        draft.settle()
        self._commit("drawing", draft)

    def proceed(self) -> None:
        """Makes what the program can make now, as after undoing to where a draw is due."""
        draft = self._draft()
        draft.settle()
        if draft.rows:
            self._commit("do", draft)

    # What is known of it

    @property
    def drawn_before(self) -> bool:
        """Whether the program had drawn what is due, and that was undone."""
        return _drawn_before(self.course)

    @property
    def broken(self) -> Broken | None:
        """What an amendment asks again, if anything."""
        return _broken(self.course)

    @property
    def undoes(self) -> Entry | None:
        """The decision that undo would take back."""
        return _undoes(self.course)

    @property
    def brings_back(self) -> int:
        """How many moves undo would bring back."""
        return _brings_back(self.course)

    @property
    def redoes(self) -> Entry | None:
        """The decision that redo would bring back."""
        return _redoes(self.course)

    def _decide(self, draft: _Draft, said: Any, along: bool) -> None:
        """And what it brings, which comes before it."""
        for move in in_full(self.game, draft.course.state, said):
            row = {"row": "move", "move": self.game.write(move), "by": PERSON}
            draft.take(**row, along=True) if along else draft.take(**row)
            along = True

    def _draft(self) -> _Draft:
        return _Draft(self.course, self.head.deal, self._clock)

    def _commit(self, what: str, draft: _Draft) -> None:
        """First the journal, then this session, then everyone who looks on."""
        self._journal.write(draft.rows, draft.course)
        before, self.course = self.course, draft.course
        new = tuple(self.course.made[len(before.made) :])
        change = Change(what, new, before, self.course)
        for observer in tuple(self._observers):
            observer(change)


def timed(entry: Entry) -> Json:
    """The move as a record has it, with its time where that is known."""
    return entry.raw if entry.at is None else {**entry.raw, "at": entry.at}


class _Draft:
    """Rows being put together: nothing has happened until the session commits them."""

    def __init__(self, course: Course, deal: Json, clock: Callable[[], str]) -> None:
        self.course = course
        self.rows: list[Row] = []
        self._deal = deal
        self._clock = clock

    def take(self, **row: Json) -> _Draft:
        return self.adopt({**row, "at": self._clock()})

    def adopt(self, row: Row) -> _Draft:
        self.course = self.course.take(row)
        self.rows.append(row)
        return self

    def enter(self, raw: Json) -> None:
        """A move that only one move could be is taken for the one the program had made."""
        game = self.course.game
        only = game.forced(self.course.state)
        by = RULES if game.read(raw) == only else PERSON
        self.adopt({"row": "move", "move": raw, "by": by, "at": raw.get("at")})

    def settle(self) -> None:
        """Keeps what an amendment left, as far as it fits, and makes all that makes itself."""
        while True:
            rest = self.course.position.rest
            if rest and isinstance(follows(self.course, _kept(rest[0])), Course):
                self.adopt(_kept(rest[0]))
            elif made := self._by_itself():
                self.take(row="move", **made)
            elif rest and rest[0].by != PERSON:
                self.take(row="drop", by=RULES)
            else:
                return

    def _by_itself(self) -> dict[str, Json] | None:
        """The draw that the program makes now, or the only legal move."""
        game, state = self.course.game, self.course.state
        due = game.due(state)
        if due.chance and game.drawn[due.kinds[0]] in self.course.drawing:
            drawn = game.draw(state, self._deal)
            if drawn is not None:
                return {"move": game.write(drawn), "by": PROGRAM}
        forced = game.forced(state)
        return None if forced is None else {"move": game.write(forced), "by": RULES}


def _kept(entry: Entry) -> Row:
    """The row that makes a move again as it was made before."""
    return {"row": "move", "move": entry.raw, "by": entry.by, "at": entry.at, "kept": True}


def _history(course: Course) -> tuple[tuple[Entry, bool], ...]:
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


def _broken(course: Course) -> Broken | None:
    rest = course.position.rest
    if not rest:
        return None
    answer = follows(course, _kept(rest[0]))
    return Broken(rest[0], answer) if isinstance(answer, Refusal) else None


def _undoes(course: Course) -> Entry | None:
    """To be named beside the button: where undo takes back that a move was left out, that one."""
    return _told_apart(course.past[-1], course.position) if course.past else None


def _brings_back(course: Course) -> int:
    """Those taken back at once, or left out, last."""
    past, now = course.past, course.position
    # What an amendment asks again is not taken back.
    return max(0, len(past[-1].line) - len(now.line)) if past and not now.rest else 0


def _redoes(course: Course) -> Entry | None:
    return _told_apart(course.position, course.future[-1]) if course.future else None


def _drawn_before(course: Course) -> bool:
    """Whether the program had drawn what is due, here or further on, and that was undone."""
    here, kinds = len(course.position.line), course.game.due(course.state).kinds
    return any(
        each.by == PROGRAM and each.number > here and each.raw["do"] in kinds
        for each in course.made
    )


def _told_apart(before: Position, after: Position) -> Entry | None:
    """The first move in which two positions differ, as the later one has it, if it does."""
    shared = len(before.line)
    if len(after.line) > shared and after.line.first(shared) is before.line:
        return after.line[shared]
    for old, new in zip_longest(before.line, after.line):
        if old is None or new is None or old.source != new.source:
            return new or old
    return next(iter(before.rest), None)
