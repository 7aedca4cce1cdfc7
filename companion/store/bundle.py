"""Everything, out and in: as one backup file, game after game. Draws still to come stay where they
are."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from io import BufferedReader

from companion import __version__
from companion.store import cards as c
from companion.store.cards import GameCard, Opening, components_of, numbered
from companion.store.door import Door
from companion.store.exchange import bring_in_record, time_of, tried_record
from companion.store.ids import id_of
from companion.store.merging import Came, Coming, known, merged
from companion.store.parts import Part, parts
from companion.store.shelf import Shelf
from companion.store.slips import name_of
from companion.table import times
from companion.table.admission import LARGEST, decode, read, writable
from companion.table.course import MOST_ROWS, Row
from companion.table.game import RECORD, Figure, Json, Refusal, Said
from companion.table.game.fields import (
    Fields,
    anything,
    boolean,
    list_of,
    name,
    object_of,
    one_of,
    or_null,
    quoted,
    text,
    unlike,
)
from companion.table.game.plain import as_name
from companion.table.journal import NotKept
from companion.table.record import read_players, read_record
from companion.table.rows import read_row
from companion.table.session import Session

FORMAT = "companion-backup/1"
_BEGINS = re.compile(rb'\s*\{\s*"format"\s*:\s*"companion-backup/1"')
_HEAD = 1000
MANY = -1
_MOST = 1000
"""Of people, of settings and of component sets; nobody has so many."""
_LONGEST_SETTING = 20_000


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
    backup = _Backup(door, shelf)
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


class _Backup:
    def __init__(self, door: Door, shelf: Shelf) -> None:
        self._door = door
        self._shelf = shelf
        self._takes: dict[str, Callable[[Json], Iterator[Came]]] = {
            "games": self._game,
            "people": self._people,
            "components": self._components,
            "settings": self._settings,
        }

    def bring_in(self, found: Iterator[Part]) -> Iterator[Came]:
        number = 0
        for part in found:
            number += part.key == "games"
            if part.key in ("format", "app"):
                continue
            try:
                if part.refused:
                    raise part.refused
                if part.key not in self._takes:
                    raise Refusal(RECORD, "record-stray", key=quoted(part.key))
                for came in self._takes[part.key](part.value):
                    yield came._replace(read=part.read)
            except NotKept:
                raise
            except Refusal as refusal:
                game = Figure("text", _called(part, number))
                figures = {"game": game, "reason": Figure("refusal", refusal)}
                said = Said("store-import-refused", figures)
                yield Came(said, refusal=refusal, read=part.read)

    def _game(self, raw: Json) -> Iterator[Came]:
        fields = Fields(raw, "game")
        given = fields.need("id", text)
        title = fields.need("title", name)
        abandoned = fields.need("abandoned", boolean)
        origin = fields.need("origin", or_null(text))
        opening = self._opening(fields.need("opening", anything))
        rows = [*fields.need("rows", list_of(read_row, 0, MOST_ROWS))]
        measured = times.read(fields.may("times", anything, None))
        fields.end()
        key = id_of(self._shelf, given, opening, [])
        marks = {"archived": True, "abandoned": abandoned, "title": title, "origin": origin}
        came = known(self._shelf, key, opening, rows) or self._played(key, opening, rows, marks)
        if measured and self._door.get(c.times_of(came.id)) is None:
            self._door.write({c.times_of(came.id): times.written(measured)})
        yield came

    def _played(self, key: str, opening: Opening, rows: list[Row], marks: Json) -> Came:
        """Rows that no longer fit the rules are left out, with all that follows them."""
        session = self._shelf.tried(opening, rows)
        if session.stuck:
            rows = rows[: session.stuck.row - 1]
            if not session.line:
                raise session.stuck.refusal
        return merged(self._shelf, key, Coming(opening, rows, session), marks)

    def _opening(self, raw: Json) -> Opening:
        fields = Fields(raw, "opening")
        game = self._door.games[fields.need("game", one_of("game", self._door.games))]
        opening = Opening(
            game.id,
            fields.need("players", lambda raw, where: read_players(raw, game)),
            fields.need("components", anything),
            fields.need("title", name),
            time_of(fields.need("started", anything)),
            fields.need("more", or_null(object_of(anything))),
        )
        fields.end()
        game.check_components(opening.components)
        return opening

    def _people(self, raw: Json) -> Iterator[Came]:
        people = object_of(list_of(name, 0, _MOST), _MOST)(raw, "people")
        new = {name_of(c.PERSON, as_name(key)): [*had] for key, had in people.items()}
        self._keep_new(new)
        return iter(())

    def _settings(self, raw: Json) -> Iterator[Came]:
        settings = object_of(anything, _MOST)(raw, "settings")
        for key, value in settings.items():
            if len(c.written(value)) > _LONGEST_SETTING:
                raise unlike(f"settings.{key}", "setting", value)
        self._keep_new({name_of(c.SETTING, key): value for key, value in settings.items()})
        return iter(())

    def _keep_new(self, cards: dict[str, Json]) -> None:
        """What is here already stays as it is."""
        if new := {key: value for key, value in cards.items() if self._door.get(key) is None}:
            self._door.write(new)

    def _components(self, raw: Json) -> Iterator[Came]:
        for each in list_of(anything, 0, _MOST)(raw, "components"):
            yield from self._component_set(each)

    def _component_set(self, raw: Json) -> Iterator[Came]:
        """A set that differs from the one of its name is kept beside it."""
        fields = Fields(raw, "components")
        game = fields.need("game", one_of("game", self._door.games))
        called, components = fields.need("name", name), fields.need("components", anything)
        fields.end()
        self._door.games[game].check_components(components)
        for free in numbered(called):
            here = self._door.get(components_of(game, free))
            if here is None:
                break
            if here["components"] == components:
                return
        card = {"game": game, "name": free, "components": components}
        self._door.write({components_of(game, free): card})
        if free != called:
            figures = {"name": Figure("text", called), "kept": Figure("text", free)}
            yield Came(Said("store-import-components", figures))


def _called(part: Part, number: int) -> str:
    """What goes by no better name has its place in the file."""
    title = part.value.get("title") if isinstance(part.value, dict) else ""
    where = f"games[{number - 1}]" if part.key == "games" else part.key
    return f"{where} {as_name(title)}" if isinstance(title, str) and title else where
