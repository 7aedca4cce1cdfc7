"""What somebody was in the middle of when an earlier program ended is taken up where it was: tables
half entered, moves planned, a row half told, a chair that thinks, phones, what is chosen and told.

`in-the-middle.json` of the third day says what that program had on its screens. Its edits have
every name that an edit of either game was kept by.
"""

import json
from contextlib import ExitStack

import pytest

from companion.games import GAMES
from companion.table.game import Seat
from tests.phones.beside import base, beside
from tests.phones.phone import Phone
from tests.store.test_yesterday import YESTERDAY, laid

DAY = YESTERDAY / "third"
LEFT = json.loads((DAY / "in-the-middle.json").read_text("utf-8"))
TOLD = {
    "vasco": ("round", "first_player", "sections", "landings", "merchant"),
    "goa": ("phase", "round", "variants", "grid", "bonanza"),
}
"""What of a table lies as it was told, however the rest is dealt."""


@pytest.fixture
def app(device, tmp_path):
    from tests.ui.device import Look

    device.folder = laid(DAY, tmp_path / "yesterday")
    app = device.start(Look("tablet", density=0.5), frames=0)
    device.frames(6)
    assert (app.notices, app.looking) == ([], None)
    yield app
    app.phones.stop()


@pytest.fixture
def table(device, app):
    """Opens one of its games; gives what is asked there."""

    def open_game(key):
        assert app.take_up(key)
        app.open_game()
        device.frames(6)
        return app.root.stage.children[0]

    return open_game


def plain(value):
    """As JSON has it."""
    return json.loads(json.dumps(value))


def made(session, since=0):
    return [entry.raw for entry in session.line[since:] if entry.by == "person"]


@pytest.mark.parametrize("game", ["vasco", "goa"])
def test_a_table_that_differs_is_as_far_entered_as_it_was(device, app, table, game) -> None:
    left = LEFT["otherwise"][game]
    table(left["game"])
    line = len(app.session.line)
    device.tap("menu")
    device.tap("otherwise")
    page = app.root.top
    edits = page._correcting.edits
    assert plain(edits.raw()) == left["edits"]
    assert [GAMES[game].write(each) for each in page._correcting.moves("-")] == left["moves"]
    assert page.deed == left["deed"]
    device.tap("undo-told")
    assert plain(edits.raw()) == left["edits"][:-1]
    assert app.store.setting(f"{game}.otherwise")["edits"] == left["edits"][:-1]
    moves = [GAMES[game].write(each) for each in page._correcting.moves("-")]
    device.tap("set-right")
    corrected = made(app.session, line)[: len(moves)]
    assert [{**raw, "why": "-"} for raw in corrected] == [{**raw, "why": "-"} for raw in moves]


@pytest.mark.parametrize("game", ["vasco", "goa"])
def test_a_game_that_is_taken_up_as_it_lies_is_as_far_entered_as_it_was(device, app, game) -> None:
    from companion.ui.shell.screen import Screen

    left = LEFT["as_it_lies"][game]
    seats = tuple(Seat(*each) for each in left["seats"])
    app.root.show(Screen("as-it-lies", game, seats))
    device.frames(4)
    page = app.root.stage.children[0]
    assert plain(page._edits.raw()) == left["edits"]
    assert plain(GAMES[game].shown(page._edits.wanted)) == left["state"]
    while not page.last:
        device.tap("next")
    device.tap("next")
    begun = app.session
    assert [seat.name for seat in begun.head.players] == [seat.name for seat in seats]
    shown = GAMES[game].shown(begun.state)
    assert {part: shown[part] for part in TOLD[game]} == {
        part: left["state"][part] for part in TOLD[game]
    }
    assert app.store.setting(f"{game}.as-it-lies") == {}


def test_moves_planned_are_made_when_their_turn_comes(device, app, table) -> None:
    left = LEFT["ahead"]
    asking = table(left["game"]).asking
    planned = [GAMES["vasco"].write(move) for move in asking.shown().ahead]
    assert planned == left["moves"]
    assert app.session.due.players == (left["due"],)
    line = len(app.session.line)
    device.tap("area-characters")
    device.tap("number-4")
    assert [each["player"] for each in made(app.session, line)] == ["red", "black", "yellow"]
    assert made(app.session, line)[1:] == left["moves"]


@pytest.mark.parametrize("row", ["half_row", "half_market"])
def test_of_what_is_told_piece_by_piece_the_rest_is_asked(device, table, row) -> None:
    left = LEFT[row]
    asking = table(left["game"]).asking
    assert [each.text for each in asking.seat.taps.picks] == left["picks"]
    device.tap("undo")
    assert [each.text for each in asking.seat.taps.picks] == left["picks"][:-1]


