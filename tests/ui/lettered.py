"""Reads what is lettered in pictures, which the walker does not see, and says what is too faint.

Each picture is drawn once more without its letters; what is shown then is what they stand on. Only
what lies right under the ink counts.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from kivy.graphics.texture import Texture
from kivy.metrics import Metrics

from companion.ui.drawn import lettering, stamp
from companion.ui.drawn.still import Still
from tests.ui.device import Device, walk
from tests.ui.seeing import contrast, laid_on
from tests.ui.walker import (
    CONTRAST,
    LARGE,
    LARGE_BOLD,
    LARGE_CONTRAST,
    _box,
    _front,
    _is_visible,
    _view,
)

_INK = 160
"""How much of a dot the letter covers, of 255, to count."""
_MISSED = 0.1
"""The share of the ink that may stand on something else, as on the line of a frame."""


class Letters(NamedTuple):
    still: Still
    text: str
    size: float
    bold: bool
    colour: tuple[float, ...]
    texture: Texture
    pos: tuple[float, float]


def lettered(device: Device) -> list[Letters]:
    with _unlettered(_stills(device)) as letters:
        return letters


def _stills(device: Device) -> list[Still]:
    return [each for each in walk(_front(device)) if isinstance(each, Still) and _is_visible(each)]


def faint(device: Device) -> list[str]:
    device.look_at_pictures()
    with _unlettered(_stills(device)) as letters:
        ground = device.pixels()
    lamp = device.app.theme.lamp[:3]
    off = tuple(device.app.theme.off[:3])
    found = []
    for each in letters:
        if tuple(each.colour[:3]) == off:
            continue
        lit = [a * b for a, b in zip(each.colour[:3], lamp, strict=True)] + [*each.colour[3:]]
        worst = sorted(contrast(laid_on(lit, rgb), rgb) for rgb in _under(each, ground))
        need = LARGE_CONTRAST if _is_large(each) else CONTRAST
        if worst and worst[int(len(worst) * _MISSED)] < need:
            said = f"{worst[int(len(worst) * _MISSED)]:.1f}"
            found.append(f"{each.text!r} has a contrast of {said}, needs {need}")
    return found


def _is_large(letters: Letters) -> bool:
    return letters.size / Metrics.density >= (LARGE_BOLD if letters.bold else LARGE)


def _under(letters: Letters, ground) -> Iterator[list[float]]:
    """The colours that lie under the ink, where it can be seen."""
    left, foot = letters.still.to_window(*letters.still.pos)
    left, foot = round(left) + letters.pos[0], round(foot) + letters.pos[1]
    width, height = letters.texture.size
    view = _view(letters.still) & _box(letters.still)
    alpha = letters.texture.pixels[3::4]
    for row in range(height):
        y = foot + row
        for column in range(width):
            x = left + column
            # The rows of a texture of text begin at the top.
            if alpha[(height - 1 - row) * width + column] < _INK:
                continue
            if view.left <= x < view.right and view.foot <= y < view.top:
                yield [each / 255 for each in ground.getpixel((x, ground.height - 1 - y))]


@contextmanager
def _unlettered(stills: list[Still]) -> Iterator[list[Letters]]:
    """The letters of these pictures, which are drawn without them meanwhile."""
    found: list[Letters] = []
    usual = lettering._written, lettering.Color, lettering.Rectangle
    last: dict[str, object] = {}

    def written(text, size, bold, font):
        last["text"], last["size"], last["bold"] = text, size, bold
        return usual[0](text, size, bold, font)

    def color(*rgba):
        last["colour"] = rgba

    def rectangle(texture, pos, size):
        found.append(
            Letters(last["still"], last["text"], last["size"], last["bold"], last["colour"],
                    texture, pos)
        )  # fmt: skip

    lettering._written, lettering.Color, lettering.Rectangle = written, color, rectangle
    # A stamp has its letters on it: all is drawn anew.
    stamp._stamps.drawing = True
    try:
        for still in stills:
            last["still"] = still
            still._redraw()
        yield [*found]
    finally:
        stamp._stamps.drawing = False
        lettering._written, lettering.Color, lettering.Rectangle = usual
        for still in stills:
            still.redraw()
