"""The sheet of a session: what its reckoning says, with the board as it lay at the end."""

from __future__ import annotations

from collections.abc import Callable

from companion.table.account import account
from companion.table.game import Json, Said
from companion.table.session import Session
from companion.ui.shell.games.entry import day
from companion.ui.shell.people import called, names
from companion.vasco.play.reckoning import sums, tie_break, what_decided
from companion.vasco.play.shown import Shown
from companion.vasco.play.table_options import TableOptions
from companion.vasco.rules.state import State
from companion.vasco.ui import laying
from companion.vasco.ui.charts import vp_chart
from companion.vasco.ui.reckoning.sheet import Draw, Line, Sheet
from companion.vasco.ui.scenes.table import Table


def sheet(say: Callable[..., str], session: Session, ended: Json) -> Sheet:
    """`ended` is when, as the shelf has it."""
    ledger, known = account(session), names(session.head.players)
    seats = {seat.colour: called(seat) for seat in session.head.players}

    def said(each: Said) -> str:
        return say(each.key, known, **each.figures)

    lines = [
        Line(result.colour, seats[result.colour], " + ".join(map(said, parts)), *result[1:])
        for result, parts in reversed(sums(session, ledger))
    ]
    winners = " · ".join(line.name for line in lines if line.won)
    won = sum(line.won for line in lines)
    return Sheet(
        say("sheet-title"),
        _about(say, session, ended),
        say("reckoning-wins", players=winners, count=won),
        tuple(lines),
        tuple(map(said, (*tie_break(session), *what_decided(session, ledger)))),
        vp_chart(session, ledger),
        _board(say, session),
    )


def _about(say: Callable[..., str], session: Session, ended: Json) -> str:
    on, moves = day(ended), len(session.line)
    if on is None:
        return say("games-moves", moves=moves)
    month = say(f"month-{on.month}")
    said = say("day", day=on.day, month=month, year=str(on.year))
    return say("sheet-about", day=said, moves=moves)


def _board(say: Callable[..., str], session: Session) -> Draw | None:
    lay = as_it_lay(say, session)
    return lay.draw if lay else None


def as_it_lay(say: Callable[..., str], session: Session) -> Table | None:
    """Everything that lay there, whatever stayed in the box."""
    if not isinstance(session.state, State):
        return None
    head, options = session.head, TableOptions(replaced=frozenset())
    components = head.components or session.game.starter()
    return laying.table(Shown(session.state, head.players, components, options, frozenset(), say))
