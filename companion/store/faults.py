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

_NOT_NOW = {
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_INTERRUPT,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_PROTOCOL,
    sqlite3.SQLITE_NOLFS,
    sqlite3.SQLITE_AUTH,
}


def is_damage(fault: sqlite3.Error) -> bool:
    """Whether it lies in the bytes of the file, and not in what can be done with it just now."""
    return getattr(fault, "sqlite_errorcode", 0) & 0xFF not in _NOT_NOW


def unkept(fault: sqlite3.Error) -> NotKept:
    """SQLite's word for it, as ours."""
    code = getattr(fault, "sqlite_errorcode", 0) & 0xFF
    return NotKept(_KEYS.get(code, "store-fault"), reason=Figure("text", str(fault)))
