"""The assistant: the set-up of recorded games entered by touches, undone, looked at."""

from itertools import takewhile
from pathlib import Path

import pytest

from companion.games import GAMES
from companion.table.record import parse
from companion.table.session import Head, Session
from companion.vasco.rules.figures import project
from companion.vasco.rules.state import tile
from tests.vasco.ui.setting_up import EVERYTHING, GAME, begin, seats, send

RECORDS = Path(__file__).parents[2] / "records"


def record(name: str):
    return parse((RECORDS / f"{name}.json").read_bytes(), GAMES)


def replayed(session) -> dict:
    """What a replay of the game's own record leads to."""
    kept = session.record()
    again = Session(GAME, Head("", kept.players, kept.components, None))
    again.enter(kept.moves)
    return GAME.shown(again.state)


def touches(move: dict, confirmed: bool) -> int:
    """One for each tile in pictures, on keys two for a project and two for what counts of the tile
    of Vasco da Gama; one for each colour of sailors, and for each thing chosen."""
    if move["do"] == "send":
        return 1 + ("project" in move or "sailor" in move)
    if move["do"] == "sailors":
        return len(move["drawn"])
    pieces, keys = {"projects": (7, 2), "vdg": (1, 2)}.get(move["do"], (1, 1))
    return pieces if confirmed else pieces * keys


@pytest.mark.parametrize(
    ("name", "size", "confirmed"),
    [
        ("vasco-2-7", "phone", False),
        pytest.param("vasco-3-7", "tablet", True, marks=pytest.mark.long),
        pytest.param("vasco-4-7", "phone-across", True, marks=pytest.mark.long),
    ],
)
def test_what_the_table_draws_is_entered_as_in_the_record(device, name, size, confirmed) -> None:
    from tests.touch.entering import set_up
    from tests.touch.finger import Finger
    from tests.ui.device import Look

    given = record(name)
    app = begin(device, Look(size), given.players, frozenset(), confirmed, replaced=frozenset())
    finger = Finger(device)
    set_up(app, finger, given.moves)
    made = len(app.session.line)
    assert finger.taps == sum(touches(move, confirmed) for move in given.moves[:made])
    expected = Session(GAME, Head("", given.players, given.components, None))
    expected.enter(given.moves[:made])
    assert GAME.shown(app.session.state)["phase"] == "placing"
    assert GAME.shown(app.session.state) == GAME.shown(expected.state) == replayed(app.session)


def test_a_first_set_up_for_four_takes_no_more_than_34_touches() -> None:
    """Nothing of the copy is known yet, and the table draws everything."""
    moves = iter(record("sensible-4").moves)
    set_up = takewhile(lambda move: move["do"] != "place", moves)
    assert sum(touches(move, confirmed=False) for move in set_up) <= 34


@pytest.mark.parametrize(
    ("size", "count"),
    [
        ("phone", 2),
        ("tablet", 4),
        pytest.param("phone-across", 3, marks=pytest.mark.long),
        pytest.param("phone", 4, marks=pytest.mark.long),
    ],
)
def test_where_the_app_draws_all_three_touches_set_the_table(device, size, count) -> None:
    from tests.touch.finger import Finger
    from tests.ui.device import Look

    app = begin(device, Look(size), seats(count), EVERYTHING, confirmed=True)
    finger = Finger(device)
    send(device, finger, "natal")
    finger.tap("project-2")
    assert GAME.shown(app.session.state)["phase"] == "placing"
    assert GAME.shown(app.session.state) == replayed(app.session)
    finger.tap("setup-done")
    assert not device.shows("setup-done")
    assert (finger.taps, finger.drags) == (3, 0)


def test_a_bonus_without_a_choice_is_not_asked_for(device) -> None:
    from tests.touch.finger import Finger
    from tests.ui.device import Look

    app = begin(device, Look("phone"), seats(2), EVERYTHING)
    send(device, Finger(device), "mozambique")
    assert app.session.line[-2].raw["landing"] == "mozambique"
    assert device.shows("setup-done")


def test_a_sailor_taken_blindly_comes_from_the_table_s_bag(device) -> None:
    from tests.touch.finger import Finger
    from tests.ui.device import Look

    app = begin(device, Look("phone"), seats(2), EVERYTHING - {"sailors"}, replaced=frozenset())
    finger = Finger(device)
    for _ in range(2):
        finger.tap("draw-turquoise-3")
        finger.tap("draw-violet-2")
    send(device, finger, "boa_gente")
    finger.tap("sailor-bag")
    finger.tap("draw-violet")
    assert app.session.state.players[1].sailors == (0, 1, 0, 0)


def test_a_piece_the_set_does_not_know_is_typed(device) -> None:
    from tests.touch.finger import Finger
    from tests.ui.device import Look

    drawing = EVERYTHING - {"projects"}
    app = begin(device, Look("tablet"), seats(2), drawing, confirmed=True)
    finger = Finger(device)
    finger.tap("other-piece")
    for key in ("ship-11-5", "earnings-0-3"):
        finger.tap(key)
    assert app.session.line == ()
    for _ in range(6):
        finger.tap(finger.first("project-"))
    assert app.session.state.sao_gabriel.text == "11/5+3v"


