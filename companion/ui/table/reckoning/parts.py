"""The parts of the reckoning: a player's sum, a chart, the picture that comes in over them."""

from kivy.animation import Animation
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.relativelayout import RelativeLayout
from kivy.uix.widget import Widget

from companion.ui import layout
from companion.ui.drawn.piece import Paint, Picture
from companion.ui.shell.chrome.plate import Plate

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
    """Somebody or something comes home, once; then it rests."""

    still = BooleanProperty(False)

    def __init__(self, paint: Paint | None, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._picture = self.ids.picture.__self__
        self._picture.paint = paint
        self._coming: Animation | None = None
        self.bind(size=self._rest)

    def come(self) -> None:
        if self.still:
            return
        self._picture.x = -self._picture.width
        self._coming = Animation(x=self._middle, d=_SECONDS, t="out_cubic")
        self._coming.start(self._picture)

    def end(self) -> None:
        """No touch waits for it."""
        if self._coming:
            self._coming.cancel(self._picture)
            self._coming = None
            self._rest()

    @property
    def _middle(self) -> float:
        return (self.width - self._picture.width) / 2

    def _rest(self, *_: object) -> None:
        self._picture.size = (self.height, self.height)
        if not self._coming:
            self._picture.x = self._middle


layout.load("table/reckoning", "sum_card", "chart_view", "homecoming")
