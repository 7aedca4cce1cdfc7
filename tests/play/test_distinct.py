"""Moves, modes and picks of different types are never equal, whatever they hold."""

from itertools import combinations

import pytest

from companion.games import GAMES
from companion.headless.replaying import read
from companion.table.game.distinct import DISTINCT
from tests.play.playing import playing
from tests.test_package import ROOT

RECORDS = ["vasco-4-7", "goa/goa-4-7", "scorepad/scorepad-3"]


def like(kind):
    """All types of as many fields are given the same."""
    return kind(*range(len(kind._fields)))


def test_values_of_two_types_are_never_equal():
    assert len(DISTINCT) > 90
    for one, other in combinations(map(like, DISTINCT), 2):
        assert one != other
    assert len({*map(like, DISTINCT)}) == len(DISTINCT)


@pytest.mark.parametrize("kind", DISTINCT, ids=lambda kind: kind.__name__)
def test_values_of_one_type_are_equal_where_their_fields_are(kind):
    value = like(kind)
    assert value == like(kind)
    assert hash(value) == hash(like(kind))
    assert kind(**value._asdict()) == value
    for name in kind._fields:
        assert value._replace(**{name: "another"}) != value


@pytest.mark.parametrize("record", RECORDS)
def test_whatever_is_made_picked_or_begun_in_a_game_is_of_such_a_type(record):
    given, seen = read(ROOT / f"tests/records/{record}.json"), set()

    def look(asking, question):
        offered = (*question.spots.values(), *question.deeds, *asking.asides)
        seen.update(type(each.pick) for each in offered)
        seen.update(type(deed.move) for deed in (*question.deeds, *asking.asides))
        seen.update(type(mode) for mode in asking.seat.modes)

    playing(given._replace(moves=given.moves[:150]), look=look)
    seen.update(type(GAMES[given.game].read(raw)) for raw in given.moves)
    tuples = {kind for kind in seen if issubclass(kind, tuple)}
    assert tuples
    assert tuples <= {*DISTINCT}
