from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi
from typing import NamedTuple

from kivy.animation import Animation
from kivy.clock import Clock
from kivy.input import MotionEvent
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from companion.ui import layout
from companion.ui.drawn.box import Box
from companion.ui.drawn.pace import eased, share
from companion.ui.drawn.piece import Paint, Picture

WIDE = 1.9
"""The width to the height of what a draw is shown on; boxes are shares of a square of its sides."""
_SECONDS, _EACH = 0.7, 0.08
_STAY = 0.5


class Flight(NamedTuple):
    """A piece on its way; with a `back` it turns over as it goes."""

    paint: Paint
    start: Box
    end: Box
    back: Paint | None = None


class Draw(NamedTuple):
    """What is there already, and what comes."""

    ground: Paint
    flights: tuple[Flight, ...]


class Flier(Widget):
    """A piece on its way, perhaps turning over; `progress` says how far it is."""

    theme = ObjectProperty()
    progress = NumericProperty(0)
    flatness = NumericProperty(1)
    """How wide it looks while it turns."""

    def __init__(self, flight: Flight, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._flight = flight
        self._face = Picture(theme=self.theme, paint=flight.paint)
        self._back = Picture(theme=self.theme, paint=flight.back) if flight.back else None
        if self._back:
            self.add_widget(self._back)
        self.add_widget(self._face)

    def fly(self, ground: Box, progress: float) -> None:
        start, end = (ground.part(*at) for at in (self._flight.start, self._flight.end))
        x, y = (a + (b - a) * progress for a, b in zip(start.centre, end.centre, strict=True))
        for picture in self.children:
            picture.size = end.size
            picture.center = x, y
        self.center = x, y
        if self._back:
            self.flatness = max(0.02, abs(cos(pi * progress)))
            self._face.opacity = float(progress >= 0.5)
            self._back.opacity = float(progress < 0.5)


class DrawnPieces(FloatLayout):
    """Shows what the app drew, one draw after the other, over what is there.

    It takes no touch: any tap ends it, and goes where it was meant to go.
    """

    theme = ObjectProperty()
    still = BooleanProperty(False)
    draws = ObjectProperty(())
    progress = NumericProperty(0)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._left: list[Draw] = []
        self._fliers: list[Flier] = []
        self._pause = Clock.create_trigger(self._next, _STAY)
        self.bind(size=self._place, pos=self._place)

    def show(self, draws: Sequence[Draw]) -> None:
        self._left = [*draws]
        self._next()

    def on_touch_down(self, touch: MotionEvent) -> bool:
        self.end()
        return False

    def end(self) -> None:
        self._pause.cancel()
        Animation.cancel_all(self)
        self._left = []
        if self.parent:
            self.parent.remove_widget(self)

    def on_progress(self, *_: object) -> None:
        for place, flier in enumerate(self._fliers):
            flier.fly(self._box(), eased(share(self.progress, place, len(self._fliers))))

    def _next(self, *_: object) -> None:
        if not self._left:
            self.end()
            return
        draw = self._left.pop(0)
        self.ids.ground.paint = draw.ground
        self.ids.fliers.clear_widgets()
        self._fliers = [Flier(flight, theme=self.theme) for flight in draw.flights]
        for flier in self._fliers:
            self.ids.fliers.add_widget(flier)
        self.progress = 0
        self._place()
        if self.still:
            self.progress = 1
            self._pause()
            return
        rise = Animation(progress=1, duration=_SECONDS + _EACH * len(self._fliers))
        rise.bind(on_complete=lambda *_: self._pause())
        rise.start(self)

    def _place(self, *_: object) -> None:
        width = min(dp(520), self.width - dp(32))
        self.ids.card.size = width, width / WIDE
        self.on_progress()

    def _box(self) -> Box:
        ground = self.ids.ground
        return Box(*ground.pos, *ground.size)


layout.load("table/film", "flier", "drawn_pieces")
