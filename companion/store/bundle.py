"""Everything, out and in: as one backup file, game after game. Draws still to come stay where they
are."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from io import BufferedReader

from companion import __version__
from companion.store import cards as c
from companion.store.cards import GameCard
from companion.store.door import Door
from companion.store.exchange import bring_in_record, tried_record
from companion.store.merging import Came
from companion.store.parts import Part, parts
from companion.store.restoring import Restoring
from companion.store.shelf import Shelf
from companion.table.admission import LARGEST, decode, read, writable
from companion.table.game import RECORD, Json, Refusal
from companion.table.record import read_record
from companion.table.session import Session

FORMAT = "companion-backup/1"
_BEGINS = re.compile(rb'\s*\{\s*"format"\s*:\s*"companion-backup/1"')
_HEAD = 1000
MANY = -1


# Out


def written(door: Door, shelf: Shelf) -> Iterator[str]:
    """All but what was thrown away, in pieces: one before the games, one each, one after."""
    head = json.dumps({"format": FORMAT, "app": __version__})
    yield f'{head[:-1]}, "games": ['
    comma = ""
    for card in shelf.every():
        # It may have been forgotten since this was begun.
        if door.game(card.id):
            yield f"{comma}\n{writable(_game(door, shelf, card))}"
            comma = ","
    rest = {
        "people": door.all(c.PERSON),
        "components": list(door.all(c.COMPONENTS).values()),
        "settings": door.all(c.SETTING),
    }
    yield f"], {writable(rest)[1:]}"


def _game(door: Door, shelf: Shelf, card: GameCard) -> Json:
    marks = {"title": card.title, "abandoned": card.abandoned, "origin": card.origin}
    opening, rows = shelf.journal(card.id)
    measured = door.get(c.times_of(card.id))
    more = {"times": measured} if measured else {}
    return {"id": card.id, **marks, "opening": opening.raw(), "rows": rows, **more}


# In


def coming(door: Door, shelf: Shelf, stream: BufferedReader) -> Session | int:
    """What a record leads to, or how many games a backup holds; nothing of it is kept. Where
    counting them would take long, they are MANY."""
    if is_backup(stream):
        return _counted(parts(stream, "games"))
    raw = decode(read(stream))
    if isinstance(raw, dict) and raw.get("format") == FORMAT:
        return _counted(_parts_of(raw))
    return tried_record(shelf, read_record(raw, door.games)).session


def _counted(found: Iterator[Part]) -> int:
    games = 0
    for part in found:
        games += part.key == "games"
        if part.read > LARGEST:
            return MANY
    return games


def is_backup(stream: BufferedReader) -> bool:
    """Whether a file says at once that it is one; nothing of it is taken."""
    return bool(_BEGINS.match(stream.peek(_HEAD)))


def bring_in(
    door: Door, shelf: Shelf, stream: BufferedReader, only_backup: bool = False
) -> Iterator[Came]:
    """A record or a backup: what came of each game in it, as soon as it is kept. A backup goes on
    past what cannot be taken; raises Refusal or RefusedMove for what is neither."""
    backup = Restoring(door, shelf)
    if is_backup(stream):
        yield from backup.bring_in(parts(stream, "games"))
        return
    raw = decode(read(stream))
    if isinstance(raw, dict) and raw.get("format") == FORMAT:
        yield from backup.bring_in(_parts_of(raw))
    elif only_backup:
        raise Refusal(RECORD, "no-backup")
    else:
        yield bring_in_record(shelf, read_record(raw, door.games))


def _parts_of(raw: dict[str, Json]) -> Iterator[Part]:
    for key, value in raw.items():
        if key == "games" and isinstance(value, list):
            yield from (Part(key, each) for each in value)
        else:
            yield Part(key, value)
