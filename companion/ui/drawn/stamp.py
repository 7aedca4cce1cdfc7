"""Pieces are drawn once in each size and light, and stamped wherever they lie.

A board has a hundred pieces; to put them together shape by shape takes longer than a tap may.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps

from kivy.clock import Clock
from kivy.graphics import (
    Callback,
    Canvas,
    ClearBuffers,
    ClearColor,
    Color,
    PopMatrix,
    PushMatrix,
    Rectangle,
    ScissorPop,
    ScissorPush,
    Translate,
)
from kivy.graphics.context import get_context
from kivy.graphics.texture import Texture

from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.ground import GROUND
from companion.ui.drawn.still import before_drawing, blend_drawn, blend_usual

Draw = Callable[..., None]
Key = tuple[object, ...]

_EDGE = 2
"""Pixels around the box, since lines may reach over it."""
_SIDE = 1024
_SHEETS = 12


def stamped(draw: Draw) -> Draw:
    """For what draws within a box by plain values."""

    @wraps(draw)
    def stamp(box: Box, colours: Colours, *values: object, **more: object) -> None:
        if _stamps.drawing:
            # A part of another stamp: a sheet cannot be drawn from while it is drawn on.
            draw(box, colours, *values, **more)
            return
        size = max(1, round(box.width)), max(1, round(box.height))
        light = tuple(colours["ink"]), tuple(colours["paper"])
        key = (draw, size, light, values, tuple(more.items()))
        texture = _stamps.get(key) or _stamps.make(
            key, size, lambda at: draw(at, colours, *values, **more)
        )
        Color(1, 1, 1, 1)
        Callback(blend_drawn)
        x, y = box.centre
        pos = round(x - size[0] / 2) - _EDGE, round(y - size[1] / 2) - _EDGE
        Rectangle(texture=texture, pos=pos, size=texture.size)
        Callback(blend_usual)

    return stamp


class Sheet:
    """A texture with many stamps in rows: to make one for each takes longer than to draw it."""

    def __init__(self, width: int, height: int) -> None:
        self.stamps: dict[Key, Texture] = {}
        self._texture = Texture.create(size=(width, height))
        self._begun = Canvas()
        with self._begun:
            ClearColor(0, 0, 0, 0)
            ClearBuffers()
        self._x = self._y = self._row = 0

    def room(self, width: int, height: int) -> tuple[int, int] | None:
        """Where there is room for one more; None where the sheet is full."""
        across, up = self._texture.size
        if self._x + width > across:
            self._x, self._y, self._row = 0, self._y + self._row, 0
        if width > across or self._y + height > up:
            return None
        at = self._x, self._y
        self._x, self._row = self._x + width, max(self._row, height)
        return at

    def draw(self, box: Box, draw: Callable[[Box], None]) -> Texture:
        """Where it will be seen when the sheet is finished. Each is drawn as if it lay in the
        corner: then the shapes of one are known to the next."""
        x, y, width, height = (round(each) for each in box)
        with self._begun:
            ScissorPush(x=x, y=y, width=width, height=height)
            PushMatrix()
            Translate(x, y)
            draw(Box(0, 0, width, height).inset(_EDGE))
            PopMatrix()
            ScissorPop()
        return self._texture.get_region(x, y, width, height)

    def finish(self) -> None:
        GROUND.draw(self._begun, self._texture)
        self._begun.clear()


class Stamps:
    """The stamps at hand. Of too many sheets the oldest goes, with all that is on it.

    New ones are drawn together, just before they are first needed: to begin on a sheet takes longer
    than to draw a stamp."""

    def __init__(self) -> None:
        self._sheets: list[Sheet] = []
        self._begun: list[Sheet] = []
        self.drawing = False
        self._soon = Clock.create_trigger(self.finish, -1)
        before_drawing(self.finish)
        # Android takes the textures away from an app that rests.
        get_context().add_reload_observer(self.forget, before=True)

    def get(self, key: Key) -> Texture | None:
        return next((sheet.stamps[key] for sheet in self._sheets if key in sheet.stamps), None)

    def make(self, key: Key, size: tuple[int, int], draw: Callable[[Box], None]) -> Texture:
        width, height = (each + 2 * _EDGE for each in size)
        sheet, (x, y) = self._place(width, height)
        self.drawing = True
        try:
            sheet.stamps[key] = sheet.draw(Box(x, y, width, height), draw)
        finally:
            self.drawing = False
        if sheet not in self._begun:
            self._begun.append(sheet)
        self._soon()
        return sheet.stamps[key]

    def finish(self, *_: object) -> None:
        begun, self._begun = self._begun, []
        for sheet in begun:
            sheet.finish()

    def _place(self, width: int, height: int) -> tuple[Sheet, tuple[int, int]]:
        at = self._sheets[-1].room(width, height) if self._sheets else None
        if at:
            return self._sheets[-1], at
        sheet = Sheet(max(_SIDE, width), max(_SIDE, height))
        self._sheets = [*self._sheets[-_SHEETS + 1 :], sheet]
        at = sheet.room(width, height)
        assert at, "a new sheet is as large as what it was made for"
        return sheet, at

    def forget(self, *_: object) -> None:
        self._sheets, self._begun = [], []


_stamps = Stamps()
forget_stamps = _stamps.forget
