"""The desktop's own dialog for where a file is to go."""

from collections.abc import Callable
from pathlib import Path
from threading import Thread

from kivy.clock import Clock
from kivy.utils import platform

Chosen = Callable[[Path | None], object]

ASKING = "place of a file"
"""The name of the thread that waits for the person."""


def choose_place(name: str, chosen: Chosen, otherwise: Callable[[], object]) -> None:
    """Tells the file chosen, or None where the person changed his mind; does `otherwise` where the
    device has no such dialog. Nothing waits for it meanwhile."""
    if platform in ("android", "ios"):
        otherwise()
        return
    Thread(target=_ask, args=(name, chosen, otherwise), daemon=True, name=ASKING).start()


def _ask(name: str, chosen: Chosen, otherwise: Callable[[], object]) -> None:
    try:
        from plyer import filechooser

        found = filechooser.save_file(path=name)
    except (ImportError, NotImplementedError, OSError):
        # Its backends for Linux are programs that may be missing, as may what looks for them.
        Clock.schedule_once(lambda _: otherwise())
        return
    Clock.schedule_once(lambda _: chosen(Path(found[0]) if found else None))
