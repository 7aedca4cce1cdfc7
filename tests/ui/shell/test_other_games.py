"""Several games in one app: none is taken for another, and what one lacks is not offered."""

import json
from random import Random

import pytest

from companion.games import LIST, Listed
from companion.table.game import Seat
from companion.table.record import dump
from tests.table.sessions import decide
from tests.toy import words
from tests.toy.rules import TOY
from tests.turns import turns
from tests.ui.at_table import GAME, of_vasco, record

FOUR = (Seat("yellow", "Ana"), Seat("red", "Rui"), Seat("black", "Tomé"), Seat("blue", "Inês"))
TWO = (Seat("green", "Ana"), Seat("red", "Rui"))


@pytest.fixture
def silent(device):
    """The app with a game that is known by its rules only."""
    return device.start(games=(*LIST, Listed("toy", "tests.toy.rules")))


@pytest.fixture
def both(device):
    bare = Listed("toy", "tests.toy.rules", "tests.toy.bare")
    return device.start(games=(*LIST, bare), words=words())


def played(app) -> str:
    """A toy game that is over."""
    session = app.store.shelf.start("toy", TWO, {"pile": 5}, {"dice"})
    another = turns()
    while another() and session.due.kinds:
        decide(session, Random(1))
    return session.head.id


def at_home(device) -> None:
    device.app.root.show("games")
    device.app.root.show("home")
    device.frames(3)


def test_a_game_without_parts_is_listed_and_exported_and_offered_nowhere(device, silent) -> None:
    over = played(silent)
    running = silent.store.shelf.start("toy", TWO, {"pile": 5}, {"dice"}).head.id
    silent.shelve(lambda: None)
    at_home(device)
    assert silent.session.head.id == running
    assert not device.shows("continue")
    assert not device.shows("rematch")
    assert silent.say("home-motto") in device.texts()
    device.tap("games")
    device.frames(3)
    assert sum(text.startswith("toy · ") for text in device.texts()) == 2
    for key in (running, over):
        device.tap(f"game-{key}")
        device.frames()
        assert not device.shows("continue")
        device.tap("export")
        device.frames()
    exported = [json.loads(file.read_bytes()) for file in (device.folder / "records").iterdir()]
    assert [each["game"] for each in exported] == ["toy", "toy"]
    assert silent.root.shown == "games"


def test_what_it_brought_comes_into_no_other_game_s_hall(device, silent) -> None:
    over = played(silent)
    device.tap("hall")
    device.frames(3)
    assert not device.shows(f"play-{over}")
    assert not device.shows("of"), "with one game there is nothing to choose"


def test_its_record_is_looked_at_before_it_is_brought_in(device, silent) -> None:
    over = played(silent)
    silent.root.show("games")
    folder = device.folder / "records"
    folder.mkdir()
    (folder / "toy.json").write_text(dump(silent.store.record(over)), "utf-8")
    device.frames(3)
    device.tap("import")
    device.tap("import-toy.json")
    device.frames(3)
    assert any(text.startswith("toy: Ana, Rui") for text in device.texts())


def test_no_game_is_taken_for_another(silent) -> None:
    for game in ("toy", "chess"):
        with pytest.raises(KeyError):
            silent.face_of(game)


def test_a_second_game_begins_with_the_same_people_in_colours_it_has(device, both) -> None:
    both.store.shelf.start("vasco", FOUR, GAME.starter())
    both.shelve(lambda: both.store.shelf.abandon(both.store.shelf.current))
    both.people = both.store.people()
    at_home(device)
    device.tap("new-toy")
    device.frames(3)
    seating = both.root.stage.children[0].seating
    assert [seat.name for seat in seating.chairs] == ["Ana", "Rui", "Tomé"]
    assert {seat.colour for seat in seating.chairs} == set(TOY.colours)
    device.tap("start")
    device.frames(3)
    assert (both.session.game.id, both.root.shown) == ("toy", "pile")
    assert both.root.front.game == both.foremost == "toy"
    device.app.root.show(of_vasco("new-game"))
    device.frames(3)
    colours = [seat.colour for seat in both.root.stage.children[0].seating.chairs if seat]
    assert set(colours) <= set(GAME.colours)


def test_the_hall_tells_of_one_game_at_a_time(device, both) -> None:
    of_toy = played(both)
    given = record("vasco-2-7")
    session = both.store.shelf.start("vasco", given.players, given.components)
    session.enter(given.moves)
    of_board = session.head.id
    device.tap("hall")
    device.frames(3)
    assert device.shows(f"play-{of_board}")
    assert not device.shows(f"play-{of_toy}")
    device.tap("of")
    device.tap("of-toy")
    device.frames(3)
    assert device.shows(f"play-{of_toy}")
    assert not device.shows(f"play-{of_board}")
    device.tap("view-people")
    device.frames(3)
    assert device.shows("tally-Ana")
    assert device.find("tally-Ana").tally.games == 1


def test_what_a_game_does_not_supply_is_not_there(both) -> None:
    from companion.ui.shell.parts import GameKeys
    from companion.ui.shell.screen import Screen

    both.open_rule("toy", "1")
    assert both.root.top is both.root.stage.__self__ or not both.root.layer.children
    assert both.parts_of("toy").keys == GameKeys()
    for name in ("rules", "reckoning", "standings"):
        assert Screen(name, "toy") not in both.root
    both.look_at(played(both))
    assert both.root.shown == "pile", "how it ended"
