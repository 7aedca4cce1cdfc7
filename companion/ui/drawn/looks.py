"""How the looks of a piece are drawn."""

from kivy.metrics import dp

from companion.play.looks import BLOCKED, CHOSEN, SHUT
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours, faint
from companion.ui.drawn.plates import corners, plate
from companion.ui.drawn.shapes import loop

_ROUND = 0.16


def draw_under(box: Box, colours: Colours, look: str) -> None:
    """What lies under a piece: a field where it is chosen."""
    if look == CHOSEN:
        plate(box, box.side * _ROUND, colours["chosen"])


def draw_over(box: Box, colours: Colours, look: str, ground: str = "paper") -> None:
    """What lies over it: a ring where it is chosen, a veil of the ground where it is blocked."""
    if look == CHOSEN:
        line = max(1.5, min(box.side / 36, dp(2)))
        loop(corners(box.inset(line), box.side * _ROUND), colours["deed"], line)
    elif look in (BLOCKED, SHUT):
        plate(box, box.side * _ROUND, faint(colours[ground], 0.6))
