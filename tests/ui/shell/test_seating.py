"""Seats as plain values: always something a game can be made from; and a fair lot."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.table.game import Seat
from companion.ui.shell.seating import again, empty

COLOURS = ("yellow", "red", "black", "blue")
CHAIRS = st.integers(0, 3)
ACTS = st.one_of(
    st.tuples(st.just("sit"), CHAIRS, st.sampled_from(["Ana", "Rui", ""])),
    st.tuples(st.just("leave"), CHAIRS),
    st.tuples(st.just("swap"), CHAIRS, CHAIRS),
    st.tuples(st.just("wear"), CHAIRS, st.sampled_from(COLOURS)),
    st.tuples(st.just("begin"), CHAIRS),
)


@given(st.lists(ACTS, max_size=30))
def test_whatever_is_touched_no_colour_is_there_twice_and_somebody_begins(acts) -> None:
    seating = empty(COLOURS, (2, 3, 4))
    for act, *about in acts:
        if act in ("wear", "begin") and about[0] not in seating.taken:
            continue
        seating = getattr(seating, act)(*about)
        worn = [seating.chairs[chair].colour for chair in seating.taken]
        assert len(set(worn)) == len(worn)
        if seating.taken:
            assert seating.first in seating.taken
            assert seating.seats()[0] == seating.chairs[seating.first]
        assert seating.ready is (len(seating.taken) >= 2)
        assert len(seating.seats()) == len(seating.taken)


def test_seats_are_told_clockwise_from_the_one_who_begins() -> None:
    seating = empty(COLOURS, (2, 3, 4)).sit(0, "Ana").sit(2, "Rui").sit(3, "Tomé").begin(2)
    assert [seat.name for seat in seating.seats()] == ["Rui", "Tomé", "Ana"]


def test_where_the_one_who_begins_leaves_the_next_one_clockwise_does() -> None:
    seating = empty(COLOURS, (2, 3, 4)).sit(0, "Ana").sit(2, "Rui").sit(3, "Tomé").begin(2)
    assert seating.leave(2).first == 3
    assert seating.leave(2).leave(3).first == 0


@pytest.mark.parametrize("count", [2, 3, 4])
def test_in_a_rematch_the_next_one_begins_so_that_in_time_everybody_did(count) -> None:
    seats = tuple(map(Seat, COLOURS[:count], ("Ana", "Rui", "Tomé", "Inês")))
    begun = []
    for _ in range(count):
        seats = again(empty(COLOURS, (2, 3, 4)), seats).seats()
        begun.append(seats[0].name)
    assert sorted(begun) == sorted(seat.name for seat in seats)


@given(st.permutations([*map(Seat, COLOURS, ("Ana", "Rui", "Tomé", ""))]), st.integers(2, 4))
def test_people_stay_on_their_chairs_and_only_the_flag_moves_on(seats, count) -> None:
    around = empty(COLOURS, (2, 3, 4))
    for chair, seat in zip((0, 1, 3, 2), seats[:count], strict=False):
        around = around._replace(
            chairs=tuple(seat if at == chair else old for at, old in enumerate(around.chairs))
        )
    played = around.begin(around.taken[-1])
    begun = [played.seats()[0]]
    for _ in range(count - 1):
        played = again(empty(COLOURS, (2, 3, 4)), played.seats(), played.chairs)
        assert played.chairs == around.chairs
        begun.append(played.seats()[0])
    assert begun == [*around.begin(around.taken[-1]).seats()], "one after the other, clockwise"


def test_chairs_of_others_are_not_believed() -> None:
    seats = tuple(map(Seat, COLOURS[:3], ("Ana", "Rui", "Tomé")))
    for chairs in ((), (seats[0], seats[2], seats[1], None), (*seats, Seat("blue", "Inês"))):
        found = again(empty(COLOURS, (2, 3, 4)), seats, chairs)
        assert found.seats() == (*seats[1:], seats[0])


@pytest.mark.parametrize("count", [2, 3, 4])
def test_the_lot_is_fair(count) -> None:
    seating = empty(COLOURS, (2, 3, 4))
    for chair in range(4)[4 - count :]:
        seating = seating.sit(chair, "")
    draws = 12_000
    chance = Random(5)
    fallen = [seating.drawn(chance) for _ in range(draws)]
    # Four times the spread of a fair lot: one that favours somebody by a twelfth is seen.
    spread = (draws * (1 / count) * (1 - 1 / count)) ** 0.5
    for chair in seating.taken:
        assert abs(fallen.count(chair) - draws / count) < 4 * spread
    assert set(fallen) == set(seating.taken)
