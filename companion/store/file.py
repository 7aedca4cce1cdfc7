"""The one file, in SQLite: a table of slips. Nothing else speaks to the database."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Self

from companion.store.faults import unkept
from companion.store.place import private
from companion.store.slips import Slip, found

STEPS: tuple[str, ...] = (
    """
    CREATE TABLE slip (
        name TEXT NOT NULL,
        number INTEGER NOT NULL,
        part INTEGER NOT NULL,
        written TEXT NOT NULL,
        PRIMARY KEY (name, number, part)
    )
    """,
)
"""What leads from each version of the file to the next; an older file is led through the rest."""

VERSION = len(STEPS)

_AT_ONCE = 500
"""Rows, since thousands are read at once."""

_LOG_PAGES = 4000
"""After so many the log is brought into the file even if the app was never idle."""


class File:
    """An open database. What goes wrong in it is raised as sqlite3.Error, in `write` as NotKept."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    @classmethod
    def open(cls, path: Path, steps: Sequence[str] = STEPS) -> Self:
        """For writing; makes the file where there is none, and brings an older one up to date."""
        private(path)
        connection = _connected(path, "mode=rwc")
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute("PRAGMA synchronous=FULL")
            connection.execute("PRAGMA secure_delete=ON")
            connection.execute(f"PRAGMA wal_autocheckpoint={_LOG_PAGES}")
            _migrate(connection, steps)
        except BaseException:
            connection.close()
            raise
        return cls(connection)

    @classmethod
    def look(cls, path: Path, untouched: bool = False) -> Self:
        """For reading; `untouched` where nothing may be laid beside it and nobody writes."""
        return cls(_connected(path, "immutable=1" if untouched else "mode=ro"))

    @classmethod
    def in_memory(cls, slips: Iterable[Slip]) -> Self:
        connection = sqlite3.connect(":memory:", isolation_level=None)
        _migrate(connection, STEPS)
        file = cls(connection)
        file.write(slips)
        return file

    @property
    def version(self) -> int:
        version: int = self._connection.execute("PRAGMA user_version").fetchone()[0]
        return version

    @contextmanager
    def at_one_moment(self) -> Iterator[None]:
        """Whoever writes meanwhile, all that is read in here fits together."""
        self._connection.execute("BEGIN")
        try:
            yield
        finally:
            self._connection.execute("COMMIT")

    def sound(self) -> bool:
        """Whether SQLite finds its own order undisturbed."""
        try:
            answer = self._connection.execute("PRAGMA integrity_check(1)").fetchone()
        except sqlite3.Error:
            return False
        return bool(answer[0] == "ok")

    def slips(self, low: str = "", high: str = "") -> Iterator[Slip]:
        """All there are, those of one name, or those from one name to before another, in order;
        one that cannot be read is left out."""
        where = "WHERE name >= ? AND name < ?" if high else "WHERE name = ?" if low else ""
        rows = self._connection.execute(
            f"SELECT CAST(written AS BLOB) FROM slip {where} ORDER BY name, number, part",
            [each for each in (low, high) if each],
        )
        for data in _together(rows):
            yield from found(data)

    @property
    def stirred(self) -> int:
        """Another number whenever another copy has written."""
        stirred: int = self._connection.execute("PRAGMA data_version").fetchone()[0]
        return stirred

    def count(self) -> int:
        count: int = self._connection.execute("SELECT count(*) FROM slip").fetchone()[0]
        return count

    def write(self, slips: Iterable[Slip], gone: Iterable[str] = ()) -> None:
        """All of it or nothing: the slips of these names go, and these come. Safe on return."""
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            self._connection.executemany(
                "DELETE FROM slip WHERE name = ?", ((name,) for name in gone)
            )
            self._connection.executemany(
                "INSERT INTO slip VALUES (?, ?, ?, ?)",
                ((slip.name, slip.number, slip.part, slip.written()) for slip in slips),
            )
            self._connection.execute("COMMIT")
        except sqlite3.Error as fault:
            self._take_back()
            raise unkept(fault) from None

    def checkpoint(self) -> bool:
        """Brings the log into the file; not now, where somebody reads or the disk refuses."""
        try:
            busy: int = self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
        except sqlite3.Error:
            return False
        return not busy

    def close(self) -> None:
        self._connection.close()

    def _take_back(self) -> None:
        try:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
        except sqlite3.Error:
            pass
        # A commit that failed at the very last step may stand whole in the log, to be found by
        # the next start; emptying the log is what makes it undone.
        self.checkpoint()


def copy(source: Path, target: Path) -> None:
    """A copy of a database as it is at one moment, while it may be in use."""
    pages_at_once = 64
    private(target)
    reader, writer = _connected(source, "mode=ro"), sqlite3.connect(target)
    try:
        reader.backup(writer, pages=pages_at_once, sleep=0.001)
    finally:
        reader.close()
        writer.close()


def _connected(path: Path, mode: str) -> sqlite3.Connection:
    return sqlite3.connect(
        f"{path.absolute().as_uri()}?{mode}", uri=True, isolation_level=None, timeout=1.0
    )


def _migrate(connection: sqlite3.Connection, steps: Sequence[str]) -> None:
    connection.execute("BEGIN IMMEDIATE")
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    for number, step in enumerate(steps[version:], version + 1):
        connection.execute(step)
        connection.execute(f"PRAGMA user_version = {number}")
    connection.execute("COMMIT")


def _together(rows: Iterable[tuple[bytes | None]]) -> Iterator[bytes]:
    """What many rows hold, in few pieces; a fault leaves what was read before it."""
    some: list[bytes] = []
    try:
        for (written,) in rows:
            # Damage may show even where the table allows no nothing.
            some.append(written or b"")
            if len(some) == _AT_ONCE:
                yield b"".join(some)
                some = []
    except sqlite3.Error:
        yield b"".join(some)
        raise
    yield b"".join(some)
