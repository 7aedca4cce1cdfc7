"""How sure each value of a component set is: `certainty` is shaped as the set itself.

A word stands for all that is beneath it; in an object, `otherwise` for what it does not name.
What nothing is said of is assumed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from companion.table.game import Json
from companion.vasco.rules.components import Components

PRINTED, INFERRED, ASSUMED = "printed", "inferred", "assumed"

Path = tuple[str | int, ...]
"""Where a value stands in a set, as in ("landings", "natal", "docks", 0)."""


def at(components: Json, path: Path) -> Json:
    for key in path:
        components = components[key]
    return components


def values(components: Json, path: Path = ()) -> Iterator[Path]:
    """Where each single value stands, a tile being one; of all the set or of a part."""
    keys = Components._fields if not path else _keys(at(components, path), path)
    if keys is None:
        yield path
    else:
        for key in keys:
            yield from values(components, (*path, key))


def sure(components: Json, path: Path) -> str:
    """How sure the value there is."""
    said = components.get("certainty")
    for key in path:
        said = _beneath(said, key)
    return said if said in (PRINTED, INFERRED) else ASSUMED


def confirmed(components: Json, *path: str | int) -> bool:
    """Whether every value of a part is printed: of "vdg", "merchants", "projects" for one."""
    return all(sure(components, each) == PRINTED for each in values(components, path))


def marked(components: Json, words: Mapping[Path, str]) -> Json:
    """The set, with some of its values as sure as these words say."""
    certainty = {part: _folded(components, (part,), words) for part in Components._fields}
    return {**components, "certainty": certainty}


def _keys(value: Json, path: Path) -> list[str | int] | None:
    """The keys to the parts of a part; None for a value."""
    is_tile = path[0] == "vdg" and len(path) > 1
    if isinstance(value, dict) and not is_tile:
        return [*value]
    return [*range(len(value))] if isinstance(value, list) else None


def _beneath(said: Json, key: str | int) -> Json:
    if isinstance(said, dict):
        return said.get(key, said.get("otherwise"))
    if isinstance(said, list):
        return said[key] if isinstance(key, int) and key < len(said) else None
    return said


def _folded(components: Json, path: Path, words: Mapping[Path, str]) -> Json:
    """What `certainty` says of a part: one word, where it is the same of all beneath."""
    keys = _keys(at(components, path), path)
    if keys is None:
        return words.get(path) or sure(components, path)
    beneath = [_folded(components, (*path, key), words) for key in keys]
    if beneath and isinstance(beneath[0], str) and beneath.count(beneath[0]) == len(beneath):
        return beneath[0]
    return (
        beneath if isinstance(at(components, path), list) else dict(zip(keys, beneath, strict=True))
    )
