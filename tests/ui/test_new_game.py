"""A new game by real touches: who plays, where they sit, in which colour, who begins."""

import pytest

from companion.table.game import Seat
from tests.ui.sizes import SIZES
from tests.words.pseudo import PSEUDO

PEOPLE = ("Ana", "Rui", "Tomé", "Inês")


class Hand:
    """A finger that also types; typing is no touch."""

    def __init__(self, device) -> None:
        from tests.touch.finger import Finger

        self.device = device
        self.finger = Finger(device)

    @property
    def touches(self) -> int:
        return self.finger.taps

    def tap(self, *names: str) -> None:
        for name in names:
            self.finger.tap(name)

    def type(self, text: str) -> None:
        self.device.find("name").insert_text(text)
        self.device.frames()

    def enter(self) -> None:
        """The keyboard's own key."""
        self.device.find("name").dispatch("on_text_validate")
        self.device.frames()

    def add(self, *people: str) -> None:
        self.tap("new-person")
        for name in people:
            self.type(name)
            self.enter()
        if self.device.shows("name-done"):
            self.tap("name-done")


@pytest.fixture
def app(device):
    from tests.ui.device import Look

    return device.start(Look("phone"))


@pytest.fixture
def hand(device) -> Hand:
    return Hand(device)


def at_the_table(device, people=PEOPLE, colours=("yellow", "red", "black", "blue")) -> None:
    """A game that was played before, and is over for those who play now."""
    app, seats = device.app, tuple(map(Seat, colours, people))
    app.store.shelf.start("vasco", seats, app.game.starter())
    app.shelve(lambda: app.store.shelf.abandon(app.store.shelf.current))
    app.people = app.store.people()
    device.frames()


@pytest.mark.parametrize("size", ["tablet", "phone"])
@pytest.mark.parametrize("count", [2, 3, 4])
def test_new_people_sit_down_and_begin(device, hand, size, count) -> None:
    from tests.ui.device import Look

    app = device.start(Look(size))
    hand.tap("new-game")
    assert device.find("start").disabled
    hand.add(*PEOPLE[:count])
    hand.tap("begins-1", "start")
    card = app.store.shelf.card(app.store.shelf.current)
    colours = app.game.colours[:count]
    seats = [*map(Seat, colours, PEOPLE)]
    assert [*card.players] == [*seats[1:], seats[0]]
    assert app.session.head.players == card.players
    assert app.session.head.components == app.game.starter()
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
    from tests.ui.setting_up import OWN, send

    at_the_table(device)
    starter = app.game.starter()
    ours = {**starter, "certainty": {**starter["certainty"], **OWN}, "id": "ours"}
    app.store.save_components("vasco", "Ours", ours)
    app.store.set("vasco.components", "Ours")
    app.choose_options(app.options._replace(drawn=frozenset({"projects", "merchants"})))
    device.stop()
    app = device.start(Look("phone"))
    hand.tap("new-game", "start")
    send(device, hand.finger, "natal")
    hand.tap("project-2", "setup-done")
    assert app.game.due(app.session.state).kinds == ("place",)
    assert hand.touches <= 6
    assert hand.finger.drags == 0


def test_a_rematch_is_one_tap_from_home(device, app, hand) -> None:
    at_the_table(device)
    assert app.running is None
    hand.tap("rematch")
    assert [seat.name for seat in app.running.head.players] == ["Rui", "Tomé", "Inês", "Ana"]
    assert hand.touches == 1


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


@pytest.mark.parametrize("size", ["phone", "small", "tablet"])
def test_a_long_name_is_whole_on_its_chair(device, hand, size) -> None:
    from tests.ui.device import Look

    app = device.start(Look(size))
    app.root.show("new-game")
    sit(app, ("Maximiliane Charlott", "Bartholomäus-Xaver1", "Ann", "Юрий Александрович"))
    device.frames(3)
    device.shot(f"newgame-long-{size}")
    for chair in range(4):
        label = device.find(f"chair-{chair}").children[0]
        assert not label.shorten
        assert label.texture_size[1] <= label.height
        widest = max(label._label.get_extents(word)[0] for word in label.text.split())
        assert widest + 2 * label.padding[0] <= label.width or size == "small"


