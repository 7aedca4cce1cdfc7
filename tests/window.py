"""The window, the same for all tests of a process, and an app in it, new for each."""

import gc
import os
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.words.pseudo import with_pseudo

if TYPE_CHECKING:
    from companion.app import CompanionApp
    from tests.ui.device import Device


@pytest.fixture(scope="session")
def _window(tmp_path_factory: pytest.TempPathFactory) -> "Device":
    # Importing it opens the window, which has to be one of its own choosing.
    assert "kivy.core.window" not in sys.modules, "a test opened the window while it was collected"
    from tests.ui.device import Device

    shots = os.environ.get("COMPANION_SHOTS")
    return Device(with_pseudo(tmp_path_factory.mktemp("words")), Path(shots) if shots else None)


@pytest.fixture
def device(_window: "Device", tmp_path: Path) -> Iterator["Device"]:
    _window.faults.heard.clear()
    _window.folder = tmp_path / "data"
    _window.app = None
    _window.looked_at = False
    yield _window
    if _window.app:
        _window.stop()
        _keep()
    assert _window.faults.heard == []


@cache
def _keep() -> None:
    """What stays for all tests is not searched for waste again and again."""
    gc.collect()
    gc.freeze()


@pytest.fixture
def app(device: "Device") -> "CompanionApp":
    return device.start()
