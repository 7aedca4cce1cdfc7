"""Pieces as values that any game's table is told with."""

from __future__ import annotations

from typing import Any, NamedTuple


class Mark(NamedTuple):
    """The sign of a player."""

    colour: str


class Named(NamedTuple):
    """A player's sign with his name beside it."""

    colour: str
    name: str


class Numeral(NamedTuple):
    number: object


class Written(NamedTuple):
    """Words, in lines where one would be too long."""

    text: str


class Sign(NamedTuple):
    """A plus or a minus to tap."""

    text: str


class Changed(NamedTuple):
    """A figure; where it is changed, by how much stands under it."""

    held: int
    by: int


class Counted(NamedTuple):
    """A piece, and how many there are of it."""

    piece: Any
    many: int


class Gone(NamedTuple):
    """A piece of which there is none left; it keeps its place."""

    piece: Any


class More(NamedTuple):
    """What leads to all that is not in sight."""


class Vacant(NamedTuple):
    """A place where nothing lies, of this width to its height."""

    ratio: float


class Sized(NamedTuple):
    """A piece of this side, in dp, at the left of its place."""

    piece: Any
    side: float


class Captioned(NamedTuple):
    """A piece with a few words under it; `ratio` is its width to its height."""

    piece: Any
    caption: str
    ratio: float = 1


class Row(NamedTuple):
    """Pieces beside each other."""

    pieces: tuple[Captioned, ...]
