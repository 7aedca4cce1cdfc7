"""How sure a value is, as a small sign beside it, told by shape as well as by colour."""

from kivy.metrics import dp

from companion.table.components.certainty import ASSUMED, INFERRED, PRINTED
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.lettering import letter
from companion.ui.drawn.piece import Paint
from companion.ui.drawn.plates import plate
from companion.ui.drawn.shapes import disc, ring, stroke

SIGN = 17
"""How large it is beside what it speaks of, in dp."""
_LOOKS = {INFERRED: ("≈", "gold"), ASSUMED: ("?", "coral")}


def draw_sureness(box: Box, colours: Colours, how: str) -> None:
    """A tick for what is printed, a wave for what is inferred, a question mark for the rest."""
    place = box.fitted(1)
    radius = place.side / 2 - 0.5
    line = max(1.0, place.side / 11)
    if how == PRINTED:
        disc(place.centre, radius, colours["deed"])
        tick = place.at([(0.27, 0.52), (0.43, 0.34), (0.74, 0.68)])
        stroke(tick, colours["on_deed"], line * 0.8)
        return
    sign, tone = _LOOKS[how]
    disc(place.centre, radius, colours["paper"])
    ring(place.centre, radius - line / 2, colours[tone], line / 2)
    letter(sign, place.centre, place.side * 0.68, colours[tone])


def sureness(how: str) -> Paint:
    return lambda box, colours: draw_sureness(box, colours, how)


def corner(box: Box, side: float) -> Box:
    """Where the sign of a piece stands: on its upper right."""
    return Box(box.right - side * 1.05, box.top - side * 1.05, side, side)


def draw_field(at: Box, colours: Colours, how: str) -> None:
    """Where a value is printed, with how sure it is."""
    plate(at, dp(8), colours["sand"], colours["edge"])
    draw_sureness(corner(at.inset(dp(2)), dp(SIGN)), colours, how)
