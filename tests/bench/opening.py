"""How soon the app shows its first frame, and its memory then, at home and at the table."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from companion.games import GAMES
from companion.store import Store
from companion.table.record import parse

ROOT = Path(__file__).parents[2]
RECORD = ROOT / "tests/records/sensible-4.json"
MOVES = 90
"""Into the game, so that much lies on the table."""
RUNS = 3


def opened(frames: Path) -> dict[str, Any]:
    """By screen, the run with the middle first frame of three."""
    with tempfile.TemporaryDirectory() as scratch:
        homes = {"home": Path(scratch, "home"), "table": Path(scratch, "table")}
        for home in homes.values():
            (home / "companion").mkdir(parents=True)
        lay_table(homes["table"] / "companion")
        return {
            screen: middle([run(frames, home) for _ in range(RUNS)])
            for screen, home in homes.items()
        }


def lay_table(folder: Path) -> None:
    """A game that the app goes on with when it opens."""
    record = parse(RECORD.read_bytes(), GAMES)
    store = Store(folder, GAMES)
    session = store.shelf.start(record.game, record.players, record.components, frozenset())
    session.enter(record.moves[:MOVES])
    store.close()


def run(frames: Path, home: Path) -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, frames, "main.py"],
        cwd=ROOT,
        env={**os.environ, "XDG_CONFIG_HOME": str(home), "KIVY_HOME": str(home)},
        capture_output=True,
        text=True,
        check=True,
    )
    (line,) = (each for each in done.stdout.splitlines() if each.startswith("FRAMES "))
    figures: dict[str, Any] = json.loads(line.removeprefix("FRAMES"))
    return figures


def middle(runs: list[dict[str, Any]]) -> dict[str, Any]:
    return sorted(runs, key=lambda figures: figures["first_frame_s"])[len(runs) // 2]
