"""Files from elsewhere, opened to be read; and why a disk refuses, in words every language has."""

from __future__ import annotations

import errno
import os
import stat
from io import BufferedReader
from pathlib import Path

from companion.table.game import Figure

_WHY = {
    errno.ENOENT: "missing",
    errno.ENOTDIR: "missing",
    errno.EISDIR: "folder",
    errno.ENXIO: "no-file",
    errno.ELOOP: "loop",
    errno.ENAMETOOLONG: "name",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "read-only",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
}


_AT_ONCE = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)


def why(fault: Exception) -> Figure:
    """What is seldom has only the system's own words."""
    known = _WHY.get(getattr(fault, "errno", None) or 0)
    if known:
        return Figure("disk", known)
    return Figure("text", getattr(fault, "strerror", None) or str(fault))


def reading(file: Path) -> BufferedReader:
    """What is no file, as a pipe or a device, might never end or begin: nobody waits for it."""
    opened = os.open(file, os.O_RDONLY | _AT_ONCE)
    kind = stat.S_IFMT(os.fstat(opened).st_mode)
    if kind == stat.S_IFREG:
        return os.fdopen(opened, "rb")
    os.close(opened)
    number = errno.EISDIR if kind == stat.S_IFDIR else errno.ENXIO
    raise OSError(number, os.strerror(number))
