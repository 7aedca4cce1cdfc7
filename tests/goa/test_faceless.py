"""Goa has no screens yet: its records are kept, and the app offers nothing it could not show."""

from companion.games import GAMES
from companion.headless.simulating import simulated
from companion.table.admission import in_memory
from companion.table.record import dump


def test_a_game_without_screens_is_kept_and_offered_nowhere(app, device) -> None:
    record = dump(simulated(GAMES["goa"], 2, 1)).encode()
    with in_memory(record) as stream:
        [came] = app.store.come_in(stream)
    assert [card.game for card in app.store.shelf.every()] == ["goa"]
    assert dump(app.store.record(came.id)).count('"do"') == record.count(b'"do"')
    assert "goa" not in app.offered
    app.root.show("games")
    device.frames()
    assert device.shows(f"game-{came.id}")
