"""The window, the same for all tests of a process, and an app in it, new for each."""

import gc
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.gaps import fill_gaps
from tests.words.pseudo import with_pseudo
from tests.words.read_once import WordsReadOnce

if TYPE_CHECKING:
    from companion.app import CompanionApp
    from tests.ui.device import Device


@pytest.fixture(scope="session")
def _window(tmp_path_factory: pytest.TempPathFactory) -> "Device":
    # Importing it opens the window, which has to be one of its own choosing.
    assert "kivy.core.window" not in sys.modules, "a test opened the window while it was collected"
    from tests.ui.device import Device

    shots = os.environ.get("COMPANION_SHOTS")
    words = with_pseudo(tmp_path_factory.mktemp("words"))
    return Device(words, Path(shots) if shots else None, WordsReadOnce)


@pytest.fixture
def device(_window: "Device", tmp_path: Path) -> Iterator["Device"]:
    _window.faults.heard.clear()
    _window.folder = tmp_path / "data"
    if _window.app:
        _window.app = None
        _clear_away(_window)
    _window.looked_at = False
    yield _window
    if _window.app:
        _window.stop()
    assert _window.faults.heard == []


def _clear_away(window: "Device") -> None:
    """The app of the test before is waste by now. Left to lie, it would hear of every change to the
    window, and more of them take ever longer to clear away. What stays is not searched for waste
    again and again; but where an app lives on, it is once more."""
    # What the first search clears away was all that held the rest.
    gc.collect()
    gc.collect()
    window.lasting.update(window.lingering)
    window.lingering = window.apps - window.lasting
    if not window.lingering:
        gc.freeze()
    fill_gaps()


@pytest.fixture
def app(device: "Device") -> "CompanionApp":
    return device.start()
