"""A disk that refuses, and folders that cannot be written to."""

import json
import os
import shutil
import subprocess
import sys

import pytest

from companion.store import Store
from companion.store.slips import LONGEST
from companion.table.journal import NotKept
from tests.store.child import ROOT, child, ended
from tests.store.kept import KNOWN, keys, left_behind, play, start
from tests.table.refusing import STORE, refusing
from tests.turns import PATIENCE, turns


def what_a_start_finds(store, folder, key):
    again = Store(left_behind(store, folder), KNOWN)
    try:
        assert again.notices == ()
        return again.shelf.proceed(key).session.course
    finally:
        again.close()


def test_a_full_database_changes_nothing_on_the_screen_or_the_disk(store, tmp_path):
    session = start(store, pile=60)
    database = store.door._laid.file._connection
    refused = 0
    another = turns()
    while another() and session.due.kinds:
        before, told = session.course, []
        forget = session.observe(told.append)
        pages = database.execute("PRAGMA page_count").fetchone()[0]
        database.execute(f"PRAGMA max_page_count={pages}")
        try:
            play(session, 1, len(session.line))
        except NotKept as full:
            refused += full.key == "store-full"
            assert session.course == before
            assert told == []
            found = what_a_start_finds(store, tmp_path / str(refused), session.head.id)
            assert found == before
            database.execute("PRAGMA max_page_count=1000000")
            play(session, 1, len(session.line))
        forget()
        assert session.course != before
    assert refused > 2
    assert store.shelf.proceed(session.head.id).session.course == session.course


# Within a process the limit can go up and down; SQLite meets it as an I/O error, with what was
# written before it already in the file.
LIMITED = """
import resource, shutil, sys
from pathlib import Path
from tests.store.child import ROOT, child
from tests.store.kept import KNOWN, left_behind, play, start
from tests.turns import turns
from companion.store import Store
from companion.table.journal import NotKept

folder, step = Path(sys.argv[1]), int(sys.argv[2])
store = Store(folder / "store", KNOWN)
session = start(store, pile=40)
none = resource.RLIM_INFINITY, resource.getrlimit(resource.RLIMIT_FSIZE)[1]
refused = looked = 0
another = turns()
while another() and session.due.kinds:
    room, more = 0, turns()
    while more():
        before = session.course
        size = store.door.place.log.stat().st_size
        resource.setrlimit(resource.RLIMIT_FSIZE, (size + room, none[1]))
        try:
            play(session, 1, len(session.line))
        except NotKept as refusal:
            refused += 1
            assert refusal.key == "store-disk-fault", refusal.key
            assert session.course == before
            resource.setrlimit(resource.RLIMIT_FSIZE, none)
            again = Store(left_behind(store, folder / "again"), KNOWN)
            assert again.notices == (), again.notices
            assert again.shelf.proceed(session.head.id).session.course == before
            again.close()
            shutil.rmtree(folder / "again")
            room += step
        else:
            resource.setrlimit(resource.RLIMIT_FSIZE, none)
            break
assert store.shelf.proceed(session.head.id).session.course == session.course
store.close()
print(refused)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such limits")
@pytest.mark.parametrize("step", [3000, pytest.param(150, marks=pytest.mark.long)])
def test_a_disk_fault_at_any_byte_of_any_write_changes_nothing(tmp_path, step):
    limited = child(LIMITED, tmp_path, step)
    out, err = ended(limited)
    assert limited.returncode == 0, err
    assert int(out) > 40


UNSYNCED = """
import os, sys
from pathlib import Path
from tests.store.child import ROOT, child
from tests.store.kept import KNOWN, play, start
from tests.turns import turns
from companion.store import Store
from companion.table.journal import NotKept
store = Store(Path(sys.argv[1]), KNOWN)
try:
    session = start(store, pile=60)
    another = turns()
    while another() and session.due.kinds:
        play(session, 1, len(session.line))
        print(len(session.line), flush=True)
except NotKept as refusal:
    print(refusal.key, flush=True)
