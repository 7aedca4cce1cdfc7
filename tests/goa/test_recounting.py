"""10.1, 12.10: what lies open at the end is put right, a touch each, and the game ends anew."""

import pytest

from companion.goa.play.table_entry.areas import EDITOR
from companion.goa.rules.state import Player
from companion.goa.rules.supply import seat_of
from companion.play.recounting import Recounted, Recounting
from companion.play.table_cards import Moment
from companion.play.table_entry import last_moment
from companion.words import Words
from tests.goa.asked import asking_after, moves_until, record

GIVEN = record("sensible-4")
NAMES = {seat.colour: seat.name for seat in GIVEN.players}
"""Rui (blue) lays open an elephant and two shells, Tomé (green) two elephants, the others none."""


def ended():
    return asking_after(GIVEN, len(GIVEN.moves)).session


def picks(session) -> dict[str, Recounted]:
    say = Words("en", strict=True).of("goa").say
    moment = Moment(session.state, NAMES, session.game.starter(), say)
    found = {}
    for card in EDITOR.recounts(session, last_moment(session, EDITOR), moment):
        found |= card.picks
    return found


def touch(session, *names: str) -> None:
    for name in names:
        told = picks(session)[name]
        session.amend(told.number, *told.moves)
        assert session.broken is None
        assert not session.due.kinds


def of(session, colour: str) -> Player:
    return session.state.players[seat_of(session.state, colour)]


def kinds(session) -> list[str]:
    since = moves_until(GIVEN, "hand")
    return [each.raw["do"] for each in session.line[since:]]


def test_a_purse_is_put_right_ducat_by_ducat_in_one_correction() -> None:
    session = ended()
    before = of(session, "red").ducats
    touch(session, "red-ducats-more", "blue-ducats-less", "red-ducats-more")
    assert of(session, "red").ducats == before + 2
    assert sorted(kinds(session)) == ["adjust", "adjust", "hand", "hand"]
    touch(session, "red-ducats-less", "red-ducats-less", "blue-ducats-more")
    assert kinds(session) == ["hand", "hand"]
    assert of(session, "red").ducats == before


def test_the_most_ducats_are_counted_anew() -> None:
    """10.5: the one who had most by the app has less than another."""
    session = ended()
    vp, away = of(session, "blue").vp, of(session, "blue").ducats - of(session, "yellow").ducats
    touch(session, *["blue-ducats-less"] * (away + 1))
    assert of(session, "blue").vp == vp - 3


def test_a_card_is_taken_away_and_another_comes() -> None:
    session = ended()
    vp = of(session, "blue").vp
    touch(session, "blue-shell-2")
    assert of(session, "blue").vp == vp - 2, "3 for two shells, 1 for one"
    touch(session, "blue-elephant-more")
    assert of(session, "blue").symbols == (2, 0, 0, 0, 1, 0)
    assert of(session, "blue").vp == vp
    assert of(session, "green").symbols == (2, 0, 0, 0, 0, 0), "laid open after him, and kept"


def test_who_held_none_by_the_app_lays_one_open() -> None:
    session = ended()
    for colour in ("red", "yellow"):
        touch(session, f"{colour}-tiger-more")
        assert of(session, colour).symbols == (0, 1, 0, 0, 0, 0)


def test_the_last_hand_is_empty_and_yet_not() -> None:
    session = ended()
    touch(session, "green-elephant-1", "green-elephant-1")
    assert not of(session, "green").hand
    touch(session, "green-fish-more")
    assert of(session, "green").symbols == (0, 0, 1, 0, 0, 0)


def test_there_are_no_six_of_a_symbol_and_no_purse_below_nothing() -> None:
    """12.9, 13.8: what cannot be, no touch leads to."""
    session = ended()
    touch(session, "red-elephant-more", "red-elephant-more")
    assert "blue-elephant-more" not in picks(session)
    touch(session, *["red-ducats-less"] * of(session, "red").ducats)
    assert "red-ducats-less" not in picks(session)


def test_one_undo_takes_a_touch_back() -> None:
    session = ended()
    before = [each.raw for each in session.line]
    touch(session, "blue-shell-1")
    session.undo()
    assert [each.raw for each in session.line] == before


ALL = (
    ("red-ducats-more",),
    ("green-elephant-1", "green-elephant-1"),
    ("red-tiger-more", "blue-shell-1", "yellow-ducats-less", "green-fish-more"),
)


@pytest.mark.parametrize("names", ALL)
def test_what_was_tried_out_is_put_right_in_one_act(names) -> None:
    session = ended()
    before = [each.raw for each in session.line]
    recounting = Recounting(session, EDITOR)
    touch(recounting.trial, *names)
    assert [each.raw for each in session.line] == before
    recounting.do()
    assert session.state == recounting.trial.state
    assert [each.raw for each in session.line] == [each.raw for each in recounting.trial.line]
    session.undo()
    assert [each.raw for each in session.line] == before
