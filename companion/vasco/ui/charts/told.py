"""The charts of a session, read from its ledger."""

from __future__ import annotations

from collections.abc import Callable

from companion.play.numerals import roman
from companion.table.account import Account, at_first
from companion.table.session import Session
from companion.ui.drawn.charts.line_chart import LineChart, Series
from companion.ui.drawn.charts.source_chart import SourceChart
from companion.ui.shell.people import called
from companion.vasco.rules.state import ROUNDS
from companion.vasco.ui.pieces.marks import mark_of


def vp_chart(session: Session, account: Account) -> LineChart:
    return _lines(session, account, "vp")


def reals_chart(session: Session, account: Account) -> LineChart:
    return _lines(session, account, "reals")


def _lines(session: Session, account: Account, what: str) -> LineChart:
    series = tuple(
        Series(
            mark_of(seat.colour),
            called(seat),
            account.course(seat.colour, what, at_first(session, seat.colour, what)),
        )
        for seat in session.head.players
    )
    return LineChart(series, rounds(session))


def source_chart(session: Session, account: Account, say: Callable[..., str]) -> SourceChart:
    """VP; the source that brought most in all is first."""
    colours = tuple(seat.colour for seat in session.head.players)
    got = {colour: account.by_source(colour, "vp") for colour in colours}
    sources = {source for each in got.values() for source in each}
    totals = {source: sum(got[c].get(source, 0) for c in colours) for source in sources}
    ordered = sorted(totals, key=lambda source: (-totals[source], source))
    return SourceChart(
        {colour: mark_of(colour) for colour in colours},
        tuple(
            (say(f"source-{source.replace('_', '-')}"), {c: got[c].get(source, 0) for c in colours})
            for source in ordered
        ),
    )


def rounds(session: Session) -> tuple[tuple[int, str], ...]:
    """After which move each round ended; the last with what is reckoned at the end."""
    ended: dict[int, int] = {}
    for entry in session.line:
        ended[min(entry.state.round, ROUNDS)] = entry.number
    return tuple((move, roman(round_)) for round_, move in sorted(ended.items()))
