"""What a phone may say, one JSON text a message; whatever else it says is a breach."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from math import inf
from typing import Any, NamedTuple, NoReturn

_ENDLESS = inf, -inf
LARGEST = 2048
"""Bytes of a message."""
ROLES = "table", "screen"


class Breach(Exception):
    """This is not how phones and host speak with each other."""


class Hello(NamedTuple):
    """The first message of every socket: by the code, or by a token given before."""

    language: str
    code: str = ""
    token: str = ""
    role: str = ""
    """`table` or `screen` where the page is not a player's."""
    parts: bool = False
    """Whether the page takes views without the parts that have not changed."""


class Sit(NamedTuple):
    colour: str


class Stand(NamedTuple):
    pass


class Do(NamedTuple):
    """An offer of the view with this revision."""

    name: str
    at: int


class Ping(NamedTuple):
    number: int | float


Message = Hello | Sit | Stand | Do | Ping


def read(text: str | bytes) -> Message:
    """Raises Breach."""
    try:
        raw = json.loads(text, parse_constant=_no_number) if isinstance(text, str) else None
    except (ValueError, RecursionError):
        raise Breach from None
    if not isinstance(raw, dict):
        raise Breach
    reader = _READERS.get(frozenset(raw))
    if reader is None:
        raise Breach
    return reader(raw)


def written(**message: Any) -> str:
    return json.dumps(message, ensure_ascii=False)


def _no_number(name: str) -> NoReturn:
    raise ValueError(name)


def _text(raw: Any) -> str:
    if not isinstance(raw, str):
        raise Breach
    return raw


def _whole(raw: Any) -> int:
    if type(raw) is not int:
        raise Breach
    return raw


def _flag(raw: Any) -> bool:
    if type(raw) is not bool:
        raise Breach
    return raw


def _role(raw: Any) -> str:
    if raw not in ROLES:
        raise Breach
    return str(raw)


def _hello(raw: Mapping[str, Any]) -> Hello:
    return Hello(**{name: _OF_HELLO[name](value) for name, value in raw.items()})


def _stand(raw: Mapping[str, Any]) -> Stand:
    if raw["stand"] is not True:
        raise Breach
    return Stand()


def _ping(raw: Mapping[str, Any]) -> Ping:
    number = raw["ping"]
    if type(number) not in (int, float) or number in _ENDLESS:
        raise Breach
    return Ping(number)


_OF_HELLO: dict[str, Callable[[Any], Any]] = {
    "language": _text,
    "code": _text,
    "token": _text,
    "role": _role,
    "parts": _flag,
}
_READERS: dict[frozenset[str], Callable[[Mapping[str, Any]], Message]] = {
    **{
        frozenset((who, "language", *more)): _hello
        for who in ("code", "token")
        for more in ((), ("role",), ("parts",), ("role", "parts"))
    },
    frozenset(("sit",)): lambda raw: Sit(_text(raw["sit"])),
    frozenset(("stand",)): _stand,
    frozenset(("do", "at")): lambda raw: Do(_text(raw["do"]), _whole(raw["at"])),
    frozenset(("ping",)): _ping,
}
