"""The clock: it counts for whoever is asked, while the game is in sight, and is kept."""

import json

import pytest

from companion.table.times import NO_TIMES, read, spent, total, written
from tests.ui.at_table import at_table, moves_until, of_vasco, record

GIVEN = record("vasco-2-7")
ACTING = moves_until(GIVEN, "acting", 1, 1)
MORE = ("tablet", "tablet-upright", "phone-across", "small")
SIZES = ["phone", *(pytest.param(size, marks=pytest.mark.long) for size in MORE)]


def table(device, size="tablet", moves=ACTING):
    from tests.ui.device import Look

    app = at_table(device, Look(size), GIVEN, moves)
    app.game_clock.turn(True)
    device.frames()
    return app


def seconds(app) -> dict[str, int]:
    return {colour: each for colour, each in app.game_clock.seconds.items() if each}


def asked(app) -> str:
    (player,) = app.session.due.players
    return player


def pass_time(device, seconds_: int) -> None:
    for _ in range(seconds_):
        device.leap(1)


def test_nothing_is_counted_where_nobody_wants_it(device) -> None:
    from tests.ui.device import Look

    app = at_table(device, Look("tablet"), GIVEN, ACTING)
    pass_time(device, 5)
    device.tap("pass")
    assert seconds(app) == {}
    assert app.store.times(app.session.head.id) == {}


def test_it_counts_for_whoever_is_asked_by_phase(device) -> None:
    app = table(device)
    first = asked(app)
    pass_time(device, 7)
    assert seconds(app) == {first: 7}
    assert "0:07" in device.texts()
    device.tap("pass")
    second = asked(app)
    pass_time(device, 70)
    times = app.store.times(app.session.head.id)
    assert {*times[first]} == {"acting"}
    whole = sum(seconds(app).values())
    assert whole == pytest.approx(77, abs=2)
    assert seconds(app)[second] >= 69


def test_it_stands_still_while_the_game_is_not_in_sight(device) -> None:
    app = table(device)
    pass_time(device, 3)
    before = seconds(app)
    app.root.show("settings")
    pass_time(device, 20)
    assert seconds(app) == before
    app.root.show(of_vasco("table"))
    app.on_pause()
    pass_time(device, 20)
    assert seconds(app) == before
    app.on_resume()
    pass_time(device, 2)
    assert sum(seconds(app).values()) == pytest.approx(sum(before.values()) + 2, abs=1)


def test_a_device_that_slept_did_not_think(device) -> None:
    app = table(device)
    device.leap(3600)
    assert sum(seconds(app).values()) < 10


def test_it_outlives_the_program_even_where_that_is_killed(device) -> None:
    app = table(device)
    first = asked(app)
    pass_time(device, 40)
    device.tap("pass")
    kept = app.store.times(app.session.head.id)
    assert total(kept, first) > 39
    device.stop()
    app = device.start()
    device.frames()
    assert app.game_clock.on
    assert seconds(app)[first] >= 39


def test_a_second_draws_nothing_but_the_time(device) -> None:
    """No card is drawn anew, and between two seconds nothing at all."""
    from kivy.core.window import Window

    from companion.ui.drawn.still import Still

    app = table(device)
    device.looked_at = True
    pass_time(device, 2)
    drawn: list[object] = []

    def note(window) -> None:
        drawn.append(window)

    drawn_anew: list[Still] = []
    usual = Still._redraw
    Still._redraw = lambda still, *_: drawn_anew.append(still)
    Window.bind(on_draw=note)
    try:
        device.wait(3.5)
    finally:
        Still._redraw = usual
        Window.unbind(on_draw=note)
    assert sum(seconds(app).values()) >= 5
    assert 3 <= len(drawn) <= 4
    assert drawn_anew == []


def test_the_game_that_is_over_says_how_long_everybody_thought(device) -> None:
    app = table(device, moves=len(GIVEN.moves) - 1)
    key = app.session.head.id
    app.store.keep_times(key, {"yellow": {"placing": 61.0, "acting": 3600.0}})
    app.session.enter(GIVEN.moves[-1:])
    device.frames(4)
    app.look_at(key)
    device.frames(4)
    said = "Ana: 1:01:01, of which 1:01 placing discs and 1:00:00 taking actions"
    assert said in device.texts()
    assert app.store.figures_of(key)["players"]["yellow"]["seconds"] == 3661
    assert not app.game_clock._tick.is_triggered


def test_it_goes_along_with_the_record_and_the_backup(device) -> None:
    from companion.table.record import dump

    app = table(device)
    times = {"red": {"acting": 12.5}}
    key = app.session.head.id
    app.store.keep_times(key, times)
    written_ = dump(app.store.record(key))
    assert json.loads(written_)["times"] == times
    backup = app.store.everything()
    app.store.shelf.delete(key)
    app.store.shelf.forget(key)
    for data in (written_, backup):
        app.store.bring_in(data.encode())
        (card,) = app.store.shelf.every()
        assert app.store.times(card.id) == times
        app.store.shelf.forget(card.id)
    assert app.store.door.get(f"times/{key}") is None


@pytest.mark.parametrize("size", SIZES)
def test_it_stands_on_the_cards_where_there_is_room(device, size) -> None:
    from tests.ui.device import Look
    from tests.ui.walker import complaints

    app = at_table(device, Look(size), GIVEN, moves_until(GIVEN, "acting", 4, 1))
    app.store.keep_times(app.session.head.id, {"yellow": {"acting": 1425}, "red": {"acting": 4000}})
    app.game_clock.turn(True)
    device.frames(4)
    assert {"23:45", "66:40"} <= set(device.texts())
    device.shot(f"clock-{size}")
    assert complaints(device) == []


def test_what_is_no_time_is_left_out() -> None:
    good = spent(NO_TIMES, "red", "acting", 2.26)
    assert read(written(good)) == {"red": {"acting": 2.3}}
    bad = {"red": {"acting": -1, "placing": "x", "final": True}, "blue": 3, "black": {"over": 1e9}}
    for raw in (bad, [], None, "times"):
        assert read(raw) == NO_TIMES
