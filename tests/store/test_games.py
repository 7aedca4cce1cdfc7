"""Any number of games, none of which harms another."""

import pytest

from companion.table.game import Figure, Refusal, Seat
from tests.store.kept import KNOWN, keys, left_behind, play, start
from tests.table.refusing import STORE, refusing
from tests.turns import turns


def test_a_game_goes_on_where_it_was_left(store, tmp_path, open_store):
    session = start(store, title="Sticks")
    play(session, 5)
    session.undo()
    again = open_store(left_behind(store, tmp_path / "killed"))
    assert again.notices == ()
    assert again.looking is None
    assert again.shelf.current == session.head.id
    found = again.shelf.play(session.head.id).session
    assert found.course == session.course
    assert found.head == session.head
    found.redo()
    session.redo()
    assert found.course == session.course


@pytest.mark.parametrize("game", KNOWN)
def test_whole_games_of_every_kind_are_read_back_as_they_were_played(store, game):
    rules = KNOWN[game]
    seats = [Seat(colour, colour.title()) for colour in rules.colours[: max(rules.seats)]]
    pieces = set(rules.drawn.values())
    session = store.shelf.start(game, seats, rules.starter(), pieces)
    another = turns()
    while another() and session.due.kinds:
        play(session, 1, len(session.line))
    found = store.shelf.proceed(session.head.id).session
    assert found.course == session.course
    card = store.shelf.card(session.head.id)
    assert (card.status, card.moves) == ("finished", len(session.line))
    assert card.results == rules.results(session.state) != ()
    session.undo()
    assert store.shelf.card(session.head.id).status == "running"
    assert store.shelf.card(session.head.id).results == ()


def test_a_new_game_puts_no_other_aside_and_leaves_it_whole(store):
    old = start(store)
    play(old, 3)
    new = start(store)
    assert store.shelf.current == new.head.id
    assert [card.archived for card in store.shelf.every()] == [False, False]
    store.shelf.archive(old.head.id)
    play(old, 2)
    assert store.shelf.proceed(old.head.id).session.course == old.course
    assert store.shelf.play(old.head.id).session.course == old.course
    assert store.shelf.current == old.head.id
    assert not store.shelf.card(old.head.id).archived


def test_what_a_person_says_of_a_game_is_kept(store, tmp_path, open_store):
    kept, thrown, forgotten = (start(store).head.id for _ in range(3))
    store.shelf.rename(kept, "Łódź \ud800 \x1e\x00")
    store.shelf.archive(kept)
    store.shelf.abandon(kept)
    store.shelf.delete(thrown)
    store.shelf.forget(forgotten)
    again = open_store(left_behind(store, tmp_path / "killed"))
    assert again.notices == ()
    (card,) = again.shelf.every()
    assert (card.id, card.title, card.status) == (kept, "Łódź", "abandoned")
    assert [card.id for card in again.shelf.every(deleted=True)] == [thrown]
    again.shelf.undelete(thrown)
    assert len(again.shelf.every()) == 2
    again.shelf.play(kept)
    assert again.shelf.card(kept).status == "running"
    with refusing("store-no-game", STORE) as refused:
        again.shelf.proceed(forgotten)
    assert refused.value.figures == {"game": Figure("text", forgotten)}


def test_of_a_forgotten_game_no_byte_is_left(store):
    marked = start(store, title="unforgettable").head.id
    store.pause()
    assert b"unforgettable" in store.door.place.file.read_bytes()
    store.shelf.forget(marked)
    store.pause()
    assert b"unforgettable" not in store.door.place.file.read_bytes()


def test_two_sessions_of_one_game_do_not_overwrite_each_other(store):
    one = start(store)
    other = store.shelf.proceed(one.head.id).session
    play(one, 1)
    before = other.course
    with refusing("store-moved-on", STORE):
        play(other, 1)
    assert other.course == before
    assert store.shelf.proceed(one.head.id).session.course == one.course


