"""A game being played: decisions come in, what follows from them is made, everyone is told."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from typing import Any, NamedTuple

from companion.table import told
from companion.table.course import PERSON, RULES, Course, Entry, Row, follows
from companion.table.draft import Draft
from companion.table.game import RECORD, Due, Figure, Game, Json, Refusal, Seat
from companion.table.journal import Journal, Memory
from companion.table.record import Record
from companion.table.told import Broken
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
        return told.history(self.course)

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
        """Makes a move, or several as one act, and what follows by itself.

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
        return told.drawn_before(self.course)

    @property
    def broken(self) -> Broken | None:
        """What an amendment asks again, if anything."""
        return told.broken(self.course)

    @property
    def undoes(self) -> Entry | None:
        """The decision that undo would take back."""
        return told.undoes(self.course)

    @property
    def brings_back(self) -> int:
        """How many moves undo would bring back."""
        return told.brings_back(self.course)

    @property
    def redoes(self) -> Entry | None:
        """The decision that redo would bring back."""
        return told.redoes(self.course)

    def _decide(self, draft: Draft, move: Any, along: bool) -> None:
        row = {"row": "move", "move": self.game.write(move), "by": PERSON}
        draft.take(**row, along=True) if along else draft.take(**row)

    def _draft(self) -> Draft:
        return Draft(self.course, self.head.deal, self._clock)

    def _commit(self, what: str, draft: Draft) -> None:
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
