"""The parts of the reckoning: a player's sum, a chart, the ship that comes home."""

from kivy.animation import Animation
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.relativelayout import RelativeLayout
from kivy.uix.widget import Widget

from companion.ui import layout
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.piece import Picture
from companion.ui.shell.chrome.plate import Plate
from companion.vasco.ui.sea.caravel import draw_caravel

_SECONDS = 2.4


class SumCard(Plate, BoxLayout):
    """Somebody's score, and what it is made of; a tap explains it to the last point."""

    who = StringProperty()
    parts = StringProperty()
    points = StringProperty()
    won = BooleanProperty(False)

    def __init__(self, mark: Widget, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.ids.mark.add_widget(mark)


class ChartView(Picture):
    """Shows a chart as high as it wants to be."""

    chart = ObjectProperty(None, allownone=True)

    def on_chart(self, *_: object) -> None:
        self.paint = self.chart.draw
        self._measure()

    def on_width(self, *_: object) -> None:
        self._measure()

    def _measure(self) -> None:
        if self.chart:
            self.height = self.chart.height(self.width)


class Homecoming(RelativeLayout):
    """A caravel comes home under full sail, once; then it lies at anchor."""

    still = BooleanProperty(False)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._ship = self.ids.ship.__self__
        self._ship.paint = _paint_ship
        self._sailing: Animation | None = None
        self.bind(size=self._anchor)

    def sail(self) -> None:
        if self.still:
            return
        self._ship.x = -self._ship.width
        self._sailing = Animation(x=self._berth, d=_SECONDS, t="out_cubic")
        self._sailing.start(self._ship)

    def end(self) -> None:
        """No touch waits for it."""
        if self._sailing:
            self._sailing.cancel(self._ship)
            self._sailing = None
            self._anchor()

    @property
    def _berth(self) -> float:
        return (self.width - self._ship.width) / 2

    def _anchor(self, *_: object) -> None:
        self._ship.size = (self.height, self.height)
        if not self._sailing:
            self._ship.x = self._berth


def _paint_ship(box: Box, colours: Colours) -> None:
    draw_caravel(box.centre, box.side, colours["edge"], colours["parchment"])


layout.load("vasco/reckoning", "sum_card", "chart_view", "homecoming")