def test_a_clock_that_jumps_changes_no_order(tmp_path, open_store):
    times = iter(f"{year}-01-01" for year in range(2030, 1930, -1))
    store = open_store(tmp_path, clock=lambda: next(times))
    games = [start(store) for _ in range(3)]
    for session in games:
        play(session, 2)
    assert [card.id for card in store.shelf.every()] == [each.head.id for each in games]
    assert store.shelf.current == games[-1].head.id
    again = open_store(left_behind(store, tmp_path / "killed"))
    assert [each.id for each in again.shelf.every()] == [each.head.id for each in games]
    for session in games:
        assert again.shelf.proceed(session.head.id).session.course == session.course


class Stricter(type(KNOWN["toy"])):
    """Rules of another day: three sticks at once are no longer allowed."""

    def apply(self, state, move):
        if getattr(move, "sticks", 0) == 3:
            raise Refusal("2", "not-due")
        return super().apply(state, move)


def test_a_game_that_no_longer_fits_the_rules_opens_up_to_there(tmp_path, open_store):
    store = open_store(tmp_path / "a")
    session = start(store, drawing=())
    for pips, sticks in ((2, 1), (3, 3), (3, 2)):
        session.do(session.game.read({"do": "roll", "pips": pips}))
        player = session.due.players[0]
        session.do(session.game.read({"do": "take", "player": player, "sticks": sticks}))
    strict = open_store(left_behind(store, tmp_path / "b"), {"toy": Stricter()})
    assert strict.notices == ()
    stuck, notices = strict.shelf.proceed(session.head.id)
    assert keys(notices) == ["store-game-stuck"]
    assert notices[0].figures["moves"].value == len(stuck.line) == 3
    # As long as nobody goes on, the old rules find all of it again.
    whole = open_store(left_behind(strict, tmp_path / "c"))
    assert whole.shelf.proceed(session.head.id).session.course == session.course
    stuck.do(stuck.game.read({"do": "take", "player": "blue", "sticks": 1}))
    again = strict.shelf.proceed(session.head.id)
    assert again.notices == ()
    assert again.session.course == stuck.course
    assert strict.shelf.card(session.head.id).moves == 4


def test_people_and_the_colours_they_had_are_remembered(store):
    start(store)
    store.shelf.start("toy", [Seat("blue", "Ana"), Seat("red", "")], {"pile": 3})
    assert list(store.people().items()) == [("Ana", ["blue", "red"]), ("Rui", ["blue"])]
    store.forget_person("Rui")
    assert list(store.people()) == ["Ana"]
    store.remember_person("Rui", ["blue"])
    assert store.people() == {"Rui": ["blue"], "Ana": ["blue", "red"]}


def test_settings_and_component_sets_are_kept(store, tmp_path, open_store):
    store.set("theme", "dark")
    store.set("help", 2)
    large = KNOWN["vasco"].starter() | {"title": "x" * 9000}
    with pytest.raises(Refusal):
        store.save_components("toy", "Broken", {"pile": "many"})
    store.save_components("toy", "Huge", {"pile": 900})
    store.save_components("vasco", "Ours", large)
    again = open_store(left_behind(store, tmp_path / "killed"))
    assert (again.setting("theme"), again.setting("help"), again.setting("new", 7)) == (
        "dark",
        2,
        7,
    )
    assert again.component_sets("toy") == {"Huge": {"pile": 900}}
    assert again.component_sets("vasco") == {"Ours": large}
    again.drop_components("toy", "Huge")
    assert again.component_sets("toy") == {}


def test_the_hall_of_fame_is_read_from_the_games(store):
    for seed in range(4):
        play(start(store, pile=6), 20, seed)
    hall = store.hall()
    assert [feat.result.score for feat in hall.best("toy")] == [1] * 4 + [0] * 4
    assert hall.best("toy", players=3) == hall.best("vasco") == []
    tallies = hall.tallies("toy")
    assert sum(tally.won for tally in tallies) == 4
    assert all(tally.games == 4 and tally.mean == tally.won / 4 for tally in tallies)
    store.shelf.delete(store.shelf.every()[0].id)
    assert len(store.hall().feats) == 6


def test_the_draws_to_come_are_dealt_once_and_differ_between_games(store):
    first, second = start(store).head, start(store).head
    assert first.deal != second.deal
    assert store.shelf.proceed(first.id).session.head.deal == first.deal
