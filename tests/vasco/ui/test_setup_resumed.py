"""The assistant where something came between: a new start of the app, an undo, little room."""

import pytest

from companion.vasco.rules.notation.pieces import ship_tile
from tests.vasco.ui.setting_up import EVERYTHING, begin, seats

TILES = ("4/1", "5/2", "7/3", "6/2", "4/1+1r", "6/4+1r1v", "7/5+2v")


def told(device, app, count: int) -> None:
    for text in TILES[:count]:
        device.tap(f"project-{text}")


def test_a_row_of_projects_half_told_outlasts_a_new_start(device) -> None:
    from tests.ui.device import Look

    look = Look("tablet", density=0.5)
    app = begin(device, look, seats(3), EVERYTHING - {"projects"}, confirmed=True)
    told(device, app, 4)
    device.tap("undo")
    device.stop()
    app = device.start(look)
    for text in TILES[3:]:
        device.tap(f"project-{text}")
    laid = app.session.state
    assert (laid.sao_gabriel.text, *(each.text for each in laid.upper)) == TILES
    assert app.store.setting(f"vasco.half-told.{app.session.head.id}") is None


def test_what_was_half_told_of_one_game_is_not_told_of_another(device) -> None:
    from tests.ui.device import Look

    look = Look("tablet", density=0.5)
    app = begin(device, look, seats(3), EVERYTHING - {"projects"}, confirmed=True)
    told(device, app, 4)
    first = app.session.head.id
    app.start_game("vasco", seats(2), app.session.head.components, EVERYTHING - {"projects"})
    app.open_game()
    device.frames(4)
    assert not device.shows("undo")
    device.stop()
    app = device.start(look)
    assert app.root.stage.children[0].asking.seat.taps.picks == ()
    app.take_up(first)
    app.open_game()
    device.frames(4)
    told_before = [each.text for each in app.root.stage.children[0].asking.seat.taps.picks]
    assert told_before == list(TILES[:4]), "it waits for whoever goes on with the first game"


def test_what_the_app_drew_and_was_undone_is_drawn_again_by_one_tap(device) -> None:
    from tests.ui.device import Look

    app = begin(device, Look("tablet"), seats(2), frozenset(), confirmed=True, replaced=frozenset())
    told(device, app, 7)
    device.tap("draw-grey-5")
    assert not device.shows("draw-it")
    app.session.draw_by_program(frozenset({"sailors"}))
    device.frames(4)
    device.tap("undo")
    device.shot("setup-drawn-before")
    assert any(
        text.startswith(app.of("vasco").say("setup-drawn-before")) for text in device.texts()
    )
    device.tap("draw-it")
    assert [sum(crew) for crew in app.session.state.sections] == [5, 5]
    assert not device.shows("draw-it")


@pytest.mark.parametrize("size", ["small", "phone", "tablet"])
def test_the_step_that_is_asked_about_is_in_sight(device, size) -> None:
    from kivy.metrics import dp

    from companion.ui.table.setup.step_card import StepCard
    from tests.ui.device import Look, walk

    app = begin(device, Look(size), seats(4), frozenset(), replaced=frozenset())
    device.frames(6)
    device.shot(f"setup-step-{size}")
    for _ in range(2):
        [due] = [each for each in walk(app.root) if isinstance(each, StepCard) and each.due]
        view = due.parent.parent
        if due.step == "step-projects" and size != "small":
            assert view.scroll_y == 1, "what everybody takes comes first"
            enter_row(app)
            device.frames(6)
            continue
        top = due.to_window(0, due.top)[1]
        assert view.to_window(0, view.y)[1] + dp(48) <= top <= view.to_window(0, view.top)[1]
        if due.step == "step-projects":
            enter_row(app)
        device.frames(6)


def enter_row(app) -> None:
    for text in TILES:
        app.root.stage.children[0].asking.enter(ship_tile(text, ""))
