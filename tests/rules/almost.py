"""Moves that are almost those of a game, whichever it is."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from typing import Any

from companion.table.game import Json, Refusal

GONE = object()

Path = tuple[Any, ...]


def altered(raw: Json, instead: Callable[[Path, Any], list[Any]]) -> Iterator[Json]:
    """What a record can hold that differs from this move in one place; `instead` says what may
    stand there, or that it is `GONE`."""
    for path in list(places(raw)):
        for value in [] if path == ("do",) else instead(path, at(raw, path)):
            changed = copy.deepcopy(raw)
            holder = at(changed, path[:-1])
            if value is GONE:
                del holder[path[-1]]
            else:
                holder[path[-1]] = value
            yield changed


def plainly(value: Any, words: tuple[tuple[str, ...], ...]) -> list[Any]:
    """What may stand in the place of a value, whatever it means."""
    found: list[Any] = [GONE]
    if isinstance(value, bool):
        found.append(not value)
    elif isinstance(value, int):
        found += [value - 1, value + 1, value + 5]
    elif isinstance(value, str):
        found += [word for some in words if value in some for word in some if word != value]
    elif isinstance(value, list) and value:
        found += [value[1:], [*value, value[-1]], value[::-1]]
    return found


def readable(read: Callable[[Json], Any], raws: Iterator[Json]) -> Iterator[Any]:
    for raw in raws:
        try:
            yield read(raw)
        except Refusal:
            continue


def places(raw: Any, path: Path = ()) -> Iterator[Path]:
    if path:
        yield path
    if isinstance(raw, dict | list):
        for key in raw if isinstance(raw, dict) else range(len(raw)):
            yield from places(raw[key], (*path, key))


def at(raw: Any, path: Path) -> Any:
    for key in path:
        raw = raw[key]
    return raw


FOREIGN: tuple[Any, ...] = (None, True, -1, 0, 1.5, 10**30, "", "x", "\n\ud800", [], [[]], {})


def retyped(record: Json) -> Iterator[tuple[Any, Json]]:
    """The record with a value of another type, at every kind of place in turn."""
    seen: set[tuple[Any, ...]] = set()
    for number, path in enumerate(list(places(record))):
        # One move of each kind and one piece of each list will do; how sure a set is, is free.
        kind = at(record, path[:2])["do"] if path[0] == "moves" and len(path) > 1 else None
        shape = (kind, *(key for key in path if isinstance(key, str)))
        if shape in seen or "certainty" in path:
            continue
        seen.add(shape)
        for value in FOREIGN[number % 3 :: 3]:
            raw = copy.deepcopy(record)
            at(raw, path[:-1])[path[-1]] = value
            yield value, raw