def test_a_chair_of_the_app_thinks_on_about_its_turn(device, app, table) -> None:
    left = LEFT["chair"]
    screen = table(left["game"])
    assert dict(screen.chairs.held) == left["held"]
    assert app.session.due.players == (left["due"],)
    assert len(app.session.line) == left["moves"]
    assert device.shows("enough") or device.shows("main")
    if device.shows("enough"):
        device.tap("enough")
    device.tap("main")
    assert made(app.session)[-1]["player"] == left["due"]


def test_phones_find_their_seats_and_those_that_asked_still_ask(device, app) -> None:
    left = LEFT["phones"]
    assert app.session.head.id == left["game"]
    assert app.phones.open()
    assert dict(app.phones.seated) == {"red": "away"}, "who is not there asks for nothing"
    written = (DAY / "store.sql").read_text("utf-8")
    with beside(device) as meanwhile, ExitStack() as joined:
        for how in ("sits", "asks"):
            token, seat = left[how]["token"], left[how]["seat"]
            assert token not in written
            phone = meanwhile(joined.enter_context, Phone(base(app), {"token": token}))
            assert phone.refused == ""
            assert phone.view["seat"] == (seat if how == "sits" else None)
        device.frames(4)
        assert dict(app.phones.seated) == {"red": "there", "black": "asks"}


def test_what_a_group_has_chosen_and_been_told_holds(app) -> None:
    for game, options in LEFT["options"].items():
        assert app.parts_of(game).own.options.raw() == options
    vasco, goa = (app.parts_of(game).own.guide for game in ("vasco", "goa"))
    assert (vasco.on, vasco.offered, goa.on, goa.offered) == (True, True, False, True)
    told = LEFT["guide"]["vasco"]["told"]
    assert told == ["round", "place"]
    assert vasco.lessons.next(app.session.state, ()).name in told
    # What was told and put away is not told again.
    lesson = vasco.lesson(app.session)
    assert lesson is None or lesson.name not in told
    assert app.store.setting("vasco.guide")["told"][:2] == told
    assert (app.comfort.awake, app.aloud.sounds, app.game_clock.on) == (False, True, True)
    assert app.words.language == "de"


UNHEARD_OF = "a-name-nobody-has"
LOST = "entered-lost"


@pytest.mark.parametrize("game", ["vasco", "goa"])
def test_what_a_table_that_differs_can_no_longer_be_told_by_is_said(
    device, app, table, game
) -> None:
    left = LEFT["otherwise"][game]
    table(left["game"])
    key = f"{game}.otherwise"
    draft = app.store.setting(key)
    draft["edits"][2][0] = UNHEARD_OF
    app.store.set(key, draft)
    device.tap("menu")
    device.tap("otherwise")
    assert plain(app.root.top._correcting.edits.raw()) == left["edits"][:2]
    assert app.store.setting(key) == draft, "what is kept is left as it is until more is entered"
    assert app.of(game).sentence(LOST) in device.texts()
    device.shot(f"lost-otherwise-{game}")


@pytest.mark.parametrize("game", ["vasco", "goa"])
def test_what_a_game_as_it_lies_can_no_longer_be_told_by_is_said(device, app, game) -> None:
    from companion.ui.shell.screen import Screen

    left = LEFT["as_it_lies"][game]
    key = f"{game}.as-it-lies"
    ((group, edits),) = app.store.setting(key).items()
    edits[1][0] = UNHEARD_OF
    app.store.set(key, {group: edits})
    app.root.show(Screen("as-it-lies", game, tuple(Seat(*each) for each in left["seats"])))
    device.frames(4)
    assert plain(app.root.stage.children[0]._edits.raw()) == left["edits"][:1]
    assert app.of(game).sentence(LOST) in device.texts()
    device.shot(f"lost-as-it-lies-{game}")


@pytest.mark.parametrize("kept", ["ahead", "half_row", "half_market"])
def test_what_was_planned_or_half_told_and_cannot_be_read_is_said(device, app, table, kept) -> None:
    key = {"ahead": "vasco.ahead", "half_row": "vasco.half-told", "half_market": "goa.half-told"}
    setting, left = f"{key[kept]}.{LEFT[kept]['game']}", LEFT[kept]
    draft = app.store.setting(setting)
    if kept == "ahead":
        draft[0]["do"] = UNHEARD_OF
    else:
        draft["picks"][1] = UNHEARD_OF
    app.store.set(setting, draft)
    # As a new start would, which has not seen it before.
    app.take_up(LEFT["chair"]["game"])
    asking = table(left["game"]).asking
    said = app.of(app.session.game.id).sentence(LOST)
    assert asking.reply.text == said
    assert said in device.texts()
    device.shot(f"lost-{kept}")
    if kept == "ahead":
        assert [GAMES["vasco"].write(move) for move in asking.shown().ahead] == left["moves"][1:]
    asking.ask()
    device.frames(2)
    assert asking.reply is None, "it is said once"
