"""Settings: language, light, and what a group chose for its table, also in a running game."""

import pytest

from companion.play.table_options import TableOptions
from companion.table.game import Seat
from companion.vasco.play.table_options import CHOOSABLE
from tests.ui.at_table import GAME, of_vasco, own
from tests.ui.sizes import SIZES
from tests.words.pseudo import PSEUDO

TWO = (Seat("yellow", "Ana"), Seat("red", "Rui"))


@pytest.fixture
def app(device):
    from tests.ui.device import Look

    app = device.start(Look("phone"))
    app.root.show("settings")
    device.frames()
    return app


@pytest.fixture
def finger(device):
    from tests.touch.finger import Finger

    return Finger(device)


@pytest.mark.parametrize("size", SIZES)
def test_it_is_whole_and_legible(device, size) -> None:
    from tests.ui.device import Look
    from tests.ui.walker import complaints

    app = device.start(Look(size))
    app.root.show("settings")
    for language, dark in (("en", True), (PSEUDO, False)):
        app.words.language = language
        app.theme.light = "night" if dark else "day"
        device.frames(3)
        device.shot(f"settings-{size}-{language}")
        assert complaints(device) == [], language


def test_the_light_turns_at_once(device, app, finger) -> None:
    before = device.pixels().getpixel((3, 400))
    for light in ("night", "lamp"):
        finger.tap(f"light-{light}")
        assert app.theme.light == light
        assert sum(device.pixels().getpixel((3, 400))) < 120 < sum(before)
    finger.tap("light-day")
    assert device.pixels().getpixel((3, 400)) == before


def test_what_was_kept_when_there_were_two_lights_still_counts(device, app) -> None:
    app.store.set("dark", True)
    device.stop()
    assert device.start().theme.light == "night"
    device.tap("settings")
    device.tap("light-lamp")
    device.stop()
    assert device.start().theme.light == "lamp"


def test_every_word_changes_at_once(device, app, finger) -> None:
    names = set(app.words.languages().values())
    english = {text for text in device.texts() if text.isascii() and "%" not in text} - names
    finger.tap(f"language-{PSEUDO}")
    device.frames()
    assert not english & set(device.texts())
    finger.tap("language-en")
    device.frames()
    assert english <= set(device.texts())


def test_a_preset_says_what_stays_in_the_box_and_a_switch_leaves_it(device, app, finger) -> None:
    finger.tap("vasco-preset-none")
    assert own(app).options.replaced == frozenset()
    finger.tap("option-coins")
    assert own(app).options.replaced == {"coins"}
    assert own(app).choosable.preset(own(app).options) == ""
    assert not any(device.find(f"vasco-preset-{name}").active for name in ("all", "draws", "none"))
    finger.tap("vasco-preset-all")
    assert device.find("option-sailors").active


def test_help_is_chosen_and_explained(device, app, finger) -> None:
    assert own(app).options.help == "facts"
    finger.tap("vasco-help-odds")
    assert own(app).options.help == "odds"
    assert app.of("vasco").say("options-help-odds-note") in device.texts()


def test_a_new_game_is_drawn_as_chosen(device, app, finger) -> None:
    finger.tap("option-vdg")
    app.begin("vasco", TWO)
    assert app.session.course.drawing == {"sailors"}


def test_in_a_running_game_the_app_draws_from_now_on_what_is_chosen(device, app, finger) -> None:
    finger.tap("vasco-preset-none")
    app.begin("vasco", TWO)
    assert app.session.course.drawing == frozenset()
    app.root.show("settings")
    device.frames()
    finger.tap("option-sailors")
    assert app.session.course.drawing == {"sailors"}


def test_what_lies_on_the_table_is_drawn_only_where_every_piece_is_known(device, app) -> None:
    starter = GAME.starter()
    printed = {key: value for key, value in starter.items() if key != "certainty"}
    assert device.find("option-projects").disabled
    app.store.save_components("vasco", "Ours", printed | {"certainty": "printed", "id": "ours"})
    app.store.set("vasco.components", "Ours")
    app.root.show("home")
    app.root.show("settings")
    device.frames()
    assert not device.find("option-projects").disabled
    device.find("option-projects").dispatch("on_tap")
    app.begin("vasco", TWO)
    assert app.session.course.drawing == {"vdg", "sailors", "projects"}
    kinds = [entry.raw["do"] for entry in app.session.line]
    assert kinds[:2] == ["projects", "sailors"]


def test_options_are_kept_as_they_are() -> None:
    chosen = TableOptions(frozenset({"vdg"}), "none", frozenset({"merchants"}))
    assert CHOOSABLE.read(chosen.raw()) == chosen
    assert CHOOSABLE.read(None) == CHOOSABLE.usual


@pytest.mark.parametrize("size", ["phone", "phone-across", "small"])
def test_they_open_where_they_were_asked_for(device, size) -> None:
    from tests.touch.finger import Finger
    from tests.ui.device import Look

    app = device.start(Look(size))
    app.root.show("home", of_vasco("new-game"))
    device.frames(4)
    finger = Finger(device)
    finger.tap("table-note")
    device.frames(8)
    view = app.root.stage.children[0].ids.view
    preset = device.find("vasco-preset-all")
    assert 0 < view.top - preset.to_window(*preset.pos)[1] - preset.height < view.height / 2
    app.root.show("home")
    device.frames(4)
    finger.tap("settings")
    device.frames(8)
    language = device.find("language-en")
    assert view.y < language.to_window(*language.pos)[1] < view.top


def test_a_piece_that_lies_on_the_table_is_told_by_the_people(device, app, finger) -> None:
    assert app.of("vasco").say("options-vdg-app") in device.texts()
    finger.tap("option-vdg")
    assert app.of("vasco").say("options-vdg-app") not in device.texts()
    assert app.of("vasco").say("options-vdg-people") in device.texts()


def test_what_the_app_cannot_draw_yet_leads_to_where_it_learns_the_tiles(device) -> None:
    from tests.touch.finger import Finger
    from tests.ui.device import Look

    app = device.start(Look("phone"))
    app.root.show("home", "settings")
    device.frames(4)
    Finger(device).tap("to-component-sets")
    assert app.root.shown == "component-sets"
    app.root.back()
    assert app.root.shown == "settings"


def test_what_phones_may_and_see_is_chosen_for_all_games(device, app, finger) -> None:
    assert (app.phones.may_decide, app.phones.spectators) == (True, "everything")
    finger.tap("phones-decide")
    finger.tap("phones-spectators-scores")
    assert (app.phones.may_decide, app.phones.spectators) == (False, "scores")
    assert any("only the scores" in text for text in device.texts())
    assert any("not encrypted" in text for text in device.texts())
    device.stop()
    app = device.start()
    assert (app.phones.may_decide, app.phones.spectators) == (False, "scores")
    app.store.set("phones-spectators", ["from elsewhere"])
    assert app.phones.spectators == "everything"
    assert not app.phones.is_open
