"""On a processor of 32 bits: a real Python for it, with everything played that needs no screen, by
an emulator of the processor."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.android.tools import ROOT, from_debian

pytestmark = pytest.mark.long
PYTHON = (
    "python3.11-minimal", "libpython3.11-minimal", "libpython3.11-stdlib", "libc6", "zlib1g",
    "libexpat1", "libsqlite3-0", "libgcc-s1", "libssl3", "libffi8", "libbz2-1.0", "liblzma5",
    "libuuid1",
)  # fmt: skip
"""Debian's, for its armhf, whose times have 32 bits as those of Android's armeabi-v7a."""
EMULATOR = "qemu-user-static"
RECORDS = sorted((ROOT / "tests/records").glob("*.json"))
TIMES = """
import json, sys
from companion.ui.shell.moments import moment
print(sys.maxsize < 2**32, json.dumps([str(moment(each)) for each in json.loads(sys.argv[1])]))
"""


@pytest.fixture(scope="session")
def armv7(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """What begins a command for it."""
    root = from_debian(tmp_path_factory.mktemp("armv7"), *PYTHON, arch="armhf")
    emulator = from_debian(tmp_path_factory.mktemp("emulator"), EMULATOR)
    found = [str(emulator / "usr/bin/qemu-arm-static"), "-L", str(root)]
    return [*found, str(root / "usr/bin/python3.11"), "-S"]


def said(command: list[str], *arguments: str | Path) -> str:
    done = subprocess.run(
        [*command, *map(str, arguments)], cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_games_end_there_as_here(armv7: list[str]) -> None:
    replay = ("-m", "companion", "replay", "--json", *RECORDS)
    assert said(armv7, *replay) == said([sys.executable], *replay)


@pytest.mark.parametrize("seed", [1, 2])
def test_a_game_by_chance_is_the_same_there_as_here(armv7: list[str], seed: int) -> None:
    simulate = ("-m", "companion", "simulate", "--players", 4, "--seed", seed)
    assert said(armv7, *simulate) == said([sys.executable], *simulate)


def test_what_is_kept_there_opens_here_and_the_other_way_round(
    armv7: list[str], tmp_path: Path
) -> None:
    here = [sys.executable]
    for number, (one, other) in enumerate([(armv7, here), (here, armv7)]):
        store = tmp_path / str(number)
        said(one, "-m", "companion", "keep", RECORDS[0], "--store", store)
        told = [
            json.loads(said(each, "-m", "companion", "games", "--store", store, "--json"))
            for each in (one, other)
        ]
        assert told[0] == told[1]
        assert len(told[0]) == 1
        # The other goes on with it.
        said(other, "-m", "companion", "keep", RECORDS[1], "--store", store)
        again = json.loads(said(one, "-m", "companion", "games", "--store", store, "--json"))
        assert len(again) == 2
        shutil.rmtree(store)


def test_times_beyond_its_clock_are_unknown_there_and_break_nothing(armv7: list[str]) -> None:
    within, beyond = "2037-12-31T12:00:00+00:00", "2040-01-01T00:00:00+00:00"
    small, told = said(armv7, "-c", TIMES, json.dumps([within, beyond, "9999-12-31"])).split(" ", 1)
    assert small == "True"
    first, second, third = json.loads(told)
    assert first.startswith("2037")
    assert (second, third) == ("None", "None")
