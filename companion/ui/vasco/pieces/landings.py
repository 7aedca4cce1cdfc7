"""The landings of the chart: docks in the water, names, VP and bonuses on the coast."""

from __future__ import annotations

from collections.abc import Sequence
from math import sin, tau

from kivy.metrics import dp

from companion.ui.shell import fonts
from companion.ui.vasco.pieces.box import Box
from companion.ui.vasco.pieces.colours import Colours, faint
from companion.ui.vasco.pieces.lettering import grown, letter, paragraph
from companion.ui.vasco.pieces.money import draw_coin, draw_vp
from companion.ui.vasco.pieces.people import draw_captain, draw_sailor
from companion.ui.vasco.pieces.places import Quay, draw_dock
from companion.ui.vasco.pieces.plates import plate
from companion.ui.vasco.pieces.tiles import draw_project
from companion.ui.vasco.shapes import Point, between, stroke
from companion.vasco.state import tile

COAST = 0.215
"""How much of a landing is coast, so that six docks of a phone can be touched."""
_BAYS = 14
_BADGED = 78
"""From this height on there is room to say that a landing is complete."""


def draw_bonus(box: Box, colours: Colours, landing: str) -> None:
    """What every ship that comes to the landing brings home (5.3)."""
    if landing == "natal":
        draw_project(box, colours, tile(4, 1))
    elif landing == "boa_gente":
        for colour, at in zip(("violet", "orange"), box.row(2, -box.width * 0.2), strict=True):
            draw_sailor(at, colours, colour)
    elif landing == "mozambique":
        draw_captain(box, colours, "black")
    elif landing in ("mombasa", "malindi"):
        draw_coin(box, colours, 2 if landing == "mombasa" else 1)


def draw_chart(box: Box, colours: Colours, rows: int) -> None:
    """The sea with its one long coast, for so many landings."""
    plate(box, dp(6), colours["water"], colours["rim"])
    shore = _shore(box, rows)
    for step in (3, 2, 1):
        line = [(x + dp(3.2) * step, y) for x, y in shore]
        stroke(line, faint(colours["edge"], 0.34 - 0.09 * step), dp(0.45))
    between([(box.x + dp(1), y) for _, y in shore], shore, colours["land"])
    stroke(shore, colours["edge"], dp(0.7))


def _shore(box: Box, rows: int) -> list[Point]:
    """From the top down, with a bay or a cape now and then, never far from its line."""
    steps = rows * _BAYS
    right, swing = box.x + box.width * (COAST - 0.012), box.width * 0.012
    top, high = box.top - dp(1), box.height - dp(2)
    found = []
    for step in range(steps + 1):
        turn = tau * rows * step / steps
        bays = 0.6 * sin(turn * 1.5 + 1) + 0.35 * sin(turn * 4.3) + 0.2 * sin(turn * 9.1)
        found.append((right + swing * bays, top - high * step / steps))
    return found


def draw_landing(
    box: Box,
    colours: Colours,
    name: str,
    landing: str,
    complete: int,
    quays: Sequence[Quay],
    across: int = 6,
) -> None:
    """A landing by itself."""
    radius = min(box.side * 0.1, box.width * 0.02)
    plate(box, radius, colours["water"], colours["rim"])
    plate(box.part(0.0, 0.0, COAST, 1.0), radius, colours["land"], colours["rim"])
    draw_port(box, colours, name, landing, complete, quays, across)


def draw_port(
    box: Box,
    colours: Colours,
    name: str,
    landing: str,
    complete: int,
    quays: Sequence[Quay],
    across: int = 6,
    badge: str = "",
) -> None:
    """What a landing has on its coast and in its water; `badge` says that it is complete, or,
    where it is too low for that, a plate under its name.
    """
    coast = box.part(0.0, 0.0, COAST * 0.95, 1.0)
    low = coast.height < dp(_BADGED)
    if badge and not low:
        foot = min(dp(17), coast.height * 0.27)
        _draw_badge(
            Box(coast.x + dp(2), coast.y + coast.height * 0.03, coast.width - dp(2), foot),
            colours,
            badge,
        )
        coast = Box(coast.x, coast.y + foot, coast.width, coast.height - foot)
    if coast.width > coast.height * 1.8:
        words, signs = coast.part(0.03, 0, 0.55, 1), coast.part(0.60, 0.12, 0.38, 0.76)
    else:
        words, signs = coast.part(0.03, 0.48, 0.94, 0.48), coast.part(0.06, 0.06, 0.88, 0.44)
    line = grown(min(words.height * 0.44, words.width * 0.19), words.height * 0.36)
    font = fonts.HEADING if line > dp(13) else fonts.BODY
    if badge and low:
        plate(words, min(dp(8), words.height / 2), colours["paper"], colours["gold"], dp(1.5))
    room = words.width - (dp(4) if badge and low else 0)
    paragraph(name, words.centre, line, colours["ink"], room, font=font)
    left, right = (at.fitted(1) for at in signs.row(2, signs.width * 0.03))
    draw_vp(left, colours, complete)
    draw_bonus(right, colours, landing)
    for at, quay in zip(dock_boxes(box, len(quays), across), quays, strict=True):
        draw_dock(at, colours, quay)


def _draw_badge(at: Box, colours: Colours, text: str) -> None:
    plate(at, at.height / 2, colours["gold"])
    letter(text, at.centre, at.height * 0.74, colours["paper"], width=at.width - at.height * 0.6)


def dock_boxes(box: Box, docks: int, across: int = 6) -> list[Box]:
    """Where the docks of a landing lie, from the left, so many beside each other."""
    water = box.part(COAST, 0.0, 1 - COAST, 1.0).inset(min(box.side, box.width * 0.2) * 0.035)
    rows = water.column(-(-docks // across), water.width * 0.008)
    return [at for row in rows for at in row.row(across, water.width * 0.004)][:docks]
