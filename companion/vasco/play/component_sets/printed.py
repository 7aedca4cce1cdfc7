"""What is printed on the board, as it is shown: each value with its place and how sure it is."""

from __future__ import annotations

from typing import NamedTuple

from companion.table.game import Json
from companion.vasco.rules.certainty import Path, at, sure


class Printed(NamedTuple):
    name: str
    value: int
    how: str


def spelled(path: Path) -> str:
    """A place as the name of where it is tapped."""
    return "-".join(map(str, path))


def printed(components: Json, *path: str | int) -> Printed:
    return Printed(spelled(path), at(components, path), sure(components, path))
