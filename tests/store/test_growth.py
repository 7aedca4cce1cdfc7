"""What an archive of many games costs: opening reads the running one, lists what they show, and
what goes out or comes in does so game by game."""

import json
import tracemalloc
from contextlib import closing

import pytest

from companion.store import Store
from companion.store.file import File
from companion.table.admission import in_memory
from companion.table.game import Figure
from companion.table.journal import NotKept
from tests.store.kept import KNOWN, keys, play, start
from tests.turns import turns


@pytest.fixture
def read(monkeypatch):
    """How many slips were read from now on."""
    count = [0]
    slips = File.slips

    def counted(self, *names):
        for slip in slips(self, *names):
            count[0] += 1
            yield slip

    monkeypatch.setattr(File, "slips", counted)
    return count


def filled(folder, games, pile=12):
    store = Store(folder, KNOWN)
    for seed in range(games):
        play(start(store, pile=pile, title=f"Game {seed}"), 20, seed)
    running = start(store, pile=30, drawing=())
    play(running, 5)
    store.close()
    return folder


def opened(folder):
    """As the app opens: into the running game, with who plays and what is set."""
    store = Store(folder, KNOWN)
    assert (store.notices, store.looking) == ((), None)
    assert store.shelf.proceed(store.shelf.current).session.line
    assert store.people()
    assert store.setting("light", "day") == "day"
    assert len(store.shelf.latest(1)) == 1
    return store


def test_opening_reads_the_running_game_however_many_there_are(tmp_path, read):
    counts = []
    for games in (3, 60):
        filled(tmp_path / str(games), games)
        read[0] = 0
        opened(tmp_path / str(games)).close()
        counts.append(read[0])
    assert counts[0] == counts[1]


def test_a_list_reads_no_journal(tmp_path, read):
    store = opened(filled(tmp_path / "store", 40))
    read[0] = 0
    assert len(store.shelf.latest(10)) == 10
    assert len(store.shelf.every()) == 41
    assert read[0] <= 41, "a card each"
    store.close()


def test_what_others_have_written_to_is_looked_through(tmp_path, read):
    folder = filled(tmp_path / "store", 10)
    for change in ("companion.db", "companion.lock"):
        data = (folder / change).read_bytes()
        (folder / change).unlink()
        (folder / change).write_bytes(data if change == "companion.db" else b"")
        read[0] = 0
        opened(folder).close()
        everything = read[0]
        read[0] = 0
        opened(folder).close()
        assert read[0] < everything / 4


def test_damage_met_later_is_mended_then(tmp_path, open_store):
    """Where the disk forgets what it was told, and says nothing of it."""
    store = open_store(tmp_path / "store")
    sessions = [start(store, title=f"Game {number}") for number in range(3)]
    for session in sessions:
        play(session, 8)
    store.close()
    again = open_store(tmp_path / "store")
    told = []
    again.watch(lambda: told.append(keys(again.notices)))
    name = f"journal/{sessions[0].head.id}"
    changed = "UPDATE slip SET written = replace(written, 'roll', 'rolI') WHERE name=? AND number=6"
    again.door._laid.file._connection.execute(changed, (name,))
    assert len(again.shelf.every()) == 3, "of that the list knows nothing"
    kept = again.shelf.proceed(sessions[0].head.id).session
    assert 0 < len(kept.line) < len(sessions[0].line)
    assert told
    assert "store-game-cut" in told[0]
    for session in sessions[1:]:
        assert again.shelf.proceed(session.head.id).session.course == session.course
    assert again.shelf.card(sessions[0].head.id).moves == len(kept.line)
    play(kept, 2)


@pytest.mark.long
def test_a_backup_goes_out_and_in_without_being_in_memory(tmp_path, open_store, monkeypatch):
    monkeypatch.setattr("companion.store.parts._AT_ONCE", 2**13)
    peaks = []
    for games in (10, 80):
        store = Store(filled(tmp_path / str(games), games, pile=40), KNOWN)
        file = tmp_path / f"{games}.json"
        tracemalloc.start()
        with file.open("w", encoding="utf-8") as out:
            out.writelines(store.pieces())
        written = tracemalloc.get_traced_memory()[1]
        store.close()
        tracemalloc.reset_peak()
        other = open_store(tmp_path / f"into {games}")
        with file.open("rb") as stream:
            assert sum(came.new for came in other.come_in(stream)) == games + 1
        peaks.append(max(written, tracemalloc.get_traced_memory()[1]))
        tracemalloc.stop()
        assert len(json.loads(file.read_text("utf-8"))["games"]) == games + 1
    assert peaks[1] < 2 * peaks[0]


def test_what_stopped_half_way_is_resumed_without_playing_it_again(store, open_store, tmp_path):
    for seed in range(6):
        play(start(store, pile=9), 20, seed)
    data = store.everything().encode()
    other = open_store(tmp_path / "other")
    with closing(other.come_in(in_memory(data))) as coming:
        assert [next(coming).new for _ in range(3)] == [True] * 3
    assert len(other.shelf.every()) == 3
    tried = other.shelf.tried
    played = []
    other.shelf.tried = lambda *given, **more: played.append(1) or tried(*given, **more)
    assert [came.new for came in other.come_in(in_memory(data))] == [False] * 3 + [True] * 3
    assert len(played) == 3


def test_a_disk_that_fills_up_leaves_no_half_of_a_game(store, open_store, tmp_path):
    session = start(store, pile=900, drawing=())
    play(session, 120)
    data = store.everything().encode()
    other = open_store(tmp_path / "other")
    other.set("light", "night")
    database = other.door._laid.file._connection
    pages = database.execute("PRAGMA page_count").fetchone()[0]
    refused, another = [], turns()
    while another() and not other.shelf.every():
        database.execute(f"PRAGMA max_page_count={pages + len(refused)}")
        try:
            assert keys(other.bring_in(data)) == ["store-import-new"]
        except NotKept as full:
            refused.append(full.key)
            assert other.shelf.every() == ()
    assert len(refused) > 5
    assert {*refused} == {"store-full"}
    assert other.shelf.every()[0].moves == len(session.line)
    assert other.record(session.head.id).moves == store.record(session.head.id).moves


def test_what_a_backup_holds_beside_a_broken_game_comes_in_and_that_is_named(
    store, open_store, tmp_path
):
    for seed in range(3):
        play(start(store, title=f"Game {seed}"), 5, seed)
    raw = json.loads(store.everything())
    raw["games"][1]["opening"]["components"] = {"pile": -1}
    other = open_store(tmp_path / "other")
    told = other.bring_in(json.dumps(raw).encode())
    assert keys(told) == ["store-import-new", "store-import-refused", "store-import-new"]
    assert told[1].figures["game"] == Figure("text", "games[1] Game 1")
