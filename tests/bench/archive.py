"""What an archive of many games costs: how soon the app shows its first frame, how long a list
takes, and what memory a backup of everything takes going out and coming in. Prints it as JSON.

python -m tests.bench.archive [GAMES]
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import NamedTuple
from uuid import UUID

from companion.games import GAMES
from companion.store import Store
from companion.store.exchange import tried_record
from companion.table.record import parse
from tests.effort import HIGHEST

ROOT = Path(__file__).parents[2]
RECORD = ROOT / "tests/records/vasco-2-7.json"
FIRST_FRAME = ROOT / "tests/first_frame.py"
MANY, FEW, HARDLY_ANY = 3000, 100, 3
RUNS = 5
COMMAND = ("-m", "companion")


class Cost(NamedTuple):
    waited: float
    worked: float
    said: str


def measured(many: int) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as scratch:
        stores = {
            games: filled(Path(scratch, str(games)), games) for games in (HARDLY_ANY, FEW, many)
        }
        start = median(cost("-c", "pass").worked for _ in range(RUNS))
        few, lot = (
            median(
                cost(*COMMAND, "games", "--json", "--store", stores[games]).worked
                for _ in range(RUNS)
            )
            for games in (FEW, many)
        )
        first = {
            games: [first_frame(stores[games]) for _ in range(RUNS)] for games in (HARDLY_ANY, many)
        }
        starting = highest("games", "--json", "--store", stores[HARDLY_ANY])
        file = Path(scratch, "everything.json")
        out = highest("backup", file, "--store", stores[many])
        begun = perf_counter()
        into = highest("restore", file, "--store", Path(scratch, "restored"))
        restored = perf_counter() - begun
        return {
            "games": many,
            "list_ratio": (lot - start) / (few - start),
            "first_frame_ratio": median(first[many]) / median(first[HARDLY_ANY]),
            "backup_mb": file.stat().st_size / 2**20,
            "backup_more_mb": out - starting,
            "restore_more_mb": into - starting,
            "restore_ms_a_game": 1000 * restored / many,
        }


def filled(home: Path, games: int) -> Path:
    """The folder of a store as the app finds it, with so many games played to their end and the
    first moves of one."""
    folder = home / "companion"
    record = parse(RECORD.read_bytes(), GAMES)
    store = Store(folder, GAMES)
    coming = tried_record(store.shelf, record)
    for number in range(games):
        key, rows = str(UUID(int=number + 1)), coming.rows
        store.shelf.bring_in(coming.opening, key, {"archived": True}, rows, coming.session.course)
    store.shelf.start(record.game, record.players, record.components, GAMES[record.game].drawn)
    store.close()
    return folder


def first_frame(folder: Path) -> float:
    home = {"XDG_CONFIG_HOME": str(folder.parent), "KIVY_HOME": str(folder.parent)}
    return cost(FIRST_FRAME, "main.py", **home).waited


def highest(*command: str | Path) -> float:
    """The megabytes a command takes at most."""
    return float(cost("-c", HIGHEST, *command).said.splitlines()[-1])


def cost(*command: str | Path, **more: str) -> Cost:
    begun = perf_counter()
    before = os.times()
    done = subprocess.run(
        [sys.executable, *map(str, command)],
        cwd=ROOT,
        env={**os.environ, **more},
        capture_output=True,
        text=True,
        check=True,
    )
    after = os.times()
    worked = after.children_user + after.children_system
    worked -= before.children_user + before.children_system
    return Cost(perf_counter() - begun, worked, done.stderr)


if __name__ == "__main__":
    found = measured(int(sys.argv[1]) if len(sys.argv) > 1 else MANY)
    print(json.dumps({name: round(figure, 2) for name, figure in found.items()}))
