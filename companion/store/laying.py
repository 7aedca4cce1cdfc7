"""Files laid down for others: whole or not at all, and never over what lies there already."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path

from companion.store.place import PRIVATE, beside


def laid_down(file: Path, pieces: Iterable[str]) -> Iterator[int]:
    """Writes the pieces, telling how many are written; the file is there when all are. Raises
    OSError where it cannot be written, FileExistsError where there is one. Whoever stops before the
    end leaves nothing behind."""
    if os.path.lexists(file):
        raise FileExistsError(file)
    part = beside(file, f".{os.getpid()}.part")
    made = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE)
    try:
        with os.fdopen(made, "w", encoding="utf-8", newline="\n") as out:
            for number, piece in enumerate(pieces, 1):
                out.write(piece)
                yield number
            out.flush()
            os.fsync(made)
        _put(part, file)
    finally:
        part.unlink(missing_ok=True)


def _put(part: Path, file: Path) -> None:
    try:
        # Fails where a file has come there meanwhile, which renaming would write over.
        os.link(part, file)
    except FileExistsError:
        raise
    except OSError:
        if os.path.lexists(file):
            raise FileExistsError(file) from None
        part.rename(file)


def free(file: Path) -> Path:
    """The name, or with a number the next that no file has."""
    found, number = file, 1
    while os.path.lexists(found):
        number += 1
        found = file.with_name(f"{file.stem} ({number}){file.suffix}")
    return found


def lay(file: Path, data: bytes) -> Path:
    """A file of this content, under its name or the next that is free; where it lies already, it
    is left there."""
    with suppress(OSError):
        if file.stat().st_size == len(data) and file.read_bytes() == data:
            return file
    file = free(file)
    try:
        with file.open("xb") as out:
            out.write(data)
    except OSError:
        with suppress(OSError):
            file.unlink()
        raise
    return file
