"""One game, out and in: as a record."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from contextlib import suppress

from companion import __version__
from companion.store.cards import Opening
from companion.store.merging import id_of, placed
from companion.store.shelf import Shelf
from companion.table.game import RECORD, Json, Refusal, Said
from companion.table.record import Record, RefusedMove
from companion.table.session import Session

_OURS = ("id", "title", "started", "ended", "app")


def record(shelf: Shelf, key: str) -> Record:
    """A game for others: the moves that count. What the program would draw next stays here."""
    card = shelf.card(key)
    kept = shelf.proceed(key).session.record()
    opening = shelf.opening(key)
    times = {"started": card.started, "ended": card.ended}
    known = {name: at for name, at in times.items() if at is not None}
    title = {"title": card.title} if card.title else {}
    more = {**(opening.more or {}), **title, **known, "app": __version__, "id": key}
    return kept._replace(more=more)


def opening_of(record: Record) -> Opening:
    more = {key: value for key, value in record.more.items() if key not in _OURS}
    title = record.more.get("title")
    started = record.more.get("started")
    opening = Opening(
        record.game,
        record.players,
        record.components,
        title if isinstance(title, str) else "",
        started if isinstance(started, str | int) else None,
        more,
    )
    try:
        json.dumps(more, allow_nan=False)
    except (ValueError, RecursionError):
        raise Refusal(RECORD, "record-unreadable") from None
    return opening


def tried_record(shelf: Shelf, record: Record) -> Session:
    """Where it leads, or RefusedMove where a move is not legal; nothing of it is kept."""
    coming = shelf.tried(opening_of(record))
    for _ in entered(coming, record.moves):
        pass
    return coming


def bring_in_record(shelf: Shelf, record: Record) -> Said:
    """All of it or, where a move is not legal, RefusedMove and nothing."""
    opening = opening_of(record)
    key = id_of(record.more.get("id"), opening, record.moves)
    coming = tried_record(shelf, record)
    place = placed(shelf, key, opening, coming, {"archived": True})
    place.session.enter(record.moves[place.already :])
    return place.said


def play_in(shelf: Shelf, record: Record, fresh: str) -> Iterator[int]:
    """A record played as at a table, each move's number as soon as it is safe.

    What is here already under its id is gone on with; without an id it is a new game.
    """
    opening = opening_of(record)
    key = id_of(record.more.get("id", fresh), opening, record.moves)
    coming = shelf.tried(opening)
    if shelf.twins(key):
        with suppress(RefusedMove):
            for _ in entered(coming, record.moves):
                pass
    place = placed(shelf, key, opening, coming, {})
    yield from range(1, place.already + 1)
    yield from entered(place.session, record.moves[place.already :])


def entered(session: Session, moves: Iterable[Json]) -> Iterator[int]:
    """One by one; a refusal names the move."""
    for raw in moves:
        try:
            session.enter([raw])
        except Refusal as refusal:
            raise RefusedMove(len(session.line) + 1, refusal.by(session.game.id)) from None
        yield len(session.line)
