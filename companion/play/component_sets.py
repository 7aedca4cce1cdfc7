"""What is printed on a group's copy, as it is shown: each value, its place, and how sure it is."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from companion.table.components import Path, at
from companion.table.components.certainty import PRINTED, sure, values
from companion.table.game import Json


class Printed(NamedTuple):
    name: str
    value: int
    how: str


def spelled(path: Path) -> str:
    """A place as the name of where it is tapped."""
    return "-".join(map(str, path))


def printed(components: Json, *path: str | int) -> Printed:
    return Printed(spelled(path), at(components, path), sure(components, path))


def tally(components: Json, *parts: str) -> Counter[str]:
    """How many values of these parts are how sure."""
    return Counter(sure(components, path) for part in parts for path in values(components, (part,)))


def known(components: Json, *parts: str) -> tuple[int, int]:
    """How many are printed, and how many there are."""
    found = tally(components, *parts)
    return found[PRINTED], found.total()
