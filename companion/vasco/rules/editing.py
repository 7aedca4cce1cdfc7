"""A component set made like the group's own copy, value by value."""

from __future__ import annotations

import re
from typing import NamedTuple

from companion.table.game import Json, Refusal
from companion.vasco.rules.certainty import PRINTED, Path, at, marked, values
from companion.vasco.rules.components import PLAYERS, board, read_components
from companion.vasco.rules.state import COLOURS


class Impossible(NamedTuple):
    """Why a set cannot be played with, and at which of its parts that is to be mended."""

    path: Path
    refusal: Refusal


def changed(components: Json, path: Path, value: Json) -> Json:
    """The value there as the group's copy has it, which makes it printed."""
    return as_printed(_put(components, path, value), path)


def as_printed(components: Json, path: Path) -> Json:
    """A value, or all of a part, compared with the group's copy and found the same."""
    return marked(components, dict.fromkeys(values(components, path), PRINTED))


def dock_added(components: Json, landing: str) -> Json:
    """One dock more on the right, of the value of its neighbour."""
    docks: Path = ("landings", landing, "docks")
    before = at(components, docks)
    return as_printed(_put(components, docks, [*before, before[-1]]), (*docks, len(before)))


def dock_removed(components: Json, landing: str) -> Json:
    """The dock on the right taken away."""
    docks: Path = ("landings", landing, "docks")
    return marked(_put(components, docks, at(components, docks)[:-1]), {})


def check(components: Json) -> None:
    """Refuses a set that cannot be played with by every number of players."""
    found = read_components(components)
    for players in PLAYERS:
        board(found, COLOURS[: int(players)])


def impossible(components: Json) -> Impossible | None:
    """What stands against playing with this set."""
    try:
        check(components)
    except Refusal as refusal:
        return Impossible(_path(refusal), refusal)
    return None


def _path(refusal: Refusal) -> Path:
    """The part a refusal names: components.landings.natal.docks[0]."""
    if refusal.key == "components-slots":
        return ("slots",)
    where = refusal.figures.get("where") or refusal.figures["key"]
    steps = re.findall(r"\.(\w+)|\[(\d+)\]", str(where.value))
    return tuple(key or int(place) for key, place in steps)


def _put(whole: Json, path: Path, value: Json) -> Json:
    if not path:
        return value
    key, *rest = path
    part = _put(whole[key], tuple(rest), value)
    if isinstance(whole, list):
        return [part if place == key else each for place, each in enumerate(whole)]
    return {**whole, key: part}
