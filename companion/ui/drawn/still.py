from collections.abc import Callable
from functools import partial
from weakref import ReferenceType, WeakSet, ref

from kivy.clock import Clock
from kivy.event import EventDispatcher
from kivy.graphics import (
    Callback,
    Canvas,
    ClearBuffers,
    ClearColor,
    Color,
    Rectangle,
    ScissorPop,
    ScissorPush,
)
from kivy.graphics.context import get_context
from kivy.graphics.opengl import (
    GL_ONE,
    GL_ONE_MINUS_SRC_ALPHA,
    GL_SRC_ALPHA,
    glBlendColor,
    glBlendFuncSeparate,
)
from kivy.graphics.texture import Texture
from kivy.properties import ObjectProperty
from kivy.uix.widget import Widget

from companion.ui.drawn.changes import Content, Part, changed, content
from companion.ui.drawn.ground import GROUND
from companion.ui.drawn.lettering import scaled

_GL_CONSTANT_ALPHA = 0x8003
"""Kivy has no name for it."""

_stills: WeakSet["Still"] = WeakSet()
_themes: WeakSet[EventDispatcher] = WeakSet()
"""Those that tell every picture of theirs when they change."""


_before: list[Callable[[], object]] = []


def before_drawing(do: Callable[[], object]) -> None:
    """Done before each picture is drawn, for what it is put together of."""
    _before.append(do)


def make_ready() -> None:
    for do in _before:
        do()


class Still(Widget):
    """A picture drawn once into a texture, and anew when its size or the theme changes: as much of
    it as then looks otherwise.

    The instructions of `draw` are dropped when they are done, which spares each frame's time and
    the memory of many shapes. A class that shows more than colours calls `redraw` itself.
    """

    theme = ObjectProperty()

    def __init__(self, **kwargs: object) -> None:
        # A size may come with the arguments.
        self.redraw = Clock.create_trigger(self._redraw)
        self._texture: Texture | None = None
        self._content: Content | None = None
        super().__init__(**kwargs)
        with self.canvas:
            Color(1, 1, 1, 1)
            Callback(partial(_blend_faded, ref(self)))
            self._shown = Rectangle(pos=self.pos, size=(0, 0))
            Callback(blend_usual)
        self.bind(pos=self._move)
        _stills.add(self)

    def on_size(self, *_: object) -> None:
        self.redraw()

    def on_theme(self, *_: object) -> None:
        if self.theme not in _themes:
            _themes.add(self.theme)
            self.theme.bind(colours=_relight, text_scale=_relight)
        self.redraw()

    def draw(self) -> None:
        """Draws within (0, 0) and `size`."""
        raise NotImplementedError

    def _move(self, *_: object) -> None:
        # On whole pixels, else the texture is drawn blurred.
        self._shown.pos = [round(each) for each in self.pos]

    def draw_on_new(self) -> None:
        """Its texture is lost."""
        self._texture = None
        self._redraw()

    def _redraw(self, *_: object) -> None:
        if min(self.size) < 1:
            self._texture = None
            self._shown.size = (0, 0)
            return
        size = [round(each) for each in self.size]
        # To make one takes longer than to draw on it.
        if self._texture is None or list(self._texture.size) != size:
            self._texture, self._content = Texture.create(size=size), None
        canvas = Canvas()
        with canvas:
            limit = ScissorPush()
            ClearColor(0, 0, 0, 0)
            ClearBuffers()
            with scaled(self.theme.text_scale):
                self.draw()
            ScissorPop()
        before, self._content = self._content, content(canvas.children)
        part = changed(before, self._content, Part(0, 0, *size))
        if part:
            limit.pos, limit.size = part[:2], (part.right - part.left, part.top - part.foot)
            make_ready()
            GROUND.draw(canvas, self._texture)
        self._shown.texture = self._texture
        self._shown.size = size
        # The same texture with something else on it is no change to Kivy.
        self._shown.flag_update()


def _relight(theme: EventDispatcher, *_: object) -> None:
    for still in tuple(_stills):
        if still.theme is theme:
            still.redraw()


def draw_all_on_new(*_: object) -> None:
    for still in tuple(_stills):
        still.draw_on_new()


# Android takes the textures away from an app that rests. One observer serves all, here as for a
# theme: Kivy keeps what has observed, long after it is gone, and looks through it ever longer.
get_context().add_reload_observer(draw_all_on_new)


def _blend_faded(still: ReferenceType[Still], _: object) -> None:
    """As in `blend_drawn`, as faint as it and all it lies in: Kivy lessens the alpha only, and what
    is hidden would be seen in white."""
    opacity, widget = 1.0, still()
    while widget and widget.parent is not widget:
        opacity, widget = opacity * widget.opacity, widget.parent
    glBlendColor(0, 0, 0, opacity)
    glBlendFuncSeparate(_GL_CONSTANT_ALPHA, GL_ONE_MINUS_SRC_ALPHA, GL_ONE, GL_ONE)


def blend_drawn(_: object) -> None:
    """What was drawn on nothing has its colours weakened by their alpha already."""
    glBlendFuncSeparate(GL_ONE, GL_ONE_MINUS_SRC_ALPHA, GL_ONE, GL_ONE)


def blend_usual(_: object) -> None:
    glBlendFuncSeparate(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA, GL_ONE, GL_ONE)
