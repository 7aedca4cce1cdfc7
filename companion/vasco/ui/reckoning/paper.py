"""The sheet of a session: what its reckoning says, with the board as it lay at the end."""

from __future__ import annotations

from typing import Any

from companion.table.account import account
from companion.table.game import Said
from companion.table.session import Session
from companion.ui.shell.games.entry import day
from companion.ui.shell.people import called, names
from companion.vasco.play.reckoning import sums, tie_break, what_decided
from companion.vasco.play.table_options import TableOptions
from companion.vasco.rules.state import State
from companion.vasco.ui import laying
from companion.vasco.ui.asking.shown import Shown
from companion.vasco.ui.charts import vp_chart
from companion.vasco.ui.reckoning.sheet import Draw, Line, Sheet


def sheet(app: Any, session: Session) -> Sheet:
    ledger, known = account(session), names(session.head.players)
    seats = {seat.colour: called(seat) for seat in session.head.players}

    def said(each: Said) -> str:
        text: str = app.of("vasco").say(each.key, known, **each.figures)
        return text

    lines = [
        Line(result.colour, seats[result.colour], " + ".join(map(said, parts)), *result[1:])
        for result, parts in reversed(sums(session, ledger))
    ]
    winners = " · ".join(line.name for line in lines if line.won)
    won = sum(line.won for line in lines)
    return Sheet(
        app.of("vasco").say("app-title"),
        _about(app, session),
        app.of("vasco").say("reckoning-wins", players=winners, count=won),
        tuple(lines),
        tuple(map(said, (*tie_break(session), *what_decided(session, ledger)))),
        vp_chart(session, ledger),
        _board(app, session),
    )


def _about(app: Any, session: Session) -> str:
    ended = day(app.store.shelf.card(session.head.id).ended)
    moves = len(session.line)
    if ended is None:
        text: str = app.of("vasco").say("games-moves", moves=moves)
        return text
    month = app.of("vasco").say(f"month-{ended.month}")
    said = app.of("vasco").say("day", day=ended.day, month=month, year=str(ended.year))
    about: str = app.of("vasco").say("sheet-about", day=said, moves=moves)
    return about


def _board(app: Any, session: Session) -> Draw | None:
    """Everything that lay there, whatever stayed in the box."""
    if not isinstance(session.state, State):
        return None
    options = TableOptions(replaced=frozenset())
    shown = Shown(
        session.state,
        session.head.players,
        session.head.components,
        options,
        frozenset(),
        app.of("vasco").say,
    )
    return laying.table(shown).draw
