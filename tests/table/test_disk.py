"""Files from elsewhere: what is none is not waited for, and a disk that refuses says why."""

import errno
import os
import sqlite3

import pytest

from companion.table.disk import reading, why
from companion.table.game import Figure


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        (OSError(errno.ENOSPC, "No space left on device"), Figure("disk", "full")),
        (OSError(errno.EACCES, "Permission denied"), Figure("disk", "forbidden")),
        (OSError(errno.EIO, "it is odd"), Figure("text", "it is odd")),
        (sqlite3.OperationalError("it is locked"), Figure("text", "it is locked")),
    ],
)
def test_what_is_seldom_has_the_system_s_own_words(fault, said):
    assert why(fault) == said


def test_a_file_is_read(tmp_path):
    (tmp_path / "file").write_bytes(b"what it holds")
    with reading(tmp_path / "file") as opened:
        assert opened.read() == b"what it holds"


@pytest.mark.parametrize(
    ("fault", "said"), [(FileNotFoundError, "missing"), (IsADirectoryError, "folder")]
)
def test_what_is_no_file_is_said_to_be_none(tmp_path, fault, said):
    (tmp_path / "folder").mkdir()
    with pytest.raises(fault) as raised:
        reading(tmp_path / said)
    assert why(raised.value) == Figure("disk", said)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes here")
def test_nobody_waits_for_a_pipe_that_nobody_writes_to(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(OSError, match=os.strerror(errno.ENXIO)) as fault:
        reading(tmp_path / "pipe")
    assert why(fault.value) == Figure("disk", "no-file")