@pytest.mark.parametrize(("size", "name"), [("phone", "table-note"), ("phone-across", "lot")])
def test_what_is_chosen_besides_is_in_sight_at_once(device, hand, size, name) -> None:
    from tests.ui.device import Look

    device.start(Look(size))
    at_the_table(device)
    hand.tap("new-game")
    device.shot(f"newgame-fold-{size}")
    row, start = device.find(name), device.find("start")
    assert row.to_window(*row.pos)[1] >= start.to_window(0, start.top)[1]


def test_the_field_keeps_clear_of_a_keyboard(device, hand) -> None:
    from kivy.core.window import Window

    from tests.ui.device import Look, centre

    device.start(Look("small"))
    hand.tap("new-game", "new-person")
    assert centre(device.find("name"))[1] > 0.6 * Window.height
    assert device.find("name").focus


def test_somebody_forgotten_is_remembered_by_undo(device, app, hand) -> None:
    at_the_table(device)
    hand.tap("new-game", "leave-2", "forget", "person-Tomé")
    assert not device.shows("person-Tomé")
    assert "Tomé" not in app.store.people()
    hand.tap("snackbar-action")
    assert device.shows("person-Tomé")
    assert app.store.people()["Tomé"] == ["black"]


def test_a_tap_ends_the_lot_and_counts(device, app, hand) -> None:
    at_the_table(device)
    hand.tap("new-game", "lot", "start")
    assert app.session


def test_the_lot_comes_to_rest_where_its_light_does(device, app, hand) -> None:
    at_the_table(device)
    hand.tap("new-game", "lot")
    lit = []
    while (table := device.find("chair-0").parent).shining >= 0:
        lit.append(table.shining)
        device.frames(1)
    device.frames()
    assert set(lit) == {0, 1, 2, 3}
    assert seating(app).first == lit[-1]
    assert device.find(f"begins-{lit[-1]}").chosen


@pytest.mark.parametrize("size", SIZES)
def test_it_is_whole_and_legible(device, hand, size) -> None:
    from tests.ui.device import Look
    from tests.ui.walker import complaints

    app = device.start(Look(size))
    app.root.show("new-game")
    for people, language, dark in (
        (0, PSEUDO, True),
        (2, "en", False),
        (4, "en", True),
        (4, PSEUDO, False),
    ):
        app.words.language = language
        app.theme.light = "night" if dark else "day"
        sit(app, PEOPLE[:people])
        device.frames(3)
        light = "dark" if dark else "light"
        device.shot(f"newgame-{people}-{size}-{language}-{light}")
        assert complaints(device) == [], (people, language, light)


@pytest.mark.parametrize("size", ["tablet", "small"])
def test_what_lies_over_it_is_whole_and_legible(device, hand, size) -> None:
    from tests.ui.device import Look
    from tests.ui.walker import complaints

    app = device.start(Look(size, language=PSEUDO))
    hand.tap("new-game", "new-person")
    hand.type("Ana")
    hand.enter()
    device.shot(f"newgame-person-{size}")
    assert complaints(device) == []
    app.root.back()
    sit(app, PEOPLE)
    device.frames(3)
    device.tap("colour-1")
    device.shot(f"newgame-colours-{size}")
    assert complaints(device) == []


def screen(app):
    return app.root.stage.children[0]


def seating(app):
    return screen(app).seating


def names(app) -> list[str]:
    return [seat.name for seat in seating(app).chairs if seat]


def sit(app, people) -> None:
    """As if they had sat down by touches."""
    from companion.ui.shell.seating import empty

    seated = empty(app.game.colours, app.game.seats)
    for chair, name in enumerate(people):
        seated = seated.sit(chair, name)
    screen(app).seating = seated
    screen(app).show()


def test_what_lies_below_the_fold_is_pointed_at(device, hand) -> None:
    from tests.ui.device import Look

    app = device.start(Look("phone-across"))
    app.root.show("home", "new-game")
    device.frames(4)
    hand.add("Ana", "Rui")
    choices = app.root.stage.children[0].ids.choices
    assert choices.more
    choices.scroll_y = 0
    device.frames(2)
    assert not choices.more


def test_what_stays_in_the_box_is_named_piece_by_piece(device, app) -> None:
    app.choose_options(app.options.with_replaced("coins", False).with_replaced("vdg", False))
    app.root.show("home", "new-game")
    device.frames(2)
    assert device.find("table-note").text == "In the box: score track and sailors’ bag"
