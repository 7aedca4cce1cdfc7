"""What is tapped and no move yet, as the table's screen shows it."""

from companion.vasco.play.asking.launching import Man
from tests.ui.at_table import at_table, moves_until, panel, record
from tests.vasco.play.test_taps import fits, launchable, positions


def test_what_is_launched_is_drawn_by_the_band_alone(device) -> None:
    from tests.ui.device import Look

    given = record("sensible-4")
    moves = next(number for number, state in positions(given) if fits(state))
    app = at_table(device, Look("tablet"), given, moves)
    shown = panel(device)
    player, project = next(launchable(app.session.state))
    shown.asking.enter(Man(player.colour, project))
    device.frames(4)
    assert shown.ids.answers.question.piece
    assert shown.ids.band.ids.disc.paint
    assert shown.ids.answers.ids.piece.paint is None
    device.shot("launching")


def test_back_takes_off_what_is_picked_and_no_move(device) -> None:
    from tests.ui.device import Look

    given = record("vasco-4-7")
    app = at_table(device, Look("phone"), given, moves_until(given, "placing", 2))
    line = len(app.session.line)
    for name in ("number-18", "area-projects", "number-19", "area-projects", "undo"):
        device.tap(name)
    asking = app.root.stage.children[0].asking
    assert asking.seat.taps.picks, "of the disc that was taken back"
    for _ in range(2):
        app.root.back()
        assert len(app.session.line) == line + 1
        assert asking.seat.taps.picks == ()
