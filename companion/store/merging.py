"""Bringing in a game that may be here already: by its id, and without doubles."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, NamedTuple

from companion.store import cards as c
from companion.store.cards import GameCard, Opening
from companion.store.shelf import Shelf
from companion.table.game import Figure, Json, Said
from companion.table.session import Session


class Place(NamedTuple):
    """Where a game that comes in belongs."""

    session: Session
    """As it is kept here."""
    already: int
    """So many of its moves are here."""
    said: Said


NEW, KNOWN, LONGER, COPY = (
    "store-import-new",
    "store-import-known",
    "store-import-longer",
    "store-import-copy",
)


def id_of(said: Json, opening: Opening, moves: Sequence[Json]) -> str:
    """Its own id, if it has one that can serve; else one that the same game would get again."""
    if isinstance(said, str) and 0 < len(said) <= _LONGEST_ID and said.isprintable():
        return said
    return digest(c.written([opening.raw() | {"more": None}, moves]))


_LONGEST_ID = 80


def digest(text: str) -> str:
    return blake2b(text.encode("ascii"), digest_size=16).hexdigest()


def placed(shelf: Shelf, key: str, opening: Opening, coming: Session, marks: Json) -> Place:
    """The game here that the coming one continues or repeats; a new one where there is none."""
    moves = made(coming)
    twins = shelf.twins(key)
    for twin in twins:
        here = shelf.proceed(twin.id).session
        mine = made(here)
        shared = min(len(mine), len(moves))
        if same_table(here, coming) and mine[:shared] == moves[:shared]:
            if twin.deleted is not None:
                shelf.undelete(twin.id)
            longer = len(moves) > len(mine)
            return Place(here, shared, said(LONGER if longer else KNOWN, twin, len(moves)))
    if not twins:
        session = shelf.bring_in(opening, key, marks)
        return Place(session, 0, said(NEW, shelf.card(key), len(moves)))
    copy = digest(c.written([key, [coming.game.write(move) for move in moves]]))
    session = shelf.bring_in(opening, copy, marks | {"origin": key})
    return Place(session, 0, said(COPY, shelf.card(copy), len(moves)))


def made(session: Session) -> list[Any]:
    return [entry.move for entry in session.line]


def same_table(one: Session, other: Session) -> bool:
    """Names may be spelt anew; who sat where and what was played with may not."""
    return (
        one.game.id == other.game.id
        and one.head.components == other.head.components
        and [seat.colour for seat in one.head.players]
        == [seat.colour for seat in other.head.players]
    )


def said(key: str, card: GameCard, moves: int) -> Said:
    return Said(key, {"game": Figure("text", card.called), "moves": Figure("number", moves)})
