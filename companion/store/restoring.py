"""A backup that comes in: each part read to the letter, and what cannot be taken passed over."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from companion.store import cards as c
from companion.store.cards import Opening, components_of, numbered
from companion.store.door import Door
from companion.store.exchange import time_of
from companion.store.ids import id_of
from companion.store.merging import Came, Coming, known, merged
from companion.store.parts import Part
from companion.store.shelf import Shelf
from companion.store.slips import name_of
from companion.table import times
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
from companion.table.record import read_players
from companion.table.rows import read_row

_MOST = 1000
"""Of people and of settings that are kept; nobody has so many."""
_MOST_SETS = 200
_MOST_COLOURS = 40
"""That somebody may have had."""
_MOST_REFUSED = 5_000
"""Parts of a backup: what is wrong so often was never one of ours."""
_LONGEST_SETTING = 20_000


class Restoring:
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
        number = refused = 0
        for part in found:
            number += part.key == "games"
            if refused > _MOST_REFUSED:
                raise Refusal(RECORD, "too-many-refused", most=Figure("number", _MOST_REFUSED))
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
                refused += 1
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
        people = object_of(list_of(name, 0, _MOST_COLOURS))(raw, "people")
        self._keep_new(c.PERSON, {as_name(key): [*had] for key, had in people.items()})
        return iter(())

    def _settings(self, raw: Json) -> Iterator[Came]:
        settings = object_of(anything)(raw, "settings")
        for key, value in settings.items():
            if len(c.written(value)) > _LONGEST_SETTING:
                raise unlike(f"settings.{key}", "setting", value)
        self._keep_new(c.SETTING, settings)
        return iter(())

    def _keep_new(self, kind: str, coming: dict[str, Json]) -> None:
        """What is here already stays as it is; of more than may be, the first ones come."""
        here = self._door.all(kind)
        new = [key for key in coming if key not in here]
        room = max(0, _MOST - len(here))
        if taken := {name_of(kind, key): coming[key] for key in new[:room]}:
            self._door.write(taken)
        if len(new) > room:
            raise Refusal(RECORD, "too-many-kept", most=Figure("number", _MOST))

    def _components(self, raw: Json) -> Iterator[Came]:
        for each in list_of(anything, 0, _MOST_SETS)(raw, "components"):
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
