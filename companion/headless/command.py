"""The headless command: its words on the line, and its answers in sentences."""

from __future__ import annotations

import argparse
import gc
import sys
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from companion.headless.saying import speak
from companion.resources import languages


def _replaying() -> Part:
    from companion.headless import replaying

    return replaying


def _accounting() -> Part:
    from companion.headless import accounting

    return accounting


def _simulating() -> Part:
    from companion.headless import simulating

    return simulating


def _keeping() -> Part:
    from companion.headless import keeping

    return keeping


def _carrying() -> Part:
    from companion.headless import carrying

    return carrying


def _bench() -> Part:
    from companion.headless import bench

    return bench


def _duel() -> Part:
    from companion.headless import duel

    return duel


def _serving() -> Part:
    from companion.headless import serving

    return serving


class Part(Protocol):
    """What adds subcommands to the line, each with the function that answers it."""

    def add_to(self, commands: Any) -> None: ...


PARTS: dict[str, Callable[[], Part]] = {
    "replay": _replaying,
    "account": _accounting,
    "simulate": _simulating,
    "keep": _keeping,
    "games": _keeping,
    "export": _keeping,
    "import": _carrying,
    "backup": _carrying,
    "restore": _carrying,
    "bench": _bench,
    "duel": _duel,
    "serve": _serving,
}
"""By subcommand: a replay needs neither a store nor a clock, and is to start at once."""


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m companion", description=__doc__)
    # Named, since else the whole line is put together to find its name.
    commands = parser.add_subparsers(required=True, metavar="COMMAND", prog=parser.prog)
    line = sys.argv[1:] if arguments is None else arguments
    wanted = line[0] if line and line[0] in PARTS else None
    for load in dict.fromkeys(PARTS.values() if wanted is None else [PARTS[wanted]]):
        load().add_to(commands)
    _add_language(parser, "en")
    for command in commands.choices.values():
        _add_language(command, argparse.SUPPRESS)
    chosen = parser.parse_args(line)
    speak(chosen.language)
    if arguments is None:
        # In a process of its own, what is there from the start stays: to search it for waste again
        # and again takes time.
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
    line.add_argument("--language", choices=languages(), default=default, help=told)
