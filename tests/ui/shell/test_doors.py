"""Hostile files through the app's own doors: let fall on the window, tapped in the list, pasted."""

import json
import os
from pathlib import Path

import pytest

from tests.doors import hostile
from tests.doors.hostile import FILES
from tests.doors.large import LARGE
from tests.doors.making import MB, RECORD, REFUSED, TAKEN, WHOLE, backup, game
from tests.ui.at_table import GAME, of_vasco

LONG = pytest.mark.long


@pytest.fixture
def app(device):
    from tests.ui.device import Look

    app = device.start(Look("phone"))
    app.store.bring_in((RECORD.parent / "vasco-4-7.json").read_bytes())
    return app


def held(app):
    return {card.id: app.store.record(card.id) for card in app.store.shelf.every()}


def settle(device):
    for _ in range(5000):
        if not device.app.work.busy:
            break
        device.frames(1)
    assert not device.app.work.busy
    device.frames()


def drop(device, file):
    from kivy.core.window import Window

    Window.dispatch("on_drop_file", bytes(file), 10, 10)
    device.frames(1)


def told(device):
    """The sentence that stands at the foot."""
    from companion.ui.shell.chrome import Snackbar

    return [each.text for each in device.app.root.layer.children if isinstance(each, Snackbar)]


@pytest.mark.long
# Both lead through one door; what only one of them could let in are files of sets.
@pytest.mark.parametrize("screen", ["games", pytest.param("component-sets", marks=LONG)])
def test_let_fall_on_a_screen(device, app, tmp_path, screen):
    """One after the other, as nobody would: after all of them the app is what it was."""
    from companion.ui.shell.chrome import Dialog

    app.root.show(of_vasco(screen))
    device.frames()
    before, cards = held(app), app.store.shelf.every()
    for name, (becomes, content) in FILES.items():
        file = tmp_path / "hostile.json"
        file.write_bytes(content())
        drop(device, file)
        asked = isinstance(app.root.top, Dialog)
        assert asked or told(device), name
        assert app.store.shelf.every() == cards, f"{name}: nothing comes in unasked"
        if not asked:
            assert becomes != TAKEN, name
            continue
        device.tap("dialog-agree")
        settle(device)
        assert told(device), name
        new = {card.id for card in app.store.shelf.every()} - before.keys()
        assert bool(new) is (becomes != REFUSED), name
        for key in new:
            app.store.shelf.forget(key)
        assert app.store.shelf.every() == cards, name
    assert held(app) == before
    assert device.faults.heard == []
    app.root.show("home")
    device.frames()


def test_odd_files_and_names(device, app, tmp_path):
    folder = device.folder / "records"
    folder.mkdir()
    odd = [*hostile.odd_files(folder)]
    app.root.show("games")
    device.frames()
    for file in odd:
        drop(device, file)
        assert told(device), file
    strange = Path(os.fsdecode(os.fsencode(folder) + b"/\xff\xfe.json"))
    strange.write_bytes(RECORD.read_bytes())
    device.tap("import")
    device.frames()
    device.tap("import-dangling.json")
    assert told(device)
    drop(device, strange)
    device.tap("dialog-agree")
    assert len(held(app)) == 2
    assert device.faults.heard == []


@pytest.mark.parametrize(
    "name", [name for name in FILES | LARGE if "mega" in name or "half" in name]
)
def test_pasted(device, app, name):
    from kivy.core.clipboard import Clipboard

    before = held(app)
    app.root.show("games")
    device.frames()
    Clipboard.copy((FILES | LARGE)[name].content().decode("utf-8", "replace"))
    device.tap("import")
    device.tap("import-pasted")
    device.frames()
    assert told(device) or device.shows("dialog-agree")
    assert held(app) == before
    assert device.faults.heard == []


ODD = [
    {"moves": 0, "tiles": 5, "told": 5, "yellow": [[[]]]},
    *(pytest.param(odd, marks=LONG) for odd in (5, [5], "x", True)),
]


