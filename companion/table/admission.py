"""What is let in from elsewhere: bytes of some length, and JSON whose every text and figure is fit
to be kept, shown and written again. Every door leads through here."""

from __future__ import annotations

import gc
import json
from collections.abc import Iterator
from contextlib import contextmanager
from io import BufferedReader, BytesIO
from math import isfinite
from typing import BinaryIO

from companion.table.game import RECORD, Figure, Json, Refusal
from companion.table.game.plain import LONGEST, plain

LARGEST = 8 * 2**20
"""Bytes of a record, or of one game in a backup; no game comes near."""

_DEEPEST = 40
_LONGEST_FIGURE = 2**63
_WITH_PARTS, _NUMBERS = {dict, list}, {int}


def read(stream: BinaryIO) -> bytes:
    """What a file holds, if it is not too large; no more of it is read than that takes."""
    return bounded(stream.read(LARGEST + 1))


def in_memory(data: bytes) -> BufferedReader:
    """What came from no file, to be read like one."""
    return BufferedReader(BytesIO(data))


def bounded(data: bytes) -> bytes:
    if len(data) > LARGEST:
        raise too_large()
    return data


def too_large() -> Refusal:
    return Refusal(RECORD, "file-too-large", size=Figure("number", LARGEST >> 20))


def decode(data: bytes) -> Json:
    """JSON, and nothing that only Python's reader takes for it, with its texts made plain."""
    try:
        with unsearched():
            return admitted(DECODER.decode(bounded(data).decode("utf-8")))
    except (ValueError, RecursionError):
        raise unreadable() from None


@contextmanager
def unsearched() -> Iterator[None]:
    """What is read holds no circles: to search it for waste again and again while it grows would
    take far longer than reading it."""
    searched = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if searched:
            gc.enable()


def unreadable() -> Refusal:
    return Refusal(RECORD, "record-unreadable")


def admitted(raw: Json) -> Json:
    """The value with its texts made plain; refuses what could not be shown or written again."""
    whole = [raw]
    level: list[Json] = [whole]
    plain_keys: set[str] = set()
    for _ in range(_DEEPEST + 1):
        level = _next_level(level, plain_keys)
        if not level:
            return whole[0]
    raise unreadable()


def _next_level(level: list[Json], plain_keys: set[str]) -> list[Json]:
    """Makes the texts of these plain, looks at their figures, and gives what has parts itself.
    There may be millions, but of keys there are few: one found plain is not looked at again."""
    inner: list[Json] = []
    for part in level:
        is_object = type(part) is dict
        if is_object and not part.keys() <= plain_keys:
            _make_keys_plain(part)
            plain_keys |= part.keys()
        values = part.values() if is_object else part
        kinds = {*map(type, values)}
        # Of these there are most, and so it is quickest.
        if kinds <= _WITH_PARTS:
            inner += filter(None, values)
            continue
        if kinds == _NUMBERS:
            if not (min(values) > -_LONGEST_FIGURE and max(values) < _LONGEST_FIGURE):
                raise unreadable()
            continue
        for key, value in part.items() if is_object else enumerate(part):
            kind = type(value)
            if kind is str:
                if not (value.isascii() and value.isprintable() and len(value) <= LONGEST):
                    part[key] = _text(value)
            elif kind is dict or kind is list:
                if value:
                    inner.append(value)
            elif not _figure(value):
                raise unreadable()
    return inner


def _text(value: str) -> str:
    if len(value) > LONGEST:
        raise Refusal(RECORD, "text-too-long", most=Figure("number", LONGEST))
    return plain(value)


def _figure(value: Json) -> bool:
    """Whether it is a number to reckon with, or none."""
    if type(value) is float:
        return isfinite(value)
    return type(value) is not int or -_LONGEST_FIGURE < value < _LONGEST_FIGURE


def _make_keys_plain(part: dict[str, Json]) -> None:
    if all(key.isascii() and key.isprintable() and len(key) <= LONGEST for key in part):
        return
    pairs = [(_text(key), value) for key, value in part.items()]
    part.clear()
    part.update(_no_double(pairs))


def writable(raw: Json, indent: int | None = None) -> str:
    """The value as JSON that comes in again, whatever an earlier program let in."""
    text = json.dumps(raw, ensure_ascii=False, indent=indent)
    try:
        admitted(DECODER.decode(text))
        text.encode("utf-8")
    except (Refusal, ValueError):
        return json.dumps(_mended(raw, 0), ensure_ascii=False, indent=indent)
    return text


def _mended(raw: Json, depth: int) -> Json:
    """What could not come in again, as near to it as can."""
    if isinstance(raw, dict | list | tuple) and depth > _DEEPEST:
        return None
    if isinstance(raw, dict):
        return {plain(key)[:LONGEST]: _mended(each, depth + 1) for key, each in raw.items()}
    if isinstance(raw, list | tuple):
        return [_mended(each, depth + 1) for each in raw]
    if isinstance(raw, str):
        return plain(raw)[:LONGEST]
    if _figure(raw):
        return raw
    return str(raw) if isinstance(raw, int) else None


def _no_number(name: str) -> Json:
    raise ValueError(name)


def _no_double(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a key stands twice")
    return found


DECODER = json.JSONDecoder(parse_constant=_no_number, object_pairs_hook=_no_double)
"""JSON, and nothing that only Python's reader takes for it."""
