"""What an earlier program wrote opens as it was, and whatever changes later, it goes on doing so.

`yesterday` holds, as text, a store, its backup and two records as the program wrote them before its
doors were narrowed, and what was in them. Nothing there is ever to be made anew.
"""

import json
import sqlite3
from pathlib import Path

import pytest

from companion.store.file import File
from tests.store.kept import keys

YESTERDAY = Path(__file__).parent / "yesterday"
TOLD = json.loads((YESTERDAY / "games.json").read_text("utf-8"))
TAKEN_ID = "the long one/../x"


def shown(card):
    players = [seat._asdict() for seat in card.players]
    said = {"id": card.id, "game": card.game, "players": players, "moves": card.moves}
    return said | {"status": card.status, "title": card.title}


def content(file):
    look = File.look(file)
    try:
        return set(look.slips())
    finally:
        look.close()


@pytest.fixture
def folder(tmp_path):
    folder = tmp_path / "yesterday"
    folder.mkdir()
    database = sqlite3.connect(folder / "companion.db")
    database.executescript((YESTERDAY / "store.sql").read_text("utf-8"))
    database.close()
    return folder


def test_a_store_opens_unchanged(folder, open_store):
    before = content(folder / "companion.db")
    store = open_store(folder)
    assert (store.notices, store.looking) == ((), None)
    assert [shown(card) for card in store.shelf.every()] == TOLD["games"]
    assert [card.id for card in store.shelf.every(deleted=True)] == TOLD["deleted"]
    assert store.people() == TOLD["people"]
    assert list(store.component_sets("vasco")) == TOLD["sets"]
    for key, value in TOLD["settings"].items():
        assert store.setting(key) == value
    for key, moves in TOLD["moves"].items():
        assert store.record(key).moves == moves
    store.close()
    assert content(folder / "companion.db") == before


def test_its_running_game_goes_on_with_all_that_was_undone(folder, open_store):
    store = open_store(folder)
    assert store.shelf.current == TOLD["current"]
    session, notices = store.shelf.play(TOLD["current"])
    assert notices == ()
    assert (session.course.rows, len(session.course.future)) == (TOLD["rows"], TOLD["future"])
    before = len(session.line)
    session.redo()
    assert len(session.line) > before
    assert open_store(folder).looking.key == "store-second"


def test_its_backup_comes_in_whole(store):
    backup = (YESTERDAY / "backup.json").read_bytes()
    came = store.bring_in(backup)
    assert {said.key for said in came} == {"store-import-new"}
    expected = [game | {"id": None} for game in TOLD["games"] if game["id"] != TAKEN_ID]
    found = [shown(card) | {"id": None} for card in store.shelf.every()]
    assert [game for game in found if game in expected] == expected
    assert len(found) == len(TOLD["games"])
    assert store.people() == TOLD["people"]
    assert {said.key for said in store.bring_in(backup)} == {"store-import-known"}
    for key, moves in TOLD["moves"].items():
        if key != TAKEN_ID:
            assert store.record(key).moves == moves


@pytest.mark.parametrize("name", ["record.json", "without-an-id.json"])
def test_its_records_come_in_and_are_known_to_its_store(name, folder, store, open_store):
    record = (YESTERDAY / name).read_bytes()
    assert keys(store.bring_in(record)) == ["store-import-new"]
    assert keys(open_store(folder).bring_in(record)) == ["store-import-known"]
