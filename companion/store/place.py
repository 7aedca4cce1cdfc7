"""The folder of a store: which file is what."""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

BACKUPS = 5
"""So many of the latest are kept."""


class Place(NamedTuple):
    folder: Path

    @property
    def file(self) -> Path:
        return self.folder / "companion.db"

    @property
    def log(self) -> Path:
        """What SQLite has written and not yet brought into the file."""
        return beside(self.file, "-wal")

    @property
    def lock(self) -> Path:
        return self.folder / "companion.lock"

    @property
    def making(self) -> Path:
        """A new file being filled with what could be saved; worthless until it is done."""
        return self.folder / "companion.making.db"

    @property
    def saved(self) -> Path:
        """The same when it is done: from now on it is the store, and the old file is set aside."""
        return self.folder / "companion.saved.db"

    @property
    def backups(self) -> list[Path]:
        """The latest first; a backup has in its name the edition it holds."""
        return sorted(self.folder.glob("backup-*.db"), reverse=True)

    def backup(self, edition: int) -> Path:
        return self.folder / f"backup-{edition:012}.db"

    def free_aside(self) -> Path:
        """A name that no file set aside has had."""
        number = 1
        while (name := self.folder / f"companion.damaged-{number}.db").exists() or beside(
            name, "-wal"
        ).exists():
            number += 1
        return name

    @property
    def begun(self) -> bool:
        """Whether anything was ever kept here; raises OSError where that cannot be told now."""
        return bool(self.backups) or any(_holds(file) for file in (self.file, self.log))

    @property
    def hollow(self) -> bool:
        """An empty file beside a log that is not: SQLite would take it for a new one, and delete
        the log, in which there is all that can still be saved."""
        return _holds(self.log) and not _holds(self.file)

    def shut(self) -> None:
        """Nobody else on this machine reads what is kept here, as far as its disk knows of others.
        A folder that all share stays as it is."""
        with suppress(OSError):
            if not self.folder.stat().st_mode & stat.S_ISVTX:
                self.folder.chmod(0o700)
        for file in (*self.folder.glob("companion*"), *self.folder.glob("backup-*")):
            with suppress(OSError):
                file.chmod(PRIVATE)

    def mark(self) -> str:
        """What the disk says of the file and its log: the same, as long as nobody has written."""
        return " ".join(map(_written, (self.file, self.log)))

    def sign(self) -> None:
        """Gives the file a time of ours, which no other writer would hit upon."""
        with suppress(OSError):
            at = self.file.stat()
            odd = int.from_bytes(os.urandom(3)) % _ODD
            os.utime(self.file, ns=(at.st_atime_ns, at.st_mtime_ns // _ODD * _ODD + odd))


PRIVATE = 0o600
_ODD = 10**6
"""Nanoseconds; clocks of disks tick in milliseconds."""


def _holds(file: Path) -> bool:
    try:
        return file.lstat().st_size > 0
    except (FileNotFoundError, NotADirectoryError):
        return False


def _written(file: Path) -> str:
    try:
        at = file.stat()
    except OSError:
        return "-"
    return f"{at.st_size}:{at.st_mtime_ns}" if at.st_size else "-"


def private(file: Path) -> None:
    """Makes the file, if there is none, so that nobody else reads it."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, PRIVATE))


def beside(file: Path, ending: str) -> Path:
    return file.with_name(file.name + ending)


def remove(file: Path) -> None:
    """A database and what SQLite lays beside it."""
    for each in (file, beside(file, "-wal"), beside(file, "-shm")):
        each.unlink(missing_ok=True)


def read_bytes(file: Path) -> bytes:
    """What the disk gives of it, which may be nothing."""
    try:
        return file.read_bytes()
    except OSError:
        return b""
