"""What travels with a backup beside the games, and what is refused of one that is not whole."""

import json

import pytest

from companion.table.admission import in_memory
from companion.table.game import RECORD, Figure, Seat
from companion.table.record import dump, parse
from tests.store.kept import KNOWN, bring, everything, keys, play, start
from tests.table.refusing import STORE, refusing
from tests.toy.rules import Roll, Take

TIMES = {"red": {"acting": 12.5}}
ELSEWHERE = "7d444840-9dc0-41d1-b245-5ffdce74fad2"


def test_times_travel_and_never_replace_what_was_measured_here(store, other):
    session = start(store)
    play(session, 3)
    assert "times" not in everything(store)["games"][0]
    store.keep_times(session.head.id, TIMES)
    assert store.times(session.head.id) == TIMES
    bring(other, everything(store))
    assert other.times(session.head.id) == TIMES
    store.keep_times(session.head.id, {"red": {"acting": 99.0}})
    bring(other, everything(store))
    assert other.times(session.head.id) == TIMES


def test_a_record_s_own_times_are_known_until_some_are_measured(store):
    session = start(store)
    play(session, 3)
    raw = json.loads(dump(store.record(session.head.id)))
    raw |= {"id": ELSEWHERE, "times": TIMES}
    store.bring_in(json.dumps(raw).encode())
    assert store.times(ELSEWHERE) == TIMES
    store.keep_times(ELSEWHERE, {"blue": {"acting": 3.0}})
    assert store.times(ELSEWHERE) == {"blue": {"acting": 3.0}}


def test_rows_that_no_longer_fit_are_left_and_those_before_them_come(store, other):
    session = start(store, drawing=())
    play(session, 6)
    raw = everything(store)
    rows = raw["games"][0]["rows"]
    at = next(n for n, row in enumerate(rows) if n > 3 and row["row"] == "move")
    rows[at]["move"] = {"do": "take", "player": "green", "sticks": 3}
    bring(other, raw)
    (card,) = other.shelf.every()
    assert other.shelf.journal(card.id)[1] == rows[:at]
    assert other.shelf.proceed(card.id).notices == ()


@pytest.mark.parametrize(
    ("where", "value", "place"),
    [
        (("games", 0, "opening", "components"), {"pile": 0}, "components.pile"),
        (("games", 0, "opening", "game"), "chess", "opening.game"),
        (("games", 0, "opening", "players"), [], "players"),
        (("games", 0, "id"), 7, "game.id"),
        (("games", 0, "rows"), [{"row": "dance"}], "game.rows[0].row"),
        (("people",), [], "people"),
        (("settings",), 3, "settings"),
        (
            ("components",),
            [{"game": "toy", "name": "set", "components": {"pile": "x"}}],
            "components.pile",
        ),
    ],
)
def test_what_is_wrong_in_it_is_named_and_stays_away(store, other, where, value, place):
    play(start(store), 3)
    raw = everything(store)
    inner = raw
    for key in where[:-1]:
        inner = inner[key]
    inner[where[-1]] = value
    (said,) = (each for each in bring(other, raw) if each.key == "store-import-refused")
    assert said.figures["reason"].value.figures["where"] == Figure("text", place)
    assert bool(other.shelf.every()) is (where[0] != "games")
    assert other.component_sets("toy") == {}


def test_what_a_backup_has_beside_what_is_ours_is_named_and_the_rest_comes(store, other):
    session = start(store)
    store.set("theme", "dark")
    (said, came) = bring(other, {**everything(store), "zoo": 1})[::-1]
    assert came.key == "store-import-new"
    assert said.key == "store-import-refused"
    reason = said.figures["reason"].value
    assert (reason.rule, reason.key) == (RECORD, "record-stray")
    assert reason.figures == {"key": Figure("text", '"zoo"')}
    assert other.setting("theme") == "dark"
    assert other.shelf.card(session.head.id)


def test_a_backup_that_says_only_at_its_end_that_it_is_one_comes_in_as_well(store, other):
    games = [start(store, title=title).head.id for title in ("One", "Two")]
    last = dict(reversed(everything(store).items()))
    assert [*last][-1] == "format"
    assert other.coming(in_memory(json.dumps(last).encode())) == 2
    assert keys(bring(other, last)) == ["store-import-new"] * 2
    assert [card.id for card in other.shelf.every()] == games


@pytest.mark.parametrize(
    ("sign", "wrong"),
    [(', "games":', '; "games":'), ('"games":', '"games";'), ('], "people"', '}, "people"')],
)
def test_another_sign_in_the_place_of_one_that_parts_is_refused(store, other, sign, wrong):
    start(store)
    data = store.everything().replace(sign, wrong)
    with refusing("record-unreadable"):
        other.bring_in(data.encode())


