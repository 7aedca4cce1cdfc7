"""A component set made like the group's own copy, value by value."""

from __future__ import annotations

import re
from typing import NamedTuple

from companion.table.components import Path, Shape, put
from companion.table.components.certainty import PRINTED, marked, values
from companion.table.game import Json, Refusal


class Impossible(NamedTuple):
    """Why a set cannot be played with, and at which of its parts that is to be mended."""

    path: Path
    refusal: Refusal


def changed(components: Json, path: Path, value: Json) -> Json:
    """The value there as the group's copy has it, which makes it printed."""
    return as_printed(put(components, path, value), path)


def as_printed(components: Json, path: Path) -> Json:
    """A value, or all of a part, compared with the group's copy and found the same."""
    return marked(components, dict.fromkeys(values(components, path), PRINTED))


def impossible(shape: Shape, components: Json) -> Impossible | None:
    """What stands against playing with this set."""
    try:
        shape.check(components)
    except Refusal as refusal:
        return Impossible(shape.meant.get(refusal.key) or _named(refusal), refusal)
    return None


def _named(refusal: Refusal) -> Path:
    """The part a refusal names: components.landings.natal.docks[0]."""
    where = refusal.figures.get("where") or refusal.figures["key"]
    steps = re.findall(r"\.(\w+)|\[(\d+)\]", str(where.value))
    return tuple(key or int(place) for key, place in steps)