@pytest.mark.parametrize("odd", ODD, ids=str)
def test_settings_of_another_kind_stop_nothing(device, app, odd):
    """Whatever a backup brings for settings, every screen opens."""
    app.start_game("vasco", app.store.shelf.every()[0].players, GAME.starter(), frozenset())
    key = app.session.head.id
    names = (
        "language",
        "light",
        "text",
        "clock",
        "voice",
        "chairs",
        "hall.left-out",
        "bg-stats.bgg-id",
    )
    names += ("vasco.options", "vasco.guide", "vasco.components", "vasco.as-it-lies")
    names += (f"vasco.half-told.{key}", f"vasco.ahead.{key}", "vasco.turning", "dark")
    for name in names:
        app.store.set(name, None)
    app.store.bring_in(backup(settings=dict.fromkeys(names, odd)))
    device.stop()
    app = device.start()
    for screen in ("home", "games", "hall", "settings", "component-sets", "table", "setup"):
        app.root.show(of_vasco(screen))
        device.frames()
    assert len(app.last_seating("vasco").chairs) == max(GAME.seats)
    assert device.faults.heard == []


def test_the_running_game_goes_on_where_its_continuation_ends(device, app):
    """It is taken up: the screen shows it, and the next move is no surprise to the store."""
    app.start_game("vasco", app.store.shelf.every()[0].players[:2], GAME.starter(), frozenset())
    moves = WHOLE["moves"]
    app.session.enter(moves[:12])
    record = json.loads(app.store.everything())["games"][-1]
    longer = {**WHOLE, "id": app.session.head.id, "moves": moves[:40]}
    longer["players"] = record["opening"]["players"]
    longer["components"] = record["opening"]["components"]
    (device.folder / "records").mkdir()
    (device.folder / "records" / "longer.json").write_text(json.dumps(longer), "utf-8")
    app.root.show("games")
    device.frames()
    device.tap("import")
    device.tap("import-longer.json")
    device.tap("dialog-agree")
    device.frames()
    assert len(app.session.line) == 40
    app.session.enter(moves[40:41])
    app.session.undo()
    assert len(app.session.line) == 40


def test_a_backup_goes_out_and_comes_back_while_the_table_is_played(device, app, monkeypatch):
    from companion.ui.shell.settings import backups

    monkeypatch.setattr(backups, "choose_place", lambda name, chosen, otherwise: otherwise())
    app.start_game("vasco", app.store.shelf.every()[0].players[:2], GAME.starter(), frozenset())
    app.root.show("settings").bring(backups.Backups)
    device.frames(3)
    device.tap("backup-make")
    settle(device)
    (file,) = (device.folder / "records").glob("*.json")
    assert any(file.name in text for text in told(device))
    assert len(json.loads(file.read_text("utf-8"))["games"]) == 2
    for card in app.store.shelf.every():
        app.store.shelf.forget(card.id)
    device.tap("backup-bring")
    device.tap(f"import-{file.name}")
    device.tap("dialog-agree")
    settle(device)
    assert len(app.store.shelf.every()) == 2


@pytest.mark.parametrize(("size", "dark"), [("phone", False), ("tablet", True)])
def test_long_work_says_how_far_it_is_stops_and_goes_on(device, size, dark):
    from companion.table.game import Figure, Said
    from companion.ui.shell.long_work import Task
    from companion.ui.shell.settings.backups import Backups
    from tests.ui.device import Look
    from tests.ui.walker import complaints

    app = device.start(Look(size, dark=dark))

    done = []

    def far(number):
        figures = {"games": Figure("number", number), "count": Figure("number", 50)}
        return Said("backup-writing", figures)

    def steps():
        for number in range(50):
            done.append(number)
            yield far(number)

    app.root.show("settings").bring(Backups)
    device.frames()
    app.work.begin(Task(steps(), lambda: done.append("all"), done.append), far(0))
    app.work.stop()
    device.frames(3)
    assert done == []
    app.root.stage.children[0].bring(Backups)
    device.frames(3)
    device.shot(f"backup-{size}")
    assert complaints(device) == []
    device.tap("backup-work-act")
    settle(device)
    assert done[-1] == "all"
    assert not device.shows("backup-work-act")


def test_a_large_backup_says_so_without_being_counted(device, app, tmp_path):
    file = tmp_path / "large.json"
    file.write_bytes(backup(*[game(1)] * 2200))
    assert file.stat().st_size > 9 * MB
    app.root.show("games")
    device.frames()
    drop(device, file)
    assert app.say("games-coming-many") in device.texts()
