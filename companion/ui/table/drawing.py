"""How a game draws the values of its questions, for the screens that show any game."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from kivy.uix.widget import Widget

from companion.play.question import Layout, Piece
from companion.ui.drawn.piece import Paint
from companion.ui.drawn.scene import Scene
from companion.ui.drawn.shapes import Colour


class Drawing(NamedTuple):
    """By the types of the values."""

    scene: Callable[[Layout], Scene]
    paint: Callable[[Piece], Paint]
    keypad: Callable[[], Widget]
    """What a layout is told on that has no pictures; `show` gives it the layout, and `on_entered`
    what was told."""
    ground: Callable[[str], Colour]
    """The colour of a player."""
    is_light: Callable[[str], bool]
    """Whether dark text is read better on it."""
    marker: Callable[[str, int | None], Piece]
    """A player's piece, with the number that is called."""
