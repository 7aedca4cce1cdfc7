"""The headless command: its words on the line, and its answers in sentences."""

from __future__ import annotations

import argparse
import gc
import sys
from collections.abc import Sequence

from companion.headless import accounting, bench, carrying, keeping, replaying, simulating
from companion.headless.saying import speak
from companion.words import codes

PARTS = (replaying, accounting, simulating, keeping, carrying, bench)
"""Every part adds its subcommands to the line, each with the function that answers it."""


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m companion", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for part in PARTS:
        part.add_to(commands)
    _add_language(parser, "en")
    for line in commands.choices.values():
        _add_language(line, argparse.SUPPRESS)
    chosen = parser.parse_args(arguments)
    speak(chosen.language)
    # What is there from the start stays: to search it for waste again and again takes time.
    gc.freeze()
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


def _add_language(line: argparse.ArgumentParser, default: str) -> None:
    told = "the language of all answers"
    line.add_argument("--language", choices=codes(), default=default, help=told)
