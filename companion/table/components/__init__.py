"""Component sets: what is printed on a group's own copy of a game, and how sure each value is.

A set is data, never code: an object with `id`, `title`, `certainty`, and its parts. An object in a
list is one piece, and so one value.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from companion.table.game import Json
from companion.table.game.fields import Fields, text

Path = tuple[str | int, ...]
"""Where a value stands in a set, as in ("landings", "natal", "docks", 0)."""

HEAD = ("id", "title", "certainty")
"""What of a set is not printed anywhere."""


class Shape(NamedTuple):
    """What a game has to say of its component sets; all else is the same for every game's."""

    check: Callable[[Json], None]
    """Refuses a set that some number of players could not play with."""
    came_up: Callable[[Json, Any], Iterable[tuple[Path, list[Json]]]]
    """Of every stack of a set what has come up in a state, as the set writes it."""
    unlike: Callable[[Json, Json], int]
    """How little two pieces of a stack resemble each other."""
    meant: Mapping[str, Path] = {}
    """Which part is to be mended, by the key of a refusal that names none."""


def parts(components: Json) -> list[str]:
    return [key for key in components if key not in HEAD]


def at(components: Json, path: Path) -> Json:
    for key in path:
        components = components[key]
    return components


def put(components: Json, path: Path, value: Json) -> Json:
    """The set with another value there."""
    if not path:
        return value
    key, *rest = path
    part = put(components[key], tuple(rest), value)
    if isinstance(components, list):
        return [part if place == key else each for place, each in enumerate(components)]
    return {**components, key: part}


def opened(raw: Json) -> Fields:
    """A set whose parts are to be read."""
    fields = Fields(raw, "components")
    for key in ("id", "title"):
        fields.need(key, text)
    # Whatever it says, a set is as playable as without it.
    fields.may("certainty", lambda certainty, where: certainty, None)
    return fields
