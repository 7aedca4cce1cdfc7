"""How colours look to an eye: their contrast, how far apart they are, and what is left of them to
whoever lacks one kind of cone."""

from collections.abc import Sequence
from math import dist

Rgb = Sequence[float]
"""Red, green and blue from 0 to 1, as a screen is told them."""

# Machado, Oliveira and Fernandes 2009, complete lack, for linear light.
BLIND = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
# From linear red, green and blue to XYZ, as part of white (D65).
_XYZ = (
    (0.4124564 / 0.95047, 0.3575761 / 0.95047, 0.1804375 / 0.95047),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339 / 1.08883, 0.1191920 / 1.08883, 0.9503041 / 1.08883),
)


def contrast(one: Rgb, other: Rgb) -> float:
    """As WCAG computes it."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def luminance(rgb: Rgb) -> float:
    red, green, blue = map(_linear, rgb)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def laid_on(colour: Sequence[float], ground: Rgb) -> Rgb:
    """A colour with an alpha, as it looks on that ground."""
    alpha = colour[3] if len(colour) > 3 else 1
    return [a * alpha + b * (1 - alpha) for a, b in zip(colour[:3], ground, strict=True)]


def apart(one: Rgb, other: Rgb, blindness: str = "") -> float:
    """The distance in CIE Lab, where 2 is just to be seen and 100 is black from white."""
    return dist(*(_lab(_seen(each, blindness)) for each in (one, other)))


def _seen(rgb: Rgb, blindness: str) -> list[float]:
    light = [_linear(each) for each in rgb]
    seen = _times(BLIND[blindness], light) if blindness else light
    return [min(1.0, max(0.0, each)) for each in seen]


def _lab(light: Sequence[float]) -> tuple[float, float, float]:
    x, y, z = (
        each ** (1 / 3) if each > 216 / 24389 else (24389 / 27 * each + 16) / 116
        for each in _times(_XYZ, light)
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _times(matrix: Sequence[Sequence[float]], light: Sequence[float]) -> list[float]:
    return [sum(a * b for a, b in zip(row, light, strict=True)) for row in matrix]


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
