"""A chair given to the app, by touches: at the table, in the menu, and at a new game."""

import gc
import re

import pytest

from companion.table.search.looking_back import LookingBack
from companion.table.search.search import Thinking
from companion.vasco.players.strengths import PLAYERS
from tests.turns import turns
from tests.ui.at_table import at_table, moves_until, placing, record

GIVEN = record("vasco-3-7")
PLACING = moves_until(GIVEN, "placing", 2)


@pytest.fixture
def table(device):
    return placing(device, GIVEN)


def give(device, finger, app, colour, strength):
    finger.tap("menu")
    finger.tap("menu-chairs")
    finger.tap(f"chair-{colour}-{strength}")
    device.shot(f"chairs-{strength}")
    finger.tap("chairs-close")


def wait(device, name):
    """Until the app has thought."""
    going = turns(3000)
    while not device.shows(name) and going():
        device.frames(1)


@pytest.mark.parametrize("size", ["tablet", "phone", "phone-across", "small"])
def test_whoever_is_away_is_played_by_the_app(device, table, size) -> None:
    app, finger = table(size)
    by = app.session.due.players[0]
    moves = len(app.session.line)
    give(device, finger, app, by, "coelho")
    wait(device, "main")
    device.shot(f"told-{size}")
    finger.tap("why")
    device.frames(2)
    device.shot(f"why-{size}")
    finger.tap("main")
    assert app.session.line[moves].raw["player"] == by
    finger.tap("undo")
    assert len(app.session.line) == moves
    give(device, finger, app, by, "somebody")
    finger.tap("number-11")
    finger.tap("area-projects")
    assert app.session.line[moves].raw["number"] == 11


def percent(device):
    """How much is thought through, as the table is told."""
    told = "".join(device.texts())
    return int(re.search(r"(\d+)% thought through", told)[1])


@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_while_it_thinks_it_tells_how_far_it_is_until_somebody_has_enough(
    device, table, size, monkeypatch
) -> None:
    # A step a frame, as where much is drawn: a quick machine would be done before it is looked at.
    monkeypatch.setattr("companion.ui.table.between_frames._SLICE", 0)
    app, finger = table(size)
    by, moves = app.session.due.players[0], len(app.session.line)
    give(device, finger, app, by, "gama")
    told, going = [percent(device)], turns()
    while len({*told}) < 4 and going():
        device.frames(10)
        told.append(percent(device))
    assert told == sorted(told)
    assert told[-1] < 100
    device.shot(f"thinking-{size}")
    finger.tap("history")
    finger.tap("history-close")
    assert not device.shows("main"), "the table could be used meanwhile"
    finger.tap("enough")
    finger.tap("main")
    assert app.session.line[moves].raw["player"] == by


CALLED = next(n for n, raw in enumerate(GIVEN.moves) if raw["do"] == "expedition")


@pytest.mark.parametrize("moves", [PLACING, CALLED])
@pytest.mark.parametrize("size", ["phone", "small"])
def test_nothing_leaps_when_a_chair_has_thought(device, size, moves) -> None:
    """Neither the board nor a button; what ends the thinking stands where nothing is done."""
    from tests.touch.finger import Finger
    from tests.ui.device import Look

    app = at_table(device, Look(size), GIVEN, moves)
    screen, finger = app.root.stage.children[0], Finger(device)
    screen.chairs.give(app.session.due.players[0], "gama")
    screen.asking.ask()
    device.frames(4)
    board, enough = place(screen._board), place(device.find("enough"))
    device.shot(f"thinks-{size}-{moves}")
    finger.tap("enough")
    device.frames(2)
    device.shot(f"thought-{size}-{moves}")
    assert place(screen._board) == board
    assert place(device.find("why")) == enough
    assert place(device.find("main"))[0] >= enough[0] + enough[2]


def place(widget):
    return (*widget.to_window(*widget.pos), *widget.size)


def test_a_second_tap_in_haste_does_nothing_that_came_meanwhile(device, table) -> None:
    from kivy.tests.common import UnitTestTouch

    from tests.ui.device import centre

    app, finger = table("phone")
    moves = len(app.session.line)
    for seat in app.session.head.players:
        app.root.stage.children[0].chairs.give(seat.colour, "nunes")
    app.root.stage.children[0].asking.ask()
    device.frames(4)
    finger.tap("main")
    assert len(app.session.line) == moves + 1
    touch = UnitTestTouch(*centre(device.find("main")))
    touch.is_double_tap = True
    touch.touch_down()
    touch.touch_up()
    device.frames(4)
    assert len(app.session.line) == moves + 1
    finger.tap("main")
    assert len(app.session.line) == moves + 2


