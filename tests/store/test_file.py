"""The one file, its slips and its backups, each by itself."""

import json
import os
import sqlite3
from io import BytesIO

import pytest

from companion.store import file as store_file
from companion.store.bundle import MANY
from companion.store.file import File
from companion.store.lock import Lock, attested, vouched
from companion.store.parts import parts
from companion.store.slips import LONGEST, assemble, cut, found
from companion.table.admission import LARGEST, in_memory
from companion.table.record import dump
from tests.store.kept import play, start
from tests.table.refusing import STORE, refusing

SECRET = "sealed-orders-" * 20
WITNESS = b"000000000007 c96bc4086eaffef9\n000000000007 6e0ef473642f334d\n"


@pytest.fixture
def file(tmp_path):
    file = File.open(tmp_path / "file.db")
    yield file
    file.close()


def card(number, text="text"):
    return cut("card/a", number, text)


def test_what_a_failed_write_began_is_taken_back_and_the_next_one_goes_on(file):
    with refusing("store-fault", STORE):
        file.write([*card(1), *card(1)])
    assert file.count() == 0
    file.write(card(2))
    assert [slip.number for slip in file.slips()] == [2]


def test_what_goes_leaves_no_trace_in_the_file(file, tmp_path):
    file.write(card(1, SECRET))
    assert file.checkpoint()
    assert SECRET.encode() in (tmp_path / "file.db").read_bytes()
    file.write([], gone=["card/a"])
    assert file.checkpoint()
    assert SECRET.encode() not in (tmp_path / "file.db").read_bytes()


def test_the_log_is_not_brought_in_while_somebody_reads(file, tmp_path):
    file.write(card(1))
    reader = File.look(tmp_path / "file.db")
    with reader.at_one_moment():
        assert reader.count() == 1
        file.write(card(2))
        assert file.checkpoint() is False
    assert file.checkpoint() is True
    reader.close()


def test_slips_come_by_name_in_their_order(file):
    file.write([*cut("card/b", 1, "b"), *cut("card/a", 2, "x" * 3 * LONGEST), *card(1)])
    places = [(slip.name, slip.number, slip.part) for slip in file.slips()]
    assert places == [("card/a", 1, 0), *(("card/a", 2, n) for n in range(3)), ("card/b", 1, 0)]
    assert [slip.name for slip in file.slips("card/b")] == ["card/b"]


def test_a_page_that_cannot_be_read_keeps_nothing_from_being_found_before_it(tmp_path):
    written = File.open(tmp_path / "file.db")
    written.write([card(number, f"text {number:03} " * 30)[0] for number in range(200)])
    assert written.checkpoint()
    page = written._connection.execute("PRAGMA page_size").fetchone()[0]
    written.close()
    content = bytearray((tmp_path / "file.db").read_bytes())
    start = content.index(b"text 150 ") // page * page
    content[start : start + page] = bytes(page)
    (tmp_path / "file.db").write_bytes(content)
    damaged, numbers = File.look(tmp_path / "file.db"), []
    with pytest.raises(sqlite3.DatabaseError):
        numbers += (slip.number for slip in damaged.slips())
    damaged.close()
    assert numbers == [*range(len(numbers))]
    assert 100 < len(numbers) <= 150


def test_a_slip_is_written_as_it_always_was():
    (slip,) = card(3, "text")
    fields = "\x1f".join(("card/a", "3", "0", "1", slip.seal, "text"))
    assert slip.written() == f"\x1e{fields}\x1d"


class Dripping(BytesIO):
    """Hands out a byte at a time, however many are asked for."""

    def read(self, _=-1):
        return super().read(1)


def test_a_backup_is_read_alike_however_little_of_it_comes_at_once():
    raw = {"first": 1234, "games": [12, [345, "\u00fc"], {"a": -6.5}], "last": None}
    data = json.dumps(raw, ensure_ascii=False).encode()
    wanted = [("first", 1234), *(("games", each) for each in raw["games"]), ("last", None)]
    for stream in (BytesIO(data), Dripping(data)):
        assert [(part.key, part.value) for part in parts(stream, "games")] == wanted


@pytest.mark.parametrize("key", [b'"games"', b"7", b'["games"]', b"null"])
def test_a_key_that_comes_twice_or_is_no_text_is_refused(key):
    data = b'{"games": [1], %s: [2]}' % key
    with refusing("record-unreadable"):
        list(parts(BytesIO(data), "games"))


def chain(*texts):
    """The slips of a journal, row by row."""
    slips, previous = [], ""
    for number, text in enumerate(texts):
        slips.append(cut("journal/a", number, text, previous))
        previous = slips[-1][-1].seal
    return slips


LONG = "x" * (LONGEST + 5)


@pytest.mark.parametrize("texts", [("a", "b", "c"), ("a", LONG, "c"), (LONG, LONG, LONG)])
@pytest.mark.parametrize("first", [True, False], ids=["rival first", "rival last"])
@pytest.mark.parametrize("at", [0, 1])
def test_of_two_true_slips_the_one_that_something_followed_has_the_place(texts, first, at):
    """A write that failed may have left the other behind."""
    rows = chain(*texts)
    before = rows[at - 1][-1].seal if at else ""
    rival = cut("journal/a", at, "y" * len(texts[at]), before)
    slips = [slip for row in rows for slip in row]
    held = assemble([*rival, *slips] if first else [*slips, *rival])
    assert held.journals["journal/a"].rows == texts
    assert not held.whole, "the rival is left over"


def test_half_of_a_rival_is_no_match_for_what_is_whole():
    rows = chain("a", LONG, "c")
    rival = cut("journal/a", 1, "y" * len(LONG), rows[0][-1].seal)[:1]
    slips = [slip for row in rows for slip in row]
    assert assemble([*rival, *slips]).journals["journal/a"].rows == ("a", LONG, "c")


