"""What has happened since the last decision is said in the panel, and what one touch decided."""

import pytest

from companion.vasco.play.news import news
from companion.vasco.rules.moves import Host, TakeMoney
from tests.play.table import asking_at
from tests.ui.at_table import record

GIVEN = record("sensible-4")


def at(kind: str) -> int:
    return next(number for number, raw in enumerate(GIVEN.moves, 1) if raw["do"] == kind)


@pytest.mark.parametrize("kind", ["money", "host"])
def test_what_a_single_touch_took_is_said_until_the_next_decision(kind) -> None:
    asking = asking_at(GIVEN, at(kind))
    last = asking.session.line[-1]
    assert isinstance(last.move, TakeMoney | Host)
    said = news(asking.shown(), asking.session)
    assert last.move.player in [each.player for each in said]
    assert any(each.text and each.player == last.move.player for each in said)
    later = asking_at(GIVEN, at(kind) + 1)
    assert said[0] not in news(later.shown(), later.session)


@pytest.mark.parametrize("kind", ["buy", "recruit", "expedition", "place"])
def test_what_a_button_or_two_touches_did_is_not_said_again(kind) -> None:
    asking = asking_at(GIVEN, at(kind))
    last = asking.session.line[at(kind) - 1].move
    told = [each.player for each in news(asking.shown(), asking.session)]
    assert last.player not in told
