"""A new game by real touches: who plays, where they sit, in which colour, who begins."""

import pytest

from companion.table.game import Seat
from tests.turns import turns
from tests.ui.at_table import GAME, of_vasco, own
from tests.ui.sitting_down import PEOPLE, Hand, at_the_table, names, screen, seating


@pytest.fixture
def app(device):
    from tests.ui.device import Look

    return device.start(Look("phone"))


@pytest.fixture
def hand(device) -> Hand:
    return Hand(device)


@pytest.mark.parametrize("size", ["tablet", "phone"])
@pytest.mark.parametrize(
    "count",
    [pytest.param(2, marks=pytest.mark.long), pytest.param(3, marks=pytest.mark.long), 4],
)
def test_new_people_sit_down_and_begin(device, hand, size, count) -> None:
    from tests.ui.device import Look

    app = device.start(Look(size))
    hand.tap("new-game")
    assert device.find("start").disabled
    hand.add(*PEOPLE[:count])
    hand.tap("begins-1", "start")
    card = app.store.shelf.card(app.store.shelf.current)
    colours = GAME.colours[:count]
    seats = [*map(Seat, colours, PEOPLE)]
    assert [*card.players] == [*seats[1:], seats[0]]
    assert app.session.head.players == card.players
    assert app.session.head.components == GAME.starter()
    assert app.session.course.drawing == {"vdg", "sailors"}
    assert {*app.people} == {*PEOPLE[:count]}
    assert hand.touches <= 3 + count


def test_four_new_people_take_no_more_touches_than_they_may(device, app, hand) -> None:
    known = 3
    hand.tap("new-game", "new-person")
    for name in PEOPLE:
        hand.type(name)
        hand.tap("name-enter")
    hand.tap("start")
    assert app.session
    assert hand.touches <= known + 14


def test_the_last_group_is_seated_already_and_the_next_one_begins(device, app, hand) -> None:
    at_the_table(device)
    hand.tap("new-game", "start")
    assert [seat.name for seat in app.session.head.players] == ["Rui", "Tomé", "Inês", "Ana"]
    assert hand.touches == 2


def test_from_a_cold_start_to_the_first_disc_known_people_touch_six_times_at_most(
    device, app, hand
) -> None:
    from tests.ui.device import Look
    from tests.vasco.ui.setting_up import OWN, send

    at_the_table(device)
    starter = GAME.starter()
    ours = {**starter, "certainty": {**starter["certainty"], **OWN}, "id": "ours"}
    app.store.save_components("vasco", "Ours", ours)
    app.store.set("vasco.components", "Ours")
    own(app).choose(own(app).options._replace(drawn=frozenset({"projects", "merchants"})))
    device.stop()
    app = device.start(Look("phone"))
    hand.tap("new-game", "start")
    send(device, hand.finger, "natal")
    hand.tap("project-2", "setup-done")
    assert GAME.due(app.session.state).kinds == ("place",)
    assert hand.touches <= 6
    assert hand.finger.drags == 0


def test_a_rematch_is_two_taps_from_home(device, app, hand) -> None:
    at_the_table(device)
    assert app.running is None
    hand.tap("rematch")
    assert [device.find(f"begins-{chair}").chosen for chair in range(4)] == [
        False,
        True,
        False,
        False,
    ]
    hand.tap("begins-1")
    assert [seat.name for seat in app.running.head.players] == ["Rui", "Tomé", "Inês", "Ana"]
    assert hand.touches == 2


def test_people_known_from_before_sit_down_in_the_colour_they_had(device, app, hand) -> None:
    at_the_table(device, PEOPLE[2:], ("blue", "red"))
    hand.tap("new-game", "leave-0", "leave-1")
    hand.tap("person-Inês", "person-Tomé")
    chairs = seating(app).chairs
    assert chairs[:2] == (Seat("red", "Inês"), Seat("blue", "Tomé"))


def test_the_first_sits_on_the_chair_touched_before_and_the_others_follow_clockwise(
    device, app, hand
) -> None:
    hand.tap("new-game", "chair-2", "guest", "guest")
    assert [seat is not None for seat in seating(app).chairs] == [False, False, True, True]
    hand.tap("guest")
    assert [seat is not None for seat in seating(app).chairs] == [True, False, True, True]


