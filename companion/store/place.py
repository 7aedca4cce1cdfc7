"""The folder of a store: which file is what."""

from __future__ import annotations

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
