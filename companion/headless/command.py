"""The headless command: its words on the line, and its answers in sentences."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from companion.headless import accounting, bench, keeping, replaying, simulating

PARTS = (replaying, accounting, simulating, keeping, bench)
"""Every part adds its subcommands to the line, each with the function that answers it."""


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m companion", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for part in PARTS:
        part.add_to(commands)
    chosen = parser.parse_args(arguments)
    # A name may hold what the terminal cannot show, and no answer may fail on that.
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(encoding="utf-8", errors="backslashreplace")  # type: ignore[union-attr]
    try:
        code: int = chosen.answer(chosen)
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read has read enough; nothing is left to be told.
        sys.stderr.close()
        return 0
    return code
