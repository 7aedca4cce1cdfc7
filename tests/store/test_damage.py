"""A store cut off anywhere, or with a byte changed: what came before is saved, nothing is false."""

import os
import shutil
from pathlib import Path
from random import Random

import pytest

from companion.store import Store
from companion.store.lock import Lock
from companion.store.slips import found
from companion.table.game import Figure
from companion.table.record import parse
from companion.words import Words
from tests.store.kept import KNOWN, SEATS, keys, left_behind, play, start

POSITIONS = 2000
RECORD = parse(Path("tests/records/vasco-2-7.json").read_bytes(), KNOWN)
WORDS = Words("en", strict=True)


def furnish(store):
    """A finished game, a running one with undone moves, and what else a store holds."""
    for _ in store.keep(RECORD, "the-long-one"):
        pass
    session = start(store, title="Sticks", drawing=())
    play(session, 4)
    store.pause()
    play(session, 12)
    session.undo()
    session.undo()
    store.set("theme", "dark")
    play(session, 3)
    store.shelf.rename(session.head.id, "The sticks")


@pytest.fixture(scope="module")
def furnished(tmp_path_factory):
    """The folder as a kill leaves it, with a log; and as it is after a proper end."""
    folder = tmp_path_factory.mktemp("whole")
    store = Store(folder / "running", KNOWN, chance=Random(1))
    furnish(store)
    shutil.copytree(folder / "running", folder / "killed", ignore=lambda *_: ["companion.db-shm"])
    store.close()
    return {"killed": folder / "killed", "closed": folder / "running"}


@pytest.fixture(scope="module")
def truth(furnished, tmp_path_factory):
    """Each game's moves, and the rows that made them."""
    folder = tmp_path_factory.mktemp("truth") / "store"
    shutil.copytree(furnished["killed"], folder)
    store = Store(folder, KNOWN)
    assert store.notices == ()
    games = {card.id: store.shelf.proceed(card.id).session for card in store.shelf.every()}
    chains = {key: store.door.chain(key) for key in games}
    store.close()
    assert len(games) == 2
    return games, chains


def rows_hit(slips, untouched):
    """The first row of each game of which some part has no copy left."""
    first = {}
    for (name, number, _), copies in slips.items():
        if not any(untouched(start, end) for start, end in copies):
            first[name] = min(number, first.get(name, number))
    return first


def slips_in(data, elsewhere):
    """Where each part of each row stands in the data, if it stands nowhere else."""
    safe, places = set(found(elsewhere)), {}
    for slip in set(found(data)) - safe:
        if slip.name.startswith("journal/"):
            text, at = slip.written().encode(), -1
            copies = places.setdefault(slip[:3], [])
            while (at := data.find(text, at + 1)) >= 0:
                copies.append((at, at + len(text)))
    return places


def damages(data, positions, chance):
    """By turns the data cut off and with one bit changed, and what of it is still as it was."""
    for turn in range(positions):
        at = chance.randrange(len(data))
        if turn % 2:
            yield f"cut at {at}", data[:at], lambda start, end, at=at: end <= at
        else:
            changed = data[:at] + bytes([data[at] ^ 1 << chance.randrange(8)]) + data[at + 1 :]
            yield f"changed at {at}", changed, lambda start, end, at=at: not start <= at < end


def check_opens(folder, truth, first_hit, what):
    games, chains = truth
    store = Store(folder, KNOWN)
    try:
        assert store.looking is None, what
        listed = {card.id: card for card in store.shelf.every()}
        assert listed.keys() <= games.keys(), what
        complete = True
        for key, true in games.items():
            hit = first_hit.get(f"journal/{key}", len(chains[key].rows))
            if key not in listed:
                assert hit == 0, f"{what}: {true.head.id} is missing"
                assert what.startswith("cut"), f"{what}: one byte took {true.head.id} away"
                complete = False
                continue
            kept = store.door.chain(key)
            assert kept.rows == chains[key].rows[: len(kept.rows)], what
            assert len(kept.rows) >= hit, f"{what}: {len(kept.rows)} rows kept of {hit} untouched"
            complete &= len(kept.rows) == len(chains[key].rows)
            session, notices = store.shelf.proceed(key)
            assert notices == (), what
            assert listed[key].moves == len(session.line), what
        assert complete or store.notices, f"{what}: not a word about what is lost"
        for said in store.notices:
            WORDS.say(said.key, **said.figures)
    finally:
        store.close()


