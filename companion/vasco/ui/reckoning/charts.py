from collections.abc import Callable

from kivy.uix.widget import Widget

from companion.table.account import Account
from companion.table.session import Session
from companion.ui.shell.chrome import Heading
from companion.vasco.ui.charts import reals_chart, source_chart, vp_chart
from companion.vasco.ui.reckoning.parts import ChartView


def show_charts(box: Widget, session: Session, ledger: Account, say: Callable[..., str]) -> None:
    """Points move by move and by source; money where it is counted."""
    charts = {
        "vp": vp_chart(session, ledger),
        "sources": source_chart(session, ledger, say),
    }
    if any(item.line.what == "reals" for item in ledger.items):
        charts["reals"] = reals_chart(session, ledger)
    box.clear_widgets()
    for name, chart in charts.items():
        box.add_widget(Heading(text=say(f"chart-{name}"), scale="title"))
        box.add_widget(ChartView(chart=chart))
