"""Whole games of Goa played by touches in one app, one after the other: how soon a touch is
answered, how even the film of an auction runs, and what memory and widgets are left. Prints it as
JSON.

python -m tests.bench.touching_goa [SIZE] [--brief]; brief is one game.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from companion import resources
from tests.bench.touching import (
    FILM_FRAMES,
    memory_left,
    resident,
    shares,
    timed,
    told,
    widgets,
)

if TYPE_CHECKING:
    from companion.table.record import Record
    from tests.ui.device import Device

_READING = 6
_AUCTIONS = 4


def measured(size: str, games: int) -> dict[str, Any]:
    from tests.goa.asked import record
    from tests.goa.ui.touching import LISTED, Touching
    from tests.touch.playing import TimedFinger
    from tests.ui.device import SIZES, Device, Look

    given = record("sensible-4")
    width, height = map(int, size.split("x"))
    SIZES["given"] = width, height
    device = Device(resources.path("assets", "words"), None)
    device.looked_at = True
    taps: list[float] = []
    left = []
    with tempfile.TemporaryDirectory() as folder:
        device.folder = Path(folder)
        device.start(Look("given"), games=[LISTED])
        opened = resident()
        for _ in range(games):
            game = Touching(device, given, hand=TimedFinger)
            game.play()
            taps += game.finger.seconds
            # The reckoning is told, and read.
            device.wait(_READING)
            device.app.root.show("home")
            device.frames(4)
            left.append((resident(), widgets()))
        device.stop()
        film = frames_of_film(device, given)
    return {
        "tap_to_frame_ms": shares(taps),
        "taps": len(taps),
        "film_frame_ms": shares(film),
        "memory": memory_left(opened, [mb for mb, _ in left]),
        "widgets_left": [count for _, count in left],
        "faults": device.faults.heard,
    }


def frames_of_film(device: Device, given: Record) -> list[float]:
    """Lots and ducats change hands."""
    from tests.goa.ui.touching import LISTED
    from tests.ui.device import Look

    app = device.start(Look("given"), games=[LISTED])
    app.start_game("goa", given.players, given.components, frozenset())
    seconds: list[float] = []
    for move in given.moves:
        if move["do"] == "auction":
            app.open_game()
            device.frames(4)
        app.session.enter([move])
        if move["do"] == "auction":
            seconds += timed(device)
            device.leap(2)
        if len(seconds) >= _AUCTIONS * FILM_FRAMES:
            break
    device.stop()
    return seconds


if __name__ == "__main__":
    sys.exit(told("python -m tests.bench.touching_goa", __doc__, measured))
