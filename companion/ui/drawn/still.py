from weakref import WeakSet

from kivy.clock import Clock
from kivy.graphics import Callback, ClearBuffers, ClearColor, Color, Fbo, Rectangle
from kivy.graphics.context import get_context
from kivy.graphics.opengl import (
    GL_ONE,
    GL_ONE_MINUS_SRC_ALPHA,
    GL_SRC_ALPHA,
    glBlendFuncSeparate,
)
from kivy.properties import ObjectProperty
from kivy.uix.widget import Widget

from companion.ui.drawn.lettering import scaled

_stills: WeakSet["Still"] = WeakSet()


class Still(Widget):
    """A picture drawn once into a texture, and anew when its size or the theme changes.

    The instructions of `draw` are dropped when they are done, which spares each frame's time and
    the memory of many shapes. A class that shows more than colours calls `redraw` itself.
    """

    theme = ObjectProperty()

    def __init__(self, **kwargs: object) -> None:
        # A size may come with the arguments.
        self.redraw = Clock.create_trigger(self._redraw)
        self._ground: Fbo | None = None
        super().__init__(**kwargs)
        with self.canvas:
            self._light = Color(1, 1, 1, 1)
            Callback(blend_drawn)
            self._shown = Rectangle(pos=self.pos, size=(0, 0))
            Callback(blend_usual)
        self.bind(pos=self._move)
        _stills.add(self)

    def on_opacity(self, widget: Widget, opacity: float) -> None:
        # Kivy lessens the alpha only.
        super().on_opacity(widget, opacity)
        self._light.rgb = [opacity] * 3

    def on_size(self, *_: object) -> None:
        self.redraw()

    def on_theme(self, *_: object) -> None:
        self.theme.bind(colours=self._relight, text_scale=self._relight)
        self.redraw()

    def _relight(self, *_: object) -> None:
        # By a method: the trigger itself Kivy would hold for ever.
        self.redraw()

    def draw(self) -> None:
        """Draws within (0, 0) and `size`."""
        raise NotImplementedError

    def _move(self, *_: object) -> None:
        # On whole pixels, else the texture is drawn blurred.
        self._shown.pos = [round(each) for each in self.pos]

    def draw_on_new(self) -> None:
        """Its ground is lost."""
        self._ground = None
        self._redraw()

    def _redraw(self, *_: object) -> None:
        if min(self.size) < 1:
            self._ground = None
            self._shown.size = (0, 0)
            return
        size = [round(each) for each in self.size]
        # To make one takes longer than to draw on it.
        if self._ground is None or list(self._ground.size) != size:
            self._ground = Fbo(size=size)
        fbo = self._ground
        with fbo:
            ClearColor(0, 0, 0, 0)
            ClearBuffers()
            with scaled(self.theme.text_scale):
                self.draw()
        fbo.draw()
        fbo.clear()
        self._shown.texture = fbo.texture
        self._shown.size = fbo.size
        # The same texture with something else on it is no change to Kivy.
        self._shown.flag_update()


def _draw_all_on_new(_: object) -> None:
    for still in tuple(_stills):
        still.draw_on_new()


# Android takes the textures away from an app that rests. One observer serves all, for Kivy keeps
# what has observed, long after it is gone.
get_context().add_reload_observer(_draw_all_on_new)


def blend_drawn(_: object) -> None:
    """What was drawn on nothing has its colours weakened by their alpha already."""
    glBlendFuncSeparate(GL_ONE, GL_ONE_MINUS_SRC_ALPHA, GL_ONE, GL_ONE)


def blend_usual(_: object) -> None:
    glBlendFuncSeparate(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA, GL_ONE, GL_ONE)