def test_a_game_of_another_set_with_the_same_rows_is_none_that_is_known(store, other):
    start(store)
    raw = everything(store)
    bring(other, raw)
    raw["games"][0]["opening"]["components"]["pile"] = 29
    assert keys(bring(other, raw)) == ["store-import-copy"]
    assert len(other.shelf.every()) == 2


def test_a_session_that_was_overtaken_is_told_so(store):
    session = start(store)
    twin = store.shelf.play(session.head.id).session
    play(session, 2)
    with refusing("store-moved-on", STORE) as refused:
        play(twin, 2)
    assert refused.value.figures["game"].value


def test_a_close_leaves_no_log_behind(store, tmp_path, open_store):
    session = start(store)
    play(session, 4)
    assert store.door.place.log.stat().st_size
    store.close()
    assert not store.door.place.log.exists() or not store.door.place.log.stat().st_size
    assert open_store(store.door.place.folder).shelf.card(session.head.id).moves


def test_a_new_card_knows_nothing_yet(store):
    card = store.shelf.opening(start(store).head.id).card("new")
    assert (card.moves, card.place, card.rows, card.over, card.seal) == (0, 0, 0, False, "")


def test_a_record_comes_in_by_its_players_names(store):
    session = start(store)
    play(session, 2)
    record = parse(dump(store.record(session.head.id)).encode(), KNOWN)
    assert [seat.name for seat in record.players] == ["Ana", "Rui"]


def test_a_game_of_no_rows_yet_comes_in(store, other):
    play(start(store), 3)
    raw = everything(store)
    raw["games"][0]["rows"] = []
    (came,) = bring(other, raw)
    assert came.key == "store-import-new"
    assert came.figures == {"game": Figure("text", "Ana, Rui"), "moves": Figure("number", 0)}
    assert [card.moves for card in other.shelf.every()] == [0]


def test_what_goes_by_no_title_is_named_by_its_place(store, other):
    for title in ("", "Second", ""):
        play(start(store, title=title), 3)
    raw = everything(store)
    raw["people"] = 5
    for game in raw["games"]:
        game["rows"] = 7
    said = bring(other, raw)
    assert said[-1].figures["reason"].value.figures["where"].value == "people"
    told = [each.figures["game"] for each in said]
    assert {each.kind for each in told} == {"text"}
    assert [each.value for each in told] == ["games[0]", "games[1] Second", "games[2]", "people"]


def test_what_ends_in_mid_value_is_refused(store):
    with refusing("record-unreadable"):
        store.bring_in(b'{"format": "companion-backup/1", "games": [{"id": 1')


def test_when_a_game_ended_is_kept_and_only_while_it_is_over(tmp_path, open_store):
    times = iter(f"2026-01-01T00:{minute:02d}:00+00:00" for minute in range(60))
    store = open_store(tmp_path / "clocked", clock=lambda: next(times))
    session = start(store, pile=3, drawing=())
    key = session.head.id
    session.do(Roll(3))
    assert store.shelf.card(key).ended is None
    session.do(Take("red", 3))
    ended = store.shelf.card(key).ended
    assert ended
    assert session.amend(1, Roll(3)) is None
    assert store.shelf.card(key).ended == ended
    session.undo()
    session.undo()
    assert store.shelf.card(key).ended is None


def test_a_backup_of_no_games_is_one(store, other):
    store.set("light", "night")
    written = store.everything()
    assert json.loads(written)["games"] == []
    assert other.bring_in(written.encode()) == ()
    assert other.setting("light") == "night"


def test_where_only_a_backup_is_wanted_a_record_is_refused(store, other):
    play(start(store), 3)
    record = dump(store.record(store.shelf.every()[0].id)).encode()
    with refusing("no-backup"):
        [*other.come_in(in_memory(record), only_backup=True)]
    assert other.shelf.every() == ()
    (came,) = other.come_in(in_memory(store.everything().encode()), only_backup=True)
    assert came.new


def test_a_game_of_which_nobody_knows_the_rules_is_named_as_such(store):
    with refusing("store-game-unknown", STORE) as refused:
        store.shelf.start("chess", (), {})
    assert refused.value.figures == {"game": Figure("text", "chess")}


def test_who_has_no_name_goes_by_his_colour(store):
    session = store.shelf.start("toy", (Seat("red", ""), Seat("blue", "Rui")), {"pile": 9}, ())
    assert store.shelf.card(session.head.id).called == "red, Rui"
