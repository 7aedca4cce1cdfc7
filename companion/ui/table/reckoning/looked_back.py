from __future__ import annotations

from collections.abc import Callable

from kivy.clock import Clock
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.play.reckoning.looked_back import Cost, LookedBack
from companion.table.account import account
from companion.table.session import Session
from companion.ui import layout
from companion.ui.drawn.charts.line_chart import LineChart, Series
from companion.ui.shell.chrome import Overlay
from companion.ui.shell.chrome.plate import Plate
from companion.ui.shell.people import called, names
from companion.ui.table.between_frames import Spare
from companion.ui.table.given import Given
from companion.ui.table.reckoning.charts import line_chart
from companion.ui.table.reckoning.reckoned import Reckoned

_ANEW = 40
"""Frames between two pictures of what is known."""


class CostRow(Plate, BoxLayout):
    """A decision that cost somebody chances; a tap opens the game there."""

    made = StringProperty()
    better = StringProperty()


class LookedBackSheet(Overlay):
    """Shows what a game was decided by, while it is still being looked at; `on_moment` tells the
    number of a move that somebody wants to see."""

    __events__ = ("on_moment",)

    title = StringProperty()
    said = StringProperty()
    chances = StringProperty()
    points = StringProperty()
    """What stands above the charts."""
    wide = BooleanProperty(False)

    def __init__(
        self, given: Given, reckoned: Reckoned, session: Session, back: LookedBack, **kwargs: object
    ) -> None:
        self._say: Callable[..., str] = given.speech.say
        self._reckoned, self._session, self._back = reckoned, session, back
        self._frames, self._spare = 0, Spare()
        self._costs: list[Cost] = []
        super().__init__(**kwargs)
        points = reckoned.counting.points
        self.title = self._say("looked-back-title")
        self.chances, self.points = self._say("looked-back-chances"), self._say(f"chart-{points}")
        self._mark = given.face.mark
        self.ids.scores.chart = line_chart(reckoned, session, account(session), points)
        self._show()
        self._steps = Clock.schedule_interval(self._think, 0)

    def on_parent(self, _: Widget, parent: Widget | None) -> None:
        if not parent:
            self._steps.cancel()

    def on_moment(self, number: int) -> None:
        pass

    @property
    def done(self) -> bool:
        return self._back.done

    def _think(self, _: float) -> None:
        self._spare.use(lambda: not self._back.done, self._back.think)
        self._frames += 1
        if self._back.done:
            self._steps.cancel()
        if self._back.done or self._frames % _ANEW == 0:
            self._show()

    def _show(self) -> None:
        back, say = self._back, self._say
        key = "looked-back-done" if back.done else "looked-back-share"
        self.said = say(key, percent=back.percent)
        self._show_curves()
        costs = back.costs(say)
        if costs != self._costs:
            self._costs = costs
            self._show_costs()

    def _show_costs(self) -> None:
        rows, say = self.ids.costs, self._say
        rows.clear_widgets()
        people = names(self._session.head.players)
        for cost in self._costs:
            row = CostRow(
                made=say(cost.made.key, people, **cost.made.figures),
                better=say(cost.better.key, people, **cost.better.figures),
                name=f"moment-{cost.number}",
            )
            row.ids.mark.add_widget(self._mark(cost.by))
            row.bind(on_tap=lambda _, cost=cost: self.dispatch("on_moment", cost.number))
            rows.add_widget(row)

    def _show_curves(self) -> None:
        found = self._back.curves
        if min(map(len, found.values())) < 2:
            return
        series = tuple(
            Series(self._reckoned.mark(seat.colour), called(seat), found[seat.colour])
            for seat in self._session.head.players
        )
        self.ids.curves.chart = LineChart(series, self._back.rounds)


layout.load("table/reckoning", "cost_row", "looked_back_sheet")
