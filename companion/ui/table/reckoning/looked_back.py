from __future__ import annotations

from collections.abc import Callable

from kivy.clock import Clock
from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.play.reckoning.looked_back import LookedBack
from companion.table.session import Session
from companion.ui import layout
from companion.ui.drawn.charts.line_chart import LineChart, Series
from companion.ui.shell.chrome import Overlay
from companion.ui.shell.people import called, names
from companion.ui.table.between_frames import Spare
from companion.ui.table.given import Given
from companion.ui.table.reckoning.reckoned import Reckoned

_ANEW = 40
"""Frames between two pictures of what is known."""


class CostRow(BoxLayout):
    """A decision that cost somebody chances."""

    made = StringProperty()
    better = StringProperty()


class LookedBackSheet(Overlay):
    """Shows what a game was decided by, while it is still being looked at."""

    title = StringProperty()
    said = StringProperty()

    def __init__(
        self, given: Given, reckoned: Reckoned, session: Session, back: LookedBack, **kwargs: object
    ) -> None:
        self._say: Callable[..., str] = given.speech.say
        self._reckoned, self._session, self._back = reckoned, session, back
        self._frames, self._spare = 0, Spare()
        super().__init__(**kwargs)
        self.title = self._say("looked-back-title")
        self._mark = given.face.mark
        self._show()
        self._steps = Clock.schedule_interval(self._think, 0)

    def on_parent(self, _: Widget, parent: Widget | None) -> None:
        if not parent:
            self._steps.cancel()

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
        rows = self.ids.costs
        rows.clear_widgets()
        people = names(self._session.head.players)
        for cost in back.costs(say):
            row = CostRow(
                made=say(cost.made.key, people, **cost.made.figures),
                better=say(cost.better.key, people, **cost.better.figures),
            )
            row.ids.mark.add_widget(self._mark(cost.by))
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
