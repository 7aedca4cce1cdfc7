"""One game, out and in: as a record."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from companion import __version__
from companion.store.cards import Opening
from companion.store.ids import id_of
from companion.store.merging import Came, Coming, merged
from companion.store.shelf import Shelf
from companion.table.game import Json, Refusal
from companion.table.game.fields import moment
from companion.table.game.plain import as_name
from companion.table.journal import Memory
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
    return Opening(
        record.game,
        record.players,
        record.components,
        as_name(title) if isinstance(title, str) else "",
        time_of(record.more.get("started")),
        more,
    )


def time_of(raw: Json) -> Json:
    """When something was; None where it says nothing that could be a time."""
    try:
        return moment(raw, "")
    except Refusal:
        return None


def tried_record(shelf: Shelf, record: Record) -> Coming:
    """Where it leads, or RefusedMove where a move is not legal; nothing of it is kept."""
    coming = begun(shelf, record)
    for _ in entered(coming.session, record.moves):
        pass
    return coming


def begun(shelf: Shelf, record: Record) -> Coming:
    """With none of its moves made."""
    opening, journal = opening_of(record), Memory()
    return Coming(opening, journal.rows, shelf.tried(opening, journal=journal))


def bring_in_record(shelf: Shelf, record: Record) -> Came:
    """All of it or, where a move is not legal, RefusedMove and nothing."""
    coming = tried_record(shelf, record)
    key = id_of(shelf, record.more.get("id"), coming.opening, record.moves)
    return merged(shelf, key, coming, {"archived": True})


def play_in(shelf: Shelf, record: Record, fresh: str) -> Iterator[int]:
    """A record played as at a table, each move's number as soon as it is safe.

    What is here already under its id is gone on with; without an id it is a new game.
    """
    coming = begun(shelf, record)
    key = id_of(shelf, record.more.get("id", fresh), coming.opening, record.moves)
    if not shelf.twins(key):
        shelf.bring_in(coming.opening, key, {}, (), coming.session.course)
        yield from entered(shelf.proceed(key).session, record.moves)
        return
    refused: RefusedMove | None = None
    try:
        for _ in entered(coming.session, record.moves):
            pass
    except RefusedMove as fault:
        refused = fault
    merged(shelf, key, coming, {})
    yield from range(1, len(coming.session.line) + 1)
    if refused:
        raise refused


def entered(session: Session, moves: Iterable[Json]) -> Iterator[int]:
    """One by one; a refusal names the move."""
    for raw in moves:
        try:
            session.enter([raw])
        except Refusal as refusal:
            raise RefusedMove(len(session.line) + 1, refusal.by(session.game.id)) from None
        yield len(session.line)
