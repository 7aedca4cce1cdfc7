"""A picture is drawn anew where it has changed, and is then as if all of it had been."""

import pytest

from companion.ui.drawn.changes import Drawn, Part, changed
from tests.ui.at_table import at_table, record

WHOLE = Part(0, 0, 100, 80)
GIVEN = record("sensible-4")


def square(name: str, x: float, y: float, side: float = 10) -> Drawn:
    return Drawn((name, x, y, side), (x, y, x + side, y + side), 2)


LOW, HIGH, LEFT = square("low", 20, 5), square("high", 60, 40), square("left", -5, 30)


def test_nothing_changes_where_all_is_as_before() -> None:
    assert changed((LOW, HIGH), (LOW, HIGH), WHOLE) is None
    assert changed((), (), WHOLE) is None


@pytest.mark.parametrize(("before", "after"), [((LOW, HIGH), (LOW,)), ((LOW,), (LOW, HIGH))])
def test_what_comes_and_what_goes_changes_its_own_place(before, after) -> None:
    assert changed(before, after, WHOLE) == (58, 38, 72, 52)


def test_what_moves_changes_where_it_was_and_where_it_is() -> None:
    assert changed((LOW, HIGH), (square("low", 40, 5), HIGH), WHOLE) == (18, 3, 52, 17)


def test_no_more_changes_than_there_is() -> None:
    assert changed((), (LEFT,), WHOLE) == (0, 28, 7, 42)
    assert changed((), (square("beyond", 200, 30),), WHOLE) is None


def test_half_a_pixel_is_a_pixel() -> None:
    assert changed((), (square("odd", 20.5, 30.5, 0.2),), WHOLE) == (18, 28, 23, 33)


def test_all_changes_where_one_lies_on_another_otherwise() -> None:
    assert changed((LOW, HIGH), (HIGH, LOW), WHOLE) == WHOLE


def test_all_changes_where_nobody_knows_what_was_drawn() -> None:
    assert changed(None, (LOW,), WHOLE) == WHOLE
    assert changed((LOW,), None, WHOLE) == WHOLE


def test_vertices_are_seen_by_where_they_lie() -> None:
    mesh = Drawn("mesh", (10, 20, 0.5, 0.5, 30, 50, 0.9, 0.9), 4)
    assert changed((), (mesh,), WHOLE) == (8, 18, 32, 52)


def stills(app):
    from companion.ui.drawn.still import Still
    from tests.ui.device import walk

    return [each for each in walk(app.root) if isinstance(each, Still) and each._texture]


@pytest.mark.parametrize(
    ("size", "dark", "moves"),
    [
        ("tablet", False, range(60, 90, 3)),
        pytest.param("phone", True, range(90, 110, 4), marks=pytest.mark.long),
        pytest.param("tablet", True, range(1, 220), marks=pytest.mark.long),
    ],
)
def test_through_a_game_every_picture_is_as_if_drawn_whole(device, size, dark, moves) -> None:
    from tests.ui.device import Look

    app = at_table(device, Look(size, dark=dark), GIVEN, moves[0])
    device.look_at_pictures()
    seen = 0
    for number in moves:
        app.session.enter(GIVEN.moves[len(app.session.line) : number])
        device.frames(3)
        for each in stills(app):
            shown = each._texture.pixels
            each.draw_on_new()
            assert each._texture.pixels == shown, f"{each} after move {number}"
            seen += 1
    assert seen > 3 * len(moves)


def test_only_what_has_changed_is_filled_again(device) -> None:
    from companion.ui.drawn import still
    from companion.ui.drawn.box import Box
    from companion.ui.drawn.piece import Picture
    from companion.vasco.ui.pieces.marks import draw_disc

    app = device.start()
    picture = Picture(theme=app.theme, size=(400, 200))
    parts = []

    def note(*given):
        parts.append(changed(*given))
        return parts[-1]

    def show(*discs: tuple[int, str]) -> None:
        def paint(_, colours) -> None:
            for x, colour in discs:
                draw_disc(Box(x, 50, 40, 40), colours, colour)

        picture.paint = paint
        device.frames(2)

    still.changed = note
    try:
        show((20, "red"), (300, "blue"))
        show((20, "red"), (300, "yellow"))
        show((20, "red"), (300, "yellow"))
        show((20, "red"))
    finally:
        still.changed = changed
    whole, other, same, gone = parts
    assert whole == (0, 0, 400, 200)
    assert same is None
    for part in (other, gone):
        assert 290 < part.left < part.right < 350
        assert 40 < part.foot < part.top < 100
