"""Nobody else on the machine reads what is kept, and a file that cannot be opened just now is let
be."""

import os
import sqlite3
import stat
import sys

import pytest

from companion.store.opening import lay_open
from companion.store.place import Place
from tests.store.child import child, ended
from tests.store.kept import KNOWN, keys, play, start
from tests.table.refusing import STORE, refusing

POSIX = pytest.mark.skipif(sys.platform == "win32", reason="there are no such rights")


def rights(path):
    return stat.S_IMODE(path.stat().st_mode)


def check_shut(folder):
    assert rights(folder) == 0o700
    wide = {file.name: oct(rights(file)) for file in folder.iterdir() if rights(file) & 0o177}
    assert wide == {}


@POSIX
@pytest.mark.parametrize("mask", [0o022, 0o000])
def test_all_of_a_store_is_its_owner_s_alone(tmp_path, open_store, mask):
    before = os.umask(mask)
    try:
        store = open_store(tmp_path / "store")
        play(start(store), 4)
        check_shut(tmp_path / "store")
        assert store.back_up()
        check_shut(tmp_path / "store")
        assert {file.name for file in (tmp_path / "store").glob("*-wal")}
        store.close()
        (tmp_path / "store" / "companion.db").write_bytes(b"damaged" * 1000)
        assert keys(open_store(tmp_path / "store").notices)
        check_shut(tmp_path / "store")
    finally:
        os.umask(before)


@POSIX
def test_what_an_earlier_program_left_open_is_shut(store, tmp_path, open_store):
    play(start(store), 4)
    store.back_up()
    store.close()
    folder = store.door.place.folder
    for path, mode in ((folder, 0o755), *((file, 0o644) for file in folder.iterdir())):
        path.chmod(mode)
    open_store(folder)
    check_shut(folder)


@POSIX
def test_a_folder_that_all_share_is_left_to_all(tmp_path, open_store):
    shared = tmp_path / "shared"
    shared.mkdir()
    shared.chmod(0o1777)
    play(start(open_store(shared)), 2)
    assert rights(shared) == 0o777 | stat.S_ISVTX
    assert rights(shared / "companion.db") == 0o600


UNREADABLE = """
import os, sys
from pathlib import Path
from tests.store.kept import KNOWN
from companion.store import Store
if os.getuid() == 0:
    os.setuid(65534)  # root may read anything
store = Store(Path(sys.argv[1]), KNOWN)
print(store.looking.key, *[each.key for each in store.notices])
store.close()
"""


@POSIX
@pytest.mark.parametrize("backup", [True, False])
def test_a_file_that_may_not_be_read_now_is_no_damaged_file(open_store, public, backup):
    folder = public / "store"
    store = open_store(folder)
    play(start(store), 4)
    if backup:
        store.back_up()
    store.close()
    whole = (folder / "companion.db").read_bytes()
    folder.chmod(0o777)
    for file in folder.iterdir():
        file.chmod(0o666)
    (folder / "companion.db").chmod(0o000)
    names = {file.name for file in folder.iterdir()}
    looker = child(UNREADABLE, folder)
    out, err = ended(looker)
    assert out.split()[:1] == ["store-not-now"], err
    assert {file.name for file in folder.iterdir()} == names
    assert (folder / "companion.db").read_bytes() == whole


@pytest.mark.parametrize("trusted", [True, False])
def test_a_database_that_does_not_open_now_opens_later(
    store, tmp_path, open_store, monkeypatch, trusted
):
    session = start(store)
    play(session, 4)
    store.close()
    folder = store.door.place.folder
    if not trusted:
        os.utime(folder / "companion.db")
    connect = sqlite3.connect

    def refuse(at, **more):
        if at == ":memory:":
            return connect(at, **more)
        fault = sqlite3.OperationalError("unable to open database file")
        fault.sqlite_errorcode = sqlite3.SQLITE_CANTOPEN
        raise fault

    with monkeypatch.context() as patched:
        # What can be seen meanwhile is read from the bytes.
        patched.setattr(sqlite3, "connect", refuse)
        again = open_store(folder)
        assert again.looking.key == "store-not-now"
        assert again.shelf.card(session.head.id).moves == len(session.line)
        with refusing("store-not-now", STORE):
            again.set("theme", "dark")
    assert not list(folder.glob("*damaged*"))
    assert again.take_over()
    assert again.notices == ()
    assert again.shelf.proceed(session.head.id).session.course == session.course


def test_no_place_to_look_into_is_mistaken_for_an_empty_one(tmp_path):
    """A file that leads nowhere is not written over."""
    (tmp_path / "companion.db").symlink_to(tmp_path / "gone" / "away.db")
    laid = lay_open(Place(tmp_path), KNOWN)
    assert laid.lock is None
    assert laid.looking.key == "store-not-now"
    assert (tmp_path / "companion.db").is_symlink()
    laid.file.close()
