"""The lock that one running copy holds; it dies with its process, however that ends.

Its file also bears witness to the last edition that was safe. Should the database know less, it
has lost something, even where SQLite finds nothing wrong, as with a log whose end is damaged. And
to what the disk said of the database then: as long as it says the same, nobody else has written,
and not all of it need be looked through before it is used.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import BinaryIO

if sys.platform == "win32":
    import msvcrt

    # A locked byte cannot be read by others there; this one is far behind the testimony.
    _FAR = 1 << 30

    def _lock(file: BinaryIO) -> None:
        file.seek(_FAR)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: BinaryIO) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class LockHeld(Exception):
    """Another running copy has the lock."""


class Lock:
    def __init__(self, path: Path) -> None:
        """Raises LockHeld, or OSError where the folder cannot be written to."""
        self._file: BinaryIO = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o600), "r+b", 0)
        try:
            _lock(self._file)
        except OSError:
            self._file.close()
            raise LockHeld from None

    def attest(self, edition: int, mark: str) -> None:
        """This edition is safe, and the disk says so much of it. A witness that cannot speak is no
        reason to stop: what it would say is safe already."""
        with suppress(OSError):
            self._file.seek(0)
            self._file.write(_testimony(edition) + _vouching(edition, mark))

    def vouch(self, edition: int, mark: str) -> None:
        """What the disk says of it now, where nothing has come in."""
        with suppress(OSError):
            self._file.seek(len(_testimony(0)))
            self._file.write(_vouching(edition, mark))

    def release(self) -> None:
        self._file.close()


def attested(path: Path) -> int:
    """The last edition known to be safe; 0 where nobody can tell."""
    try:
        with path.open("rb") as file:
            said = file.read(len(_testimony(0)))
        edition = int(said[:12])
    except (OSError, ValueError):
        return 0
    return edition if said == _testimony(edition) else 0


def vouched(path: Path, mark: str) -> int:
    """The edition that is in the file, where nobody has written since; else 0."""
    try:
        said = path.read_bytes()[len(_testimony(0)) :]
        edition = int(said[:12])
    except (OSError, ValueError):
        return 0
    return edition if said == _vouching(edition, mark) and edition >= attested(path) else 0


def _vouching(edition: int, mark: str) -> bytes:
    figure = b"%012d" % edition
    sealed = blake2b(figure + mark.encode(), digest_size=8)
    return figure + b" " + sealed.hexdigest().encode() + b"\n"


def _testimony(edition: int) -> bytes:
    figure = b"%012d" % edition
    return figure + b" " + blake2b(figure, digest_size=8).hexdigest().encode() + b"\n"