def test_a_chair_that_is_touched_asks_who_sits_there_or_changes_places(device, app, hand) -> None:
    at_the_table(device)
    hand.tap("new-game", "leave-1")
    assert app.say("newgame-who") in device.texts()
    hand.tap("chair-1")
    assert app.say("newgame-sits") in device.texts()
    hand.tap("chair-0")
    assert app.say("newgame-who") in device.texts(), "she has moved there"
    hand.tap("chair-2")
    assert app.say("newgame-swaps", name=seating(app).chairs[2].name) in device.texts()


def test_two_change_places_by_touching_one_then_the_other_or_by_a_drag(device, app, hand) -> None:
    from tests.ui.device import centre

    at_the_table(device)
    hand.tap("new-game", "chair-0", "chair-2")
    assert names(app) == ["Tomé", "Rui", "Ana", "Inês"]
    start, end = (centre(device.find(f"chair-{chair}")) for chair in (0, 3))
    touch = device.press(*start)
    for share in (0.3, 0.7, 1):
        touch.touch_move(*(a + (b - a) * share for a, b in zip(start, end, strict=True)))
        device.frames()
    touch.touch_up()
    device.frames()
    assert names(app) == ["Inês", "Rui", "Ana", "Tomé"]
    assert seating(app).chairs[seating(app).first].name == "Rui"


def test_no_colour_is_there_twice_since_the_other_one_takes_mine(device, app, hand) -> None:
    at_the_table(device, PEOPLE[:2], ("yellow", "red"))
    hand.tap("new-game", "colour-0", "wear-red")
    assert [seat.colour for seat in seating(app).chairs[:2]] == ["red", "yellow"]
    hand.tap("colour-0", "wear-blue")
    assert [seat.colour for seat in seating(app).chairs[:2]] == ["blue", "yellow"]


def test_there_is_no_start_with_one_person(device, app, hand) -> None:
    hand.tap("new-game", "guest", "start")
    assert device.shows("start")
    assert app.session is None


def test_a_name_is_there_once(device, app, hand) -> None:
    hand.tap("new-game")
    hand.add("Ana", " Ana ", "", "ana", "A\u200bna", "Ine\u0302s", "In\u00eas")
    assert names(app) == ["Ana", "In\u00eas"]


def test_somebody_known_keeps_his_way_of_writing(device, app, hand) -> None:
    at_the_table(device, PEOPLE[:2], ("blue", "red"))
    hand.tap("new-game", "leave-0", "leave-1")
    hand.add("rui")
    assert names(app) == ["Rui"]
    assert seating(app).chairs[0].colour == "red"


def test_somebody_forgotten_is_remembered_by_undo(device, app, hand) -> None:
    at_the_table(device)
    hand.tap("new-game", "leave-2", "forget", "person-Tomé")
    assert not device.shows("person-Tomé")
    assert "Tomé" not in app.store.people()
    hand.tap("snackbar-action")
    assert device.shows("person-Tomé")
    assert app.store.people()["Tomé"] == ["black"]


def test_nobody_starts_before_the_lot_has_come_to_rest(device, app, hand) -> None:
    at_the_table(device)
    hand.tap("new-game", "lot", "start")
    assert app.running is None
    assert app.say("why-drawing") in device.texts()
    device.wait(8)
    drawn = seating(app).seats()[0]
    hand.tap("start")
    assert app.running.head.players[0] == drawn


def test_a_tap_ends_the_lot_and_counts(device, app, hand) -> None:
    at_the_table(device)
    hand.tap("new-game", "lot", "leave-2")
    assert not screen(app).drawing
    assert "Tomé" not in names(app)


def test_the_lot_comes_to_rest_where_its_light_does(device, app, hand) -> None:
    at_the_table(device)
    hand.tap("new-game", "lot")
    lit = []
    another = turns()
    while another() and (table := device.find("chair-0").parent).shining >= 0:
        lit.append(table.shining)
        device.frames(1)
    device.frames()
    assert set(lit) == {0, 1, 2, 3}
    assert seating(app).first == lit[-1]
    assert device.find(f"begins-{lit[-1]}").chosen


def test_what_stays_in_the_box_is_named_piece_by_piece(device, app) -> None:
    own(app).choose(own(app).options.with_replaced("coins", False).with_replaced("vdg", False))
    app.root.show("home", of_vasco("new-game"))
    device.frames(2)
    assert device.find("table-note").text == "In the box: score track and sailors’ bag"
