"""Everything, out and in: as one backup file. Draws still to come stay where they are."""

from __future__ import annotations

import json

from companion import __version__
from companion.store import cards as c
from companion.store.cards import GameCard, Opening, components_of, numbered
from companion.store.door import Door
from companion.store.exchange import bring_in_record, tried_record
from companion.store.merging import id_of, placed
from companion.store.shelf import Shelf
from companion.store.slips import name_of
from companion.table import times
from companion.table.game import Figure, Json, Said
from companion.table.game.fields import (
    Fields,
    Reader,
    boolean,
    list_of,
    moment,
    one_of,
    or_null,
    text,
    unlike,
)
from companion.table.record import decode, parse, read_players
from companion.table.rows import anything, read_row
from companion.table.session import Session, timed

FORMAT = "companion-backup/1"


def bundle(door: Door, shelf: Shelf) -> str:
    """All but what was thrown away."""
    return json.dumps(
        {
            "format": FORMAT,
            "app": __version__,
            "games": [_game(door, shelf, card) for card in shelf.every()],
            "people": door.all(c.PERSON),
            "components": list(door.all(c.COMPONENTS).values()),
            "settings": door.all(c.SETTING),
        }
    )


def _game(door: Door, shelf: Shelf, card: GameCard) -> Json:
    marks = {"title": card.title, "abandoned": card.abandoned, "origin": card.origin}
    opening, rows = shelf.opening(card.id).raw(), shelf.rows(card.id)
    measured = door.get(c.times_of(card.id))
    more = {"times": measured} if measured else {}
    return {"id": card.id, **marks, "opening": opening, "rows": rows, **more}


def coming(door: Door, shelf: Shelf, data: bytes) -> Session | int:
    """What a record leads to, or how many games a backup holds; nothing of it is kept."""
    raw = decode(data)
    if not isinstance(raw, dict) or raw.get("format") != FORMAT:
        return tried_record(shelf, parse(data, door.games))
    games = raw.get("games")
    return len(games) if isinstance(games, list) else 0


def bring_in(door: Door, shelf: Shelf, data: bytes) -> tuple[Said, ...]:
    """A record or a backup; what came of each game in it."""
    raw = decode(data)
    if not isinstance(raw, dict) or raw.get("format") != FORMAT:
        return (bring_in_record(shelf, parse(data, door.games)),)
    fields = Fields(raw, "backup")
    fields.need("format", anything)
    fields.may("app", anything, None)
    games = fields.need("games", list_of(anything))
    people = fields.need("people", _object(list_of(text)))
    sets = fields.need("components", list_of(anything))
    settings = fields.need("settings", _object(anything))
    fields.end()
    notices = [_bring_in_game(door, shelf, game) for game in games]
    notices += [said for each in sets for said in _bring_in_components(door, each)]
    new = {name_of(c.PERSON, key): list(colours) for key, colours in people.items()}
    new |= {name_of(c.SETTING, key): value for key, value in settings.items()}
    if new := {name: value for name, value in new.items() if door.get(name) is None}:
        door.write(new)
    return tuple(notices)


def _object(reader: Reader[Json]) -> Reader[dict[str, Json]]:
    def read(raw: Json, where: str) -> dict[str, Json]:
        if not isinstance(raw, dict):
            raise unlike(where, "object", raw)
        return {key: reader(value, f"{where}.{key}") for key, value in raw.items()}

    return read


def _bring_in_game(door: Door, shelf: Shelf, raw: Json) -> Said:
    fields = Fields(raw, "game")
    given = fields.need("id", text)
    title = fields.need("title", text)
    abandoned = fields.need("abandoned", boolean)
    origin = fields.need("origin", or_null(text))
    opening = _opening(door, fields.need("opening", anything))
    rows = fields.need("rows", list_of(read_row))
    measured = times.read(fields.may("times", anything, None))
    fields.end()
    coming = shelf.tried(opening, rows)
    if coming.stuck:
        rows = rows[: coming.stuck.row - 1]
    key = id_of(given, opening, [])
    marks = {"archived": True, "abandoned": abandoned, "title": title, "origin": origin}
    place = placed(shelf, key, opening, coming, marks)
    here = place.session.head.id
    if measured and door.get(c.times_of(here)) is None:
        door.write({c.times_of(here): times.written(measured)})
    mine = shelf.rows(here)
    if mine == list(rows[: len(mine)]):
        place.session.adopt(rows[len(mine) :])
    else:
        place.session.enter([timed(entry) for entry in coming.line[place.already :]])
    return place.said


def _opening(door: Door, raw: Json) -> Opening:
    fields = Fields(raw, "opening")
    game = door.games[fields.need("game", one_of("game", door.games))]
    opening = Opening(
        game.id,
        fields.need("players", lambda raw, where: read_players(raw, game)),
        fields.need("components", anything),
        fields.need("title", text),
        fields.need("started", or_null(moment)),
        fields.need("more", or_null(_object(anything))),
    )
    fields.end()
    game.check_components(opening.components)
    return opening


def _bring_in_components(door: Door, raw: Json) -> tuple[Said, ...]:
    """A set that differs from the one of its name is kept beside it."""
    fields = Fields(raw, "components")
    game = fields.need("game", one_of("game", door.games))
    name, components = fields.need("name", text), fields.need("components", anything)
    fields.end()
    door.games[game].check_components(components)
    for free in numbered(name):
        here = door.get(components_of(game, free))
        if here is None:
            break
        if here["components"] == components:
            return ()
    door.write({components_of(game, free): {"game": game, "name": free, "components": components}})
    if free == name:
        return ()
    figures = {"name": Figure("text", name), "kept": Figure("text", free)}
    return (Said("store-import-components", figures),)
