"""The same people play again: each stays on his chair, and who begins is asked."""

import pytest

from tests.ui.sitting_down import Hand, at_the_table, names, screen, seating, sit
from tests.ui.sizes import SIZES
from tests.words.pseudo import PSEUDO

PEOPLE = ("Ana", "Rui", "Tomé", "Inês")


@pytest.fixture
def hand(device) -> Hand:
    return Hand(device)


def over(device) -> list[str]:
    """The running game is done with; who played it, from the one who began."""
    app = device.app
    played = [seat.name for seat in app.session.head.players]
    app.shelve(lambda: app.store.shelf.abandon(app.session.head.id))
    app.root.show("home")
    device.frames(4)
    return played


def test_from_game_to_game_people_stay_on_their_chairs(device, app, hand) -> None:
    hand.tap("new-game")
    sit(app, PEOPLE)
    device.frames(3)
    hand.tap("begins-2", "start")
    assert over(device) == ["Tomé", "Inês", "Ana", "Rui"]
    hand.tap("rematch", "begins-3")
    assert over(device) == ["Inês", "Ana", "Rui", "Tomé"]
    hand.tap("new-game")
    assert names(app) == [*PEOPLE], "all four on their chairs"
    assert seating(app).first == 0, "the flag has moved on"
    hand.tap("start")
    assert over(device) == [*PEOPLE]
    hand.tap("new-pad")
    assert names(app) == [*PEOPLE]
    assert seating(app).first == 1


@pytest.mark.long
def test_they_stay_there_when_the_app_was_closed_in_between(device, app, hand) -> None:
    hand.tap("new-game")
    sit(app, PEOPLE[:2])
    screen(app).seating = seating(app).swap(1, 3)
    screen(app).show()
    device.frames(3)
    hand.tap("begins-3", "start")
    over(device)
    device.stop()
    app = device.start()
    hand.tap("new-game")
    assert [seat and seat.name for seat in seating(app).chairs] == ["Ana", None, None, "Rui"]
    assert seating(app).first == 0


def test_anybody_may_begin(device, app, hand) -> None:
    at_the_table(device, PEOPLE)
    hand.tap("rematch", "begins-3")
    assert app.running.head.players[0].name == "Inês"


def test_a_lot_holds_the_start_until_it_has_come_to_rest(device, app, hand) -> None:
    at_the_table(device, PEOPLE)
    hand.tap("rematch", "lot")
    hand.tap("begins-1")
    assert app.running is None, "the tap only ended the way of the light"
    chosen = [chair for chair in range(4) if device.find(f"begins-{chair}").chosen]
    assert len(chosen) == 1
    hand.tap(f"begins-{chosen[0]}")
    assert app.running.head.players[0].name == PEOPLE[chosen[0]]


def test_who_thinks_better_of_it_touches_beside_it(device, app, hand) -> None:
    at_the_table(device, PEOPLE)
    hand.tap("rematch", "lot")
    device.tap_at(4, 4)
    assert not device.shows("begins-0")
    assert app.running is None


@pytest.mark.parametrize("size", SIZES)
def test_it_is_whole_and_legible(device, hand, size) -> None:
    from tests.ui.device import Look
    from tests.ui.walker import complaints

    app = device.start(Look(size))
    at_the_table(device, ("Maximiliane Charlott", "Rui", "Юрий Александрович", "Inês"))
    device.frames(3)
    for language, dark in (("en", True), (PSEUDO, False)):
        app.words.language = language
        app.theme.light = "night" if dark else "day"
        device.frames(3)
        hand.tap("rematch")
        device.shot(f"rematch-{size}-{language}")
        assert complaints(device) == [], language
        device.key(27)
