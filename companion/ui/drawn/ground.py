"""What every picture is drawn on: one frame, whose texture is changed for each. A frame of its own
would have shaders of its own, and to compile those takes longer than to draw most pictures."""

from kivy.graphics import Canvas, Fbo
from kivy.graphics.context import get_context
from kivy.graphics.opengl import GL_FRAMEBUFFER, GL_TEXTURE_2D, glFramebufferTexture2D
from kivy.graphics.texture import Texture

_GL_COLOR_ATTACHMENT0 = 0x8CE0
"""Kivy has no name for it."""
_SIDE = 4096
"""More than a screen has; what is larger gets a larger frame."""


class Ground:
    def __init__(self) -> None:
        self._frame: Fbo | None = None
        self._side = _SIDE
        # Android takes the frame away, too, from an app that rests.
        get_context().add_reload_observer(self._forget, before=True)

    def draw(self, canvas: Canvas, texture: Texture) -> None:
        """What the canvas holds, from the corner of the texture."""
        frame = self._frame_for(max(texture.size))
        # Kivy gives a texture its memory only where it is first needed.
        texture.bind()
        frame.bind()
        glFramebufferTexture2D(GL_FRAMEBUFFER, _GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, texture.id, 0)
        frame.release()
        frame.add(canvas)
        frame.draw()
        frame.clear()

    def _frame_for(self, side: int) -> Fbo:
        while side > self._side:
            self._side, self._frame = 2 * self._side, None
        if self._frame is None:
            # Its own texture is never drawn on.
            own = Texture.create(size=(1, 1))
            self._frame = Fbo(size=(self._side, self._side), texture=own)
        return self._frame

    def _forget(self, _: object) -> None:
        self._frame = None


GROUND = Ground()
