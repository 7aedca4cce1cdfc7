"""Eight pages of phones on the running app in an offscreen window: how soon a move is seen on each
of them, and what the server takes of a core while nobody does anything. Prints it as JSON.

python -m tests.bench.phones [SIZE] [--brief]; brief is a few moves.
"""

from __future__ import annotations

import sys
import tempfile
import threading
from contextlib import ExitStack
from pathlib import Path
from time import clock_gettime, perf_counter, pthread_getcpuclockid, sleep, time
from typing import TYPE_CHECKING, Any

from companion import resources
from tests.bench.touching import shares, told
from tests.phones.browser import CHROMIUM, MISSING, chromium
from tests.phones.hosted import LANGUAGES
from tests.phones.moments import record
from tests.turns import turns

if TYPE_CHECKING:
    from tests.phones.beside_tablet import Phones
    from tests.ui.device import Device

WATCHERS = 4
"""Beside the four who play: eight pages."""
_FIRST = 60
"""So many moves lead to where much lies on the table."""
_MOVES, _IDLE = 40, 10.0
_FEW, _BRIEFLY = 4, 0.2
_FRAME = 1 / 60
_PAUSE = 1.1
"""Nobody moves sooner after another; the app puts off until then what would take long."""

_NOTE = """() => {
    const view = document.getElementById("view");
    new MutationObserver(() => requestAnimationFrame(() => {
        window.seen = window.seen || performance.timeOrigin + performance.now();
    })).observe(view, {attributes: true, attributeFilter: ["data-at"]});
}"""


def measured(size: str, games: int) -> dict[str, Any]:
    from tests.ui.device import SIZES, Device

    if not CHROMIUM:
        return {"passed_over": MISSING, "faults": []}
    width, height = map(int, size.split("x"))
    SIZES["given"] = width, height
    device = Device(resources.path("assets", "words"), None)
    device.looked_at = True
    with tempfile.TemporaryDirectory() as folder, chromium() as browser, ExitStack() as contexts:
        device.folder = Path(folder)
        figures = watched(device, browser, contexts, games > 1)
        device.stop()
    return {**figures, "faults": device.faults.heard}


def watched(device: Device, browser: Any, contexts: ExitStack, whole: bool) -> dict[str, Any]:
    from tests.phones.beside_tablet import Phones
    from tests.ui.at_table import at_table
    from tests.ui.device import Look

    given = record("vasco")
    app = at_table(device, Look("given"), given, _FIRST, replaced=frozenset())
    phones = Phones(device, browser, contexts)
    seats = [seat.colour for seat in given.players]
    for place, seat in enumerate((*seats, *[""] * WATCHERS)):
        phones.join(seat, LANGUAGES[place % len(LANGUAGES)]).page.evaluate(_NOTE)
    moves = given.moves[_FIRST : _FIRST + (_MOVES if whole else _FEW)]
    seen = [moved(device, app, phones, move) for move in moves]
    pages = {
        f"page_{number} move_to_page_ms": shares([*seconds])
        for number, seconds in enumerate(zip(*seen, strict=True), 1)
    }
    return {**pages, "idle_percent": idle(device, _IDLE if whole else _BRIEFLY)}


def moved(device: Device, app: Any, phones: Phones, move: Any) -> list[float]:
    """Seconds from a move to each page's first frame that shows what came of it."""
    for tab in phones.tabs:
        tab.page.evaluate("window.seen = 0")
    device.wait(_PAUSE)
    begun = time()
    app.session.enter([move])
    # The pages are told and the table is drawn before anybody is asked.
    device.frames(4)
    found = []
    for tab in phones.tabs:
        another = turns()
        while not (at := tab.page.evaluate("window.seen")) and another():
            device.frames(1)
        found.append(at / 1000 - begun)
    return found


def idle(device: Device, seconds: float) -> float:
    """Percent of a core that the server's thread takes."""
    (thread,) = (each for each in threading.enumerate() if each.name == "phones")
    assert thread.ident
    clock = pthread_getcpuclockid(thread.ident)
    begun, taken = perf_counter(), clock_gettime(clock)
    while perf_counter() - begun < seconds:
        device.frames(1)
        sleep(_FRAME)
    return round(100 * (clock_gettime(clock) - taken) / (perf_counter() - begun), 3)


if __name__ == "__main__":
    sys.exit(told("python -m tests.bench.phones", __doc__, measured))
