"""Pieces are drawn once in each size and light, and stamped wherever they lie.

A board has a hundred pieces; to put them together shape by shape takes longer than a tap may.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, wraps

from kivy.graphics import Callback, ClearBuffers, ClearColor, Color, Fbo, Rectangle
from kivy.graphics.context import get_context
from kivy.graphics.texture import Texture

from companion.ui.shell.still import blend_drawn, blend_usual
from companion.ui.vasco.pieces.box import Box
from companion.ui.vasco.pieces.colours import Colours

Draw = Callable[..., None]

_EDGE = 2
"""Pixels around the box, since lines may reach over it."""
_KEPT = 400


def stamped(draw: Draw) -> Draw:
    """For what draws within a box by plain values."""

    @wraps(draw)
    def stamp(box: Box, colours: Colours, *values: object, **more: object) -> None:
        size = max(1, round(box.width)), max(1, round(box.height))
        texture = _made(draw, size, _Light(colours), values, tuple(more.items()))
        Color(1, 1, 1, 1)
        Callback(blend_drawn)
        x, y = box.centre
        pos = round(x - size[0] / 2) - _EDGE, round(y - size[1] / 2) - _EDGE
        Rectangle(texture=texture, pos=pos, size=texture.size)
        Callback(blend_usual)

    return stamp


class _Light:
    """The colours of a theme, told from those of others by a few of them."""

    def __init__(self, colours: Colours) -> None:
        self.colours = colours
        self._mark = tuple(colours["ink"]), tuple(colours["paper"])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Light) and self._mark == other._mark

    def __hash__(self) -> int:
        return hash(self._mark)


@lru_cache(_KEPT)
def _made(
    draw: Draw,
    size: tuple[int, int],
    light: _Light,
    values: tuple[object, ...],
    more: tuple[tuple[str, object], ...],
) -> Texture:
    width, height = (each + 2 * _EDGE for each in size)
    fbo = Fbo(size=(width, height))
    with fbo:
        ClearColor(0, 0, 0, 0)
        ClearBuffers()
        draw(Box(_EDGE, _EDGE, *size), light.colours, *values, **dict(more))
    fbo.draw()
    fbo.clear()
    return fbo.texture


# Android takes the textures away from an app that rests.
get_context().add_reload_observer(lambda _: _made.cache_clear(), before=True)
