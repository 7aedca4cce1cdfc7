"""A game played on without counting, by touches: nothing of it is kept, and one tap leads back."""

from contextlib import closing
from random import Random
from sqlite3 import connect

import pytest

from companion.vasco.rules.moves import Adjust
from tests.ui.at_table import at_table, moves_until, record

GIVEN = record("vasco-3-7")
PLACING = moves_until(GIVEN, "placing", 2)


@pytest.fixture
def trial(device):
    """The table, with a trial begun from its menu."""
    from tests.touch.finger import Finger
    from tests.ui.device import Look

    def begin(size="tablet", language="en", dark=False, text=1.0, moves=PLACING):
        app = at_table(device, Look(size, dark=dark, language=language), GIVEN, moves)
        app.theme.text_scale = text
        device.frames(4)
        finger = Finger(device)
        finger.tap("menu")
        finger.tap("menu-try")
        return app, finger

    return begin


def kept(device):
    """All that would be there after a new start, row by row."""
    with closing(connect(f"file:{device.folder / 'companion.db'}?mode=ro", uri=True)) as store:
        return [*store.iterdump()]


def table(device):
    return device.app.root.stage.children[0]


@pytest.mark.parametrize(
    ("size", "language", "dark", "text"),
    [
        ("tablet", "en", False, 1.0),
        ("phone", "de", True, 1.5),
        ("phone-across", "ru", False, 1.0),
        ("small", "pl", False, 1.5),
    ],
)
def test_a_trial_is_marked_and_nothing_of_it_is_kept(
    device, trial, size, language, dark, text
) -> None:
    app, finger = trial(size, language, dark, text)
    before, line = kept(device), app.session.line
    device.shot(f"tried-{size}")
    for name in ("number-11", "area-projects", "number-3", "area-navigation"):
        finger.tap(name)
    tried = table(device).asking.session
    assert len(tried.line) == len(line) + 2
    finger.tap("undo")
    finger.tap("redo")
    assert len(tried.line) == len(line) + 2
    device.shot(f"tried-on-{size}")
    finger.tap("tried-back")
    assert app.root.shown == "table"
    assert not device.shows("tried-back")
    assert app.session.line is line
    assert kept(device) == before


def test_killed_in_the_middle_the_real_game_goes_on(device, trial) -> None:
    from tests.ui.device import Look

    app, finger = trial()
    line = [entry.raw for entry in app.session.line]
    finger.tap("number-11")
    finger.tap("area-projects")
    device.stop()
    app = device.start(Look("tablet"), frames=0)
    assert app.root.shown == "table"
    assert not device.shows("tried-back")
    assert [entry.raw for entry in app.session.line] == line


def test_chairs_and_refusals_are_as_usual_and_chairs_are_given_back(device, trial) -> None:
    app, finger = trial()
    before = kept(device)
    by = app.session.due.players[0]
    finger.tap("menu")
    assert not device.shows("menu-home")
    finger.tap("menu-chairs")
    finger.tap(f"chair-{by}-nunes")
    finger.tap("chairs-close")
    finger.tap("main")
    tried = table(device).asking.session
    assert tried.line[-1].raw["player"] == by
    number = tried.line[-1].raw["number"]
    finger.tap(f"number-{number}")
    assert table(device).asking.reply.refused
    finger.tap("tried-back")
    assert table(device).chairs.held == {}
    assert kept(device) == before


def test_how_everybody_stands_in_a_trial_is_that_of_the_trial(device, trial) -> None:
    app, finger = trial()
    by = app.session.due.players[0]
    tried = table(device).asking.session
    points = table(device).given.face.scores(app.session.state)[by]
    tried.do(Adjust(by, 7, 0, 0, 0, "Tried out"))
    device.frames(4)
    finger.tap("menu")
    finger.tap("standings")
    assert device.find(f"points-{by}").text == str(points + 7)
    device.app.root.back()
    device.frames(4)
    assert table(device).asking.session is tried
    finger.tap("tried-back")
    finger.tap("menu")
    finger.tap("standings")
    assert device.find(f"points-{by}").text == str(points)


@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_the_rules_tell_of_the_trial_they_are_opened_from(device, trial, size) -> None:
    """By a link, from the menu and from how everybody stands; and of the game itself after it."""
    app, finger = trial(size)
    app.game_clock.turn(True)
    tried = table(device).asking.session
    tried.do(Adjust(app.session.due.players[0], 0, 70, 0, 0, "Tried out"))
    device.frames(4)
    real, what_if = (now(app, state) for state in (app.session.state, tried.state))
    assert real != what_if
    assert not any(card.clocked for card in each(device, "PlayerCard")), "nobody takes time there"
    app.open_rule("vasco", "9.3")
    assert told(device) == what_if
    app.root.back()
    for way in (("menu-rules",), ("standings", f"points-{tried.due.players[0]}")):
        finger.tap("menu")
        for name in way:
            finger.tap(name)
        app.open_rule("vasco", "9.3")
        assert told(device) == what_if, way
        while app.root.shown != "tried-out":
            app.root.back()
        device.frames(4)
    finger.tap("tried-back")
    app.open_rule("vasco", "9.3")
    assert told(device) == real


def now(app, state) -> str:
    from companion.ui.shell.people import names
    from companion.vasco.play.book import BOOK

    say, called = app.of("vasco").say, names(app.session.head.players)
    return "\n".join(say(said.key, called, **said.figures) for said in BOOK.now(state, "9.3"))


def told(device) -> str:
    """What the rule that lies open says of this moment."""
    device.frames(4)
    return next(rule.now for rule in each(device, "RuleText") if rule.marked)


def each(device, kind: str):
    from tests.ui.device import walk

    return [widget for widget in walk(device.app.root) if type(widget).__name__ == kind]


def test_at_its_end_a_trial_says_that_it_is_over_and_wins_nobody_anything(device, trial) -> None:
    """From the last decisions on, by what was played."""
    app, finger = trial(moves=len(GIVEN.moves) - 1)
    before = kept(device)
    tried = table(device).asking.session
    tried.enter([GIVEN.moves[-1]])
    device.frames(4)
    assert not tried.due.kinds
    device.shot("tried-over")
    assert table(device)._strip.text == app.of("vasco").say("tried-over")
    assert kept(device) == before
    finger.tap("tried-back")
    assert app.root.shown == "table"
    assert app.running


@pytest.mark.long
@pytest.mark.parametrize("seed", [1, 2])
def test_whatever_is_touched_in_a_trial_reaches_nothing_that_is_kept(device, trial, seed) -> None:
    from kivy.core.window import Window

    app, _ = trial("phone")
    before, line, chance = kept(device), app.session.line, Random(seed)
    there = app.root.front
    for _ in range(80):
        device.tap_at(chance.uniform(0, Window.width), chance.uniform(0, Window.height))
        if app.root.shown != there.name:
            app.root.show("home", app.goes_on, there)
    assert device.faults.heard == []
    assert len(table(device).asking.session.course.made) > len(line)
    app.root.leave()
    device.frames(4)
    assert app.root.shown == "table"
    assert app.session.line is line
    assert kept(device) == before
