"""The history of a game, looked through by touches."""

from tests.turns import turns


def open_wrong(hand, number: int) -> None:
    """Finds the move in the history."""
    from companion.ui.table.history_sheet import HistoryRows
    from tests.ui.device import walk

    device = hand.device
    hand.tap("history")
    rows = next(each for each in walk(device.app.root) if isinstance(each, HistoryRows))
    name = f"entry-{device.app.session.line[number - 1].row}"
    another = turns()
    while another() and not device.shows(name):
        rows.scroll_y = max(0, rows.scroll_y - 0.6 * rows.height / rows.children[0].height)
        device.frames(2)
    hand.tap(name)
