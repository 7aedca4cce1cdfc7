"""Whole games played by touches in one app, one after the other: how soon a touch is answered, how
even the animations run, what opens over the table and the hall, and what memory and widgets are
left. Prints it as JSON.

python -m tests.bench.touching [SIZE] [--brief]; brief is one game.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import quantiles
from time import perf_counter
from typing import TYPE_CHECKING, Any

from companion import resources
from companion.games import GAMES
from companion.table.record import Record, parse
from tests.touch.alone import alone

if TYPE_CHECKING:
    from tests.ui.device import Device

RECORD = Path(__file__).parents[1] / "records/sensible-4.json"
GAMES_PLAYED = 3
SIZE = "1280x800"
_READING = 6
_PLAYS, _TRIES = 400, 5
_EPISODES, FILM_FRAMES = 4, 30
"""So many pieces of an animation, and frames of each: what moves, moves for half a second."""


def measured(size: str, games: int) -> dict[str, Any]:
    from tests.touch.planning import Plan
    from tests.touch.reporting import DRAWS, lay_out
    from tests.ui.device import SIZES, Device, Look

    record = parse(RECORD.read_bytes(), GAMES)
    width, height = map(int, size.split("x"))
    SIZES["given"] = width, height
    device = Device(resources.path("assets", "words"), None)
    device.looked_at = True
    taps: list[float] = []
    left = []
    with tempfile.TemporaryDirectory() as folder:
        device.folder = Path(folder)
        app = device.start(Look("given"))
        lay_out(app, record, "box", "facts")
        opened = resident()
        for _ in range(games):
            taps += play(device, record, Plan(record, DRAWS["box"]))
            left.append((resident(), widgets()))
        device.stop()
        film, marker = frames_of_film(device), frames_of_marker(device, record)
        empty, opening = redraws(device, record), openings(device, record)
    return {
        "empty_redraw_ms": shares(empty),
        "tap_to_frame_ms": shares(taps),
        "taps": len(taps),
        "film_frame_ms": shares(film),
        "marker_frame_ms": shares(marker),
        **opening,
        "memory": memory_left(opened, [mb for mb, _ in left]),
        "widgets_left": [count for _, count in left],
        "faults": device.faults.heard,
    }


def memory_left(opened: float, after: Sequence[float]) -> dict[str, float]:
    """After each game; and how much more after the last one than before it."""
    found = {f"after_game_{number}_mb": mb for number, mb in enumerate(after, 1)}
    if len(after) > 1:
        found["third_game_more_mb"] = round(after[-1] - after[-2], 1)
    return {"opened_mb": opened, **found}


def play(device: Device, record: Record, plan: Any) -> list[float]:
    """One game from the home screen, and back there."""
    from tests.touch.playing import Playing
    from tests.touch.reporting import drawn_as_planned

    with drawn_as_planned(device.app, plan):
        game = Playing(device, record, plan)
        game.begin()
        for step in plan.steps:
            game.play(step)
    # The reckoning is told, and read.
    device.wait(_READING)
    device.app.root.show("home")
    device.frames(4)
    return game.finger.seconds


def frames_of_film(device: Device) -> list[float]:
    """Ships earn and sail."""
    from tests.ui.device import Look
    from tests.vasco.ui.test_voyage import FULL, sail

    voyage, show, _ = sail(device, Look("given"), **FULL)
    assert show()
    seconds = []
    for _ in range(_EPISODES):
        seconds += timed(device)
        voyage.next()
    device.stop()
    return seconds


def frames_of_marker(device: Device, record: Record) -> list[float]:
    """The marker walks to the first free number."""
    from kivy.core.window import Window

    from companion.ui.table.board.walker import Walker
    from tests.ui.at_table import at_table
    from tests.ui.device import Look, walk

    app = at_table(device, Look("given"), record, 0)
    seconds = []
    for move in record.moves:
        app.session.enter([move])
        app.open_game()
        device.frames(1)
        if any(isinstance(each, Walker) and each.is_walking for each in walk(Window)):
            seconds += timed(device)
        if len(seconds) > _EPISODES * FILM_FRAMES:
            break
    device.stop()
    return seconds


def redraws(device: Device, record: Record) -> list[float]:
    """The table before anything is done, drawn whole again and again."""
    from kivy.core.window import Window

    from tests.ui.at_table import at_table
    from tests.ui.device import Look

    at_table(device, Look("given"), record, 0)
    seconds = []
    for _ in range(_EPISODES * FILM_FRAMES):
        Window.canvas.ask_update()
        seconds.append(taken(lambda: device.frames(1)))
    device.stop()
    return seconds


def openings(device: Device, record: Record) -> dict[str, float]:
    """How long it takes, at best, until the history of a long game is seen, another language, and
    a hall of hundreds of plays."""
    from tests.ui.at_table import at_table
    from tests.ui.device import Look
    from tests.ui.shell.test_hall import inscribe

    app = at_table(device, Look("given"), record, len(record.moves) - 1)

    def history() -> float:
        seconds = taken(lambda: device.tap("history"))
        device.tap("history-close")
        return seconds

    def language() -> float:
        app.words.language = "de" if app.words.language == "en" else "en"
        return taken(lambda: device.frames(2))

    found = {"history_ms": history, "language_ms": language}
    told = {name: _best(open_it) for name, open_it in found.items()}
    inscribe(app, _PLAYS)
    app.root.show("home")
    device.frames()

    def hall() -> float:
        def show() -> None:
            app.root.show("hall")
            device.frames(1)

        seconds = taken(show)
        app.root.show("home")
        device.frames()
        return seconds

    told["hall_ms"] = _best(hall)
    device.stop()
    return told


def _best(once: Callable[[], float]) -> float:
    return round(1000 * min(once() for _ in range(_TRIES)), 1)


def taken(do: Callable[[], object]) -> float:
    begun = perf_counter()
    do()
    return perf_counter() - begun


def timed(device: Device) -> list[float]:
    """How long each frame takes in which something is drawn."""
    from kivy.core.window import Window

    seconds, drawn = [], []

    def note(_: object) -> None:
        drawn.append(True)

    Window.bind(on_flip=note)
    for _ in range(FILM_FRAMES):
        begun = perf_counter()
        device.frames(1)
        if drawn:
            seconds.append(perf_counter() - begun)
        drawn.clear()
    Window.unbind(on_flip=note)
    return seconds


def shares(seconds: list[float]) -> dict[str, float]:
    """None where it was never seen, as the marker of a phone that shows another part."""
    if len(seconds) < 2:
        return {}
    twentieths = quantiles(seconds, n=20)
    return {"p50": round(1000 * twentieths[9], 1), "p95": round(1000 * twentieths[18], 1)}


def resident() -> float:
    """In MB, as the system counts it."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return round(pages * os.sysconf("SC_PAGE_SIZE") / 2**20, 1)


def widgets() -> int:
    """All that are alive, shown or not."""
    from kivy.uix.widget import Widget

    gc.collect()
    # Not what a weak proxy stands for, which may be gone.
    return sum(issubclass(type(each), Widget) for each in gc.get_objects())


def told(prog: str, about: str | None, measured: Callable[[str, int], dict[str, Any]]) -> int:
    """Measures as the command line asks, in a process that may open the window."""
    line = argparse.ArgumentParser(prog=prog, description=about)
    line.add_argument("size", nargs="?", default=SIZE)
    line.add_argument("--brief", action="store_true")
    chosen = line.parse_args()
    with alone(chosen.size):
        # It opens the window, which has to be one of its own choosing.
        import tests.ui.device  # noqa: F401

        # Kivy takes it for its log.
        sys.stderr = sys.__stderr__
        figures = measured(chosen.size, 1 if chosen.brief else GAMES_PLAYED)
    print(json.dumps(figures))
    return 1 if figures["faults"] else 0


if __name__ == "__main__":
    sys.exit(told("python -m tests.bench.touching", __doc__, measured))
