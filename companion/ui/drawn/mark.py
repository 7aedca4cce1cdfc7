from __future__ import annotations

from typing import NamedTuple

from companion.ui.drawn.piece import Paint
from companion.ui.drawn.shapes import Colour


class Mark(NamedTuple):
    """What tells a player in a picture: his shape, and the colour of his lines and bars."""

    paint: Paint
    colour: Colour
