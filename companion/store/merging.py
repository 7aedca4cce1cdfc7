"""Bringing in a game that may be here already: by its id, and without doubles."""

from __future__ import annotations

from typing import NamedTuple

from companion.store.cards import GameCard, Opening
from companion.store.ids import digest
from companion.store.shelf import Shelf
from companion.table.course import Row
from companion.table.game import Figure, Json, Refusal, Said
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


class Coming(NamedTuple):
    """A game from elsewhere that was played through, with nothing of it kept."""

    opening: Opening
    rows: list[Row]
    session: Session

    def same_table(self, here: Session) -> bool:
        """Names may be spelt anew; who sat where and what was played with may not."""
        mine, theirs = here.head, self.session.head
        colours = [[seat.colour for seat in head.players] for head in (mine, theirs)]
        return (
            here.game.id == self.opening.game
            and mine.components == theirs.components
            and colours[0] == colours[1]
        )


def merged(shelf: Shelf, key: str, coming: Coming, marks: Json) -> Came:
    """The game here that the coming one continues or repeats gets what it lacks; where there is
    none it is a new one, kept whole or not at all."""
    moves = [entry.move for entry in coming.session.line]
    twins = shelf.twins(key)
    for twin in twins:
        here = shelf.proceed(twin.id).session
        mine = [entry.move for entry in here.line]
        shared = min(len(mine), len(moves))
        if coming.same_table(here) and mine[:shared] == moves[:shared]:
            _bring_back(shelf, twin)
            _go_on(shelf, here, coming, shared)
            longer = len(moves) > len(mine)
            return came(LONGER if longer else KNOWN, shelf.card(twin.id), len(moves))
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
    _, mine = shelf.journal(here.head.id)
    if mine == coming.rows[: len(mine)]:
        here.adopt(coming.rows[len(mine) :])
    else:
        here.enter([timed(entry) for entry in coming.session.line[shared:]])


def came(key: str, card: GameCard, moves: int) -> Came:
    figures = {"game": Figure("text", card.called), "moves": Figure("number", moves)}
    return Came(Said(key, figures), card.id, new=key in (NEW, COPY))
