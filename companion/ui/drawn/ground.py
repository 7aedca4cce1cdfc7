"""What pictures are drawn on: a few frames for all, whose texture is changed for each picture. A
frame of its own would have shaders of its own, and to compile those takes longer than to draw most
pictures."""

from kivy.graphics import Canvas, Fbo
from kivy.graphics.context import get_context
from kivy.graphics.opengl import GL_FRAMEBUFFER, GL_TEXTURE_2D, glFramebufferTexture2D
from kivy.graphics.texture import Texture

_GL_COLOR_ATTACHMENT0 = 0x8CE0
"""Kivy has no name for it."""


class Ground:
    def __init__(self) -> None:
        self._frames: dict[int, Fbo] = {}
        # Android takes the frames away, too, from an app that rests.
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
        """Not much larger than what is drawn, and a power of two: the less is lost where places are
        reckoned in parts of it, and the same looks the same wherever it lies."""
        least = 1 << (side - 1).bit_length()
        if least not in self._frames:
            # Its own texture is never drawn on.
            own = Texture.create(size=(1, 1))
            self._frames[least] = Fbo(size=(least, least), texture=own)
        return self._frames[least]

    def _forget(self, _: object) -> None:
        self._frames.clear()


GROUND = Ground()
