"""Text from elsewhere, made plain: composed, on one line, and of what can be seen."""

from __future__ import annotations

from functools import lru_cache
from unicodedata import category, normalize

LONGEST = 2_000
"""Characters of any text in a record; what is longer is refused."""
LONGEST_NAME = 40
"""Of what a person or a game is called; what is longer is cut off."""

_JOINERS = "\u200c\u200d"
"""Invisible, but some scripts need them between their letters."""
_STACKED = 4
"""Marks on one letter; every script does with fewer."""


def plain(text: str) -> str:
    """The text without what cannot be seen, ends its line, turns its direction or is half a
    character, and with no more marks on a letter than can be read."""
    if text.isascii() and text.isprintable():
        return text
    kept: list[str] = []
    marks = 0
    for each in text:
        kind = category(each)
        if kind in ("Mn", "Me") or each in _JOINERS:
            marks += 1
            if marks > _STACKED:
                continue
        elif kind in ("Zl", "Zp") or each in "\t\n\r\v\f\x85":
            each, marks = " ", 0
        elif kind in ("Cc", "Cf", "Cs"):
            continue
        else:
            marks = 0
        kept.append(each)
    return normalize("NFC", "".join(kept))


@lru_cache(4096)
def as_name(text: str, longest: int = LONGEST_NAME) -> str:
    """As a name is kept: plain, with single spaces, and short enough to be read."""
    words = " ".join(plain(text[: 8 * longest]).split())
    return words[:longest].strip(f" {_JOINERS}")