os._exit(0)
"""


@pytest.mark.skipif(not shutil.which("strace"), reason="strace makes the disk fail")
@pytest.mark.parametrize("at", [12, 16, 25])
def test_a_move_that_could_not_be_flushed_is_not_found_by_the_next_start(tmp_path, at):
    """Whole as it stands in the log, it would be taken for safe if it were left there."""
    calls = "fsync,fdatasync"
    strace = ["strace", "-f", "-o", "/dev/null", "-e", f"trace={calls}"]
    fault = ["-e", f"inject={calls}:error=EIO:when={at}"]
    program = [sys.executable, "-c", UNSYNCED, str(tmp_path / "store")]
    done = subprocess.run(
        [*strace, *fault, *program],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
        timeout=PATIENCE,
    )
    *reported, refusal = done.stdout.split()
    assert refusal == "store-disk-fault"
    store = Store(tmp_path / "store", KNOWN)
    assert store.notices == ()
    assert [card.moves for card in store.shelf.every()] == [int(each) for each in reported[-1:]]
    store.close()


READ_ONLY = """
import os, sys
from pathlib import Path
from tests.store.child import ROOT, child
from tests.store.kept import KNOWN, play
from companion.store import Store
from companion.table.journal import NotKept
KNOWN["vasco"].starter()
if os.getuid() == 0:
    os.setuid(65534)  # root may write anywhere
store = Store(Path(sys.argv[1]), KNOWN)
print(store.looking.key, [each.key for each in store.notices])
(card,) = store.shelf.every()
session = store.shelf.proceed(card.id).session
try:
    play(session, 1)
except NotKept as refusal:
    print(refusal.key, len(session.line), card.moves)
store.close()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such rights")
@pytest.mark.parametrize("running", [True, False], ids=["with a log", "without one"])
def test_a_folder_that_cannot_be_written_to_can_be_looked_at(store, public, running):
    session = start(store)
    play(session, 4)
    if not running:
        store.close()
    folder = left_behind(store, public / "sealed")
    before = {file.name: file.read_bytes() for file in folder.iterdir()}
    for path, mode in ((folder, 0o555), *((file, 0o444) for file in folder.iterdir())):
        path.chmod(mode)
    looker = child(READ_ONLY, folder)
    out, err = ended(looker)
    folder.chmod(0o755)
    assert looker.returncode == 0, err
    moves = len(session.line)
    assert out.split("\n")[:2] == [
        "store-read-only []",
        f"store-read-only {moves} {moves}",
    ]
    assert {file.name: file.read_bytes() for file in folder.iterdir()} == before


def test_a_folder_that_cannot_be_made_still_gives_a_store(tmp_path, open_store):
    (tmp_path / "file").write_text("in the way")
    store = open_store(tmp_path / "file")
    assert store.looking.key == "store-read-only"
    assert store.shelf.every() == ()
    with refusing("store-read-only", STORE):
        start(store)


def test_a_rescue_that_finds_no_room_leaves_all_as_it_is_and_can_be_looked_at(
    store, tmp_path, open_store
):
    session = start(store)
    play(session, 4)
    store.pause()
    folder = left_behind(store, tmp_path / "copy")
    whole = (folder / "companion.db").read_bytes()
    damaged = whole[:16] + b"??" + whole[18:]
    (folder / "companion.db").write_bytes(damaged)
    (folder / "companion.making.db").mkdir()
    looked = open_store(folder)
    assert looked.looking.key == "store-unwritable"
    assert looked.shelf.proceed(session.head.id).session.course == session.course
    assert (folder / "companion.db").read_bytes() == damaged
    (folder / "companion.making.db").rmdir()
    assert looked.take_over()
    assert keys(looked.notices) == ["store-set-aside"]


def test_texts_of_any_length_are_kept(store, tmp_path, open_store):
    for length in (0, 1, LONGEST - 2, LONGEST - 1, LONGEST * 3, 100_000):
        store.set("long", "x" * length)
        again = open_store(left_behind(store, tmp_path / str(length)))
        assert again.setting("long") == "x" * length
        assert again.notices == ()


def test_nothing_of_the_draws_to_come_leaves_a_running_game(store):
    session = start(store, pile=999)
    deal = json.dumps(session.head.deal)
    assert deal not in json.dumps(json.loads(store.everything()))
    assert deal not in json.dumps(store.record(session.head.id)._asdict())
    assert os.fspath(store.door.place.folder) not in store.everything()
