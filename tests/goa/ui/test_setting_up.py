"""Goa from home to the first token, by touches: who plays, what is laid out, what the app draws."""

import pytest

from companion.games import GAMES
from companion.table.game import Seat

GOA = GAMES["goa"]
PEOPLE = ("Ana", "Rui", "Tomé", "Inês")
DRAWN = frozenset(("tiles", "bonanza"))


@pytest.fixture
def opened(device):
    """Opens the app for people who have played before; gives a finger."""
    from tests.touch.finger import Finger
    from tests.ui.device import Look

    def open_at(size: str = "tablet", seats: int = 4, last: str = "goa", **options) -> Finger:
        app = device.start(Look(size), frames=0)
        colours = app.games[last].colours
        people = tuple(map(Seat, colours, PEOPLE[:seats]))
        app.store.shelf.start(last, people, app.games[last].starter())
        app.shelve(lambda: app.store.shelf.abandon(app.store.shelf.current))
        app.people = app.store.people()
        choose(app, **options)
        app.open_game()
        device.frames(3)
        return Finger(device)

    return open_at


def choose(app, **options) -> None:
    own = app.parts_of("goa").own
    own.options = own.options._replace(**options)


def state(finger):
    return finger.device.app.session.state


def shown(finger) -> str:
    return finger.device.app.root.shown


def begin(finger, *variants: str) -> None:
    for name in ("new-game", "start", *(f"variant-{each}" for each in variants), "main"):
        finger.tap(name)


def test_from_a_cold_start_to_the_first_token_known_people_touch_six_times(opened) -> None:
    """All is drawn by the app but the elephant: hands are drawn from the deck on the table."""
    finger = opened(drawn=DRAWN)
    begin(finger)
    assert shown(finger) == "setup"
    finger.tap("elephant-3")
    finger.tap("setup-done")
    assert shown(finger) == "table"
    finger.tap("cell-0-3")
    assert state(finger).tokens[0].cell == (0, 3)
    assert finger.taps == 6


def test_nothing_is_called_a_draw_undone_that_the_app_had_not_drawn(opened) -> None:
    """What the table told was undone, and by now the app draws it."""
    finger = opened(drawn=frozenset())
    begin(finger)
    finger.tap("main")
    finger.tap("elephant-3")
    device = finger.device
    device.app.session.draw_by_program(["cards"])
    device.frames(3)
    finger.tap("undo")
    notice = device.app.of("goa").say("setup-drawn-before")
    assert not any(notice in text for text in device.texts())
    finger.tap("draw-it")
    assert device.app.session.line[-1].by == "program"


def test_who_played_something_else_last_touches_the_sign_of_goa(opened) -> None:
    finger = opened(last="vasco")
    finger.tap("new-game")
    finger.tap("of-goa")
    device = finger.device
    names = [seat and seat.name for seat in device.app.root.stage.children[0].seating.chairs]
    assert names == [*PEOPLE]
    device.key(27)
    assert shown(finger) == "home", "the other game is not on the way back"


def test_who_played_vasco_da_gama_last_begins_it_as_before(opened) -> None:
    finger = opened(last="vasco")
    finger.tap("new-game")
    finger.tap("start")
    assert finger.device.app.session.game.id == "vasco"


def test_who_has_sat_down_stays_when_another_game_is_chosen(opened) -> None:
    finger = opened(last="vasco")
    for name in ("new-game", "leave-3", "of-goa", "start"):
        finger.tap(name)
    players = finger.device.app.session.head.players
    assert sorted(seat.name for seat in players) == sorted(PEOPLE[:3])
    assert {seat.colour for seat in players} <= set(GOA.colours)


def test_who_sat_down_after_another_game_was_chosen_is_there_after_a_look_at_the_settings(
    opened,
) -> None:
    finger = opened(last="vasco")
    for name in ("new-game", "leave-3", "of-goa", "leave-1", "table-note"):
        finger.tap(name)
    device = finger.device
    assert shown(finger) != "new-game"
    device.key(27)
    names = [seat and seat.name for seat in device.app.root.stage.children[0].seating.chairs]
    assert [each for each in names if each] == [PEOPLE[0], PEOPLE[2]]


def test_the_youngest_is_asked_for_once(opened) -> None:
    finger = opened()
    for name in ("new-game", "begins-2", "start"):
        finger.tap(name)
    app = finger.device.app
    assert app.session.head.players[0].name == "Tomé"
    app.shelve(lambda: app.store.shelf.abandon(app.store.shelf.current))
    app.root.show("home")
    finger.device.frames(3)
    finger.tap("new-game")
    finger.tap("start")
    assert app.session.head.players[0].name == "Tomé", "nobody else is younger by now"


