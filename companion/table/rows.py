"""Rows of a journal from elsewhere: nothing is taken for one that is not written as one."""

from __future__ import annotations

from companion.table.course import PERSON, PROGRAM, RULES, Row
from companion.table.game import Json
from companion.table.game.fields import (
    Fields,
    Reader,
    anything,
    boolean,
    integer,
    list_of,
    moment,
    one_of,
    or_null,
    text,
)

_BY = one_of("row", (PERSON, PROGRAM, RULES))

KEYS: dict[str, dict[str, Reader[Json]]] = {
    "move": {"move": anything, "by": _BY},
    "amend": {"move": anything, "by": _BY, "number": integer(1)},
    "undo": {},
    "redo": {},
    "cut": {"to": integer(0)},
    "drop": {"by": _BY},
    "drawing": {"pieces": list_of(text)},
}


def read_row(raw: Json, where: str) -> Row:
    """The row, its keys checked; whether it fits is for a course to say."""
    fields = Fields(raw, where)
    kind = fields.need("row", one_of("row", KEYS))
    for key, reader in KEYS[kind].items():
        fields.need(key, reader)
    for key in ("kept", "along"):
        fields.may(key, boolean, False)
    fields.need("at", or_null(moment))
    fields.end()
    return dict(raw)
