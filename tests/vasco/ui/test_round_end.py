"""The end of a round as a checklist beside the board, which costs no tap."""

import pytest

from companion.vasco.rules.notation.pieces import ship_tile
from tests.ui.at_table import at_table, moves_until, of_another_copy, panel, record
from tests.words.pseudo import PSEUDO

EVERYTHING = frozenset(("projects", "merchants", "vdg", "sailors"))


@pytest.mark.parametrize("size", ["tablet", "phone", "small"])
def test_it_stands_in_the_panel_until_the_first_disc_and_costs_no_tap(device, size) -> None:
    from tests.touch.finger import Finger
    from tests.ui.device import Look
    from tests.ui.walker import complaints

    given = record("vasco-4-7")
    last = moves_until(given, "placing", 3)
    look = Look(size, dark=size == "phone", language=PSEUDO if size == "phone" else "en")
    app = at_table(device, look, given, last - 9)
    finger = Finger(device)
    app.session.draw_by_program(EVERYTHING)
    app.session.enter(given.moves[last - 9 : last - 1])
    device.frames()
    app.session.proceed()
    for _ in range(4):
        device.leap(2)
    device.shot(f"round-end-{size}")
    assert complaints(device) == []
    folded = size != "tablet"
    assert device.shows("round-open") is folded
    if folded:
        finger.tap("round-open")
        device.shot(f"round-end-{size}-opened")
        assert complaints(device) == []
    finger.tap("round-leaving")
    device.shot(f"round-end-{size}-ticked")
    if folded:
        finger.tap("round-close")
    assert app.session.state.round == 3
    finger.tap("number-3")
    finger.tap("area-projects")
    assert app.session.state.placed[3]
    assert not device.shows("round-leaving")
    assert not device.shows("round-open")


def test_what_was_scrolled_leaves_the_next_question_where_it_begins(device) -> None:
    from tests.touch.finger import Finger
    from tests.ui.device import Look

    given = record("vasco-4-7")
    app = at_table(device, Look(), given, moves_until(given, "placing", 3) - 9)
    app.session.draw_by_program(EVERYTHING)
    app.session.enter(given.moves[len(app.session.line) : moves_until(given, "placing", 3) - 1])
    # What follows is news by itself, and the film of the voyage is over.
    device.frames()
    app.session.proceed()
    device.wait(2)
    view = panel(device).ids.view
    body = view.children[0]
    assert body.height > view.height
    view.scroll_y = 0
    device.frames()
    finger = Finger(device)
    for number, area in ((18, "projects"), (19, "navigation")):
        finger.tap(f"number-{number}")
        finger.tap(f"area-{area}")
        device.frames(4)
        assert round(body.to_window(0, body.top)[1]) == round(view.to_window(0, view.top)[1])


def test_projects_half_told_outlast_a_new_start(device) -> None:
    from tests.ui.device import Look

    given = record("vasco-4-7")
    rows = [place for place, move in enumerate(given.moves) if move["do"] == "projects"]
    app = at_table(device, Look("phone"), given, rows[1])
    asking = app.root.stage.children[0].asking
    for text in ("5/2", "6/3+1v"):
        asking.enter(ship_tile(text, ""))
    # It is kept before the next frame.
    device.frames(1)
    device.stop()
    app = device.start(Look("phone"), frames=0)
    asking = app.root.stage.children[0].asking
    assert [each.text for each in asking.seat.taps.picks] == ["5/2", "6/3+1v"]
    asking.undo()
    assert [each.text for each in asking.seat.taps.picks] == ["5/2"]
    for text in given.moves[rows[1]]["upper"]:
        asking.enter(ship_tile(text, ""))
    assert app.session.line[-1].raw["sao_gabriel"] == "5/2"
    device.frames(1)
    assert app.store.setting(f"vasco.half-told.{app.session.head.id}") is None


@pytest.mark.parametrize("size", ["phone", "phone-across"])
def test_what_was_entered_of_a_row_stays_in_sight_beside_the_keypad(device, size) -> None:
    from companion.ui.table.keypad import Keypad
    from tests.touch.finger import Finger
    from tests.ui.device import Look, walk

    app = at_table(device, Look(size), of_another_copy(record("vasco-4-7")), 48)
    keypad = next(each for each in walk(app.root) if isinstance(each, Keypad))
    assert keypad.hint == app.of("vasco").say("ask-cleared")
    finger = Finger(device)
    foot = device.find("earnings-0-1").to_window(0, 0)
    for name in ("ship-5-2", "earnings-0-1", "ship-7-3", "earnings-2-0"):
        finger.tap(name)
    told = keypad.laid
    assert (told.sao_gabriel.text, told.upper[0].text) == ("5/2+1v", "7/3+2r")
    assert device.find("earnings-0-1").to_window(0, 0) == foot, "no key moves meanwhile"


def test_on_a_phone_held_sideways_a_tile_is_entered_without_scrolling(device) -> None:
    from tests.ui.device import Look

    at_table(device, Look("phone-across"), of_another_copy(record("vasco-4-7")), 48)
    device.frames(4)
    for name in ("ship-11-5", "earnings-more"):
        key = device.find(name)
        view = next(each for each in _above(key) if hasattr(each, "scroll_y"))
        foot, top = (key.to_window(key.x, y)[1] for y in (key.y, key.top))
        assert view.to_window(view.x, view.y)[1] <= foot
        assert top <= view.to_window(view.x, view.top)[1]


def _above(widget):
    while widget.parent and widget.parent is not widget:
        widget = widget.parent
        yield widget
