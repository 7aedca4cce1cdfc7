"""What an empty chair costs: the processor's time for a decision of the strongest player, how fast
the rules are in the same minutes, and how long a frame takes to be drawn whole while he thinks and
while he does not. Prints it as JSON.

python -m tests.bench.thinking
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import process_time
from typing import TYPE_CHECKING, Any

from companion import resources
from companion.games import LIST
from companion.headless import duel
from companion.headless.simulating import played as played_by_chance
from companion.table.record import Record
from companion.table.search.search import Asked, Thinking
from tests.bench.touching import shares, taken
from tests.touch.alone import alone
from tests.ui.at_table import moves_until, record

if TYPE_CHECKING:
    from tests.ui.device import Device

LISTED = next(each for each in LIST if each.id == "vasco")
GAME = LISTED.loaded()
EVERY = {2: 5, 4: 10}
"""By the number of players, which of a game's decisions are thought about."""
SIZES = ("tablet", "phone")
_GAMES = 8
_TURNS, _FRAMES = 3, 60
"""So often it is looked at with and without thinking, so many frames each time."""


def measured() -> dict[str, Any]:
    speeds, found = [actions_a_second()], {}
    for players, every in EVERY.items():
        found[f"of {players}"] = {"decision_ms": shares([*decisions(players, every)])}
        speeds.append(actions_a_second())
    return {"rules_actions_a_second": sum(speeds) / len(speeds), **found, **frames()}


def actions_a_second() -> float:
    """As `companion bench` counts them, by the processor's time."""
    begun = process_time()
    done = sum(1 for seed in range(_GAMES) for _ in played_by_chance(GAME, 4, Random(seed)))
    return done / (process_time() - begun)


def decisions(players: int, every: int) -> Iterator[float]:
    """The seconds of each that is thought about, in a game that the rules of thumb play."""
    components, chairs = GAME.starter(), LISTED.chairs()
    able = duel.deciding(LISTED, GAME, components, None)
    (*_, strongest) = chairs.strengths.values()
    seconds: list[float] = []
    turns = 0

    def decide(state: Any, by: str, chance: Random) -> Any:
        nonlocal turns
        turns += 1
        if turns % every == 0:
            begun = process_time()
            asked = Asked(GAME, components, state, by)
            Thinking(asked, chairs.policy, strongest.effort, Random(turns)).to_the_end()
            seconds.append(process_time() - begun)
        return able[duel.QUICK](state, by, chance)

    names = [duel.QUICK] * players
    sum(duel.played(GAME, components, names, {duel.QUICK: decide}, 0, 0))
    yield from seconds


def frames() -> dict[str, Any]:
    """Drawn whole each time, as where something moves all over the screen."""
    from tests.ui.device import Device

    device = Device(resources.path("assets", "words"), None)
    device.looked_at = True
    found = {}
    for size in SIZES:
        still: list[float] = []
        thinking: list[float] = []
        for _ in range(_TURNS):
            still += redraws(device, size, seated(False))
            thinking += redraws(device, size, seated(True))
        found[size] = {"while_still_ms": shares(still), "while_thinking_ms": shares(thinking)}
    found["faults"] = device.faults.heard
    return found


def seated(by_app: bool) -> Record:
    """A game in which it is the turn of a player of the app, or of a person."""
    given = record("vasco-3-7")
    (*_, strongest) = LISTED.chairs().strengths.values()
    named = tuple(seat._replace(name=strongest.name) for seat in given.players)
    return given._replace(players=named) if by_app else given


def redraws(device: Device, size: str, given: Record) -> list[float]:
    from kivy.core.window import Window

    from tests.ui.at_table import at_table
    from tests.ui.device import Look

    with tempfile.TemporaryDirectory() as folder:
        device.folder = Path(folder)
        at_table(device, Look(size), given, moves_until(given, "placing", 2))
        thinks = device.shows("enough")
        assert thinks == (given == seated(True))
        seconds = []
        for _ in range(_FRAMES):
            Window.canvas.ask_update()
            seconds.append(taken(lambda: device.frames(1)))
        assert thinks == device.shows("enough"), "it has thought before all was measured"
        device.stop()
    return seconds


def main() -> int:
    with alone("1280x891"):
        # It opens the window, which has to be one of its own choosing.
        import tests.ui.device  # noqa: F401

        # Kivy takes it for its log.
        sys.stderr = sys.__stderr__
        figures = measured()
    print(json.dumps(figures))
    return 1 if figures["faults"] else 0


if __name__ == "__main__":
    sys.exit(main())
