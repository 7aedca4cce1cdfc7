"""Reading JSON whose shape is prescribed to the letter; a refusal names the place."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection
from typing import TypeVar

from companion.table.game import RECORD, Figure, Json, Refusal
from companion.table.game.plain import as_name

T = TypeVar("T")
A = TypeVar("A")
Reader = Callable[[Json, str], T]
"""Makes a value of JSON; the second argument says where it stands."""

LARGEST = 10**9
"""Beyond any figure a game knows, and small enough to reckon with and to print."""

_SHOWN = 40
_WRITER = json.JSONEncoder()


def unlike(where: str, expected: str, found: Json) -> Refusal:
    """A value is not what it should be; `expected` names a message that says what it should."""
    return Refusal(
        RECORD,
        "record-value",
        where=Figure("text", where),
        expected=Figure("expected", expected),
        found=quoted(found),
    )


def quoted(value: Json) -> Figure:
    """A piece of a record, short and on one line, for a sentence."""
    text = ""
    try:
        # All of it may be large, and is not to be seen anyway.
        for piece in _WRITER.iterencode(value):
            text += piece
            if len(text) > _SHOWN:
                break
    except (RecursionError, ValueError):
        text = "…"
    return Figure("text", text if len(text) <= _SHOWN else text[: _SHOWN - 1] + "…")


class Fields:
    """An object whose keys are taken one by one; what is left over at the end is refused."""

    def __init__(self, raw: Json, where: str = "") -> None:
        if not isinstance(raw, dict):
            raise unlike(where or "move", "object", raw)
        self._left = dict(raw)
        self._where = where

    def __contains__(self, key: str) -> bool:
        return key in self._left

    def need(self, key: str, reader: Reader[T]) -> T:
        if key not in self._left:
            raise Refusal(RECORD, "record-missing", key=Figure("text", self._at(key)))
        return reader(self._left.pop(key), self._at(key))

    def may(self, key: str, reader: Reader[T], absent: A) -> T | A:
        return self.need(key, reader) if key in self._left else absent

    def end(self) -> None:
        for key in self._left:
            raise Refusal(RECORD, "record-stray", key=quoted(self._at(key)))

    def _at(self, key: str) -> str:
        return f"{self._where}.{key}" if self._where else key


def integer(low: int, high: int = LARGEST) -> Reader[int]:
    def read(raw: Json, where: str) -> int:
        # True is an int to Python, and 2.0 equals 2; neither is one to a record.
        if type(raw) is not int or not low <= raw <= high:
            raise Refusal(
                RECORD,
                "record-integer",
                where=Figure("text", where),
                low=Figure("number", low),
                high=Figure("number", high),
                found=quoted(raw),
            )
        return raw

    return read


def one_of(expected: str, values: Collection[str]) -> Reader[str]:
    def read(raw: Json, where: str) -> str:
        if not isinstance(raw, str) or raw not in values:
            raise unlike(where, expected, raw)
        return raw

    return read


def boolean(raw: Json, where: str) -> bool:
    if not isinstance(raw, bool):
        raise unlike(where, "boolean", raw)
    return raw


def text(raw: Json, where: str) -> str:
    if not isinstance(raw, str):
        raise unlike(where, "text", raw)
    return raw


def name(raw: Json, where: str) -> str:
    """What somebody or something is called, which is cut off where it is too long to be read."""
    return as_name(text(raw, where))


def anything(raw: Json, where: str) -> Json:
    """For others to read."""
    return raw


def sentence(raw: Json, where: str) -> str:
    if not isinstance(raw, str) or not raw.strip():
        raise unlike(where, "sentence", raw)
    return raw


def moment(raw: Json, where: str) -> str | int:
    """A time; it changes nothing, so its writing is left to whoever wrote it."""
    if not isinstance(raw, str | int) or isinstance(raw, bool) or raw == "":
        raise unlike(where, "time", raw)
    return raw


def list_of(reader: Reader[T], low: int = 0, high: int = LARGEST) -> Reader[tuple[T, ...]]:
    def read(raw: Json, where: str) -> tuple[T, ...]:
        if not isinstance(raw, list):
            raise unlike(where, "list", raw)
        if not low <= len(raw) <= high:
            raise Refusal(
                RECORD,
                "record-length",
                where=Figure("text", where),
                low=Figure("number", low),
                high=Figure("number", high),
                found=Figure("number", len(raw)),
            )
        return tuple(reader(piece, f"{where}[{place}]") for place, piece in enumerate(raw))

    return read


def or_null(reader: Reader[T]) -> Reader[T | None]:
    def read(raw: Json, where: str) -> T | None:
        return None if raw is None else reader(raw, where)

    return read


def object_of(reader: Reader[T]) -> Reader[dict[str, T]]:
    """An object of any keys, all with the same kind of value."""

    def read(raw: Json, where: str) -> dict[str, T]:
        if not isinstance(raw, dict):
            raise unlike(where, "object", raw)
        return {key: reader(value, f"{where}.{key}") for key, value in raw.items()}

    return read


def named(names: Collection[str], reader: Reader[T]) -> Reader[tuple[tuple[str, T], ...]]:
    """An object whose keys are some of these names, all with the same kind of value."""

    def read(raw: Json, where: str) -> tuple[tuple[str, T], ...]:
        fields = Fields(raw, where)
        pairs = tuple((name, fields.need(name, reader)) for name in names if name in fields)
        fields.end()
        return pairs

    return read
