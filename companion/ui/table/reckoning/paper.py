"""The sheet of a session: what its reckoning says, with the board as it lay at the end."""

from __future__ import annotations

from collections.abc import Callable

from companion.play.reckoning.sums import sums, tie_break, what_decided
from companion.table.account import account
from companion.table.game import Json, Said
from companion.table.session import Session
from companion.ui.shell.games.entry import day
from companion.ui.shell.people import called, names
from companion.ui.table.reckoning.charts import line_chart
from companion.ui.table.reckoning.reckoned import Reckoned
from companion.ui.table.reckoning.sheet import Line, Sheet


def sheet(say: Callable[..., str], reckoned: Reckoned, session: Session, ended: Json) -> Sheet:
    """`ended` is when, as the shelf has it."""
    ledger, known = account(session), names(session.head.players)
    counting, lay = reckoned.counting, reckoned.scene(say, session)
    seats = {seat.colour: called(seat) for seat in session.head.players}

    def said(each: Said) -> str:
        return say(each.key, known, **each.figures)

    lines = [
        Line(
            reckoned.mark(result.colour),
            seats[result.colour],
            " + ".join(map(said, parts)),
            *result[1:],
        )
        for result, parts in reversed(sums(counting, session, ledger))
    ]
    winners = " · ".join(line.name for line in lines if line.won)
    won = sum(line.won for line in lines)
    return Sheet(
        say("sheet-title"),
        _about(say, session, ended),
        say("reckoning-wins", players=winners, count=won),
        tuple(lines),
        tuple(map(said, (*tie_break(counting, session), *what_decided(counting, session, ledger)))),
        line_chart(reckoned, session, ledger, counting.points),
        lay.draw if lay else None,
    )


def _about(say: Callable[..., str], session: Session, ended: Json) -> str:
    on, moves = day(ended), len(session.line)
    if on is None:
        return say("games-moves", moves=moves)
    month = say(f"month-{on.month}")
    said = say("day", day=on.day, month=month, year=str(on.year))
    return say("sheet-about", day=said, moves=moves)