def test_hints_are_offered_until_a_game_of_goa_is_begun(opened) -> None:
    from companion.ui.shell.screen import Screen

    finger = opened()
    finger.tap("new-game")
    assert finger.device.shows("guide-offer")
    finger.tap("start")
    finger.device.app.root.show("home")
    finger.device.frames(3)
    finger.device.app.root.show(Screen("new-game", "goa"))
    finger.device.frames(3)
    assert not finger.device.shows("guide-offer")


def test_play_begins_at_once_and_each_tile_is_named_when_its_token_lands(opened) -> None:
    finger = opened("phone")
    begin(finger)
    for name in ("main", "elephant-1", "setup-done", "cell-0-3", "cell-1-3"):
        finger.tap(name)
    finger.tap(finger.first("tile-clove"))
    assert state(finger).grid[2].spice == "clove"
    assert state(finger).removed[0] is None, "nobody said what is in the box"


def test_the_market_is_named_in_one_sweep_with_a_touch_a_tile(opened) -> None:
    finger = opened()
    begin(finger)
    before = finger.taps
    finger.tap("sweep")
    for text in GOA.starter()["tiles"]["A"][:25]:
        finger.tap(f"tile-{text}")
    finger.tap("main")
    assert [one.text for one in state(finger).grid] == GOA.starter()["tiles"]["A"][:25]
    assert finger.taps - before <= 30


def test_a_sweep_that_was_left_goes_on_after_a_new_start(opened, device) -> None:
    finger = opened()
    begin(finger)
    texts = GOA.starter()["tiles"]["A"]
    finger.tap("sweep")
    for text in texts[:4]:
        finger.tap(f"tile-{text}")
    finger.tap("undo")
    device.stop()
    device.start(frames=0)
    assert shown(finger) == "setup"
    for text in texts[3:29]:
        finger.tap(f"tile-{text}")
    assert [one.text for one in state(finger).grid] == texts[:25]
    assert sorted(one.text for one in state(finger).removed[0]) == sorted(texts[25:29])


@pytest.mark.parametrize(
    "seats", [2, *(pytest.param(each, marks=pytest.mark.long) for each in (3, 4))]
)
def test_what_each_takes_goes_by_how_many_play(opened, seats) -> None:
    """1.3: so many tokens, and one more; what is in the box is counted."""
    finger = opened(seats=seats, replaced=frozenset(("ships",)))
    begin(finger)
    texts = finger.device.texts()
    assert any(f"the tokens 1 to {seats + 1}." in text for text in texts)
    assert any("Also 2 colonists." in text for text in texts)
    assert any("counted 4 ships for everyone" in text for text in texts)
    assert any("The app counts these: ship cards." in text for text in texts)


def test_ducats_in_the_box_are_counted_and_no_purse_is_on_the_table(opened) -> None:
    """1.5."""
    finger = opened(replaced=frozenset(("ducats", "spices")), ways=frozenset(("bids",)))
    begin(finger)
    texts = finger.device.texts()
    box = next(text for text in texts if text.startswith("The app counts these:"))
    assert "spices" in box
    assert "ducats" in box
    assert "ship cards" not in box
    assert any(text.startswith("The app has counted 5") for text in texts)
    assert not any("ducats are secret" in text for text in texts)


def test_variants_are_laid_out_and_asked_for_where_they_are_chosen(opened) -> None:
    finger = opened(seats=2)
    begin(finger, "bonanza", "quick_start")
    device = finger.device
    cards = device.app.root.stage.children[0].ids.steps.children[::-1]
    laid = ["variants", "box", "players", "supplies", "bonanza", "market", "elephant", "ducats",
            "quick"]  # fmt: skip
    assert [card.step for card in cards] == [f"step-{each}" for each in laid]
    assert [card.number for card in cards] == [*"123456789"]
    finger.tap("main")
    finger.tap("elephant-2")
    assert state(finger).first == 1
    finger.tap("action-ships")
    finger.tap("action-taxes")
    finger.tap("ducats")
    assert [player.rows[0] for player in state(finger).players] == [1, 2]
    assert device.shows("setup-done")
    finger.tap("undo")
    assert not device.shows("setup-done")


@pytest.mark.parametrize("size", ["small", "phone", "phone-across", "tablet"])
def test_every_moment_of_it_is_whole_and_legible(opened, size) -> None:
    from tests.ui.walker import complaints
    from tests.words.pseudo import PSEUDO

    finger = opened(size, drawn=frozenset(("bonanza",)))
    device, app = finger.device, finger.device.app
    app.words.language = PSEUDO
    device.frames(4)

    def looked_at(name: str) -> None:
        device.frames(8)
        device.shot(f"goa-setup-{size}-{name}")
        assert complaints(device) == [], name

    finger.tap("new-game")
    looked_at("new-game")
    finger.tap("start")
    looked_at("variants")
    finger.tap("main")
    looked_at("layout")
    finger.tap("sweep")
    looked_at("sweep")
    finger.tap("main")
    looked_at("elephant")
    finger.tap("elephant-1")
    looked_at("done")
