"""Where tests lay their files: in memory where the system has a folder there, for a disk would be
waited for whenever something is kept."""

import os
import tempfile
from pathlib import Path

_FOLDER = Path("/dev/shm")
_ROOM = 2 * 2**30
"""Bytes that have to be free: what is tested is no full disk. A container has less, often."""


def lay_files_in_memory() -> None:
    """For this process and all it starts, if nobody has said where."""
    if "TMPDIR" not in os.environ and has_room(_FOLDER):
        os.environ["TMPDIR"] = tempfile.tempdir = str(_FOLDER)


def has_room(folder: Path) -> bool:
    """And whether what is installed there can be run."""
    if not os.access(folder, os.W_OK):
        return False
    seen = os.statvfs(folder)
    return seen.f_bavail * seen.f_frsize >= _ROOM and not seen.f_flag & os.ST_NOEXEC
