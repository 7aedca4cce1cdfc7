"""Other copies of the app, other versions of the file, and copies for safety."""

from companion.store import file as store_file
from tests.store.child import child, ended
from tests.store.kept import play, start
from tests.table.refusing import STORE, refusing

OTHER_COPY = """
import sys
from pathlib import Path
from tests.store.kept import KNOWN, play, start
from tests.turns import turns
from companion.store import Store
store = Store(Path(sys.argv[1]), KNOWN)
session = start(store, title="Theirs")
print(session.head.id, flush=True)
for _ in sys.stdin:
    play(session, 1, len(session.line))
    print(len(session.line), flush=True)
"""


def test_a_second_copy_looks_on_and_takes_over_when_the_first_is_killed(tmp_path, open_store):
    other = child(OTHER_COPY, tmp_path)
    key = other.stdout.readline().strip()
    store = open_store(tmp_path)
    assert store.looking.key == "store-second"
    assert store.notices == ()
    for _ in range(3):
        other.stdin.write("\n")
        other.stdin.flush()
        moves = int(other.stdout.readline())
        assert store.shelf.card(key).moves == moves
        session = store.shelf.proceed(key).session
        assert len(session.line) == moves
        with refusing("store-second", STORE):
            play(session, 1)
        with refusing("store-second", STORE):
            store.set("theme", "dark")
        assert not store.take_over()
    other.kill()
    ended(other)
    assert store.take_over()
    assert store.looking is None
    session = store.shelf.play(key).session
    assert len(session.line) == moves
    play(session, 20)
    assert store.shelf.card(key).status == "finished" or session.due.kinds
    assert open_store(tmp_path).looking.key == "store-second"


def test_a_copy_that_looks_on_lists_what_has_come_since_it_last_looked(store, open_store):
    looks = open_store(store.door.place.folder)
    assert looks.looking.key == "store-second"
    assert (looks.shelf.every(), looks.shelf.latest(3), looks.people()) == ((), (), {})
    for title in ("One", "Two"):
        start(store, title=title)
        assert looks.shelf.every() == store.shelf.every()
        assert looks.shelf.latest(3) == store.shelf.latest(3)
        assert looks.people() == store.people()


def test_a_copy_that_looks_on_knows_what_was_set_since_it_last_looked(store, open_store):
    looks = open_store(store.door.place.folder)
    for theme in ("dark", "light", "lamp"):
        store.set("theme", theme)
        assert looks.setting("theme") == theme


BUSY_COPY = OTHER_COPY.replace(
    "for _ in sys.stdin:", "another = turns()\nwhile another() and session.due.kinds:"
).replace("start(store", "start(store, pile=400")


def test_a_copy_that_looks_on_sees_only_whole_moments(tmp_path, open_store):
    other = child(BUSY_COPY, tmp_path)
    key = other.stdout.readline().strip()
    store = open_store(tmp_path)
    seen = set()
    while other.poll() is None:
        session = store.shelf.proceed(key).session
        assert store.record(key).moves[: len(session.line)] == session.record().moves
        seen.add(len(session.line))
        if len(seen) > 30:
            other.kill()
    ended(other)
    assert len(seen) > 3


def test_a_store_from_a_newer_version_is_left_alone(tmp_path, open_store, monkeypatch):
    steps = (*store_file.STEPS, "ALTER TABLE slip RENAME TO leaf")
    store_file.File.open(tmp_path / "companion.db", steps).close()
    before = (tmp_path / "companion.db").read_bytes()
    store = open_store(tmp_path)
    assert store.looking.key == "store-newer"
    assert store.looking.figures["version"].value == len(steps)
    assert store.shelf.every() == ()
    with refusing("store-newer", STORE):
        start(store)
    assert (tmp_path / "companion.db").read_bytes() == before
    assert not list(tmp_path.glob("*damaged*"))


def test_an_older_file_is_led_through_the_steps_it_lacks(tmp_path):
    path = tmp_path / "companion.db"
    store_file.File.open(path).close()
    file = store_file.File.open(path, (*store_file.STEPS, "CREATE TABLE more (a)"))
    assert file.version == len(store_file.STEPS) + 1
    assert file.sound()
    file.close()


def test_the_latest_five_backups_are_kept(store):
    session = start(store, pile=100)
    editions = []
    for _ in range(8):
        play(session, 1, len(session.line))
        assert store.back_up()
        assert store.back_up()
        editions.append(store.door.edition)
    names = [backup.name for backup in store.door.place.backups]
    assert names == [f"backup-{edition:012}.db" for edition in reversed(editions[-5:])]
    backup = store_file.File.look(store.door.place.backups[0])
    assert backup.sound()
    assert backup.count() == len(list(store.door._laid.file.slips()))
    backup.close()


def test_a_pause_leaves_the_file_whole_by_itself(store, tmp_path, open_store):
    session = start(store)
    play(session, 4)
    store.pause()
    alone = tmp_path / "alone"
    alone.mkdir()
    (alone / "companion.db").write_bytes(store.door.place.file.read_bytes())
    found = open_store(alone)
    assert found.notices == ()
    assert found.shelf.proceed(session.head.id).session.course == session.course
