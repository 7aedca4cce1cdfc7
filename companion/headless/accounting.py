"""`account`: a whole game, move by move, with every ledger line and its reason."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from companion.games import GAMES
from companion.headless.replaying import read
from companion.headless.saying import (
    Names,
    one_line,
    refusal_said,
    refuse,
    refused_move_said,
    words,
)
from companion.table.game import Figure, Line, Refusal
from companion.table.record import RefusedMove, replay

Say = Callable[..., str]


def add_to(commands: Any) -> None:
    line = commands.add_parser("account", help="explain every figure of the ledger")
    line.add_argument("file", type=Path, metavar="FILE")
    line.set_defaults(answer=answer)


def answer(chosen: argparse.Namespace) -> int:
    names: Names = {}
    try:
        record = read(chosen.file)
        names = record.names
        say = words().of(record.game).say
        for moment in replay(GAMES[record.game], record):
            kind = record.moves[moment.number - 1]["do"] if moment.number else "begin"
            heading = say("account-move", kind=Figure("move", kind), number=moment.number)
            for line in [heading, *lines_said(say, moment.lines, names)]:
                print(one_line(line))
    except Refusal as refusal:
        return refuse(refusal_said(refusal, names))
    except RefusedMove as refused:
        return refuse(refused_move_said(refused, names))
    return 0


def lines_said(say: Say, lines: tuple[Line, ...], names: Names) -> Iterator[str]:
    for line in lines:
        source = say(f"ledger-{line.source.replace('_', '-')}", names, **line.about)
        said = {"source": source, "rule": line.rule}
        if line.what:
            player, amount = Figure("player", line.player), signed(say, line)
            yield say("account-line", names, player=player, amount=amount, **said)
        else:
            yield say("account-event", names, **said)


def signed(say: Say, line: Line) -> str:
    """An amount with its sign, and what it is an amount of."""
    sign = "+" if line.amount > 0 else "−"
    return sign + say("account-amount", amount=abs(line.amount), what=line.what)
