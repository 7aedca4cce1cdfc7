"""The list of all games: who, when, how far; and what can be done with each."""

import json
from pathlib import Path

import pytest

from companion.table.game import Seat
from tests.ui.at_table import GAME, own
from tests.ui.sizes import SIZES
from tests.words.pseudo import PSEUDO

RECORDS = Path(__file__).parents[2] / "records"
FOUR = (Seat("yellow", "Ana"), Seat("red", "Rui"), Seat("black", "Tomé"), Seat("blue", "Inês"))


@pytest.fixture
def games(device):
    """Four games, one of each group, in sight; by group, with their ids."""
    from tests.ui.device import Look

    return filled(device, Look("phone"))


def filled(device, look) -> dict[str, str]:
    app = device.start(look, frames=0)
    shelf = app.store.shelf
    app.store.bring_in((RECORDS / "vasco-4-7.json").read_bytes())
    found = {"finished": shelf.every()[0].id}
    drawing = own(app).drawing(own(app).known_stacks())
    for group, seats in (("put-aside", FOUR[:2]), ("abandoned", FOUR[1:]), ("under-way", FOUR)):
        assert app.start_game("vasco", seats, GAME.starter(), drawing)
        found[group] = app.session.head.id
        if group == "abandoned":
            shelf.abandon(found[group])
        elif group == "put-aside":
            shelf.archive(found[group])
    app.root.show("home")
    app.root.show("games")
    device.frames(3)
    return found


def act(device, game: str, *names: str) -> None:
    device.tap(f"game-{game}-more")
    for name in names:
        device.tap(name)
    device.frames()


@pytest.mark.parametrize("size", SIZES)
def test_it_is_whole_and_legible(device, size) -> None:
    from tests.ui.device import Look
    from tests.ui.walker import complaints

    found = filled(device, Look(size))
    for language, dark in (("en", True), (PSEUDO, False)):
        device.app.words.language = language
        device.app.theme.light = "night" if dark else "day"
        device.frames(3)
        device.shot(f"games-{size}-{language}")
        assert complaints(device) == [], language
    device.tap(f"game-{found['under-way']}-more")
    device.shot(f"games-menu-{size}")
    assert complaints(device) == []


def test_there_is_something_to_say_where_no_game_was_played(device, app) -> None:
    app.root.show("games")
    device.frames()
    assert app.say("games-none") in device.texts()


def test_each_game_stands_in_its_group_with_who_plays_how_far_and_when(device, games) -> None:
    app, texts = device.app, device.texts()
    for group in games:
        assert app.say(f"games-{group}") in texts
    assert any(app.of("vasco").say("progress-setup") in text and "20" in text for text in texts)
    card = app.store.shelf.card(games["finished"])
    assert {str(result.score) for result in card.results} <= set(texts)


def test_a_tap_goes_on_with_a_game_put_aside(device, games) -> None:
    app, group = device.app, "put-aside"
    device.tap(f"game-{games[group]}")
    assert app.session.head.id == app.store.shelf.current == games[group]
    app.root.show("games")
    device.frames()
    assert not app.store.shelf.card(games[group]).archived


def test_a_game_is_renamed(device, games) -> None:
    act(device, games["finished"], "rename")
    device.find("name").insert_text("Christmas")
    device.tap("name-enter")
    assert device.app.store.shelf.card(games["finished"]).title == "Christmas"
    assert "Christmas" in device.texts()


def test_the_running_game_can_be_put_aside_and_is_not_opened_into(device, games) -> None:
    from tests.ui.device import Look

    act(device, games["under-way"], "put-aside")
    assert device.app.session is None
    device.stop()
    app = device.start(Look("phone"))
    assert app.session is None
    assert device.shows("new-game")


def test_a_game_given_up_is_no_more_the_running_one(device, games) -> None:
    act(device, games["under-way"], "give-up")
    assert device.app.session is None
    assert device.app.store.shelf.card(games["under-way"]).abandoned


def test_the_running_game_deleted_comes_back_by_undo(device, games) -> None:
    app = device.app
    before = app.session.course
    act(device, games["under-way"], "delete")
    assert app.session is None
    assert not device.shows(f"game-{games['under-way']}")
    device.tap("snackbar-action")
    device.frames()
    assert app.session.course == before
    assert device.shows(f"game-{games['under-way']}")


def test_a_record_goes_out_and_comes_back_in(device, games) -> None:
    app = device.app
    act(device, games["finished"], "export")
    (file,) = (device.folder / "records").iterdir()
    assert any(file.name in text for text in device.texts())
    assert json.loads(file.read_text("utf-8"))["id"] == games["finished"]
    app.store.shelf.delete(games["finished"])
    app.store.shelf.forget(games["finished"])
    device.wait(10)
    device.tap("import")
    device.tap(f"import-{file.name}")
    device.tap("dialog-agree")
    device.frames()
    assert app.store.shelf.card(games["finished"]).over
    assert device.shows(f"game-{games['finished']}")


