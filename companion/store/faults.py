"""What can go wrong with a store, each with the key of its sentence."""

from __future__ import annotations

import sqlite3

from companion.table.game import Figure
from companion.table.journal import NotKept

_KEYS = {
    sqlite3.SQLITE_FULL: "store-full",
    sqlite3.SQLITE_IOERR: "store-disk-fault",
    sqlite3.SQLITE_READONLY: "store-read-only",
    sqlite3.SQLITE_CANTOPEN: "store-read-only",
    sqlite3.SQLITE_BUSY: "store-busy",
}


def unkept(fault: sqlite3.Error) -> NotKept:
    """SQLite's word for it, as ours."""
    code = getattr(fault, "sqlite_errorcode", 0) & 0xFF
    return NotKept(_KEYS.get(code, "store-fault"), reason=Figure("text", str(fault)))
