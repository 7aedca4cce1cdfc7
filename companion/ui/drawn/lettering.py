"""Words and numerals in a picture."""

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache
from math import floor

from kivy.core.text import Label as CoreLabel
from kivy.graphics import Color, Rectangle
from kivy.graphics.context import get_context
from kivy.graphics.texture import Texture

from companion.ui.drawn import fonts
from companion.ui.drawn.shapes import Colour, Point

_BREAK = re.compile(r"(?<=-)|(?= )")
_SCALE = ContextVar("scale", default=1.0)
_ANY_NUMBER = 99


@contextmanager
def scaled(by: float) -> Iterator[None]:
    """How much larger texts are in what is measured and drawn meanwhile: as much as the theme it
    is drawn in has them."""
    before = _SCALE.set(by)
    try:
        yield
    finally:
        _SCALE.reset(before)


def grown(size: float, most: float) -> float:
    """A size of text, larger where somebody wants it so, as far as there is room for it."""
    return max(size, min(size * _SCALE.get(), most))


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
    least: float = 0,
) -> None:
    """Text whose middle is at the centre, smaller where it would be wider than `width`; where it
    would be smaller than that share of its size, its end is left out instead.

    `anchor` says how much of it stands left of the centre.
    """
    if width:
        text, size = fitted(text, size, width, bold=bold, font=font, least=least)
    texture = _written(text, round(size), bold, font)
    x, y = centre
    Color(*colour)
    Rectangle(
        texture=texture,
        pos=(_nearest(x - texture.width * anchor), _nearest(y - texture.height / 2)),
        size=texture.size,
    )


def fitted(
    text: str, size: float, width: float, *, bold: bool, font: str, least: float
) -> tuple[str, float]:
    """What is written, and how large."""
    share = width / _written(text, round(size), bold, font).width
    if share >= 1:
        return text, size
    size = max(1, int(size * max(least, share)))
    # A pixel too many, where it is as small as it must be, is no reason to leave anything out.
    return (text if share >= least else _cut(text, size, bold, font, width)), size


def _cut(text: str, size: int, bold: bool, font: str, width: float) -> str:
    if _written(text, size, bold, font).width <= width:
        return text
    while len(text) > 1 and _written(f"{text}…", size, bold, font).width > width:
        text = text[:-1].rstrip()
    return f"{text}…"


def extent(text: str, size: float, *, bold: bool = True, font: str = fonts.BODY) -> float:
    """How wide a text is."""
    return float(_written(text, round(size), bold, font).width)


def paragraph(
    text: str,
    centre: Point,
    size: float,
    colour: Colour,
    width: float,
    *,
    font: str = fonts.BODY,
) -> None:
    """Text in lines of that width, broken only between words and after hyphens."""
    texture = _written(*in_lines(text, size, width, font=font), False, font)
    Color(*colour)
    Rectangle(
        texture=texture,
        pos=(_nearest(centre[0] - texture.width / 2), _nearest(centre[1] - texture.height / 2)),
        size=texture.size,
    )


def in_lines(
    text: str,
    size: float,
    width: float,
    *,
    bold: bool = False,
    font: str = fonts.BODY,
    most: int = _ANY_NUMBER,
    least: float = 0.6,
) -> tuple[str, int]:
    """The text in lines that wide, and how large; smaller, down to that share of its size, where a
    word would be wider, or the lines more than there may be."""
    for share in range(20, round(least * 20) - 1, -1):
        fits = round(size * share / 20)
        lines = lines_of(text, fits, font, width, bold=bold)
        widest = max(extent(line, fits, bold=bold, font=font) for line in lines.split("\n"))
        if widest <= width and lines.count("\n") < most:
            break
    return lines, fits


def fitting(texts: Iterable[str], size: float, width: float, *, font: str = fonts.BODY) -> float:
    """The size, not above the one given, at which each of the texts keeps to lines that wide."""
    lines = [
        line for text in texts for line in lines_of(text, round(size), font, width).split("\n")
    ]
    widest = max(extent(line, size, bold=False, font=font) for line in lines)
    return size if widest <= width else floor(size * width / widest)


def _nearest(at: float) -> int:
    """The nearest pixel; `round` would tell halves apart by where on a sheet a stamp lies."""
    return floor(at + 0.5)


def lines_of(text: str, size: int, font: str, width: float, *, bold: bool = False) -> str:
    """The text as it is broken; a word that is too wide has a line of its own."""
    lines = [""]
    for piece in _BREAK.split(text):
        line = lines[-1] + piece
        if lines[-1] and _written(line, size, bold, font).width > width:
            lines.append(piece.lstrip())
        else:
            lines[-1] = line
    return "\n".join(lines)


@lru_cache(1024)
def _written(text: str, size: int, bold: bool, font: str) -> Texture:
    label = CoreLabel(
        text=text,
        font_size=size,
        bold=bold,
        font_name=fonts.fitting(font, text),
        halign="center",
        line_height=0.9,
    )
    label.refresh()
    return label.texture


# Android takes the textures away from an app that rests.
get_context().add_reload_observer(lambda _: _written.cache_clear(), before=True)
