"""A trail is read as a tuple is, and costs what is new in it."""

import sys

from hypothesis import given
from hypothesis import strategies as st

from companion.table.game import Figure
from companion.table.trail import Trail
from tests.table.refusing import refusing
from tests.table.sessions import session_of

places = st.integers(-12, 12)


@given(st.lists(st.integers(), max_size=10), places, places | st.none(), places | st.none())
def test_it_reads_as_a_tuple(pieces, place, start, stop):
    trail, like = Trail.of(pieces), tuple(pieces)
    assert (len(trail), [*trail], [*reversed(trail)]) == (len(like), pieces, pieces[::-1])
    assert trail == like
    assert trail[start:stop] == like[start:stop]
    assert trail[start:][place:] == like[start:][place:]
    assert tuple(trail[start:]) == like[start:]
    assert (place in trail, bool(trail)) == (place in like, bool(like))
    for whole, true in ((trail, like), (trail[start:], like[start:])):
        try:
            found = whole[place]
        except IndexError:
            assert not -len(true) <= place < len(true)
        else:
            assert found == true[place]


steps = st.integers(-3, 3).filter(bool)


@given(st.lists(st.integers(), max_size=10), places | st.none(), places | st.none(), steps)
def test_any_part_of_it_is_read_as_of_a_tuple(pieces, start, stop, step):
    trail, like = Trail.of(pieces), tuple(pieces)
    assert trail[start:stop:step] == like[start:stop:step]
    assert trail[1:][start:stop:step] == like[1:][start:stop:step]


@given(st.lists(st.integers(0, 2), max_size=6), st.lists(st.integers(0, 2), max_size=6))
def test_two_are_equal_where_their_pieces_are(one, other):
    assert (Trail.of(one) == Trail.of(other)) is (one == other)
    assert (Trail.of(one) == tuple(other)) is (one == other)
    assert Trail.of(one) != one, "no list is one"


def test_branches_share_what_they_have_in_common_and_keep_apart():
    stem = Trail.of(range(1000))
    left, right = stem.and_then("left"), stem.and_then("right")
    assert (left[-1], right[-1], left.before, right[:1000]) == ("left", "right", stem, stem)
    assert right.first(1000) is stem


def test_any_length_is_walked_and_let_go():
    """Nothing here recurses, and no place is far away."""
    trail = Trail.of(range(200_000))
    assert trail[123_456] == 123_456
    assert sum(1 for _ in trail) == 200_000
    assert trail == Trail.of(range(200_000))
    del trail


def held(moves):
    """How many bytes the positions of a game weigh that could all be undone."""
    session = session_of(pile=1000)
    course, row = session.course, {"row": "move", "by": "person", "at": None}
    for number in range(moves):
        kind = {"do": "roll", "pips": 1} if number % 2 == 0 else None
        player = ("red", "blue")[number // 2 % 2]
        course = course.take({**row, "move": kind or {"do": "take", "player": player, "sticks": 1}})
    seen, heap, weight = set(), [course.position, *course.past], 0
    while heap:
        piece = heap.pop()
        if id(piece) not in seen:
            seen.add(id(piece))
            weight += sys.getsizeof(piece)
            parts = [getattr(piece, each) for each in ("_before", "_jump") if hasattr(piece, each)]
            heap += [*parts, *(piece if isinstance(piece, tuple) else ())]
    return weight


def test_twice_the_moves_take_twice_the_memory():
    assert held(800) < 2.2 * held(400)


def test_a_game_of_more_moves_than_any_is_refused(monkeypatch):
    monkeypatch.setattr("companion.table.course.MOST_MOVES", 1)
    session = session_of(pile=9)
    session.do(session.game.read({"do": "roll", "pips": 2}))
    player = session.due.players[0]
    with refusing("too-many-moves") as refused:
        session.do(session.game.read({"do": "take", "player": player, "sticks": 2}))
    assert refused.value.figures == {"most": Figure("number", 1)}
    assert len(session.line) == 1
    session.undo()


def test_more_rows_than_any_game_needs_are_refused(monkeypatch):
    monkeypatch.setattr("companion.table.course.MOST_ROWS", 2)
    session = session_of(pile=9)
    session.do(session.game.read({"do": "roll", "pips": 2}))
    session.undo()
    with refusing("too-many-rows") as refused:
        session.redo()
    assert refused.value.figures == {"most": Figure("number", 2)}
