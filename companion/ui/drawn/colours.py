"""The colours of the theme, and how colours are mixed."""

from collections.abc import Mapping

from companion.ui.drawn.shapes import Colour

Colours = Mapping[str, Colour]
"""The colours of the theme in use, by name."""


def mixed(ground: Colour, colour: Colour, share: float) -> list[float]:
    return [a + (b - a) * share for a, b in zip(ground, colour, strict=True)]


def faint(colour: Colour, share: float) -> tuple[float, ...]:
    return (*colour[:3], share)
