"""Answers in words: one line each, whatever a record holds."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

from companion.table.disk import why
from companion.table.game import RECORD, Refusal
from companion.table.game.plain import plain
from companion.table.journal import NotKept
from companion.table.record import RefusedMove

if TYPE_CHECKING:
    from companion.words import Words

REFUSED = 2
"""How the command ends where anything was refused."""

Names = Mapping[str, str]


_spoken = ["en"]


def speak(language: str) -> None:
    """From now on."""
    _spoken[0] = language


def words(language: str = "") -> Words:
    """In this language; where none is said, in that of all answers."""
    return _words(language or _spoken[0])


@cache
def _words(language: str) -> Words:
    # Where a record only leads to a state, nothing is said.
    from companion.words import Words

    return Words(language)


def one_line(text: str) -> str:
    """The text without anything that could end or disturb its line."""
    return plain(text)


def file_said(file: str, said: str) -> str:
    """What is wrong, of one file among others."""
    return f"{one_line(file)}: {said}"


def refusal_said(refusal: Refusal, names: Names) -> str:
    """A fault before the moves, as the contract has it: `record: …`."""
    return f"{RECORD}: {_why(refusal, names)}"


def refused_move_said(refused: RefusedMove, names: Names) -> str:
    """`move 17: rule 3.3: …`, or `move 17: record: …`."""
    refusal = refused.refusal
    if not refused.number:
        return refusal_said(refusal, names)
    source = refusal.rule if refusal.rule == RECORD else f"rule {refusal.rule}"
    return f"move {refused.number}: {source}: {_why(refusal, names)}"


def _why(refusal: Refusal, names: Names) -> str:
    return one_line(words().of(refusal.game).say(refusal.key, names, **refusal.figures))


def fault_said(refusal: Refusal, names: Names) -> str:
    """What a store refuses is no matter of rules."""
    if isinstance(refusal, NotKept):
        return one_line(f"store: {words().say(refusal.key, **refusal.figures)}")
    return refusal_said(refusal, names)


def fault_of_disk_said(key: str, fault: OSError | ValueError, **figures: object) -> str:
    return one_line(f"{RECORD}: {words().say(key, reason=why(fault), **figures)}")


def refuse(line: str) -> int:
    """Says what is wrong, and nothing else."""
    print(line, file=sys.stderr)
    return REFUSED
