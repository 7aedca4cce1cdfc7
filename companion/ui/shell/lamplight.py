"""The light everything is seen in: a lamp makes all of the window dimmer and warmer, also what has
colours of its own, as the pieces have."""

from kivy.core.window import Window
from kivy.graphics import Callback, Color, InstructionGroup, Rectangle
from kivy.graphics.opengl import GL_DST_COLOR, GL_ONE, GL_ZERO, glBlendFuncSeparate

from companion.ui.drawn.still import blend_usual
from companion.ui.shell.theme import Theme

_WHITE = [1, 1, 1, 1]


class Lamplight:
    """Lies over all of the window, in whatever light is not white."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._over = InstructionGroup()
        theme.bind(lamp=self._shine)
        Window.bind(size=self._shine)
        self._shine()

    def release(self) -> None:
        self._theme.unbind(lamp=self._shine)
        Window.unbind(size=self._shine)
        self._put_out()

    def _put_out(self) -> None:
        self._over.clear()
        if self._over in Window.canvas.after.children:
            Window.canvas.after.remove(self._over)

    def _shine(self, *_: object) -> None:
        self._put_out()
        if self._theme.lamp == _WHITE:
            return
        for each in (
            Callback(_blend_by_light),
            Color(*self._theme.lamp),
            Rectangle(size=Window.size),
            Callback(blend_usual),
        ):
            self._over.add(each)
        Window.canvas.after.add(self._over)


def _blend_by_light(_: object) -> None:
    """What is there, weakened by the colour of the light."""
    glBlendFuncSeparate(GL_DST_COLOR, GL_ZERO, GL_ZERO, GL_ONE)
