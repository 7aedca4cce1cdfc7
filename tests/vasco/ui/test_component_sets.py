"""The list of component sets: chosen, copied, renamed, reset, written, brought in, taught."""

import json
from random import Random

import pytest

from companion.store.component_sets import LONGEST_NAME
from companion.table.components.certainty import PRINTED, sure
from companion.table.components.editing import changed
from companion.table.game import Seat
from companion.vasco.ui.component_sets import own_sets
from tests.turns import turns
from tests.ui.at_table import of_vasco
from tests.vasco.rules.games import STARTER
from tests.words.pseudo import PSEUDO

OWN = "Our copy"
SEATS = (Seat("yellow", "Ana"), Seat("red", "Rui"))


@pytest.fixture
def sets(device):
    """Opens the list with some sets saved, and gives the app."""
    from tests.ui.device import Look

    def show(*names: str, size: str = "phone", **look: object):
        app = device.start(Look(size, **look), frames=0)
        for number, name in enumerate(names):
            own = changed(STARTER, ("landings", "natal", "docks", 0), 4 + number)
            own_sets(app.store).copy(own, name)
        app.root.show(of_vasco("component-sets"))
        device.frames(4)
        return app

    return show


def saved(app) -> list[str]:
    return sorted(own_sets(app.store).saved)


def offered(device, name: str, act: str) -> None:
    device.tap(f"set-{name}-more")
    device.tap(act)


@pytest.mark.parametrize("size", ["tablet", "phone", "small"])
def test_many_sets_and_what_can_be_done_with_one_are_whole_and_legible(device, sets, size) -> None:
    from tests.ui.walker import complaints

    name = "A copy with a name that is as long as can be"
    sets(OWN, name, size=size, language=PSEUDO, dark=size == "phone")
    device.shot(f"sets-{size}")
    assert complaints(device) == []
    device.tap(f"set-{OWN}-more")
    device.shot(f"sets-{size}-menu")
    assert complaints(device) == []


def test_a_tap_chooses_what_new_games_are_played_with(device, sets) -> None:
    app = sets("Ours", "Theirs")
    assert own_sets(app.store).chosen_name is None
    device.tap("set-Theirs")
    assert own_sets(app.store).chosen_name == "Theirs"
    app.begin("vasco", SEATS)
    assert app.session.head.components == own_sets(app.store).saved["Theirs"]
    app.root.show(of_vasco("component-sets"))
    device.frames()
    device.tap("set-starter")
    assert own_sets(app.store).chosen == STARTER


def test_a_copy_is_another_set_with_a_name_of_its_own(device, sets) -> None:
    app = sets()
    offered(device, "starter", "copy")
    assert saved(app) == [OWN]
    offered(device, OWN, "copy")
    assert saved(app) == [OWN, f"{OWN} (2)"]
    found = own_sets(app.store).saved
    assert len({each["id"] for each in found.values()} | {STARTER["id"]}) == 3
    assert [found[name]["title"] for name in saved(app)] == saved(app)


def test_the_starter_set_can_be_neither_renamed_nor_reset_nor_deleted(device, sets) -> None:
    sets()
    device.tap("set-starter-more")
    assert device.shows("export")
    assert not any(device.shows(act) for act in ("rename", "reset", "delete"))


def test_a_set_is_renamed_and_stays_chosen(device, sets) -> None:
    app = sets("Ours", "Theirs")
    device.tap("set-Ours")
    offered(device, "Ours", "rename")
    device.find("name").text = "Theirs"
    device.tap("name-enter")
    assert saved(app) == ["Theirs", "Theirs (2)"]
    assert own_sets(app.store).chosen_name == "Theirs (2)"
    assert own_sets(app.store).chosen["title"] == "Theirs (2)"


def test_a_reset_and_a_deletion_can_be_undone(device, sets) -> None:
    app = sets("Ours", "Theirs")
    device.tap("set-Theirs")
    before = own_sets(app.store).saved
    offered(device, "Theirs", "reset")
    docks = own_sets(app.store).chosen["landings"]["natal"]["docks"]
    assert docks == STARTER["landings"]["natal"]["docks"]
    device.tap("snackbar-action")
    assert own_sets(app.store).saved == before
    offered(device, "Theirs", "delete")
    assert saved(app) == ["Ours"]
    assert own_sets(app.store).chosen_name is None
    device.tap("snackbar-action")
    assert own_sets(app.store).saved == before
    assert own_sets(app.store).chosen_name == "Theirs"


def test_a_set_goes_out_as_a_file_and_comes_in_where_it_is_not_known(device, sets) -> None:
    app = sets("Ours", "Theirs")
    before = own_sets(app.store).saved
    offered(device, "Theirs", "export")
    file = app.data_folder() / "sets" / "Theirs.json"
    assert any("Theirs.json" in text and text.endswith("data/sets") for text in device.texts())
    assert json.loads(file.read_text("utf-8")) == before["Theirs"]
    device.tap("import")
    device.shot("sets-import")
    device.tap("import-Theirs.json")
    assert saved(app) == ["Ours", "Theirs"]
    own_sets(app.store).drop("Theirs")
    device.tap("import")
    device.tap("import-Theirs.json")
    assert saved(app) == ["Ours", "Theirs"]
    assert own_sets(app.store).saved["Theirs"]["landings"] == before["Theirs"]["landings"]