def test_half_of_another_card_does_not_hide_the_whole_one():
    for half in (card(1, "y" * len(LONG))[:1], card(1, "y" * len(LONG))[1:]):
        for slips in ([*half, *card(1, LONG)], [*card(1, LONG), *half]):
            assert assemble(slips).cards["card/a"].text == LONG


def test_a_row_without_its_last_slip_ends_the_journal_before_it():
    rows = chain("a", LONG, "c")
    held = assemble([*rows[0], rows[1][0], *rows[2]])
    assert held.journals["journal/a"].rows == ("a",)
    assert not held.whole


def test_of_a_card_the_latest_edition_that_is_whole_counts():
    late = card(3, LONG)
    held = assemble([*card(1, "one"), *card(2, "two"), late[0]])
    assert (held.cards["card/a"].edition, held.cards["card/a"].text) == (2, "two")
    assert assemble([*card(1), *late]).cards["card/a"].text == LONG


def test_a_slip_is_found_in_any_bytes():
    (slip,) = card(7, "found")
    assert [*found(b"\0\1junk" + slip.written().encode() + b"\x1e junk")] == [slip]
    assert slip.holds("")
    assert not slip._replace(text="found!").holds("")
    assert not slip.holds("another")


def test_a_backup_that_is_not_on_the_disk_yet_is_none(store, monkeypatch):
    play(start(store), 3)

    def refuse(_: int) -> None:
        raise OSError("the disk does not answer")

    monkeypatch.setattr(os, "fsync", refuse)
    assert not store.back_up()
    assert store.door.place.backups == []
    assert not [*store.door.place.folder.glob("*.begun*")]
    monkeypatch.undo()
    assert store.back_up()
    assert len(store.door.place.backups) == 1


def test_what_a_start_that_broke_off_had_begun_is_no_store(tmp_path, open_store):
    (tmp_path / "companion.making.db").write_bytes(b"half of a file")
    store = open_store(tmp_path)
    assert store.looking is None
    assert not store.door.place.making.exists()
    play(start(store), 3)
    store.pause()
    assert open_store(tmp_path).shelf.every()[0].moves


def test_a_start_that_breaks_off_leaves_no_half_of_a_file_and_no_lock(
    tmp_path, open_store, monkeypatch
):
    def break_off(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(store_file, "_migrate", break_off)
    with pytest.raises(KeyboardInterrupt):
        open_store(tmp_path)
    assert not (tmp_path / "companion.db").exists()
    monkeypatch.undo()
    assert open_store(tmp_path).looking is None


def test_what_a_lock_has_witnessed_is_read_as_it_was_always_written(tmp_path):
    """Under another seal a store would be looked through anew, and a loss in it not be missed."""
    path = tmp_path / "companion.lock"
    path.write_bytes(WITNESS)
    assert (attested(path), vouched(path, "4096:7 -")) == (7, 7)
    assert vouched(path, "4096:8 -") == 0
    lock = Lock(tmp_path / "another.lock")
    lock.attest(7, "4096:7 -")
    lock.release()
    assert (tmp_path / "another.lock").read_bytes() == WITNESS


def test_a_record_that_is_here_already_counts_its_moves_all_the_same(store):
    session = start(store)
    play(session, 4)
    record = store.record(session.head.id)
    assert [*store.keep(record, "new")] == [*range(1, len(record.moves) + 1)]
    assert len(store.shelf.every()) == 1


def test_what_lies_on_the_disk_has_the_names_it_has_always_had(store):
    """Under another name nobody's game would be found again."""
    play(start(store), 3)
    key = store.shelf.every()[0].id
    store.keep_times(key, {"red": {"acting": 1.0}})
    store.keep_figures(key, {"vp": 1})
    store.set("theme", "dark")
    store.save_components("toy", "set", {"pile": 7})
    slips = [*store.door._laid.file.slips()]
    assert {slip.name.partition("/")[0] for slip in slips} == {
        "journal", "game", "deal", "opening", "times", "figures", "setting", "components",
        "person", "store",
    }  # fmt: skip
    names = {slip.name for slip in slips}
    assert {f"game/{key}", "store/version", "store/current", "setting/theme"} <= names
    assert {"person/Ana", "components/toy%20set"} <= names
    files = {each.name for each in store.door.place.folder.iterdir()}
    assert {"companion.db", "companion.db-wal", "companion.lock"} <= files


def test_no_file_set_aside_takes_the_place_of_another(tmp_path, open_store):
    for number in range(1, 4):
        (tmp_path / "companion.db").write_bytes(b"no database" * number)
        store = open_store(tmp_path)
        assert store.notices[0].figures["file"].value == f"companion.damaged-{number}.db"
        store.close()
        (tmp_path / "companion.db").unlink()
    for number in range(1, 4):
        aside = tmp_path / f"companion.damaged-{number}.db"
        assert aside.read_bytes() == b"no database" * number
    (tmp_path / "companion.damaged-4.db-wal").write_bytes(b"of another")
    assert store.door.place.free_aside().name == "companion.damaged-5.db"


def test_what_a_file_would_bring_is_known_before_it_comes(store):
    session = start(store)
    play(session, 3)
    whole, one = store.everything().encode(), dump(store.record(session.head.id)).encode()
    assert store.coming(in_memory(whole)) == 1
    assert store.coming(in_memory(one)).state == session.state
    assert len(store.shelf.every()) == 1


def test_the_games_of_a_large_backup_are_not_counted_to_the_end(store):
    start(store)
    head, games = store.everything().encode().split(b'"games"')
    assert store.coming(in_memory(head + b" " * LARGEST + b'"games"' + games)) == MANY
