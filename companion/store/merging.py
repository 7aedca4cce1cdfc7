"""Bringing in a game that may be here already: by its id, and without doubles."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple, cast

from companion.store.cards import GameCard, Opening
from companion.store.ids import digest
from companion.store.shelf import Shelf
from companion.table.admission import LARGEST, too_large
from companion.table.course import Course, Row
from companion.table.game import RECORD, Figure, Json, Refusal, Said, Step
from companion.table.session import Session, timed


class Came(NamedTuple):
    """What came of a game, or of something else in a backup, that was to come in."""

    said: Said
    id: str = ""
    new: bool = False
    refusal: Refusal | None = None
    """Why it did not come in."""
    read: int = 0
    """Bytes of the file that are read."""


NEW, KNOWN, LONGER, COPY = (
    "store-import-new",
    "store-import-known",
    "store-import-longer",
    "store-import-copy",
)


MOST_COURSES = 8
"""Of one game; each is compared with what comes, and no group has taken so many."""
_ROOM = 2**16
"""Bytes of a backup that a game takes beside its rows, and of a record beside its moves."""


class Coming(NamedTuple):
    """A game from elsewhere that was played through, with nothing of it kept."""

    opening: Opening
    rows: list[Row]
    session: Session

    def same_table(self, here: Opening) -> bool:
        """Names may be spelt anew; who sat where and what was played with may not."""
        colours = [[seat.colour for seat in each.players] for each in (here, self.opening)]
        return (
            here.game == self.opening.game
            and here.components == self.opening.components
            and colours[0] == colours[1]
        )

    def same_course(self, here: list[Row]) -> bool:
        """Whether one continues or repeats the other, which needs no playing."""
        game = self.session.game
        pairs = zip(counted(here), self.session.line, strict=False)
        return all(game.read(mine) == entry.move for mine, entry in pairs)


class _Unplayed:
    """Takes any move, so that a course can be followed whatever the rules say."""

    id = ""
    drawn: Mapping[str, str] = {}

    def read(self, raw: Json) -> None:
        """What it means nobody asks: it counts as it was written."""

    def apply(self, state: None, move: None) -> Step[None]:
        return Step(state, ())


def counted(rows: Iterable[Row]) -> list[Json]:
    """The moves of a course that count, as they were written."""
    course = Course(cast(Any, _Unplayed()), None)
    for row in rows:
        course = course.take(row)
    return [entry.raw for entry in course.position.line]


def merged(shelf: Shelf, key: str, coming: Coming, marks: Json) -> Came:
    """The game here that the coming one continues or repeats gets what it lacks; where there is
    none it is a new one, kept whole or not at all."""
    check_size(coming.opening, coming.rows)
    moves = [entry.move for entry in coming.session.line]
    twins = shelf.twins(key)
    for twin in twins:
        opening, rows = shelf.journal(twin.id)
        if not (coming.same_table(opening) and coming.same_course(rows)):
            continue
        here = shelf.proceed(twin.id).session
        mine = [entry.move for entry in here.line]
        shared = min(len(mine), len(moves))
        if mine[:shared] == moves[:shared]:
            _bring_back(shelf, twin)
            _go_on(shelf, here, coming, shared)
            longer = len(moves) > len(mine)
            return came(LONGER if longer else KNOWN, shelf.card(twin.id), len(moves))
    if len(twins) > MOST_COURSES:
        most = Figure("number", MOST_COURSES)
        raise Refusal(RECORD, "too-many-courses", most=most)
    if twins:
        game = coming.session.game
        marks = marks | {"origin": key}
        key = digest([key, [game.write(move) for move in moves]])
    shelf.bring_in(coming.opening, key, marks, coming.rows, coming.session.course)
    return came(COPY if twins else NEW, shelf.card(key), len(moves))


def known(shelf: Shelf, key: str, opening: Opening, rows: list[Row]) -> Came | None:
    """Where these very rows are here already, which needs no playing."""
    for twin in shelf.twins(key):
        here, mine = shelf.journal(twin.id)
        if here[:3] == opening[:3] and mine[: len(rows)] == rows:
            _bring_back(shelf, twin)
            return came(KNOWN, twin, twin.moves)
    return None


def _bring_back(shelf: Shelf, twin: GameCard) -> None:
    if twin.deleted is not None:
        shelf.undelete(twin.id)


def _go_on(shelf: Shelf, here: Session, coming: Coming, shared: int) -> None:
    opening, mine = shelf.journal(here.head.id)
    if mine == coming.rows[: len(mine)]:
        here.adopt(coming.rows[len(mine) :])
    else:
        new = [timed(entry) for entry in coming.session.line[shared:]]
        check_size(opening, [*mine, *new])
        here.enter(new)


def check_size(opening: Opening, rows: list[Row]) -> None:
    """What comes in can go out again and come in elsewhere."""
    written = json.dumps([opening.raw(), rows], ensure_ascii=False)
    if len(written.encode("utf-8", "surrogatepass")) > LARGEST - _ROOM:
        raise too_large()


def came(key: str, card: GameCard, moves: int) -> Came:
    figures = {"game": Figure("text", card.called), "moves": Figure("number", moves)}
    return Came(Said(key, figures), card.id, new=key in (NEW, COPY))
