"""What a game is known by: an id of its own, or one that is made of what it is."""

from __future__ import annotations

import re
from collections.abc import Sequence
from hashlib import blake2b

from companion.store import cards as c
from companion.store.cards import Opening
from companion.store.shelf import Shelf
from companion.table.game import Json

_UUID = re.compile(r"[0-9a-f]{8}(-?)[0-9a-f]{4}(?:\1[0-9a-f]{4}){3}[0-9a-f]{8}", re.ASCII)


def id_of(shelf: Shelf, said: Json, opening: Opening, moves: Sequence[Json]) -> str:
    """Its own id where that is one, or was kept here before; else one that the same game would get
    again."""
    if not isinstance(said, str):
        return digest([opening.raw() | {"more": None}, moves])
    if _UUID.fullmatch(said.lower()):
        return said.lower()
    if shelf.twins(said):
        return said
    return digest([said, c.pairs(opening.players), opening.components])


def digest(what: Json) -> str:
    return blake2b(c.written(what).encode("ascii"), digest_size=16).hexdigest()


def short(key: str) -> str:
    """Enough of an id to tell games apart by, and fit for the name of a file."""
    return key[:8].lower() if _UUID.fullmatch(key.lower()) else digest(key)[:8]
