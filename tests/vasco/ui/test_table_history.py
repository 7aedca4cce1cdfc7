"""The history over the table: every move in a sentence, also of a long game, and at once."""

from tests.effort import calls
from tests.ui.at_table import at_table, moves_until, record

GIVEN = record("vasco-4-7")


def shown(device):
    from companion.ui.table.history_sheet import HistoryRow
    from tests.ui.device import walk

    rows = [each for each in walk(device.app.root) if isinstance(each, HistoryRow)]
    return sorted(rows, key=lambda row: -row.y)


def open_history(device, moves: int, size: str = "tablet"):
    from tests.ui.device import Look

    app = at_table(device, Look(size), GIVEN, moves)
    device.tap("history")
    device.frames(3)
    return app


def test_the_latest_move_comes_first_under_its_phase(device) -> None:
    app = open_history(device, moves_until(GIVEN, "placing", 2, 3))
    heading, latest = shown(device)[:2]
    assert heading.text == app.of("vasco").say("progress-placing", round="II")
    move = app.session.line[-1].move
    name = next(seat.name for seat in GIVEN.players if seat.colour == move.player)
    area = app.of("vasco").say(f"area-{move.area}")
    assert latest.text == app.of("vasco").say(
        "told-place", player=name, number=move.number, area=area
    )


def test_what_was_undone_stays_and_says_so(device) -> None:
    from tests.ui.device import Look

    app = at_table(device, Look("phone"), GIVEN, moves_until(GIVEN, "placing", 1))
    device.tap("number-7")
    device.tap("area-projects")
    device.tap("undo")
    device.tap("history")
    device.frames(3)
    entry = shown(device)[1]
    assert not entry.counts
    assert app.of("vasco").say("history-undone") in entry.text


def test_an_entry_can_be_tapped(device) -> None:
    from companion.ui.table.history_sheet import HistorySheet
    from tests.ui.device import walk

    app = open_history(device, moves_until(GIVEN, "placing", 2, 3))
    sheet = next(each for each in walk(app.root) if isinstance(each, HistorySheet))
    tapped = []
    sheet.bind(on_entry=lambda _, entry, counts: tapped.append((entry.number, counts)))
    device.tap(shown(device)[1].name)
    assert tapped == [(len(app.session.line), True)]


def test_a_long_game_opens_as_a_short_one_and_builds_only_what_is_in_sight(device) -> None:
    from tests.ui.device import Look

    def opening(moves: int) -> int:
        app = at_table(device, Look("tablet"), GIVEN, moves)
        assert len(app.session.line) == moves
        device.tap("history")
        device.tap("history-close")
        taken = calls(lambda: device.tap("history"))
        assert len(shown(device)) < 25
        device.stop()
        return taken

    assert opening(120) < 1.5 * opening(30)
