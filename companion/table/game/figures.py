"""The kinds of figures that sentences of every game need."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from companion.table.game import Figure


@cache
def player(colour: str) -> Figure:
    return Figure("player", colour)


def number(value: int) -> Figure:
    return Figure("number", value)


def count(value: int) -> Figure:
    return Figure("count", value)


def move(kind: str) -> Figure:
    return Figure("move", kind)


def text(words: str) -> Figure:
    """What a person wrote, in his own words."""
    return Figure("text", words)


def listed(figures: Iterable[Figure]) -> Figure:
    return Figure("list", tuple(figures))


def any_of(figures: Iterable[Figure]) -> Figure:
    """One of these; joined by "or"."""
    return Figure("either", tuple(figures))
