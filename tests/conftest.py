"""What every test stands on: no screen, nobody's own settings, and how hard hypothesis tries."""

import atexit
import gc
import os
import shutil
import tempfile
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.in_memory import lay_files_in_memory

lay_files_in_memory()

# Kivy reads these when it is first imported, which is after this file.
_scratch = Path(tempfile.mkdtemp(prefix="companion-"))
atexit.register(shutil.rmtree, _scratch, ignore_errors=True)
os.environ.setdefault("SDL_VIDEODRIVER", "offscreen")
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["KIVY_HOME"] = str(_scratch)
os.environ["KIVY_NO_ARGS"] = "1"
os.environ["KIVY_CLIPBOARD"] = "dummy"
# Where no graphics card draws, Mesa shares the work out among threads; but tests run on each core.
os.environ.setdefault("LP_NUM_THREADS", "0")
# A new user's home holds no such folder yet.
os.environ["XDG_CONFIG_HOME"] = str(_scratch / "config")

# Hardly any of what a test makes is waste before it ends: by default it is searched after each 700.
gc.set_threshold(200_000)

# The everyday run says the same twice about the same code; the long one looks for what is new.
# How long an example takes says more of the machine than of the code.
UNTIMED = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("test", UNTIMED, max_examples=25, derandomize=True)
settings.register_profile("long", UNTIMED, max_examples=1000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "test"))

from tests.looks import left_for_long  # noqa: E402
from tests.phones.browser import CHROMIUM, MISSING, browser  # noqa: E402, F401

# The fixtures of whatever needs a window; it opens with the first test that asks for it.
from tests.window import _window, app, device  # noqa: E402, F401


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in left_for_long(items):
        item.add_marker(pytest.mark.long)


def pytest_report_header() -> str | None:
    """What this machine cannot test is said at the start, and not only passed over."""
    return None if CHROMIUM else MISSING
