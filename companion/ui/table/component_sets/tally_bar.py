"""How much of a set is known, at a glance: a bar, and the three counts with their signs."""

from __future__ import annotations

from collections.abc import Mapping

from kivy.metrics import dp

from companion.table.components.certainty import ASSUMED, INFERRED, PRINTED
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.lettering import letter
from companion.ui.drawn.piece import Paint
from companion.ui.drawn.plates import plate
from companion.ui.drawn.shapes import strokes
from companion.ui.table.component_sets.sureness import draw_sureness

_BAR, _SIGN, _STEP = 12, 18, 72


def tally_bar(counts: Mapping[str, int]) -> Paint:
    def draw(box: Box, colours: Colours) -> None:
        bar = Box(box.x, box.top - dp(_BAR), box.width, dp(_BAR))
        _draw_bar(bar, colours, counts)
        for place, how in enumerate((PRINTED, INFERRED, ASSUMED)):
            left = box.x + place * dp(_STEP)
            draw_sureness(Box(left, box.y, dp(_SIGN), dp(_SIGN)), colours, how)
            after = (left + dp(_SIGN + 6), box.y + dp(_SIGN) / 2)
            letter(str(counts[how]), after, dp(15), colours["ink"], anchor=0)

    return draw


def _draw_bar(bar: Box, colours: Colours, counts: Mapping[str, int]) -> None:
    """Full where it is printed, hatched where it is inferred, empty for the rest."""
    whole = sum(counts.values())
    printed = bar.width * counts[PRINTED] / whole
    inferred = bar.width * counts[INFERRED] / whole
    radius = bar.height / 2
    plate(bar, radius, colours["sand"], colours["rim"])
    if inferred:
        start, step = bar.x + printed, bar.height * 0.6
        lines = [
            [(start + at, bar.y + dp(2)), (start + at + step, bar.top - dp(2))]
            for at in _steps(inferred - step, step)
        ]
        strokes(lines, colours["gold"], dp(0.8))
    if printed:
        plate(bar._replace(width=max(printed, bar.height)), radius, colours["deed"])


def _steps(room: float, step: float) -> list[float]:
    return [place * step for place in range(max(0, int(room / step) + 1))]
