"""All that is measured, in one report: rules, journal and interface, each figure in the unit of the
day, the middle one of three runs.

python -m tests.bench [--json] [--peers FOLDER] [--runs N] [--tests]

The units are what the `peers.py` and `frames.py` of that folder measure in each run; without them
our own rules and the redraw of an empty table. --tests measures how long all tests take instead.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from time import perf_counter
from typing import Any

from tests.bench.opening import opened
from tests.bench.units import Figure, Told, in_units, middle, units, units_of_chairs

ROOT = Path(__file__).parents[2]
PEERS = ROOT.parent / "shared" / "bench"
RUNS = 3
SIZES = {"tablet": "1280x800", "phone": "411x891", "sideways": "891x411"}
LIMITS = {
    "first_frame_s": 0.8,
    "rss_mb": 0.7,
    "tap_to_frame_ms p95": 2.0,
    "film_frame_ms p95": 2.0,
    "marker_frame_ms p95": 2.0,
    "decision_ms p95": 1500.0,
    "while_thinking_ms p95": 1.3,
    "move_to_page_ms p95": 5.0,
    "idle_percent": 1.0,
}
"""In their units, for what ends so."""
GROWTH = "third_game_more_mb", 5.0
"""Megabytes that a third game may take more than a second."""
TESTS_LIMIT, TESTS_UNIT = 240, 40_000
"""All tests may take so many seconds where catanatron makes so many actions in one."""

Figures = dict[str, Any]


def main() -> int:
    line = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    line.add_argument("--json", action="store_true")
    line.add_argument("--peers", type=Path, default=PEERS, metavar="FOLDER")
    line.add_argument("--runs", type=int, default=RUNS)
    line.add_argument("--tests", action="store_true")
    chosen = line.parse_args()
    if not (chosen.peers / "frames.py").exists():
        print(f"{chosen.peers} has no frames.py: in units of our own", file=sys.stderr)
        chosen.peers = None
    if chosen.tests:
        return time_tests(chosen.peers)
    told = middle([once(chosen.peers) for _ in range(chosen.runs)])
    if chosen.json:
        print(json.dumps({name: each._asdict() for name, each in told.items()}))
    else:
        tell(told)
    missed = [*beyond(told)]
    for each in missed:
        print(f"beyond its limit: {each}", file=sys.stderr)
    return 1 if missed else 0


def once(peers: Path | None) -> dict[str, Figure]:
    """One run of everything, and of what the units are."""
    rules = asked("-m", "companion", "bench", "--json")
    touches = {
        name: asked("-m", "tests.bench.touching", size, *(() if name == "tablet" else ("--brief",)))
        for name, size in SIZES.items()
    }
    of_goa = {
        f"{name} of goa": asked("-m", "tests.bench.touching_goa", SIZES[name], *brief)
        for name, brief in (("tablet", ()), ("phone", ("--brief",)))
    }
    goa = asked("-m", "companion", "bench", "--game", "goa", "--json")
    thinking = asked("-m", "tests.bench.thinking")
    figures: Figures = {"rules": rules, "rules of goa": goa, "chair": thinking}
    figures |= touches | of_goa
    figures["phones"] = asked("-m", "tests.bench.phones")
    others = None
    if peers:
        others = asked(peers / "peers.py", "--window")
        figures["opening"] = opened(peers / "frames.py")
    known = units(rules, touches["tablet"]["empty_redraw_ms"]["p50"], others)
    return in_units(figures, {**units_of_chairs(thinking), **known})


def asked(*command: str | Path) -> Figures:
    """What a command prints as its last line."""
    done = subprocess.run(
        [sys.executable, *command], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True
    )
    figures: Figures = json.loads(done.stdout.splitlines()[-1])
    return figures


def time_tests(peers: Path | None) -> int:
    """How long `make test` takes where all is set up, by the speed of the same minutes."""

    def speed() -> float:
        if peers:
            return float(asked(peers / "peers.py")["catanatron"]["actions_per_s"])
        return float(asked("-m", "companion", "bench", "--json")["play_actions_per_s"])

    before = speed()
    begun = perf_counter()
    done = subprocess.run(["make", "test"], cwd=ROOT, check=False)
    taken = perf_counter() - begun
    a_second = (before + speed()) / 2
    if peers is None:
        print(f"{taken:.0f} s at {a_second:.0f} actions of our own a second: not to be compared")
        return done.returncode
    figure = taken * a_second / TESTS_UNIT
    print(f"{taken:.0f} s × {a_second:.0f} / {TESTS_UNIT} = {figure:.0f}, of {TESTS_LIMIT} at most")
    return done.returncode or int(figure > TESTS_LIMIT)


def beyond(told: Mapping[str, Told]) -> Iterable[str]:
    for name, each in told.items():
        for ending, limit in LIMITS.items():
            if name.endswith(ending) and each.unit and each.ratio > limit:
                yield f"{name} is {each.ratio} {each.unit}, not {limit}"
        if name.endswith(GROWTH[0]) and each.value > GROWTH[1]:
            yield f"{name} is {each.value}, not {GROWTH[1]}"


def tell(told: Mapping[str, Told]) -> None:
    for name, each in told.items():
        in_unit = f"{each.ratio:10.3f} {each.unit}" if each.unit else ""
        print(f"{name:38} {each.value:12}{in_unit}")


if __name__ == "__main__":
    sys.exit(main())