def test_a_record_goes_out_and_comes_back_in_by_the_clipboard(device, games) -> None:
    app = device.app
    act(device, games["finished"], "export")
    device.tap("snackbar-action")
    app.store.shelf.delete(games["finished"])
    app.store.shelf.forget(games["finished"])
    device.wait(10)
    device.tap("import")
    device.tap("import-pasted")
    device.tap("dialog-agree")
    device.frames()
    assert app.store.shelf.card(games["finished"]).over
    assert device.shows(f"game-{games['finished']}")


def test_what_lies_on_the_clipboard_may_be_anything(device, games) -> None:
    from kivy.core.clipboard import Clipboard

    for pasted in (" ", "milk, eggs", "{}"):
        Clipboard.copy(pasted)
        device.tap("import")
        device.tap("import-pasted")
        assert any("record" in text for text in device.texts())


def test_a_title_without_a_letter_still_makes_a_file_s_name(device, games) -> None:
    device.app.store.shelf.rename(games["finished"], "…?!")
    act(device, games["finished"], "export")
    (file,) = (device.folder / "records").iterdir()
    assert file.stem == games["finished"][:8]


def test_a_title_can_be_cleared_again(device, games) -> None:
    act(device, games["finished"], "rename")
    device.find("name").text = "  "
    device.tap("name-enter")
    card = device.app.store.shelf.card(games["finished"])
    assert card.title == ""
    assert "Ana" in card.called


@pytest.mark.parametrize("content", ["{}", "[]", '{"projects": {}}'])
def test_a_file_that_is_no_record_is_refused_in_words(device, games, content) -> None:
    folder = device.folder / "records"
    folder.mkdir(exist_ok=True)
    (folder / "odd.json").write_text(content, "utf-8")
    device.tap("import")
    device.tap("import-odd.json")
    assert any("neither a game record" in text for text in device.texts())


def test_a_file_let_fall_on_the_window_is_brought_in_or_refused_with_the_reason(
    device, games, tmp_path
) -> None:
    from kivy.core.window import Window

    before = len(device.app.store.shelf.every())
    Window.dispatch("on_drop_file", str(RECORDS / "vasco-2-7.json").encode(), 10, 10)
    device.frames(3)
    device.tap("dialog-agree")
    device.frames()
    assert len(device.app.store.shelf.every()) == before + 1
    (tmp_path / "shopping.json").write_text("eggs")
    Window.dispatch("on_drop_file", str(tmp_path / "shopping.json").encode(), 10, 10)
    device.frames()
    assert device.app.words.sentence("record-unreadable") in device.texts()
    assert len(device.app.store.shelf.every()) == before + 1


def test_older_games_come_on_demand(device) -> None:
    from companion.ui.shell.files import Files
    from companion.ui.shell.games.game_list import GameList
    from tests.ui.device import Look

    app = device.start(Look("phone"))
    keys = []
    for _ in range(3):
        app.store.shelf.start("vasco", FOUR[:2], GAME.starter())
        keys.append(app.store.shelf.current)
    app.root.stage.clear_widgets()
    app.root.stage.add_widget(GameList(Files(device.folder), page=2))
    device.frames()
    assert [device.shows(f"game-{key}") for key in keys] == [False, True, True]
    device.tap("more-games")
    device.frames()
    assert all(device.shows(f"game-{key}") for key in keys)
    assert not device.shows("more-games")


@pytest.mark.parametrize("size", ["tablet", "small"])
def test_what_comes_in_says_what_it_is_before_anything_is_kept(device, size) -> None:
    from companion.games import GAMES
    from companion.headless.simulating import simulated
    from companion.store import Store
    from companion.table.record import dump
    from tests.ui.device import Look
    from tests.ui.walker import complaints

    app = device.start(Look(size))
    app.root.show("games")
    folder = device.folder / "records"
    folder.mkdir()
    (folder / "vasco.json").write_bytes((RECORDS / "vasco-3-7.json").read_bytes())
    (folder / "pad.json").write_text(dump(simulated(GAMES["scorepad"], 2, 1)), "utf-8")
    other = Store(device.folder / "other", GAMES)
    other.bring_in((RECORDS / "vasco-2-7.json").read_bytes())
    (folder / "backup.json").write_text(other.everything(), "utf-8")
    other.close()
    device.frames(3)
    for file, said in (("vasco", "Ana"), ("pad", "Score pad"), ("backup", "one game")):
        device.tap("import")
        device.tap(f"import-{file}.json")
        device.frames(3)
        device.shot(f"coming-{file}-{size}")
        assert any(said in text for text in device.texts()), file
        assert complaints(device) == []
        device.tap("dialog-decline")
        assert app.store.shelf.every() == ()


def test_every_row_says_which_game_it_is(device, games) -> None:
    from companion.ui.shell.games.game_row import GameRow
    from tests.ui.device import walk

    app = device.app
    app.begin("scorepad", FOUR)
    app.root.show("home")
    app.root.show("games")
    device.frames(3)
    rows = [each for each in walk(app.root) if isinstance(each, GameRow)]
    said = [each.about.split(" · ")[0] for each in rows]
    assert said.count(app.called("scorepad")) == 1
    assert said.count(app.called("vasco")) == len(games)
