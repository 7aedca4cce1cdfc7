"""A large object of JSON, read part after part: no more of it is in memory than its largest part.

A backup may hold thousands of games; each is read, judged and kept before the next one is.
"""

from __future__ import annotations

import json
import re
from codecs import getincrementaldecoder
from collections.abc import Iterator
from typing import BinaryIO, NamedTuple

from companion.table.admission import DECODER, LARGEST, admitted, too_large, unreadable, unsearched
from companion.table.game import Json, Refusal

_AT_ONCE = 2**18
_SPACE = re.compile(r"[ \t\n\r]*")
_LENIENT = json.JSONDecoder()
"""Finds the end of what the strict one refuses."""


class Part(NamedTuple):
    """A value of the object, or one piece of the list that is read piece by piece."""

    key: str
    value: Json
    refused: Refusal | None = None
    read: int = 0
    """Bytes that have been read so far."""


def parts(stream: BinaryIO, listed: str) -> Iterator[Part]:
    """Every value by its key; the list called `listed` piece by piece. Raises Refusal where the
    text ends too early, or is not JSON in a way that hides where the next part begins."""
    text = _Text(stream)
    text.take("{")
    if text.next() == "}":
        text.take("}")
        text.end()
        return
    keys: set[str] = set()
    while True:
        key = text.value()
        if not isinstance(key.value, str) or key.value in keys:
            raise unreadable()
        keys.add(key.value)
        text.take(":")
        if key.value == listed and text.next() == "[":
            yield from _pieces(text, listed)
        else:
            yield text.value()._replace(key=key.value)
        if text.take(",}") == "}":
            text.end()
            return


def _pieces(text: _Text, key: str) -> Iterator[Part]:
    text.take("[")
    if text.next() == "]":
        text.take("]")
        return
    while True:
        yield text.value()._replace(key=key)
        if text.take(",]") == "]":
            return


class _Text:
    def __init__(self, stream: BinaryIO) -> None:
        self._stream = stream
        self._decoder = getincrementaldecoder("utf-8")()
        self._text = ""
        self._at = 0
        self._read = 0
        self._ended = False

    @property
    def _waiting(self) -> int:
        """Characters that came in and were not read yet."""
        return len(self._text) - self._at

    def next(self) -> str:
        """The next character that is no space, which stays."""
        while True:
            self._at = _end(_SPACE.match(self._text, self._at))
            if self._at < len(self._text):
                return self._text[self._at]
            if not self._more():
                raise unreadable()

    def take(self, wanted: str) -> str:
        found = self.next()
        if found not in wanted:
            raise unreadable()
        self._at += 1
        return found

    def end(self) -> None:
        """Nothing but space follows."""
        while True:
            if self._text[self._at :].strip(" \t\n\r"):
                raise unreadable()
            self._at = len(self._text)
            if not self._more():
                return

    def value(self) -> Part:
        """What is read to the letter; where it may be left out, with the reason."""
        self.next()
        with unsearched():
            return self._value()

    def _value(self) -> Part:
        while True:
            end = self._end()
            # A number might go on.
            if end and (end < len(self._text) or self._ended):
                start, self._at = self._at, end
                return self._judged(start)
            if self._waiting > LARGEST:
                raise too_large()
            if not self._more():
                raise unreadable()

    def _end(self) -> int:
        """Where the value ends that begins here; 0 where that is still to come."""
        try:
            return _LENIENT.raw_decode(self._text, self._at)[1]
        except ValueError:
            return 0
        except RecursionError:
            raise unreadable() from None

    def _judged(self, start: int) -> Part:
        try:
            value = DECODER.raw_decode(self._text, start)[0]
            return Part("", admitted(value), None, self._read)
        except ValueError:
            return Part("", None, unreadable(), self._read)
        except Refusal as refused:
            return Part("", None, refused, self._read)

    def _more(self) -> bool:
        """What is read already is let go of, and as much again comes in, up to what a part may
        have."""
        if self._ended:
            return False
        size = max(_AT_ONCE, min(self._waiting, LARGEST - self._waiting))
        data = self._stream.read(size)
        self._read += len(data)
        self._ended = not data
        try:
            more = self._decoder.decode(data, final=self._ended)
        except UnicodeDecodeError:
            raise unreadable() from None
        self._text = self._text[self._at :] + more
        self._at = 0
        return True


def _end(found: re.Match[str] | None) -> int:
    assert found
    return found.end()