def pieces_shown(setup):
    """Every piece of what is asked, with its middle in the window."""
    from companion.ui.drawn.box import Box
    from companion.ui.drawn.scene import SceneView
    from tests.ui.device import walk

    scene = setup.ids.answers.scene
    view = next(each for each in walk(setup) if isinstance(each, SceneView) and each.scene is scene)
    for name, box in scene.pieces(Box(*view.pos, *view.size)).items():
        yield name, view.to_window(*box.centre)


@pytest.mark.parametrize("size", ["tablet", "phone", "phone-across", "small"])
def test_what_cannot_be_picked_is_told_where_it_is_asked(device, size) -> None:
    from tests.touch.finger import Finger
    from tests.ui.device import Look
    from tests.ui.walker import complaints

    begin(device, Look(size), seats(4), EVERYTHING - {"merchants"}, confirmed=True)
    setup = device.app.root.stage.children[0]
    smallest = next(iter(setup.asking.question.picks))
    Finger(device).tap(smallest)
    blocked = setup.asking.question.blocked
    device.tap_at(*next(at for name, at in pieces_shown(setup) if name in blocked))
    device.frames(4)
    device.shot(f"setup-refused-{size}")
    assert setup.ids.reply.refusal
    assert complaints(device) == []
    Finger(device).tap(Finger(device).first("dock-"))
    assert not setup.ids.reply.refusal


def test_every_tap_is_taken_back_by_a_button_that_names_it(device) -> None:
    from tests.touch.finger import Finger
    from tests.ui.device import Look

    app = begin(device, Look("phone"), seats(3), EVERYTHING - {"projects"}, confirmed=True)
    finger = Finger(device)
    assert not device.shows("undo")
    texts = [tile.text for tile in GAME_TILES]
    for text in texts:
        finger.tap(f"project-{text}")
    laid = app.session.state
    assert laid.sao_gabriel == GAME_TILES[0]
    send(device, finger, "natal")
    undo = device.find("undo")
    assert undo.text == app.of("vasco").say("ask-undo", what=app.of("vasco").say("landing-natal"))
    finger.tap("project-0")
    assert device.shows("setup-done")
    sent = app.of("vasco").say(
        "told-send", player="Tomé", landing=app.of("vasco").say("landing-natal")
    )
    assert undo.text == app.of("vasco").say("ask-undo", what=sent)
    finger.tap("undo")
    assert not device.shows("setup-done")
    assert device.shows("project-5"), "the dock stays chosen, the bonus is asked for again"
    finger.tap("undo")
    assert device.shows("dock-natal-0")
    finger.tap("undo")
    assert app.session.line == ()
    for told in reversed(GAME_TILES[:-1]):
        assert undo.text == app.of("vasco").say("ask-undo", what=project(told))
        finger.tap("undo")
    assert not device.shows("undo")
    finger.tap("redo")
    assert app.session.state == laid
    finger.tap("redo")
    assert device.shows("setup-done")


def test_what_was_tapped_waits_for_whoever_looks_at_another_screen(device) -> None:
    from tests.touch.finger import Finger
    from tests.ui.device import Look

    app = begin(device, Look("phone"), seats(2), EVERYTHING - {"projects"}, confirmed=True)
    finger = Finger(device)
    texts = [tile.text for tile in GAME_TILES]
    for text in texts[:6]:
        finger.tap(f"project-{text}")
    finger.tap("back")
    finger.tap("settings")
    finger.tap("light-night")
    finger.tap("back")
    finger.tap("continue")
    finger.tap(f"project-{texts[6]}")
    laid = app.session.state
    assert [laid.sao_gabriel.text, *(tile.text for tile in laid.upper)] == texts


def test_what_was_tapped_in_a_game_is_done_with_in_the_next_one(device) -> None:
    from tests.touch.finger import Finger
    from tests.ui.device import Look

    app = begin(device, Look("phone"), seats(2), EVERYTHING - {"projects"}, confirmed=True)
    Finger(device).tap(f"project-{GAME_TILES[0].text}")
    assert device.shows("undo")
    components = app.session.head.components
    assert app.start_game("vasco", seats(2), components, EVERYTHING - {"projects"})
    app.open_game()
    device.frames(4)
    assert not device.shows("undo")


def test_on_a_low_window_a_tile_is_typed_without_scrolling_back_and_forth(device) -> None:
    from tests.touch.finger import Finger
    from tests.ui.device import Look

    begin(device, Look("phone-across"), seats(3), EVERYTHING - {"projects"})
    finger = Finger(device)
    for printed in ("4-1", "5-2", "6-3", "7-4", "9-4", "11-5"):
        for key in (f"ship-{printed}", "earnings-0-3"):
            finger.tap(key)
    assert finger.drags <= 2


def test_beside_the_steps_what_is_asked_is_laid_out_at_once(device) -> None:
    from tests.touch.finger import Finger
    from tests.ui.device import Look

    begin(device, Look("tablet"), seats(4), EVERYTHING - {"projects", "merchants"})
    finger = Finger(device)
    for _ in range(7):
        for key in ("ship-4-2", "earnings-0-0"):
            finger.tap(key)
    finger.tap("limit-9")
    assert device.shows("dock-natal-0")
    assert device.faults.heard == [], "Kivy lays it out again and again within a frame"


GAME_TILES = [
    tile(4, 1),
    tile(5, 2),
    tile(6, 2),
    tile(6, 3),
    tile(7, 3),
    tile(4, 1, 1),
    tile(7, 4, 2),
]
