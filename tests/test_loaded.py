"""What is loaded by the first frame: of a game that is not played no more than home says of it."""

import os
import subprocess
import sys
from pathlib import Path

from companion.games import GAMES
from companion.store import Store
from companion.table.game import Seat
from tests.turns import PATIENCE

ROOT = Path(__file__).parent.parent
SAID_AT_HOME = {
    "rules": {"board", "figures", "pad", "tiles"},
    "play": {"progress", "table_options"},
    "ui": {"parts", "beginning", "chosen", "face", "pad", "pieces", "component_sets"},
}
"""The rooms of a game, and what of them is small enough to be loaded for one that is not played."""


def loaded(config: Path, played: str) -> set[str]:
    """By the first frame, where this game was played last."""
    store = Store(config / "companion", GAMES)
    game = GAMES[played]
    store.shelf.start(played, tuple(map(Seat, game.colours, ("Ana", "Rui"))), game.starter())
    store.shelf.abandon(store.shelf.current)
    store.close()
    done = subprocess.run(
        [sys.executable, ROOT / "tests/first_frame.py", ROOT / "main.py"],
        env={**os.environ, "KIVY_HOME": str(config / "kivy"), "XDG_CONFIG_HOME": str(config)},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=True,
    )
    return {*done.stdout.split()}


def test_a_game_that_is_not_played_is_hardly_loaded(tmp_path: Path) -> None:
    there = loaded(tmp_path, "vasco")
    assert "companion.ui.shell.home" in there
    rooms = (name.split(".")[2:] for name in there if name.startswith("companion.goa."))
    assert {".".join(rest[:2]) for rest in rooms if len(rest) > 1} <= {
        f"{room}.{module}" for room, modules in SAID_AT_HOME.items() for module in modules
    }


def test_a_table_no_phone_was_asked_to_loads_nothing_for_phones(tmp_path: Path) -> None:
    there = loaded(tmp_path, "vasco")
    assert "companion.joining" in there
    assert not {
        each for each in there if each.startswith(("companion.phones", "websockets", "segno"))
    }


def test_who_plays_another_game_has_the_rules_of_the_first_not_made(tmp_path: Path) -> None:
    there = loaded(tmp_path, "goa")
    assert "companion.goa.rules.goa" in there
    assert not there & {f"companion.vasco.rules.{name}" for name in ("vasco", "copies", "options")}
