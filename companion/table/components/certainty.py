"""How sure each value of a component set is: `certainty` is shaped as the set itself.

A word stands for all that is beneath it; in an object, `otherwise` for what it does not name.
What nothing is said of is assumed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from companion.table.components import Path, at, parts
from companion.table.game import Json

PRINTED, INFERRED, ASSUMED = "printed", "inferred", "assumed"


def values(components: Json, path: Path = ()) -> Iterator[Path]:
    """Where each single value stands; of all the set or of a part."""
    keys = _keys(components, path)
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
    """Whether every value of a part is printed: of one kind of tile, for one."""
    return all(sure(components, each) == PRINTED for each in values(components, path))


def marked(components: Json, words: Mapping[Path, str]) -> Json:
    """The set, with some of its values as sure as these words say."""
    certainty = {part: _folded(components, (part,), words) for part in parts(components)}
    return {**components, "certainty": certainty}


def _keys(components: Json, path: Path) -> Sequence[str | int] | None:
    """The keys to the parts of a part; None for a value."""
    if not path:
        return parts(components)
    value, is_piece = at(components, path), isinstance(path[-1], int)
    if isinstance(value, dict) and not is_piece:
        return [*value]
    return range(len(value)) if isinstance(value, list) else None


def _beneath(said: Json, key: str | int) -> Json:
    if isinstance(said, dict):
        return said.get(key, said.get("otherwise"))
    if isinstance(said, list):
        return said[key] if isinstance(key, int) and key < len(said) else None
    return said


def _folded(components: Json, path: Path, words: Mapping[Path, str]) -> Json:
    """What `certainty` says of a part: one word, where it is the same of all beneath."""
    keys = _keys(components, path)
    if keys is None:
        return words.get(path) or sure(components, path)
    beneath = [_folded(components, (*path, key), words) for key in keys]
    if beneath and isinstance(beneath[0], str) and beneath.count(beneath[0]) == len(beneath):
        return beneath[0]
    return (
        beneath if isinstance(at(components, path), list) else dict(zip(keys, beneath, strict=True))
    )