@pytest.mark.parametrize(
    "positions", [POSITIONS // 30, pytest.param(POSITIONS * 2 // 3, marks=pytest.mark.long)]
)
@pytest.mark.parametrize(
    ("state", "name"),
    [("closed", "companion.db"), ("killed", "companion.db"), ("killed", "companion.db-wal")],
)
def test_damage_anywhere_loses_nothing_before_it(
    furnished, truth, tmp_path, state, name, positions
):
    source = furnished[state]
    data = (source / name).read_bytes()
    others = [file for file in source.iterdir() if file.name not in (name, "companion.lock")]
    slips = slips_in(data, b"".join(other.read_bytes() for other in others))
    assert len(slips) > 10
    for turn, (what, damaged, untouched) in enumerate(damages(data, positions, Random(7))):
        folder = tmp_path / str(turn)
        shutil.copytree(source, folder)
        (folder / name).write_bytes(damaged)
        check_opens(folder, truth, rows_hit(slips, untouched), f"{what} of {name}")
        assert_nothing_overwritten(folder, name, damaged)
        shutil.rmtree(folder)


def assert_nothing_overwritten(folder, name, damaged):
    """If a file was set aside, it is the damaged one to the byte."""
    aside = name.replace("companion.db", "companion.damaged-1.db")
    if (folder / aside).exists():
        assert (folder / aside).read_bytes() == damaged


def test_a_backup_fills_in_what_the_damaged_file_lost(furnished, truth, tmp_path):
    folder = shutil.copytree(furnished["closed"], tmp_path / "store")
    store = Store(folder, KNOWN)
    assert store.back_up()
    store.close()
    (folder / "companion.db").write_bytes(os.urandom(5000))
    check_opens(folder, truth, {}, "random bytes")
    (folder / "companion.db").unlink()
    store = Store(folder, KNOWN)
    assert keys(store.notices) == ["store-restored"]
    assert len(store.shelf.every()) == 2
    store.close()


def test_an_unreadable_file_is_set_aside_and_a_new_one_begun(tmp_path, open_store):
    (tmp_path / "companion.db").write_bytes(b"not a database" * 1000)
    store = open_store(tmp_path)
    assert keys(store.notices) == ["store-unreadable"]
    assert store.shelf.every() == ()
    aside = tmp_path / store.notices[0].figures["file"].value
    assert aside.read_bytes() == b"not a database" * 1000
    play(start(store), 3)


@pytest.mark.parametrize("step", ["made", "log moved", "file moved"])
def test_a_rescue_that_is_interrupted_is_finished_by_the_next_start(
    furnished, truth, tmp_path, step
):
    folder = shutil.copytree(furnished["killed"], tmp_path / "store")
    whole = shutil.copytree(furnished["closed"], tmp_path / "whole")
    (whole / "companion.db").rename(folder / "companion.saved.db")
    moved = {"made": [], "log moved": ["-wal"], "file moved": ["-wal", ""]}[step]
    for ending in moved:
        (folder / f"companion.db{ending}").rename(folder / f"companion.damaged-1.db{ending}")
    check_opens(folder, truth, {}, step)


def test_a_log_that_is_gone_is_missed(furnished, tmp_path, open_store):
    folder = shutil.copytree(furnished["killed"], tmp_path / "store")
    (folder / "companion.db-wal").unlink()
    store = open_store(folder)
    (said,) = (each for each in store.notices if each.key == "store-game-behind")
    (card,) = (each for each in store.shelf.every() if each.title == "Sticks")
    assert said.figures == {
        "game": Figure("text", "Sticks"),
        "moves": Figure("number", card.moves),
        "row": Figure("number", card.rows),
    }
    assert keys(open_store(left_behind(store, tmp_path / "again")).notices) == []


def test_a_kill_between_two_writes_is_no_damage(store, tmp_path, open_store):
    session = store.shelf.start("toy", SEATS, {"pile": 30})
    for turn in range(8):
        again = open_store(left_behind(store, tmp_path / str(turn)))
        assert again.notices == ()
        assert again.shelf.proceed(session.head.id).session.course == session.course
        play(session, 1)


@pytest.mark.parametrize("looks", [False, True], ids=["writes", "only looks"])
def test_an_empty_file_costs_nothing_that_the_log_holds(store, tmp_path, open_store, looks):
    """SQLite by itself would delete the log."""
    session = start(store, title="Sticks")
    play(session, 5)
    folder = left_behind(store, tmp_path / "left")
    (folder / "companion.db").write_bytes(b"")
    first = Lock(folder / "companion.lock") if looks else None
    again = open_store(folder)
    (card,) = again.shelf.every()
    assert (card.title, card.moves) == ("Sticks", len(session.line))
    assert again.shelf.proceed(card.id).session.course == session.course
    if first:
        assert again.looking.key == "store-second"
        first.release()


def test_a_forgotten_game_does_not_rise_from_a_damaged_file(store, tmp_path, open_store):
    kept, gone = start(store, title="kept"), start(store, title="gone")
    play(gone, 3)
    store.shelf.delete(gone.head.id)
    store.shelf.forget(gone.head.id)
    play(kept, 1)
    store.pause()
    folder = left_behind(store, tmp_path / "left")
    data = (folder / "companion.db").read_bytes()
    (folder / "companion.db").write_bytes(data[:16] + b"??" + data[18:])
    again = open_store(folder)
    assert "store-set-aside" in keys(again.notices)
    assert [card.title for card in again.shelf.every()] == ["kept"]