@pytest.mark.parametrize("size", ["tablet", "small"])
def test_a_chair_is_the_app_s_from_the_start(device, size) -> None:
    """One alone against one of its captains."""
    from tests.ui.device import Look
    from tests.ui.sitting_down import Hand

    app = device.start(Look(size))
    hand = Hand(device)
    hand.tap("new-game")
    hand.add("Ana")
    assert "Fill one more seat" in device.texts()
    hand.tap("by-app")
    device.shot(f"by-app-{size}")
    hand.tap("Nicolau Coelho")
    device.shot(f"new-game-{size}")
    hand.tap("start")
    assert [seat.name for seat in app.session.head.players] == ["Ana", "Nicolau Coelho"]
    game_goes_on(device, app, hand)


def game_goes_on(device, app, hand):
    """Through the set-up, in which the app sends the merchant ship, to its first disc."""
    app.session.draw_by_program({*app.session.game.drawn.values()})
    wait(device, "main")
    hand.tap("why")
    assert len(device.find("sums").children) > 1, "it tells what else was thought of"
    device.shot("sending")
    hand.tap("main", "setup-done", "number-20", "area-projects")
    wait(device, "main")
    hand.tap("main")
    assert {disc.player for disc in app.session.state.placed if disc} == {"yellow", "red"}


@pytest.fixture
def looking_back(device):
    """At what decided a game, which is being found out."""
    from tests.touch.finger import Finger
    from tests.ui.device import Look

    def begin(size):
        given = record("vasco-2-7")
        app = at_table(device, Look(size), given, len(given.moves))
        app.look_back()
        device.frames(4)
        finger = Finger(device)
        finger.tap("looked-back")
        return app, finger, app.root.top

    return begin


def find_out(device, sheet):
    """So much that something is shown, without all the frames that would be drawn meanwhile."""
    going = turns(100_000)
    while not sheet._back.costs(sheet._say) and going():
        sheet._back.think()
    while not (sheet.ids.curves.chart and sheet.ids.costs.children) and going():
        device.frames(1)


@pytest.mark.parametrize("size", ["tablet", "small"])
def test_what_decided_a_game_is_shown_as_far_as_it_is_known(device, looking_back, size) -> None:
    app, finger, sheet = looking_back(size)
    moves = len(app.session.line)
    find_out(device, sheet)
    assert not sheet.done
    device.shot(f"looking-back-{size}")
    finger.tap("looked-back-close")
    assert app.root.top is not sheet
    assert len(app.session.line) == moves


@pytest.mark.long
def test_a_decision_that_cost_chances_is_opened_at_its_moment(device, looking_back) -> None:
    app, finger, sheet = looking_back("tablet")
    line = app.session.line
    find_out(device, sheet)
    cost = sheet._costs[0]
    known = len(sheet._back.curves[cost.by])
    finger.tap(f"moment-{cost.number}")
    device.shot("moment")
    there = app.root.stage.children[0].asking
    assert there.session.line == line[: cost.number - 1]
    assert there.question.player == cost.by
    finger.tap("tried-back")
    again = app.root.top
    device.shot("moments")
    assert app.root.shown == "reckoning"
    assert len(again._back.curves[cost.by]) >= known, "what is known is not found out again"
    finger.tap("looked-back-close")
    assert app.session.line is line


def thoughts():
    gc.collect()
    # Not what a weak proxy stands for, which may be gone.
    return sum(issubclass(type(each), Thinking | LookingBack) for each in gc.get_objects())


@pytest.mark.long
def test_games_with_chairs_that_were_looked_back_at_leave_no_thoughts(device) -> None:
    """But the last one: after each, no more is kept than after the one before."""
    from tests.bench.touching import widgets
    from tests.touch.finger import Finger
    from tests.ui.device import Look

    given = record("vasco-2-7")
    one, other = given.players
    seats = one, other._replace(name=PLAYERS.strengths["gama"].name)
    app = at_table(device, Look("phone"), given._replace(players=seats), 0)
    finger, left = Finger(device), []
    for _ in range(3):
        assert app.start_game("vasco", seats, given.components, frozenset())
        app.session.enter(given.moves[: moves_until(given, "placing", 2, 1)])
        app.open_game()
        device.frames(4)
        thinking = thoughts()
        app.root.show("home")
        app.session.enter(given.moves[len(app.session.line) :])
        app.look_back()
        device.frames(4)
        finger.tap("looked-back")
        finger.tap("looked-back-close")
        app.root.show("home")
        device.frames(4)
        left.append((thinking, thoughts(), widgets()))
    assert left[0][0] > 0
    assert all(after <= before for before, after in zip(left[1], left[2], strict=True))


@pytest.mark.long
def test_in_the_end_the_three_decisions_that_cost_most_are_told(device, looking_back) -> None:
    _, _, sheet = looking_back("phone")
    going = turns(100_000)
    while not sheet.done and going():
        device.frames(1)
    device.shot("looked-back")
    assert len(sheet.ids.costs.children) == 3
