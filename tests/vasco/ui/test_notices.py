"""What is announced of its own accord at the table."""

from tests.ui.at_table import at_table, moves_until, record

GIVEN = record("vasco-4-7")
NEXT_TILE = moves_until(GIVEN, "acting", 2)


def test_a_tile_that_came_up_before_is_taken_and_doubted(device) -> None:
    from tests.ui.device import Look

    moves = GIVEN.moves[: NEXT_TILE + 1]
    first, earlier, latest = [each for each in moves if each["do"] == "vdg"]
    app = at_table(device, Look("phone"), GIVEN, NEXT_TILE)
    again, at_first = (
        app.of("vasco").say("table-came-before", round="I"),
        app.of("vasco").say("table-lay-at-first"),
    )
    for tile, doubt in ((earlier, {again}), (first, {at_first}), (latest, set())):
        app.session.enter([tile])
        device.frames()
        assert {text for text in device.texts() if text in (again, at_first)} == doubt
        app.session.undo()
        device.frames()
