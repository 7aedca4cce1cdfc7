"""Backups: copies of the whole file, made while nobody taps; the latest five are kept."""

from __future__ import annotations

import os
import sqlite3
from contextlib import suppress

from companion.store.file import copy
from companion.store.place import BACKUPS, Place, beside, remove


def back_up(place: Place, edition: int) -> bool:
    """Whether a backup of this edition is there; safe to call from any thread."""
    target = place.backup(edition)
    if target.exists():
        return True
    begun = beside(target, ".begun")
    try:
        remove(begun)
        copy(place.file, begun)
        _settled(begun)
        begun.replace(target)
        for old in place.backups[BACKUPS:]:
            remove(old)
    except (OSError, sqlite3.Error):
        # The next idle moment will do; what must not be lost is in the store.
        with suppress(OSError):
            remove(begun)
        return False
    return True


def _settled(file: os.PathLike[str]) -> None:
    """On the disk, not only on its way there."""
    opened = os.open(file, os.O_RDWR)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
