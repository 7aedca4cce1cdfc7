"""The guided game of Goa on the table's screen: whole and legible, covering nothing."""

from pathlib import Path

import pytest

from companion.games import GAMES
from companion.goa.rules.phases import kind_due
from companion.table.record import parse, replay
from tests.words.pseudo import PSEUDO

GOA = GAMES["goa"]
RECORD = Path(__file__).parents[2] / "records" / "goa" / "goa-4-7.json"
LONG = pytest.mark.long


@pytest.mark.parametrize(
    ("size", "kind"),
    [
        ("tablet", "bid"),
        ("phone", "turn"),
        ("small", "place"),
        *(pytest.param("small", each, marks=LONG) for each in ("bid", "turn", "extra")),
        *(pytest.param("tablet", each, marks=LONG) for each in ("place", "turn", "extra")),
        *(pytest.param("phone-across", each, marks=LONG) for each in ("place", "bid", "turn")),
    ],
)
def test_it_is_whole_and_covers_nothing(device, size, kind) -> None:
    from companion.ui.table.lesson_card import LessonCard
    from tests.ui.device import Look, walk
    from tests.ui.walker import complaints

    app = device.start(Look(size), frames=0)
    record = parse(RECORD.read_bytes(), {"goa": GOA})
    app.start_game("goa", record.players, record.components, frozenset())
    made = next(each.number for each in replay(GOA, record) if kind_due(each.state) == kind)
    app.session.enter(record.moves[:made])
    app.parts_of("goa").own.guide.turn(True)
    app.open_game()
    for language in ("en", PSEUDO):
        app.words.language = language
        device.frames(4)
        device.shot(f"goa-guided-{size}-{kind}-{language}")
        told = [each.text for each in walk(app.root) if isinstance(each, LessonCard)]
        assert len(told) == 1, language
        assert told[0]
        assert complaints(device) == [], language
