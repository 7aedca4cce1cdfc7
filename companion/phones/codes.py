"""The code by which a phone joins, and what keeps a stranger from guessing it."""

from __future__ import annotations

import hmac
import secrets
from collections import Counter, deque
from collections.abc import Callable
from hashlib import sha256

LETTERS = "ABCDEFGHJKLMNPQRTUVW"
"""Twenty that are not taken for each other, on a screen or when they are called."""
LENGTH = 5
_TOKEN = 18
"""Bytes: 144 bits."""

WRONG_OF_ONE, WRONG_OF_ALL = 10, 60
"""So many wrong codes in a minute shut out the address they came from, or everybody."""
JOINS_OF_ONE = 12
"""So many join in a minute from one address."""
MINUTE = 60.0


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def new_token() -> str:
    return secrets.token_urlsafe(_TOKEN)


def hashed(token: str) -> str:
    """As it is kept: nobody can join with what is read there."""
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def alike(one: str, other: str) -> bool:
    """However long it takes to find out does not tell how much was right."""
    pair = (each.strip().upper().encode("utf-8", "surrogatepass") for each in (one, other))
    return hmac.compare_digest(*pair)


class Gate:
    """Counts wrong codes, and those who join. Who waits outside is not counted: a stranger shuts
    nobody out for longer than a minute at a time."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._wrong, self._joined = _Minute(clock), _Minute(clock)
        self._shut: dict[str, float] = {}
        self._all_shut = 0.0

    def is_shut(self, address: str) -> bool:
        now = self._clock()
        self._shut = {each: until for each, until in self._shut.items() if until > now}
        return address in self._shut or now < self._all_shut

    def wrong(self, address: str) -> None:
        now = self._clock()
        self._wrong.add(address)
        found = self._wrong.found()
        if found[address] >= WRONG_OF_ONE:
            self._shut[address] = now + MINUTE
        if found.total() >= WRONG_OF_ALL:
            self._all_shut = now + MINUTE

    def lets_in(self, address: str) -> bool:
        """Whether somebody may join from there, who then has."""
        if self._joined.found()[address] >= JOINS_OF_ONE:
            return False
        self._joined.add(address)
        return True


class _Minute:
    """What has come from where within the last minute."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._all: deque[tuple[float, str]] = deque()

    def add(self, address: str) -> None:
        self._all.append((self._clock(), address))

    def found(self) -> Counter[str]:
        now = self._clock()
        while self._all and self._all[0][0] <= now - MINUTE:
            self._all.popleft()
        return Counter(address for _, address in self._all)
