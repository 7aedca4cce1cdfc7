"""What a phone without a seat is shown is for the group to say."""

import pytest

from companion.play.spectators import EVERYTHING, NOTHING, SCORES
from tests.phones.phone import Phone

PARTS = STANDING, HISTORY, SUPPLIES, CHAIRS = "standing", "history", "others", "chairs"


def parts(phone):
    return {each for each in PARTS if f'id="{each}"' in phone.view["html"]}


@pytest.mark.parametrize(
    ("what", "shown"),
    [
        (EVERYTHING, {STANDING, HISTORY, SUPPLIES, CHAIRS}),
        (SCORES, {STANDING, CHAIRS}),
        (NOTHING, {CHAIRS}),
    ],
)
def test_a_spectator_is_shown_what_the_group_wants(table, what, shown) -> None:
    table.hosted.spectators = what
    with Phone(table.base, table.code) as phone:
        assert parts(phone) == shown
        assert phone.seats == [seat.colour for seat in table.hosted.seats]
        html = phone.view["html"]
        assert ("Ask for a seat" in html) is (what == NOTHING)
        assert ("Waiting for Black" in html) is (what != NOTHING)


@pytest.mark.parametrize("what", [SCORES, NOTHING])
def test_who_sits_sees_all_that_is_open_and_decides(table, what) -> None:
    table.hosted.spectators = what
    (due,) = table.session.due.players
    with Phone(table.base, table.code) as phone:
        assert phone.ask(sit=due) == ""
        assert parts(phone) == {*PARTS}
        assert phone.offers
        assert phone.ask(stand=True) == ""
        assert phone.view["seat"] is None
        assert parts(phone) <= {STANDING, CHAIRS}
