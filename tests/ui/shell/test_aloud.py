"""What is heard at the table: the voice with its button, sounds, and their switches."""

import os
from pathlib import Path

import pytest

from tests.ui.at_table import at_table, moves_until, of_vasco, record

GIVEN = record("vasco-2-7")
ACTING = moves_until(GIVEN, "acting", 1, 1)
"""The first number is called."""
MORE = ("tablet", "phone", "phone-across")
SIZES = ["small", *(pytest.param(size, marks=pytest.mark.long) for size in MORE)]


@pytest.fixture
def heard(monkeypatch, tmp_path):
    """A program that writes down what it is to say; and what it was, when all is said."""
    from companion.device import speech

    program = tmp_path / "espeak-ng"
    program.write_text(f'#!/bin/sh\necho "$2: $4" >>{tmp_path}/heard\n')
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    speech.tongue.cache_clear()

    def lines(app) -> list[str]:
        if app.aloud._voice:
            app.aloud._voice.finish()
        file: Path = tmp_path / "heard"
        return file.read_text().splitlines() if file.exists() else []

    yield lines
    speech.tongue.cache_clear()


def table(device, size="tablet", moves=ACTING):
    from tests.ui.device import Look

    return at_table(device, Look(size), GIVEN, moves)


def turn(device, app, *names) -> None:
    app.root.show("settings")
    device.frames()
    for name in names:
        device.find(name).dispatch("on_tap")
    app.root.show(of_vasco("table"))
    device.frames(4)


def test_the_voice_is_off_at_first_and_calls_what_comes_once_it_is_on(device, heard) -> None:
    app = table(device)
    device.tap("pass")
    assert heard(app) == []
    assert not device.shows("repeat")
    turn(device, app, "voice")
    device.tap("repeat")
    (first,) = heard(app)
    assert first.startswith("en: Number ")
    device.tap("undo")
    assert heard(app)[1:] != []
    app.words.language = "pl"
    device.tap("pass")
    said = heard(app)
    assert said[-1].startswith("pl: Numer ")
    device.tap("repeat")
    assert heard(app)[-1] == said[-1]
    turn(device, app, "voice")
    device.tap("pass")
    assert heard(app)[-1] == said[-1]


def test_it_is_remembered(device, heard) -> None:
    app = table(device)
    turn(device, app, "voice", "sounds")
    device.stop()
    app = device.start()
    assert app.aloud.voice
    assert app.aloud.sounds
    assert device.shows("repeat")


@pytest.mark.parametrize("size", SIZES)
def test_the_button_has_its_place(device, heard, size) -> None:
    from tests.ui.walker import complaints

    app = table(device, size)
    turn(device, app, "voice")
    device.shot(f"repeat-{size}")
    assert complaints(device) == []


def test_where_there_is_no_voice_there_is_no_switch(device, monkeypatch, tmp_path) -> None:
    from companion.device import speech

    monkeypatch.setenv("PATH", str(tmp_path))
    speech.tongue.cache_clear()
    app = table(device)
    app.store.set("voice", True)
    device.stop()
    app = device.start()
    assert not app.aloud.voice
    app.root.show("settings")
    device.frames()
    assert device.shows("sounds")
    assert not device.shows("voice")
    assert not device.shows("vibration")
    speech.tongue.cache_clear()


def test_sounds_are_played_from_their_files(device, caplog) -> None:
    from companion.device.sounds import SOUNDS, can_sound, sound

    app = table(device)
    assert not app.aloud.sounds
    assert can_sound()
    for name in SOUNDS:
        sound(name)
    turn(device, app, "sounds")
    device.tap("pass")
    device.tap("undo")
    assert app.aloud.sounds


def test_a_refusal_is_heard_as_one(device, monkeypatch) -> None:
    from companion.device import sounds

    app = table(device, moves=moves_until(GIVEN, "placing", 1, 1))
    turn(device, app, "sounds")
    played: list[str] = []
    monkeypatch.setattr(sounds, "sound", lambda name, game: played.append(name))
    taken = app.session.line[-1].move.number
    device.tap(f"number-{taken}")
    assert played == ["refuse"]
    device.tap("undo")
    assert played[1:] == ["accept"]
