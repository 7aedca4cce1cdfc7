"""The first start speaks the device's own language, and another one changes every word at once."""

import os
import subprocess
import sys
from functools import partial

import pytest

from tests.effort import calls
from tests.turns import PATIENCE
from tests.ui.at_table import at_table, moves_until, record

GIVEN = record("vasco-4-7")
ASKED = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


@pytest.mark.parametrize(
    ("surroundings", "told"),
    [
        ({"LANG": "pl_PL.UTF-8"}, ["pl"]),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "ru_RU@cyr"}, ["ru"]),
        ({"LANGUAGE": "xx:pl:en_GB", "LANG": "de_DE"}, ["xx", "pl", "en"]),
        ({"LC_MESSAGES": "de", "LANG": ""}, ["de"]),
        ({"LANG": "C.UTF-8"}, []),
        ({"LANG": "POSIX"}, []),
        ({}, []),
    ],
)
def test_a_computer_tells_its_languages(monkeypatch, surroundings, told) -> None:
    from kivy.utils import platform

    from companion.device.languages import languages

    if platform != "linux":
        pytest.skip("other systems are asked otherwise")
    for name in ASKED:
        monkeypatch.delenv(name, raising=False)
    for name, value in surroundings.items():
        monkeypatch.setenv(name, value)
    assert languages() == told


FIRST = """
from kivy.app import App
from kivy.clock import Clock

from companion.app import main

def look(_):
    app = App.get_running_app()
    print(app.words.language, app.say("newgame-title"), flush=True)
    app.choose_language("de")
    app.stop()

Clock.schedule_once(look, 0)
main()
"""


@pytest.mark.skipif(sys.platform != "linux", reason="other systems are asked otherwise")
def test_the_first_start_speaks_it_and_the_next_what_was_chosen(tmp_path) -> None:
    surroundings = {name: value for name, value in os.environ.items() if name not in ASKED}
    surroundings |= {"LANGUAGE": "xx:pl:en", "XDG_CONFIG_HOME": str(tmp_path / "config")}
    surroundings |= {"PYTHONUTF8": "1", "KIVY_LOG_MODE": "PYTHON"}

    def started() -> str:
        asking = [sys.executable, "-c", FIRST]
        return subprocess.run(
            asking, capture_output=True, text=True, env=surroundings, check=True, timeout=PATIENCE
        ).stdout

    assert started() == "pl Nowa gra\n"
    assert started() == "de Neue Partie\n"


@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_in_mid_game_it_changes_every_word_at_once(device, size) -> None:
    from tests.ui.device import Look

    moves = moves_until(GIVEN, "acting", 3, 2)
    at_table(device, Look(size, language="pl"), GIVEN, moves)
    device.frames(8)
    meant = device.pixels()
    device.stop()
    app = at_table(device, Look(size), GIVEN, moves)
    device.frames(8)
    assert device.pixels() != meant

    def speak(language: str) -> None:
        app.words.language = language
        device.frames()

    taken = [calls(partial(speak, each)) for each in ("pl", "ru", "de", "en", "pl", "en", "pl")]
    assert device.pixels() == meant, "all is as if it had never been said otherwise"
    assert taken[-2:] == pytest.approx(taken[-4:-2], rel=0.1), "every time the same"
