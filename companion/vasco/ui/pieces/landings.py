"""The landings of the chart: docks in the water, names, VP and bonuses on the coast."""

from __future__ import annotations

from collections.abc import Sequence
from math import sin, tau

from kivy.metrics import dp

from companion.ui.drawn import fonts
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours, faint
from companion.ui.drawn.lettering import extent, fitting, grown, letter, paragraph
from companion.ui.drawn.plates import plate
from companion.ui.drawn.shapes import Point, between, stroke
from companion.vasco.play.layouts import Quay
from companion.vasco.rules.state import tile
from companion.vasco.ui.pieces.money import draw_coin, draw_vp
from companion.vasco.ui.pieces.people import draw_captain, draw_sailor
from companion.vasco.ui.pieces.places import draw_dock
from companion.vasco.ui.pieces.tiles import TILE, draw_project

_COAST, _MOST, _LARGEST = 0.215, 0.32, 0.4
"""How much of a landing is coast at least, where its docks are too small to be touched, and there
in the largest letters."""
_NAMED, _NAMED_LOW = 92, 136
"""A coast so wide has room for the names, and a low one for them and what lies beside them."""
_LINE = 56
"""A landing so high has room for what lies below its name."""
_ACROSS, _DOCK = 6, 48
_BAYS = 14
_NAME, _BADGE = 16, 20


def coast_share(width: float, line: float = 0) -> float:
    """How much of a landing that wide is coast: what the names need, as far as six docks can be
    touched beside it; or, where nobody taps them in a `line` that high, can fill it."""
    dock = min(dp(_DOCK), line * TILE * 1.1) if line else dp(_DOCK)
    docks, width = _ACROSS * dock, max(width, 1.0)
    named = dp(_NAMED_LOW if 0 < line < dp(_LINE) else _NAMED)
    whole = width * (1 - _COAST) * 0.985 >= docks
    most = 1 - docks / (width * 0.96) if whole else grown(_MOST, _LARGEST)
    return max(_COAST, min(grown(named, named * 1.5) / width, most))


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


def draw_chart(box: Box, colours: Colours, rows: int, share: float = 0) -> None:
    """The sea with its one long coast, for so many landings."""
    plate(box, dp(6), colours["water"], colours["rim"])
    shore = _shore(box, rows, share or coast_share(box.width))
    for step in (3, 2, 1):
        line = [(x + dp(3.2) * step, y) for x, y in shore]
        stroke(line, faint(colours["edge"], 0.34 - 0.09 * step), dp(0.45))
    between([(box.x + dp(1), y) for _, y in shore], shore, colours["land"])
    stroke(shore, colours["edge"], dp(0.7))


def _shore(box: Box, rows: int, share: float) -> list[Point]:
    """From the top down, with a bay or a cape now and then, never far from its line."""
    steps = rows * _BAYS
    right, swing = box.x + box.width * (share - 0.012), box.width * 0.012
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
    across: int = _ACROSS,
) -> None:
    """A landing by itself."""
    radius = min(box.side * 0.1, box.width * 0.02)
    plate(box, radius, colours["water"], colours["rim"])
    coast = box.part(0.0, 0.0, coast_share(box.width), 1.0)
    plate(coast, radius, colours["land"], colours["rim"])
    draw_port(box, colours, (name,), (landing, name, complete, quays), across)


Port = tuple[str, str, int, Sequence[Quay]]
"""A landing with its name, its VP and its docks."""


def draw_port(
    box: Box,
    colours: Colours,
    names: Sequence[str],
    port: Port,
    across: int = _ACROSS,
    badge: str = "",
    share: float = 0,
) -> None:
    """What a landing has on its coast and in its water; `names` are those of all, since they have
    one size. `badge` says that it is complete, `share` how much of it is coast."""
    landing, name, complete, quays = port
    share = share or coast_share(box.width)
    coast = box.part(0.0, 0.0, share * 0.96, 1.0)
    if badge:
        sign = badge_box(box, len(quays), across, badge, share)
        _draw_badge(sign, colours, badge)
        if sign.x < coast.right:
            coast = Box(coast.x, sign.top, coast.width, coast.top - sign.top)
    if coast.width > coast.height * 2.6:
        words, signs = coast.part(0.03, 0, 0.55, 1), coast.part(0.60, 0.12, 0.38, 0.76)
    else:
        words, signs = coast.part(0.02, 0.45, 0.96, 0.54), coast.part(0.06, 0.04, 0.88, 0.42)
    line = grown(min(words.height * 0.5, dp(_NAME)), words.height * 0.52)
    font = fonts.HEADING if line > dp(13) else fonts.BODY
    line = fitting(names, line, words.width, font=font)
    paragraph(name, words.centre, line, colours["ink"], words.width, font=font)
    left, right = (at.fitted(1) for at in signs.row(2, signs.width * 0.03))
    draw_vp(left, colours, complete)
    draw_bonus(right, colours, landing)
    for at, quay in zip(dock_boxes(box, len(quays), across, share), quays, strict=True):
        draw_dock(at, colours, quay)


def badge_box(box: Box, docks: int, across: int, text: str, share: float = 0) -> Box:
    """In the water behind the docks; where they leave none, at the foot of the coast."""
    share = share or coast_share(box.width)
    high = dp(_BADGE)
    wide = extent(text, _badge_size()) + high
    last = dock_boxes(box, min(docks, across), across, share)[-1]
    if last.right + dp(8) + wide <= box.right:
        return Box(last.right + dp(4), last.centre[1] - high / 2, wide, high)
    coast = box.width * share
    high = min(high, box.height * 0.28)
    return Box(box.x + dp(2), box.y + dp(1), min(wide, coast - dp(6)), high)


def _badge_size() -> float:
    return grown(dp(13), dp(_BADGE) * 0.8)


def _draw_badge(at: Box, colours: Colours, text: str) -> None:
    plate(at, at.height / 2, colours["gold"])
    size = min(_badge_size(), at.height * 0.8)
    letter(text, at.centre, size, colours["paper"], width=at.width - at.height * 0.4)


def dock_boxes(box: Box, docks: int, across: int = _ACROSS, share: float = 0) -> list[Box]:
    """Where the docks of a landing lie, from the left, so many beside each other."""
    coast = share or coast_share(box.width)
    water = box.part(coast, 0.0, 1 - coast, 1.0).inset(min(box.side, box.width * 0.2) * 0.035)
    rows = water.column(-(-docks // across), water.width * 0.008)
    return [at for row in rows for at in row.row(across, water.width * 0.004)][:docks]
