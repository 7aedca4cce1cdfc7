"""Words and numerals in a picture."""

from functools import lru_cache

from kivy.core.text import Label as CoreLabel
from kivy.graphics import Color, Rectangle
from kivy.graphics.context import get_context
from kivy.graphics.texture import Texture

from companion.ui.shell import fonts
from companion.ui.vasco.shapes import Colour, Point


def letter(
    text: str,
    centre: Point,
    size: float,
    colour: Colour,
    *,
    bold: bool = True,
    font: str = fonts.BODY,
    width: float | None = None,
    anchor: float = 0.5,
) -> None:
    """Text whose middle is at the centre, smaller where it would be wider than `width`.

    `anchor` says how much of it stands left of the centre.
    """
    texture = _written(text, round(size), bold, font)
    if width and texture.width > width:
        texture = _written(text, max(1, int(size * width / texture.width)), bold, font)
    x, y = centre
    Color(*colour)
    Rectangle(
        texture=texture,
        pos=(round(x - texture.width * anchor), round(y - texture.height / 2)),
        size=texture.size,
    )


def extent(text: str, size: float, *, bold: bool = True, font: str = fonts.BODY) -> float:
    """How wide the text will be."""
    return _written(text, round(size), bold, font).width


@lru_cache(1024)
def _written(text: str, size: int, bold: bool, font: str) -> Texture:
    label = CoreLabel(text=text, font_size=size, bold=bold, font_name=font)
    label.refresh()
    return label.texture


# Android takes the textures away from an app that rests.
get_context().add_reload_observer(lambda _: _written.cache_clear(), before=True)
