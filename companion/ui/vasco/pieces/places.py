"""Places of the board: docks and landings, recruiting sections, slots for action discs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kivy.metrics import dp

from companion.ui.shell import fonts
from companion.ui.vasco.pieces.box import Box
from companion.ui.vasco.pieces.colours import Colours, faint, mixed
from companion.ui.vasco.pieces.lettering import letter, paragraph
from companion.ui.vasco.pieces.looks import (
    BLOCKED,
    CHOSEN,
    OPEN,
    PLAIN,
    SHUT,
    draw_over,
    draw_under,
)
from companion.ui.vasco.pieces.marks import draw_disc
from companion.ui.vasco.pieces.money import draw_coin, draw_vp
from companion.ui.vasco.pieces.people import draw_captain, draw_sailor
from companion.ui.vasco.pieces.plates import dashed, plate
from companion.ui.vasco.pieces.tiles import TILE, draw_merchant, draw_project, draw_ship
from companion.ui.vasco.shapes import circle, dashes, solid, strokes
from companion.vasco.state import Docked, tile

COAST = 0.215
"""How much of a landing is coast, so that six docks of a phone can be touched."""


class Quay(NamedTuple):
    """A dock as it is shown: its value, the ship in it, whether it can be chosen."""

    value: int
    ship: Docked | None = None
    look: str = PLAIN


def draw_dock(box: Box, colours: Colours, quay: Quay) -> None:
    place = box.fitted(TILE)
    radius = place.side * 0.12
    line = max(1.0, place.side / 30)
    if quay.ship:
        draw_docked(place, colours, quay.ship)
        draw_over(place, colours, quay.look if quay.look == CHOSEN else PLAIN)
        return
    if quay.look == CHOSEN:
        plate(place, radius, colours["deed"], colours["ink"], line * 1.6)
    elif quay.look == OPEN:
        plate(place, radius, colours["chosen"], colours["deed"], line * 1.6)
    elif quay.look == PLAIN:
        plate(place, radius, faint(colours["paper"], 0.55))
        dashed(place, radius, colours["edge"], line)
    else:
        dashed(place, radius, faint(colours["edge"], 0.4), line)
    letter(str(quay.value), place.centre, place.height * 0.40, colours[_INK[quay.look]])


_INK = {OPEN: "deed", PLAIN: "ink", SHUT: "off", BLOCKED: "off", CHOSEN: "on_deed"}


def draw_docked(box: Box, colours: Colours, ship: Docked) -> None:
    if ship.owner and ship.ship:
        draw_ship(box, colours, ship.ship, ship.owner)
    else:
        draw_merchant(box, colours, ship.limit)


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


def draw_landing(
    box: Box,
    colours: Colours,
    name: str,
    landing: str,
    complete: int,
    quays: Sequence[Quay],
    across: int = 6,
) -> None:
    """A landing: its docks in the water, its name, bonus and VP on the coast."""
    radius = min(box.side * 0.1, box.width * 0.02)
    plate(box, radius, colours["water"], colours["rim"])
    coast = box.part(0.0, 0.0, COAST, 1.0)
    plate(coast, radius, colours["land"], colours["rim"])
    if coast.width > coast.height * 1.8:
        words, signs = coast.part(0.03, 0, 0.55, 1), coast.part(0.60, 0.12, 0.38, 0.76)
    else:
        words, signs = coast.part(0.03, 0.48, 0.94, 0.48), coast.part(0.1, 0.06, 0.8, 0.42)
    line = min(words.height * 0.44, words.width * 0.19)
    paragraph(
        name,
        words.centre,
        line,
        colours["ink"],
        words.width,
        font=fonts.HEADING if line > dp(13) else fonts.BODY,
    )
    left, right = (at.fitted(1) for at in signs.row(2))
    draw_vp(left, colours, complete)
    draw_bonus(right, colours, landing)
    for at, quay in zip(dock_boxes(box, len(quays), across), quays, strict=True):
        draw_dock(at, colours, quay)


def dock_boxes(box: Box, docks: int, across: int = 6) -> list[Box]:
    """Where the docks of a landing lie, from the left, so many beside each other."""
    water = box.part(COAST, 0.0, 1 - COAST, 1.0).inset(min(box.side, box.width * 0.2) * 0.035)
    rows = water.column(-(-docks // across), water.width * 0.008)
    return [at for row in rows for at in row.row(across, water.width * 0.004)][:docks]


def draw_section(
    box: Box,
    colours: Colours,
    number: int,
    sailors: Sequence[str],
    *,
    shut: bool = False,
    looks: Sequence[str] = (),
) -> None:
    """A recruiting section with its sailors, those chosen ringed; one that is shut is crossed."""
    radius = min(box.side * 0.08, dp(10))
    if shut:
        plate(box, radius, faint(colours["sand"], 0.35), colours["rim"])
        _draw_closed(box, colours)
        return
    plate(box, radius, colours["sand"], colours["edge"])
    foot = section_foot(box)
    badge = circle(foot.centre, foot.height * 0.44, 28)
    solid(badge[:-1], mixed(colours["sand"], colours["edge"], 0.25))
    letter(str(number), foot.centre, foot.height * 0.62, colours["ink"])
    for place, (at, colour) in enumerate(zip(sailor_boxes(box), sailors, strict=False)):
        look = looks[place] if looks else PLAIN
        draw_under(at, colours, look)
        draw_sailor(at.inset(at.side * 0.04), colours, colour)
        draw_over(at, colours, look, "sand")


def section_foot(box: Box) -> Box:
    """Where the number of a section stands."""
    height = min(box.height * 0.2, dp(26))
    return Box(box.x, box.y + height * 0.1, box.width, height)


def sailor_boxes(box: Box) -> list[Box]:
    """The five places of a section, in rows as its shape gives them most room."""
    foot = section_foot(box).height * 1.1
    room = Box(box.x, box.y + foot, box.width, box.height - foot).inset(box.side * 0.01)
    rows = max(_ROWS, key=lambda rows: min(room.width / rows[0], room.height / len(rows)))
    return [
        at
        for row, count in zip(room.column(len(rows)), rows, strict=True)
        for at in row.part((1 - count / rows[0]) / 2, 0, count / rows[0], 1).row(count)
    ]


_ROWS = ((3, 2), (2, 2, 1), (5,), (1, 1, 1, 1, 1))


def draw_slots(
    box: Box,
    colours: Colours,
    discs: Sequence[tuple[str, int]],
    free: int,
    closed: int = 0,
    called: int = 0,
) -> None:
    """The slots of an area: the discs in them, those that are empty, those that are closed.

    The disc whose number is called has a halo.
    """
    boxes = slot_boxes(box, len(discs) + free + closed)
    for at, (player, number) in zip(boxes, discs, strict=False):
        if number == called:
            solid(circle(at.centre, at.side * 0.5, 40)[:-1], colours["deed"])
        draw_disc(at.inset(at.side * 0.06), colours, player, number)
    for at in boxes[len(discs) : len(discs) + free]:
        rim = circle(at.centre, at.side * 0.44, 40)
        strokes(dashes(rim, at.side / 9, at.side / 11), colours["edge"], max(0.5, at.side / 60))
    for at in boxes[len(discs) + free :]:
        _draw_closed(at.fitted(1), colours)


def _draw_closed(at: Box, colours: Colours) -> None:
    bars = at.inset(at.side * 0.28)
    dark = faint(colours["off"], 0.7)
    strokes([bars.at([(0, 0), (1, 1)]), bars.at([(0, 1), (1, 0)])], dark, max(1.0, at.side / 50))


def slot_boxes(box: Box, slots: int) -> list[Box]:
    side = min(box.height, box.width / max(slots, 1))
    return [Box(box.x + side * place, box.y, side, box.height) for place in range(slots)]
