"""The screens that tell how a game of Goa stands and how it ended."""

from pathlib import Path

import pytest

from companion.games import Listed
from tests.words.pseudo import PSEUDO

LISTED = Listed("goa", "companion.goa.rules.goa", "companion.goa.ui.parts")
RECORD = Path(__file__).parents[2] / "records" / "goa" / "sensible-4.json"


def look(device, size="phone"):
    from tests.ui.device import Look

    app = device.start(Look(size), frames=0, games=[LISTED])
    app.store.bring_in(RECORD.read_bytes())
    app.look_at(app.store.shelf.every()[0].id)
    device.frames(4)
    return app


@pytest.mark.parametrize("size", ["tablet", "small"])
def test_it_is_whole_and_legible(device, size) -> None:
    from tests.ui.walker import complaints

    app = look(device, size)
    for language, dark in (("en", False), (PSEUDO, True)):
        app.words.language = language
        app.theme.light = "night" if dark else "day"
        device.frames(3)
        assert complaints(device) == [], language


def test_a_score_is_explained_by_rules_10(device) -> None:
    app = look(device)
    device.tap("sum-red")
    device.frames(4)
    texts = device.texts()
    assert app.of("goa").say("source-marker") in texts
    assert any("10.2" in text for text in texts)


def test_the_sheet_holds_all_four_estates(device) -> None:
    from companion.goa.ui.reckoned import RECKONED
    from companion.ui.drawn.box import Box

    app = look(device, "tablet")
    session = app.store.shelf.proceed(app.store.shelf.every()[0].id).session
    table = RECKONED.scene(app.of("goa").say, session)
    assert len(table.estates) == 4
    for box in (Box(0, 0, 1072, 680), Box(0, 0, 380, 1600)):
        for place in table.places(box):
            assert box.x <= place.x
            assert place.right <= box.right + 1
            assert box.y <= place.y
            assert place.top <= box.top + 1


@pytest.mark.parametrize("size", ["tablet", "phone", "small"])
def test_what_was_bought_is_drawn_within_its_place(device, size) -> None:
    from companion.goa.ui.scenes.bought import BoughtByAll
    from companion.ui.table.reckoning.parts import ChartView
    from tests.ui.device import walk
    from tests.ui.walker import complaints

    app = look(device, size)
    title = app.of("goa").say("chart-bought")
    assert title in device.texts()
    views = [each for each in walk(app.root) if isinstance(each, ChartView)]
    shown = next(each for each in views if isinstance(each.chart, BoughtByAll))
    assert [len(lots) for _, _, lots in shown.chart.players] == [10, 8, 9, 9]
    view = shown.parent
    while not hasattr(view, "scroll_to"):
        view = view.parent
    view.scroll_to(shown, animate=False)
    device.frames(4)
    device.shot(f"goa-bought-{size}")
    assert complaints(device) == []
