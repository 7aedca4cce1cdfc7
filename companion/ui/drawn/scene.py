from __future__ import annotations

from collections.abc import Mapping
from math import ceil
from typing import Protocol, runtime_checkable

from kivy.graphics import Color, Line, RoundedRectangle
from kivy.input import MotionEvent
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty
from kivy.uix.widget import Widget

from companion.ui import layout
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.lettering import scaled
from companion.ui.drawn.piece import Picture
from companion.ui.drawn.tap_area import TapArea


class Scene(Protocol):
    """Pieces that lie together, as plain values: how high, how drawn, where a tap acts."""

    def height(self, width: float, room: float = 0) -> float:
        """How high it must be; `room` is what it has, where that is known."""

    def draw(self, box: Box, colours: Colours) -> None: ...
    def spots(self, box: Box) -> Mapping[str, Box]:
        """What can be tapped, by name."""


@runtime_checkable
class Pointed(Scene, Protocol):
    """A scene of which every piece says what it is, also where nobody asks for it."""

    def pieces(self, box: Box) -> Mapping[str, Box]:
        """All that lies there, by name; what lies on something else comes after it."""


class Spot(TapArea):
    """Where a piece of a scene can be tapped: drawn only while it is pressed, chosen or has the
    focus. There are many of them, and what is drawn unseen takes each frame its time."""

    theme = ObjectProperty()
    chosen = BooleanProperty(False)

    def on_kv_post(self, _: Widget) -> None:
        for name in ("pressed", "focused", "chosen", "pos", "size"):
            self.fbind(name, self._mark)

    def _mark(self, *_: object) -> None:
        touched = self.pressed or self.focused
        if not (touched or self.chosen):
            if self.canvas.length():
                self.canvas.clear()
            return
        colours = self.theme.colours
        self.canvas.clear()
        with self.canvas:
            if touched:
                Color(*colours["focus" if self.focused else "ink"][:3], 0.3)
                RoundedRectangle(pos=self.pos, size=self.size, radius=[dp(8)])
            if self.chosen:
                Color(*colours["deed"])
                ring = Box(*self.pos, *self.size).inset(dp(2))
                Line(rounded_rectangle=(*ring, dp(8)), width=dp(1.75))
            if self.focused:
                Color(*colours["focus"])
                ring = Box(*self.pos, *self.size).inset(dp(1))
                Line(rounded_rectangle=(*ring, dp(8)), width=dp(1.75))


class SceneView(Picture):
    """Shows a scene, and tells by `on_pick` what of it was tapped; by `on_point`, if that was a
    piece that is no spot now.

    It is as high as the scene needs at its width, or as `room` allows where that is more.
    """

    __events__ = ("on_pick", "on_point")

    scene = ObjectProperty(None, allownone=True)
    room = NumericProperty(0)
    chosen = ObjectProperty(frozenset())
    """The spots that have a ring round them."""

    def on_kv_post(self, _: Widget) -> None:
        self.bind(scene=self._measure, width=self._measure, room=self._measure)
        self.bind(scene=self._lay, pos=self._lay, size=self._lay, chosen=self._lay)
        self._measure()
        self._lay()

    def on_pick(self, name: str) -> None:
        pass

    def on_point(self, name: str) -> None:
        pass

    def on_touch_down(self, touch: MotionEvent) -> bool:
        if super().on_touch_down(touch):
            return True
        self._pointed = "" if touch.is_mouse_scrolling else self._piece_at(touch)
        if self._pointed:
            touch.grab(self)
        return bool(self._pointed)

    def on_touch_up(self, touch: MotionEvent) -> bool:
        if touch.grab_current is not self:
            return bool(super().on_touch_up(touch))
        touch.ungrab(self)
        if self._piece_at(touch) == self._pointed:
            self.dispatch("on_point", self._pointed)
        return True

    def _piece_at(self, touch: MotionEvent) -> str:
        if not isinstance(self.scene, Pointed) or not self.collide_point(*touch.pos):
            return ""
        under = ""
        for name, box in self.scene.pieces(Box(*self.pos, *self.size)).items():
            if box.holds(*touch.pos):
                under = name
        return under

    def draw(self) -> None:
        if self.scene:
            self.scene.draw(Box(0, 0, *self.size), self.theme.colours)

    def _measure(self, *_: object) -> None:
        natural = 0
        if self.scene:
            with scaled(self.theme.text_scale):
                natural = ceil(self.scene.height(self.width, self.room))
        self.height = max(natural, self.room if self.scene else 0)
        self.redraw()

    def _lay(self, *_: object) -> None:
        spots = self.scene.spots(Box(*self.pos, *self.size)) if self.scene else {}
        if [each.name for each in reversed(self.children)] != [*spots]:
            self.clear_widgets()
            for name in spots:
                spot = Spot(name=name, theme=self.theme)
                spot.bind(on_tap=lambda each: self.dispatch("on_pick", each.name))
                self.add_widget(spot)
        for spot in self.children:
            box = spots[spot.name]
            spot.pos, spot.size = box[:2], box[2:]
            spot.chosen = spot.name in self.chosen


layout.load("drawn", "scene_view")
layout.load("drawn", "spot")
