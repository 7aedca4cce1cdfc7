"""What is decided in place of an earlier move answers the question that move answered."""

import pytest

from companion.play.history import answers, make
from companion.table.game import RECORD, Refusal
from tests.table.sessions import moves, session_of
from tests.toy.rules import Roll, Take


@pytest.fixture
def session():
    """Red could take one or two, and took two; blue could and did take three."""
    session = session_of()
    session.begin(["dice"])
    session.do(Take("red", 2))
    session.do(Take("blue", 3))
    return session


def test_a_move_is_made_next_or_in_place_of_an_earlier_one(session) -> None:
    count = len(session.line)
    make(session, Take("blue", 2))
    assert moves(session)[count] == Take("blue", 2)
    make(session, Take("red", 1), revised=2)
    assert moves(session)[1] == Take("red", 1)
    assert moves(session)[count] == Take("blue", 2)


def test_another_player_s_move_or_one_of_another_kind_takes_nobody_s_place(session) -> None:
    before = moves(session)
    for move, number in ((Take("blue", 1), 2), (Roll(2), 2), (Take("red", 1), 1)):
        with pytest.raises(Refusal) as caught:
            make(session, move, revised=number)
        assert (caught.value.rule, caught.value.key) == (RECORD, "other-revised")
        assert caught.value.figures["kind"].value == session.line[number - 1].raw["do"]
        assert moves(session) == before


def test_what_an_amendment_asks_again_is_answered_by_whoever_is_asked(session) -> None:
    assert not answers(session, Take("blue", 1))
    session.amend(3, Roll(2))
    assert session.broken.entry.move == Take("blue", 3)
    assert answers(session, Take("blue", 1))
    assert not answers(session, Take("red", 1))
    make(session, Take("blue", 2))
    assert session.broken is None
    assert moves(session)[:4] == [Roll(2), Take("red", 2), Roll(2), Take("blue", 2)]
    assert Take("blue", 3) not in moves(session)
