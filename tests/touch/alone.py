"""A process of its own for the app: no screen, and nobody's own settings."""

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def alone(window: str) -> Iterator[Path]:
    scratch = Path(tempfile.mkdtemp(prefix="companion-touch-"))
    # Kivy reads these when it is first imported.
    os.environ.setdefault("SDL_VIDEODRIVER", "offscreen")
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    os.environ["KIVY_HOME"] = str(scratch)
    os.environ["KIVY_NO_ARGS"] = "1"
    os.environ["COMPANION_WINDOW"] = window
    os.environ["KIVY_NO_CONSOLELOG"] = "1"
    os.environ["XDG_CONFIG_HOME"] = str(scratch / "config")
    try:
        yield scratch
    finally:
        shutil.rmtree(scratch, ignore_errors=True)
