"""Comfort: nothing moves where nothing is to move, the panel stands left or right, the screen
stays on while a game is open."""

import pytest

from tests.ui.at_table import at_table, moves_until, of_vasco, record

GIVEN = record("vasco-4-7")
ACTING = moves_until(GIVEN, "acting", 1, 1)


@pytest.fixture
def table(device):
    from tests.ui.device import Look

    def at(size: str, moves: int = ACTING):
        app = at_table(device, Look(size), GIVEN, moves)
        app.root.show(of_vasco("table"))
        device.frames(4)
        return app

    return at


def _boxes(device):
    from tests.ui.device import walk

    named = {type(each).__name__: each for each in walk(device.app.root.stage)}
    return [named[name].to_window(*named[name].pos)[0] for name in ("Players", "Board", "Panel")]


@pytest.mark.parametrize("size", ["tablet", "phone-across"])
def test_the_panel_changes_sides_and_back_again(device, table, size) -> None:
    from tests.ui.walker import complaints

    app = table(size)
    before = _boxes(device)
    assert before == sorted(before)
    app.choose_comfort("left", True)
    device.frames(4)
    turned = _boxes(device)
    assert turned == sorted(turned, reverse=True)
    device.shot(f"table-{size}-panel-left")
    assert complaints(device) == []
    app.choose_comfort("left", False)
    device.frames(4)
    assert _boxes(device) == before


def test_upright_the_panel_stays_below(device, table) -> None:
    app = table("phone")
    before = [each.pos[:] for each in app.root.stage.children[0].ids.field.children]
    app.choose_comfort("left", True)
    device.frames(4)
    assert [each.pos[:] for each in app.root.stage.children[0].ids.field.children] == before


def test_the_screen_stays_on_while_a_game_is_open_and_no_longer(device, table) -> None:
    from kivy.core.window import Window

    app = table("phone")
    assert not Window.allow_screensaver
    app.root.show("home")
    assert Window.allow_screensaver
    app.root.show(of_vasco("table"))
    app.choose_comfort("awake", False)
    assert Window.allow_screensaver
    app.choose_comfort("awake", True)
    assert not Window.allow_screensaver
    device.stop()
    assert Window.allow_screensaver
    device.app = None


def test_where_nothing_is_to_move_the_film_shows_where_all_comes_to(device) -> None:
    from tests.ui.device import Look
    from tests.vasco.ui.test_voyage import FULL, sail

    voyage, show, _ = sail(device, Look("tablet"), **FULL)
    device.app.choose_comfort("still", True)
    assert show()
    stage = voyage.stage
    assert stage.progress == 1
    before = [each.pos[:] for each in stage.children]
    device.wait(1)
    assert [each.pos[:] for each in stage.children] == before
    place = voyage.place
    voyage.next()
    assert voyage.place == place + 1
    assert stage.progress == 1


def test_where_nothing_is_to_move_the_marker_is_at_its_number_at_once(device) -> None:
    from companion.play.question import Question
    from tests.ui.device import Look
    from tests.vasco.ui.boards import board, moment, question, shown

    app = device.start(Look("tablet"))
    app.choose_comfort("still", True)
    found = board(device, "tablet")
    state = moment(4, "vdg", 1)._replace(marker=5)
    found.shown, found.question = shown(device, state), question(state)
    device.frames(2)
    after = moment(4, "buy", 1)._replace(marker=11)
    found.shown, found.question = shown(device, after), Question("")
    device.frames(1)
    assert not (found._walker and found._walker.is_walking)
    assert found._panes["numbers"].scene.inside.marker == 11
