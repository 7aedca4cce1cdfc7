"""What the app draws is seen coming; any tap ends that and counts."""

import pytest

from tests.ui.at_table import at_table, moves_until, own, record

GIVEN = record("vasco-4-7")
EVERYTHING = frozenset(("projects", "merchants", "vdg", "sailors"))


def last_of_phase(phase: str, round_: int = 1) -> int:
    """So many moves lead to where one more begins the next phase."""
    return moves_until(GIVEN, phase, round_) - 1


def drawing(device):
    from companion.ui.table.film.draws import DrawnPieces
    from tests.ui.device import walk

    return next((each for each in walk(device.app.root) if isinstance(each, DrawnPieces)), None)


@pytest.fixture
def sailing(device):
    """The table where the navigation of round 2 is due, and the app draws everything."""
    from tests.touch.finger import Finger
    from tests.ui.device import Look

    def begin(size: str = "tablet", dark: bool = False):
        moves = last_of_phase("ending", 2)
        app = at_table(device, Look(size, dark=dark), GIVEN, moves)
        app.session.draw_by_program(EVERYTHING)
        device.frames(4)
        assert app.session.due.kinds == ("navigate",)
        return app, Finger(device)

    return begin


@pytest.mark.parametrize(
    ("size", "dark"),
    [("tablet", False), pytest.param("phone", True, marks=pytest.mark.long)],
)
def test_after_the_film_come_the_draws_one_after_the_other(device, sailing, size, dark) -> None:
    app, finger = sailing(size, dark)
    finger.tap("main")
    assert app.session.state.round == 3, "all is kept before anything is shown"
    if device.shows("skip-film"):
        assert drawing(device) is None
        finger.tap("skip-film")
    shown = drawing(device)
    for place in range(3):
        for _ in range(6):
            device.leap(0.06)
        device.shot(f"draw-{size}-{place}")
        assert shown.parent
        device.leap(1.5)
        device.leap(1)
    assert drawing(device) is None


def test_a_tap_ends_it_and_counts(device, sailing) -> None:
    app, finger = sailing()
    finger.tap("main")
    if device.shows("skip-film"):
        finger.tap("skip-film")
    assert drawing(device).progress < 1
    finger.tap("number-5")
    assert drawing(device) is None
    finger.tap("area-recruiting")
    assert app.session.state.placed[5].area == "recruiting"


def test_what_is_undone_and_brought_back_is_not_shown_again(device, sailing) -> None:
    app, finger = sailing()
    finger.tap("main")
    if device.shows("skip-film"):
        finger.tap("skip-film")
    finger.tap("undo")
    assert drawing(device) is None
    assert app.session.due.kinds == ("navigate",)
    finger.tap("redo")
    assert app.session.state.round == 3
    assert not device.shows("skip-film")
    assert drawing(device) is None


def test_a_tile_that_turns_up_ends_lying_face_up(device) -> None:
    from tests.ui.device import Look

    last = last_of_phase("acting")
    app = at_table(device, Look(), GIVEN, last)
    app.session.draw_by_program(EVERYTHING)
    move = GIVEN.moves[last]
    device.frames(2)
    device.tap(f"number-{move['number']}")
    device.tap(f"area-{move['area']}")
    assert len(app.session.state.seen.vdg) == 2
    (flier,) = drawing(device)._fliers
    assert flier._back.opacity == 1
    device.leap(0.95)
    assert (flier._back.opacity, flier._face.opacity) == (0, 1)
    assert flier.flatness == pytest.approx(1, abs=0.01)


def test_where_the_table_is_asked_the_app_can_take_over_and_draws_again_what_was_undone(
    device,
) -> None:
    from tests.touch.finger import Finger
    from tests.ui.device import Look

    last = last_of_phase("acting")
    app = at_table(device, Look(), GIVEN, last + 1, replaced=frozenset())
    finger = Finger(device)
    assert app.session.due.kinds == ("vdg",)
    finger.tap("app-draws")
    assert len(app.session.state.seen.vdg) == 2
    assert own(app).options.replaced == {"vdg"}
    assert not device.shows("app-draws")
    drawn = app.session.state
    app.session.go_on_from(last + 1)
    device.frames()
    assert app.session.due.kinds == ("vdg",)
    finger.tap("app-draws")
    assert app.session.state == drawn


def test_the_app_does_not_offer_to_draw_tiles_it_only_assumes(device) -> None:
    from tests.ui.device import Look

    app = at_table(device, Look("phone"), GIVEN, moves_until(GIVEN, "ending", 2))
    assert app.session.due.kinds == ("projects",)
    assert not device.shows("app-draws")
