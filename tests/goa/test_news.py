"""What is handed over beside what was done is told: a card for the first in a row, an extra card,
what lay beneath a tile."""

import pytest

from companion.goa.play.news import news
from tests.goa.asked import asking_after, record


def told(name: str, moves: int) -> list[tuple[str, str]]:
    asking = asking_after(record(name), moves)
    return [(each.player, each.text) for each in news(asking.shown(), asking.session)]


def after(name: str, source: str) -> int:
    """How many moves there are when the first of these was handed over."""
    asking = asking_after(record(name), len(record(name).moves))
    line = asking.session.line
    return next(one.number for one in line if any(each.source == source for each in one.lines))


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("reward", ("green", "Tomé: +1 Expedition card (first to reach row 4 of Harvest)")),
        ("complete", ("blue", "Rui: +1 extra action card (all markers in row 2 or lower)")),
        ("bonanza", ("green", "Tomé: +1 ship (Bonanza tile)")),
    ],
)
def test_what_nobody_asked_for_is_told_until_the_next_deed(source, expected) -> None:
    at = after("goa-3-7", source)
    assert told("goa-3-7", at) == [expected]
    assert told("goa-3-7", at - 1) == []
