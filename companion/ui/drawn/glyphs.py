"""Which characters a font file can draw: its `cmap` table, read without a library."""

from __future__ import annotations

import struct
from array import array
from bisect import bisect_right
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import BinaryIO, NamedTuple

_OUTLINES = {b"glyf", b"CFF ", b"CFF2"}
"""A font of pictures alone cannot be set in any size."""


class Glyphs(NamedTuple):
    """Runs of characters, in order: the first of each, and the last."""

    first: list[int]
    last: list[int]

    def have(self, character: str) -> bool:
        place = bisect_right(self.first, ord(character)) - 1
        return place >= 0 and ord(character) <= self.last[place]


_NONE = Glyphs([], [])


@lru_cache(512)
def glyphs(file: Path) -> Glyphs:
    """None where it is no font, or none that can be used."""
    try:
        with file.open("rb") as font:
            runs = sorted(_runs(font))
    except (OSError, struct.error, ValueError, IndexError):
        return _NONE
    return Glyphs([first for first, _ in runs], [last for _, last in runs])


def _runs(font: BinaryIO) -> Iterator[tuple[int, int]]:
    tables = _tables(font)
    if not _OUTLINES & tables.keys() or b"cmap" not in tables:
        return
    start, size = tables[b"cmap"]
    font.seek(start)
    data = font.read(size)
    (count,) = struct.unpack_from(">H", data, 2)
    found = {}
    for place in range(count):
        platform, encoding, offset = struct.unpack_from(">HHI", data, 4 + 8 * place)
        (form,) = struct.unpack_from(">H", data, offset)
        if form in _READ and (platform == 0 or (platform == 3 and encoding in (1, 10))):
            found[form] = offset
    if found:
        # The longer form has all that the shorter has.
        form = max(found)
        yield from _READ[form](data, found[form])


def _tables(font: BinaryIO) -> dict[bytes, tuple[int, int]]:
    """Where each table starts, and how long it is; in a collection, of its first font."""
    head = font.read(4)
    if head == b"ttcf":
        font.seek(12)
        font.seek(struct.unpack(">I", font.read(4))[0])
        head = font.read(4)
    if head not in (b"\0\1\0\0", b"OTTO", b"true"):
        return {}
    count = struct.unpack(">HHHH", font.read(8))[0]
    entries = (struct.unpack(">4sIII", font.read(16)) for _ in range(count))
    return {tag: (offset, length) for tag, _, offset, length in entries}


def _short(data: bytes, at: int) -> Iterator[tuple[int, int]]:
    """Form 4: characters up to FFFF in segments, some of which leave single ones out."""
    count = struct.unpack_from(">H", data, at + 6)[0] // 2
    places = [at + 14 + part * 2 * count + (2 if part else 0) for part in range(4)]
    ends, starts, _, offsets = (_words(data, place, count) for place in places)
    for place, (first, last) in enumerate(zip(starts, ends, strict=True)):
        if first == 0xFFFF:
            continue
        if not offsets[place]:
            yield first, last
            continue
        listed = places[3] + 2 * place + offsets[place]
        named = _words(data, listed, last - first + 1)
        yield from ((first + step,) * 2 for step, glyph in enumerate(named) if glyph)


def _long(data: bytes, at: int) -> Iterator[tuple[int, int]]:
    """Form 12: any characters, in groups."""
    (count,) = struct.unpack_from(">I", data, at + 12)
    for first, last, _ in struct.iter_unpack(">III", data[at + 16 : at + 16 + 12 * count]):
        yield first, last


def _words(data: bytes, at: int, count: int) -> array[int]:
    words = array("H", data[at : at + 2 * count])
    if struct.pack("=H", 1) != struct.pack(">H", 1):
        words.byteswap()
    return words


_READ = {4: _short, 12: _long}
