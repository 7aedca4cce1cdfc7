"""All that is measured, in one report: rules, journal and interface, beside the peers.

python -m tests.bench [--json] [--peers FOLDER]

The peers are measured in the same run by the `peers.py` and `frames.py` of that folder.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tests.bench.opening import opened

ROOT = Path(__file__).parents[2]
PEERS = ROOT.parent / "shared" / "bench"
LIMITS = {"first_frame_s": 0.8, "rss_mb": 0.7}
"""Of what the peer takes."""
GROWTH = 5.0
"""Megabytes that a third game may take more than a second."""

Figures = dict[str, Any]


def main() -> int:
    line = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    line.add_argument("--json", action="store_true")
    line.add_argument("--peers", type=Path, default=PEERS, metavar="FOLDER")
    chosen = line.parse_args()
    report: Figures = {
        "rules and journal": asked("-m", "companion", "bench", "--json"),
        "rules and journal of goa": asked("-m", "companion", "bench", "--game", "goa", "--json"),
        "touches": asked("-m", "tests.bench.touching"),
    }
    if (chosen.peers / "frames.py").exists():
        report["opening"] = opened(chosen.peers / "frames.py")
        report["peers"] = asked(chosen.peers / "peers.py", "--window")
        report["of the peer's"] = compared(report["opening"], report["peers"].get("katrain") or {})
    else:
        report["peers"] = {"missing": f"{chosen.peers} has no frames.py: nothing to compare with"}
    if chosen.json:
        print(json.dumps(report))
    else:
        tell(report)
    missed = [*beyond(report)]
    for each in missed:
        print(f"beyond its limit: {each}", file=sys.stderr)
    return 1 if missed else 0


def asked(*command: str | Path) -> Figures:
    """What a command prints as its last line."""
    done = subprocess.run(
        [sys.executable, *command], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True
    )
    figures: Figures = json.loads(done.stdout.splitlines()[-1])
    return figures


def compared(screens: Mapping[str, Figures], peer: Figures) -> Figures:
    return {
        screen: {key: round(figures[key] / peer[key], 2) for key in LIMITS if peer.get(key)}
        for screen, figures in screens.items()
    }


def beyond(report: Figures) -> list[str]:
    shares = report.get("of the peer's", {})
    return [
        *(
            f"{key} of {screen} is {share} of the peer's, not {LIMITS[key]}"
            for screen, figures in shares.items()
            for key, share in figures.items()
            if share > LIMITS[key]
        ),
        *(
            f"the third game takes {grown} MB more than the second"
            for grown in [report["touches"]["memory"]["third_game_more_mb"]]
            if grown > GROWTH
        ),
    ]


def tell(figures: Mapping[str, Any], depth: int = 0) -> None:
    for name, figure in figures.items():
        if isinstance(figure, Mapping):
            print("  " * depth + name)
            tell(figure, depth + 1)
        else:
            print("  " * depth + f"{name:{34 - 2 * depth}} {figure}")


if __name__ == "__main__":
    sys.exit(main())
