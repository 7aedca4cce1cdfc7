"""A game leaves nothing in memory: after each, no more widgets are alive than after the last."""

import pytest

from tests.bench.touching import RECORD, play, widgets
from tests.ui.at_table import at_table, record

SHOWN = 60, 100
"""Moves of the record after which the table is shown: in the middle of placing and of acting."""


@pytest.mark.long
def test_a_game_watched_at_the_table_leaves_no_widgets(device) -> None:
    from tests.ui.device import Look

    given = record("vasco-2-7")
    app = at_table(device, Look("tablet"), given, 0)
    left = []
    for _ in range(3):
        assert app.start_game("vasco", given.players, given.components, frozenset())
        entered = 0
        for moves in (*SHOWN, len(given.moves)):
            app.session.enter(given.moves[entered:moves])
            entered = moves
            app.open_game()
            device.frames(2)
            for over in ("history", "menu"):
                if device.shows(over):
                    device.tap(over)
                    app.root.back()
        app.root.show("home")
        device.frames(2)
        left.append(widgets())
    assert left[2] <= left[1]


@pytest.mark.long
def test_games_played_by_touches_leave_no_widgets(device) -> None:
    from tests.touch.planning import Plan
    from tests.touch.reporting import DRAWS, lay_out
    from tests.ui.device import Look

    app = device.start(Look("phone"))
    given = record(RECORD.stem)
    lay_out(app, given, "box", "facts")
    left = []
    for _ in range(3):
        play(device, given, Plan(given, DRAWS["box"]))
        left.append(widgets())
    assert left[2] <= left[1]
