"""Bytes that are no record, or nearly one."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.rules import almost

RECORD = Path(__file__).parents[2] / "records" / "vasco-2-7.json"
WHOLE: dict[str, Any] = json.loads(RECORD.read_text("utf-8"))

GROWING = {
    "open lists": lambda size: b"[" * size,
    "deep lists": lambda size: b"[" * (size // 2) + b"]" * (size // 2),
    "deep objects": lambda size: b'{"a":' * (size // 6) + b"1" + b"}" * (size // 6),
    "a long number": lambda size: b"1" * size,
}
"""Of whatever size, in bytes."""

NO_RECORD = {
    "nothing": b"",
    "a space": b" ",
    "no text": b"\x00\x01\xff\xfe",
    "utf-16": RECORD.read_text("utf-8").encode("utf-16"),
    "a byte order mark": b"\xef\xbb\xbf" + RECORD.read_bytes(),
    "invalid utf-8": RECORD.read_bytes().replace(b'"Ana"', b'"\xc3\x28"'),
    "text after the end": RECORD.read_bytes() + b"{}",
    "a comment": b"// a game\n" + RECORD.read_bytes(),
    **{name: grown(400_000) for name, grown in GROWING.items()},
    "a deep value in a record": RECORD.read_bytes().replace(
        b'"components"', b'"deep": ' + b"[" * 50_000 + b"]" * 50_000 + b', "components"'
    ),
    "not a number": b"NaN",
    "null": b"null",
    "a text": b'"companion-record/1"',
    "a list": b"[]",
    "an empty object": b"{}",
}
"""Refused before any move is looked at."""


def without(key: str) -> bytes:
    return json.dumps({name: value for name, value in WHOLE.items() if name != key}).encode()


def with_text(old: str, new: str) -> bytes:
    """The record with a piece of its text put in the place of another, once."""
    text = json.dumps(WHOLE)
    assert old in text
    return text.replace(old, new, 1).encode()


NEARLY = {
    **{f"no {key}": without(key) for key in ("format", "game", "players", "moves")},
    "another format": with_text("companion-record/1", "companion-record/2"),
    "another game": with_text('"game": "vasco"', '"game": "goa"'),
    "a key twice": with_text('"game": "vasco"', '"game": "vasco", "game": "vasco"'),
    "infinity": with_text('"refund": [1,', '"refund": [Infinity,'),
    "minus infinity": with_text('"refund": [1,', '"refund": [-Infinity,'),
    "nan in a stray key": with_text('"game": "vasco"', '"game": "vasco", "more": NaN'),
    "a fraction": with_text('"refund": [1,', '"refund": [1.0,'),
    "a large power": with_text('"refund": [1,', '"refund": [1e999,'),
    "a long number": with_text('"refund": [1,', f'"refund": [{"9" * 4000},'),
    "a longer number": with_text('"refund": [1,', f'"refund": [{"9" * 5000},'),
    "a long number in a move": with_text('"limit": ', f'"limit": {"9" * 4000}'),
    "a surrogate as a colour": with_text('"yellow"', '"\\ud800"'),
    "a line break as a colour": with_text('"yellow"', '"\\n\\u2028\\r\\u0000"'),
    "a line break as a key": with_text('{"do":', '{"a\\nb\\ud800": 1, "do":'),
    "a surrogate as a kind": with_text('"do": "projects"', '"do": "\\udfff\\n"'),
    "a deep value in a move": with_text('"drawn": {', f'"drawn": {"[" * 400}{"]" * 400}, "x": {{'),
    "a key twice in a move": with_text('{"do": "projects",', '{"do": "projects", "do": "vdg",'),
}
"""Whole but for one thing, and refused for it."""


def retyped() -> Iterator[tuple[Any, bytes]]:
    return ((value, json.dumps(raw).encode()) for value, raw in almost.retyped(WHOLE))
