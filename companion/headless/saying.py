"""Answers in words: one line each, whatever a record holds."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from functools import cache

from companion.table.game import RECORD, Refusal
from companion.table.record import RefusedMove
from companion.words import Words

REFUSED = 2
"""How the command ends where anything was refused."""

Names = Mapping[str, str]


@cache
def words() -> Words:
    return Words("en")


def one_line(text: str) -> str:
    """The text without anything that could end or disturb its line."""
    return re.sub(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]+", " ", text)


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


def refuse(line: str) -> int:
    """Says what is wrong, and nothing else."""
    print(line, file=sys.stderr)
    return REFUSED
