"""The charts of a session: everybody told by shape, colour and name."""

from __future__ import annotations

from collections.abc import Callable

from kivy.uix.widget import Widget

from companion.play.reckoning.charted import by_source, curves
from companion.table.account import Account
from companion.table.session import Session
from companion.ui.drawn.charts.line_chart import LineChart, Series
from companion.ui.drawn.charts.source_chart import SourceChart
from companion.ui.shell.chrome import Heading
from companion.ui.shell.people import called
from companion.ui.table.reckoning.parts import ChartView
from companion.ui.table.reckoning.reckoned import Chart, Reckoned


def line_chart(reckoned: Reckoned, session: Session, ledger: Account, what: str) -> LineChart:
    drawn = curves(reckoned.counting, session, ledger, what)
    series = [
        Series(reckoned.mark(seat.colour), called(seat), drawn.of[seat.colour])
        for seat in session.head.players
    ]
    return LineChart(tuple(series), drawn.rounds)


def source_chart(
    reckoned: Reckoned, session: Session, ledger: Account, say: Callable[..., str]
) -> SourceChart:
    found = by_source(reckoned.counting, session, ledger)
    return SourceChart(
        {seat.colour: reckoned.mark(seat.colour) for seat in session.head.players},
        tuple((say(f"source-{source.replace('_', '-')}"), got) for source, got in found.items()),
    )


def show_charts(
    box: Widget, reckoned: Reckoned, session: Session, ledger: Account, say: Callable[..., str]
) -> None:
    """Points move by move and by source; what else is counted, where it is."""
    counting = reckoned.counting
    charts: dict[str, Chart] = {
        counting.points: line_chart(reckoned, session, ledger, counting.points),
        "sources": source_chart(reckoned, session, ledger, say),
    }
    if any(item.line.what == counting.held for item in ledger.items):
        charts[counting.held] = line_chart(reckoned, session, ledger, counting.held)
    charts |= reckoned.charts(session)
    box.clear_widgets()
    for name, chart in charts.items():
        box.add_widget(Heading(text=say(f"chart-{name}"), scale="title"))
        box.add_widget(ChartView(chart=chart))
