"""How much of a set is known: counted, for a line of text or a bar."""

from __future__ import annotations

from collections import Counter

from companion.table.game import Json
from companion.vasco.rules.certainty import PRINTED, sure, values

BOARD = ("landings", "refund", "slots", "sailors")
TILES = ("projects", "vdg", "merchants")


def tally(components: Json, *parts: str) -> Counter[str]:
    """How many values of these parts are how sure."""
    return Counter(sure(components, path) for part in parts for path in values(components, (part,)))


def known(components: Json, *parts: str) -> tuple[int, int]:
    """How many are printed, and how many there are."""
    found = tally(components, *parts)
    return found[PRINTED], found.total()
