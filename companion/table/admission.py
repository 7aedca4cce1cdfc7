"""What is let in from elsewhere: bytes of some length, and JSON whose every text and figure is fit
to be kept, shown and written again. Every door leads through here."""

from __future__ import annotations

import gc
import json
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from io import BufferedReader, BytesIO
from itertools import chain
from math import isfinite
from typing import BinaryIO

from companion.table.game import RECORD, Figure, Json, Refusal
from companion.table.game.plain import LONGEST, plain

LARGEST = 8 * 2**20
"""Bytes of a record, or of one game in a backup; no game comes near."""

_DEEPEST = 40
_LONGEST_FIGURE = 2**63
_WITH_PARTS = {dict, list}


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
    There may be millions, but of keys and texts there are few that are unlike: each is looked at
    once, and of the parts only those in which something is to be mended."""
    objects = [part for part in level if type(part) is dict]
    if not plain_keys.issuperset(chain.from_iterable(objects)):
        for part in objects:
            if not part.keys() <= plain_keys:
                _make_keys_plain(part)
                plain_keys |= part.keys()
    values = [*chain.from_iterable(_values(part) for part in level)]
    if not all(map(_is_plain, {each for each in values if type(each) is str})):
        _make_texts_plain(level)
    # No set of numbers: whoever chooses them can have all of them lie in one place of it.
    whole = [each for each in values if type(each) is int]
    if whole and not (min(whole) > -_LONGEST_FIGURE and max(whole) < _LONGEST_FIGURE):
        raise unreadable()
    if not all(map(isfinite, (each for each in values if type(each) is float))):
        raise unreadable()
    return [each for each in values if each and type(each) in _WITH_PARTS]


def _values(part: Json) -> Iterable[Json]:
    found: Iterable[Json] = part.values() if type(part) is dict else part
    return found


def _is_plain(text: str) -> bool:
    """Whether there is nothing to mend in it; of others it is not known yet."""
    return text.isascii() and text.isprintable() and len(text) <= LONGEST


def _make_texts_plain(level: list[Json]) -> None:
    for part in level:
        for key, value in part.items() if type(part) is dict else enumerate(part):
            if type(value) is str and not _is_plain(value):
                part[key] = _text(value)


def _text(value: str) -> str:
    if len(value) > LONGEST:
        raise Refusal(RECORD, "text-too-long", most=Figure("number", LONGEST))
    return plain(value)


def _make_keys_plain(part: dict[str, Json]) -> None:
    if all(map(_is_plain, part)):
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
    if isinstance(raw, float):
        return raw if isfinite(raw) else None
    if isinstance(raw, int) and not -_LONGEST_FIGURE < raw < _LONGEST_FIGURE:
        return str(raw)
    return raw


def _no_number(name: str) -> Json:
    raise ValueError(name)


def _no_double(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a key stands twice")
    return found


DECODER = json.JSONDecoder(parse_constant=_no_number, object_pairs_hook=_no_double)
"""JSON, and nothing that only Python's reader takes for it."""
