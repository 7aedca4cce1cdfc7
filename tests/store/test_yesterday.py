"""What an earlier program wrote opens as it was, and whatever changes later, it goes on doing so.

Each day of `yesterday` holds, as text, a store, its backup and records as the program of then wrote
them, and what was in them: the first before the doors were narrowed, the second with a game of Goa,
with moves replaced, left out, undone and brought back, the third in the middle of all that can be
half done (`test_yesterday_in_the_middle.py`). Nothing there is ever to be made anew.
"""

import json
import sqlite3
from pathlib import Path

import pytest

from companion.store.file import File
from companion.table.rows import KEYS
from tests.store.kept import keys

YESTERDAY = Path(__file__).parent / "yesterday"
DAYS = sorted(YESTERDAY.iterdir())
RECORDS = [file for day in DAYS for file in sorted(day.glob("*record.json"))]
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


@pytest.fixture(params=DAYS, ids=lambda day: day.name)
def day(request):
    return request.param


@pytest.fixture
def told(day):
    return json.loads((day / "games.json").read_text("utf-8"))


@pytest.fixture
def folder(day, tmp_path):
    return laid(day, tmp_path / "yesterday")


def laid(day, folder):
    folder.mkdir()
    database = sqlite3.connect(folder / "companion.db")
    database.executescript((day / "store.sql").read_text("utf-8"))
    database.close()
    return folder


def test_a_store_opens_unchanged(folder, told, open_store):
    before = content(folder / "companion.db")
    store = open_store(folder)
    assert (store.notices, store.looking) == ((), None)
    assert [shown(card) for card in store.shelf.every()] == told["games"]
    assert [card.id for card in store.shelf.every(deleted=True)] == told["deleted"]
    assert store.people() == told["people"]
    for game, sets in told["sets"].items():
        assert list(store.component_sets(game)) == sets
    for key, value in told["settings"].items():
        assert store.setting(key) == value
    for key, moves in told["moves"].items():
        assert store.record(key).moves == moves
    store.close()
    assert content(folder / "companion.db") == before


def test_its_running_game_goes_on_with_all_that_was_undone(folder, told, open_store):
    store = open_store(folder)
    assert store.shelf.current == told["current"]
    session, notices = store.shelf.play(told["current"])
    assert notices == ()
    assert (session.course.rows, len(session.course.future)) == (told["rows"], told["future"])
    before = len(session.line)
    session.redo()
    assert len(session.line) > before
    assert open_store(folder).looking.key == "store-second"


def test_its_backup_comes_in_whole(day, told, store):
    backup = (day / "backup.json").read_bytes()
    came = store.bring_in(backup)
    assert {said.key for said in came} == {"store-import-new"}
    expected = [game | {"id": None} for game in told["games"] if game["id"] != TAKEN_ID]
    found = [shown(card) | {"id": None} for card in store.shelf.every()]
    assert [game for game in found if game in expected] == expected
    assert len(found) == len(told["games"])
    assert store.people() == told["people"]
    assert {said.key for said in store.bring_in(backup)} == {"store-import-known"}
    for key, moves in told["moves"].items():
        if key != TAKEN_ID:
            assert store.record(key).moves == moves


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_its_records_come_in_and_are_known_to_its_store(file, tmp_path, store, open_store):
    record = file.read_bytes()
    assert keys(store.bring_in(record)) == ["store-import-new"]
    folder = laid(file.parent, tmp_path / "yesterday")
    assert keys(open_store(folder).bring_in(record)) == ["store-import-known"]


def test_every_kind_of_row_lies_there():
    written = "".join((day / "store.sql").read_text("utf-8") for day in DAYS)
    assert all(f'"row":"{kind}"' in written for kind in KEYS)