def test_a_backup_gives_its_sets(device, sets) -> None:
    app = sets("Ours")
    folder = app.data_folder() / "sets"
    folder.mkdir(parents=True)
    (folder / "all.json").write_text(app.store.everything(), "utf-8")
    own_sets(app.store).drop("Ours")
    device.tap("import")
    device.tap("import-all.json")
    assert saved(app) == [], "it is asked for first"
    device.tap("dialog-agree")
    device.frames()
    assert saved(app) == ["Ours"]
    assert device.shows("set-Ours")


def test_a_file_dropped_on_the_list_is_brought_in_and_elsewhere_not(device, sets, tmp_path) -> None:
    from kivy.core.window import Window

    app = sets()
    file = tmp_path / "theirs.json"
    file.write_text(json.dumps({**STARTER, "title": "Theirs"}), "utf-8")
    app.root.show(of_vasco("check-tiles"))
    Window.dispatch("on_drop_file", str(file).encode(), 10, 10)
    assert saved(app) == []
    app.root.back()
    Window.dispatch("on_drop_file", str(file).encode(), 10, 10)
    assert saved(app) == ["Theirs"]
    device.frames()
    assert device.shows("set-Theirs")


@pytest.mark.parametrize("title", ["", "  ", "A name\n of two lines", "long " * 99])
def test_a_set_gets_a_name_that_can_be_shown(device, sets, tmp_path, title) -> None:
    app = sets()
    name = own_sets(app.store).bring_in({**STARTER, "title": title, "missionaries": 5})
    assert 0 < len(name) <= LONGEST_NAME
    assert "\n" not in name
    assert own_sets(app.store).bring_in({**STARTER, "missionaries": 5}) == name


def test_a_file_that_cannot_be_written_is_told(device, sets) -> None:
    app = sets("Ours")
    (app.data_folder() / "sets").write_text("a file where the folder should be", "utf-8")
    offered(device, "Ours", "export")
    assert any("cannot be written" in text for text in device.texts())


IMPOSSIBLE = {
    "{": "not a game record",
    "[]": "This file contains neither a component set",
    "{}": "This file contains neither a component set",
    "[" * 100_000: "not a game record",
    '{"projects": 1}': "Components.id is missing",
    json.dumps(changed(STARTER, ("sailors", "grey"), 9)): "32 sailors",
    json.dumps(changed(STARTER, ("slots", "projects", "4"), 0)): "17 action slots",
    json.dumps(changed(STARTER, ("merchants", 0), 12)): "merchants[0]",
}


def test_what_is_no_set_that_can_be_played_with_is_refused_in_words(device, sets) -> None:
    app = sets()
    folder = app.data_folder() / "sets"
    folder.mkdir(parents=True)
    for content, said in IMPOSSIBLE.items():
        (folder / "odd.json").write_text(content, "utf-8")
        device.tap("import")
        device.tap("import-odd.json")
        assert saved(app) == []
        assert any(said in text for text in device.texts()), said
        device.tap_at(5, 5)


def play_round(app, chance: Random) -> list[str]:
    """Until the navigation is over, by any legal moves; the projects that came up."""
    session = app.session
    another = turns()
    while another():
        family = chance.choice(session.game.options(session.state))
        session.do(family.pick(chance))
        if "navigate" in {entry.raw["do"] for entry in session.line[-3:]}:
            break
    return [tile.text for tile in session.state.seen.projects[:7]]


def test_a_round_teaches_the_set_what_the_table_drew_and_not_what_the_app_drew(device, app) -> None:
    app.begin("vasco", SEATS)
    before = app.session.head.components
    came_up = play_round(app, Random(5))
    assert own_sets(app.store).chosen_name == OWN
    own = own_sets(app.store).chosen
    deck = own["projects"]["I"]
    known = [deck[at] for at in range(14) if sure(own, ("projects", "I", at)) == PRINTED]
    assert sorted(known) == sorted(came_up)
    assert {sure(own, ("vdg", at)) for at in range(9)} == {"assumed"}
    assert app.session.head.components == before
    play_round(app, Random(6))
    assert saved(app) == [OWN]


def test_a_game_with_somebody_else_s_set_teaches_none_of_ours(device, app) -> None:
    own_sets(app.store).copy(STARTER, "Ours")
    own_sets(app.store).choose("Ours")
    before = own_sets(app.store).saved
    theirs = {**STARTER, "id": "elsewhere"}
    app.start_game("vasco", SEATS, theirs, frozenset({"vdg", "sailors"}))
    play_round(app, Random(7))
    assert own_sets(app.store).saved == before
