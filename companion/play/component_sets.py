"""What is printed on a group's copy, as it is shown: each value, its place, and how sure it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from companion.table.components import Path, at
from companion.table.components.certainty import PRINTED, marked, sure, values
from companion.table.game import Json

Asked = Callable[[Path], bool]
"""Whether a value is one that this group needs to know."""


def every(path: Path) -> bool:
    return True


class Printed(NamedTuple):
    name: str
    value: Json
    how: str


def spelled(path: Path) -> str:
    """A place as the name of where it is tapped."""
    return "-".join(map(str, path))


def printed(components: Json, *path: str | int) -> Printed:
    return Printed(spelled(path), at(components, path), sure(components, path))


def tally(components: Json, *parts: str, asked: Asked = every) -> Counter[str]:
    """How many values of these parts are how sure."""
    paths = (path for part in parts for path in values(components, (part,)))
    return Counter(sure(components, path) for path in paths if asked(path))


def known(components: Json, *parts: str, asked: Asked = every) -> tuple[int, int]:
    """How many are printed, and how many there are."""
    found = tally(components, *parts, asked=asked)
    return found[PRINTED], found.total()


def compared(components: Json, *parts: str, asked: Asked = every) -> Json:
    """The set, with what is asked of these parts found the same on the group's copy."""
    paths = (path for part in parts for path in values(components, (part,)))
    return marked(components, {path: PRINTED for path in paths if asked(path)})
