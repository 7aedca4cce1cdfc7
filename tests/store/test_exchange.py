"""Games out and in: as records and as a backup of everything, without doubles."""

import json

import pytest

from companion.table.game import Refusal, Seat
from companion.table.record import RefusedMove, dump, parse, replay
from tests.store.kept import KNOWN, keys, play, start
from tests.table.refusing import refusing
from tests.turns import turns


def exported(store, key):
    return dump(store.record(key)).encode()


def test_a_game_travels_as_a_record(store, other):
    session = start(store, title="Sticks & <stones>")
    play(session, 4)
    data = exported(store, session.head.id)
    assert keys(other.bring_in(data)) == ["store-import-new"]
    card = other.shelf.card(session.head.id)
    assert (card.title, card.moves, card.archived) == ("Sticks & <stones>", len(session.line), True)
    assert card.started == store.shelf.card(session.head.id).started
    assert other.shelf.proceed(card.id).session.state == session.state
    assert json.loads(exported(other, card.id)) == json.loads(data)
    *_, last = replay(KNOWN["toy"], parse(data, KNOWN))
    assert last.state == session.state


def test_what_is_here_already_is_not_doubled(store, other):
    session = start(store)
    play(session, 3)
    short = exported(store, session.head.id)
    play(session, 3)
    long = exported(store, session.head.id)
    told = [other.bring_in(data)[0].key for data in (short, short, long, long, short)]
    assert told == [
        "store-import-new",
        "store-import-known",
        "store-import-longer",
        "store-import-known",
        "store-import-known",
    ]
    (card,) = other.shelf.every()
    assert card.moves == len(session.line)
    other.shelf.delete(card.id)
    assert keys(other.bring_in(short)) == ["store-import-known"]
    assert other.shelf.every() != ()


def test_another_course_of_the_same_game_is_kept_beside_it_once(store, other):
    session = start(store, drawing=())
    play(session, 4, seed=1)
    other.bring_in(exported(store, session.head.id))
    session.go_on_from(1)
    play(session, 6, seed=2)
    data = exported(store, session.head.id)
    assert keys(other.bring_in(data)) == ["store-import-copy"]
    assert keys(other.bring_in(data)) == ["store-import-known"]
    play(session, 2, seed=3)
    assert keys(other.bring_in(exported(store, session.head.id))) == ["store-import-longer"]
    assert [card.origin for card in other.shelf.every()] == [None, session.head.id]
    copy = other.shelf.every()[1]
    assert other.shelf.proceed(copy.id).session.state == session.state


def test_a_record_without_an_id_comes_in_once_and_keeps_what_nobody_knows(store):
    record = {
        "format": "companion-record/1",
        "game": "toy",
        "players": [{"colour": "red", "name": ""}, {"colour": "blue", "name": "\ud800"}],
        "moves": [{"do": "roll", "pips": 1, "at": 7}, {"do": "take", "player": "red", "sticks": 1}],
        "weather": {"rain": [1, None, "\u2028"]},
        "id": ["not", "one"],
        "title": 5,
    }
    data = json.dumps(record).encode()
    assert [store.bring_in(data)[0].key for _ in range(2)] == [
        "store-import-new",
        "store-import-known",
    ]
    (card,) = store.shelf.every()
    written = json.loads(dump(store.record(card.id)))
    assert written["weather"] == {"rain": [1, None, " "]}
    assert written["moves"] == record["moves"]


@pytest.mark.parametrize("more", ['"x": 1e999', '"x": NaN', '"x": ' + "[" * 5000 + "]" * 5000])
def test_a_record_that_could_not_be_written_again_is_refused(store, more):
    data = (
        '{"format": "companion-record/1", "game": "toy", "moves": [], "players": '
        '[{"colour": "red", "name": ""}, {"colour": "blue", "name": ""}], ' + more + "}"
    )
    with refusing("record-unreadable"):
        store.bring_in(data.encode())
    assert store.shelf.every() == ()


def test_an_illegal_move_is_named_and_nothing_comes_in(store, other):
    session = start(store, drawing=())
    play(session, 3)
    record = json.loads(exported(store, session.head.id))
    record["moves"][2] = {"do": "roll", "pips": 9}
    with pytest.raises(RefusedMove) as refused:
        other.bring_in(json.dumps(record).encode())
    assert refused.value.number == 3
    assert other.shelf.every() == ()


def test_everything_travels_as_one_backup(store, other):
    sessions = [start(store, title=f"Game {number}") for number in range(3)]
    for number, session in enumerate(sessions):
        play(session, 3 + number, seed=number)
        session.undo()
    store.shelf.abandon(sessions[0].head.id)
    thrown = start(store)
    store.shelf.delete(thrown.head.id)
    store.set("theme", "dark")
    store.set("help", 1)
    store.save_components("toy", "Ours", {"pile": 5})
    other.set("help", 2)
    other.save_components("toy", "Ours", {"pile": 6})
    data = store.everything().encode()
    told = keys(other.bring_in(data))
    assert told == ["store-import-new"] * 3 + ["store-import-components"]
    for session in sessions:
        found = other.shelf.proceed(session.head.id).session
        assert found.course == session.course
        mine, theirs = (each.shelf.card(session.head.id) for each in (store, other))
        assert (mine.title, mine.status) == (theirs.title, theirs.status)
    assert len(other.shelf.every()) == 3
    assert (other.setting("theme"), other.setting("help")) == ("dark", 2)
    assert other.component_sets("toy") == {"Ours": {"pile": 6}, "Ours (2)": {"pile": 5}}
    assert other.people() == store.people()
    assert keys(other.bring_in(data)) == ["store-import-known"] * 3
    sessions[2].redo()
    assert keys(other.bring_in(store.everything().encode()))[2] == "store-import-longer"
    assert other.shelf.proceed(sessions[2].head.id).session.course == sessions[2].course


def spoilt(raw):
    """The backup with each of its values in turn replaced by something else."""
    if isinstance(raw, dict | list):
        for key in list(raw) if isinstance(raw, dict) else range(len(raw)):
            value = raw[key]
            for wrong in (None, 7, "?", [], {}):
                raw[key] = wrong
                yield
            raw[key] = value
            yield from spoilt(value)


def test_a_backup_that_is_not_one_is_refused_in_words(store, tmp_path, open_store):
    session = start(store, pile=8, drawing=())
    play(session, 3)
    session.undo()
    session.go_on_from(1)
    store.set("theme", "dark")
    store.save_components("toy", "Ours", {"pile": 5})
    raw = json.loads(store.everything())
    other = open_store(tmp_path / "spoilt")
    refused = 0
    for _ in spoilt(raw):
        try:
            told = keys(other.bring_in(json.dumps(raw).encode()))
        except Refusal:
            refused += 1
        else:
            refused += "store-import-refused" in told
    assert refused > 100


def test_a_finished_game_of_vasco_da_gama_travels(store, other):
    rules = KNOWN["vasco"]
    seats = [Seat("red", "Ana"), Seat("blue", "Rui")]
    session = store.shelf.start("vasco", seats, rules.starter(), set(rules.drawn.values()))
    another = turns()
    while another() and session.due.kinds:
        play(session, 1, len(session.line))
    other.bring_in(store.everything().encode())
    found = other.shelf.card(session.head.id)
    assert found.results == store.shelf.card(session.head.id).results
    assert found.status == "finished"
