"""Sticks is played by touches from home to the Hall of Fame: whatever the house has, any game
has."""

import pytest

from companion.games import LIST
from tests.toy import LISTED, PAD, words
from tests.toy.rules import Count
from tests.ui.shell.test_sharing import written


@pytest.fixture
def finger(device, monkeypatch):
    import companion.device.clipboard  # noqa: F401
    from tests.touch.finger import Finger
    from tests.ui.device import Look

    # A dialog of the desktop would wait for somebody.
    monkeypatch.setenv("PATH", "")
    device.start(Look("phone"), games=(*LIST, LISTED, PAD), words=words())
    return Finger(device)


def state(finger):
    return finger.device.app.session.state


def begin(finger):
    finger.tap("new-toy")
    for _ in range(2):
        finger.tap("guest")
    finger.tap("start")


def test_a_game_is_played_from_home_to_the_hall_of_fame(finger) -> None:
    device, app = finger.device, finger.device.app
    begin(finger)
    device.shot("toy-setup")
    assert app.root.shown == "setup"
    finger.tap("roll-3")
    finger.tap("setup-done")
    assert app.root.shown == "table"
    device.shot("toy-table")

    finger.tap("bet-blue")
    device.shot("toy-bet")
    finger.tap("on-blue")
    assert state(finger).at("blue").bet == "blue"
    finger.tap("take-2")
    finger.tap("roll-1")
    assert state(finger).pile == 2, "who can take one only takes it"
    finger.tap("undo")
    assert (state(finger).pile, state(finger).pips) == (3, 0)
    finger.tap("roll-2")
    finger.tap("take-3")
    assert "That is more than 2: up to 2 may be taken. Rule 1.2." in device.texts()
    device.shot("toy-refused")
    finger.tap("take-1")

    finger.tap("history")
    device.shot("toy-history")
    assert any(text.endswith("bets") for text in device.texts())
    finger.tap(f"entry-{app.session.line[1].row}")
    assert device.shows("wrong-anew")
    assert not any("on Blue" in text for text in device.texts()), "that is a secret"
    finger.tap("wrong-close")
    finger.tap(f"entry-{app.session.line[2].row}")
    device.shot("toy-wrong")
    assert any("from the pile" in text for text in device.texts())
    finger.tap("wrong-anew")
    assert device.shows("amending-cancel")
    finger.tap("take-1")
    assert [entry.raw["do"] for entry in app.session.line] == [
        "roll",
        "bet",
        "take",
        "roll",
        "take",
    ]
    assert state(finger).pile == 3, "red took one, blue one"

    finger.tap("menu")
    finger.tap("otherwise")
    device.shot("toy-otherwise")
    for name in ("digit-2", "digit-set", "set-right"):
        finger.tap(name)
    assert isinstance(app.session.line[-1].move, Count)
    assert state(finger).pile == 2

    finger.tap("menu")
    finger.tap("standings")
    device.shot("toy-standings")
    device.app.root.back()
    device.frames(3)

    # The die is told, whoever has the turn takes what there is, and blue was right.
    while state(finger).pile:
        finger.tap("take-2" if state(finger).pips == 2 else "roll-2")
    assert app.root.shown == "reckoning"
    device.shot("toy-reckoning")
    results = app.store.shelf.card(app.session.head.id).results
    assert [each.won for each in results] == [True, False]
    finger.tap("share")
    finger.tap("share-csv")
    ledger = written(device, "csv").decode("utf-8")
    assert "on Blue" in ledger, "no secret any more"
    assert "the last stick" in ledger

    app.root.show("home")
    device.frames(3)
    finger.tap("hall")
    finger.tap("of")
    finger.tap("of-toy")
    assert device.shows(f"play-{app.store.shelf.every()[0].id}")
    device.shot("toy-hall")


def test_its_rules_are_at_hand(finger) -> None:
    device = finger.device
    begin(finger)
    finger.tap("roll-2")
    finger.tap("setup-done")
    finger.tap("menu")
    finger.tap("menu-rules")
    device.shot("toy-rules")
    assert device.app.root.shown == "rules"
    finger.tap("chapter-2")
    assert any("It is worth a point." in text for text in device.texts())


def test_a_game_that_goes_on_is_taken_up_as_it_lies(finger) -> None:
    device = finger.device
    finger.tap("new-toy")
    for _ in range(2):
        finger.tap("guest")
    finger.tap("begun-already")
    device.shot("toy-as-it-lies")
    for name in ("digit-9", "digit-set", "next"):
        finger.tap(name)
    assert state(finger).pile == 9
    assert device.app.root.shown == "setup"


def test_its_score_pad_is_played_from_home_to_the_hall_of_fame(finger) -> None:
    device, app = finger.device, finger.device.app
    finger.tap("new-toy-pad")
    for _ in range(2):
        finger.tap("guest")
    finger.tap("start")
    for key in ("last-0", "last-1", "bet-1", "bet-1"):
        finger.tap(key)
    assert {each.colour: each.points for each in state(finger).players} == {"red": 1, "blue": 2}
    finger.tap("entry-4")
    device.shot("toy-pad")
    finger.tap("bet-0")
    assert "A tie: who took the last stick?" in device.texts()
    finger.tap("undo")
    finger.tap("main")
    results = app.store.shelf.card(app.session.head.id).results
    assert [(each.colour, each.score, each.won) for each in results] == [
        ("blue", 2, True),
        ("red", 1, False),
    ]
    device.shot("toy-pad-reckoning")
    app.root.show("home")
    device.frames(3)
    finger.tap("hall")
    finger.tap("of")
    finger.tap("of-toy")
    assert device.shows(f"play-{app.store.shelf.every()[0].id}"), "a play of Sticks"
