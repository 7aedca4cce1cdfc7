"""Places of the board: docks and landings, recruiting sections, slots for action discs."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from kivy.metrics import dp

from companion.play.looks import BLOCKED, CHOSEN, OPEN, PLAIN, SHUT
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours, faint, mixed
from companion.ui.drawn.lettering import letter
from companion.ui.drawn.looks import draw_over, draw_under
from companion.ui.drawn.plates import dashed, plate
from companion.ui.drawn.shapes import circle, dashes, solid, strokes
from companion.ui.drawn.stamp import stamped
from companion.vasco.play.layouts import Quay
from companion.vasco.rules.state import Docked
from companion.vasco.ui.pieces.marks import draw_disc
from companion.vasco.ui.pieces.people import draw_sailor
from companion.vasco.ui.pieces.tiles import TILE, draw_merchant, draw_ship


@stamped
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


def draw_section(
    box: Box,
    colours: Colours,
    number: int,
    sailors: Sequence[str],
    *,
    shut: bool = False,
    looks: Sequence[str] = (),
    foot: float = 0,
) -> None:
    """A recruiting section with its sailors, those chosen ringed; one that is shut is crossed.

    `foot` is how high its number stands.
    """
    radius = min(box.side * 0.08, dp(10))
    if shut:
        plate(box, radius, faint(colours["sand"], 0.35), colours["rim"])
        _draw_closed(box, colours)
        return
    plate(box, radius, colours["sand"], colours["edge"])
    badge = section_foot(box, foot)
    side = min(badge.height, dp(30))
    solid(circle(badge.centre, side * 0.42, 28)[:-1], mixed(colours["sand"], colours["edge"], 0.25))
    letter(str(number), badge.centre, side * 0.64, colours["ink"])
    for place, (at, colour) in enumerate(zip(sailor_boxes(box, foot), sailors, strict=False)):
        look = looks[place] if looks else PLAIN
        draw_under(at, colours, look)
        draw_sailor(at.inset(at.side * 0.04), colours, colour)
        draw_over(at, colours, look, "sand")


def section_foot(box: Box, height: float = 0) -> Box:
    """Where the number of a section stands."""
    usual = max(min(box.height * 0.22, dp(28)), min(dp(20), box.height * 0.4))
    return Box(box.x, box.y, box.width, height or usual)


def sailor_boxes(box: Box, foot: float = 0) -> list[Box]:
    """The five places of a section: in rows as its width alone has it, so that nobody moves while
    somebody is chosen, or, where it is too low for a finger, as its shape gives them most room."""
    foot = section_foot(box, foot).height
    room = Box(box.x, box.y + foot, box.width, box.height - foot).inset(dp(0.5))
    rows = sailor_rows(box.width)
    if room.height / len(rows) < dp(_TOUCH):
        rows = max(_ROWS, key=lambda rows: min(room.width / rows[0], room.height / len(rows)))
    return [
        at
        for row, count in zip(room.column(len(rows)), rows, strict=True)
        for at in row.part((1 - count / rows[0]) / 2, 0, count / rows[0], 1).row(count)
    ]


def sailor_rows(width: float) -> tuple[int, ...]:
    """How many stand in each row of a section that wide, where a finger has room for each."""
    least = dict.fromkeys(_ROWS, _TOUCH) | {_ROWS[0]: _ROOMY}
    return next((rows for rows in _ROWS if width / rows[0] >= dp(least[rows]) + 0.5), _ROWS[-1])


_ROWS = ((5,), (3, 2), (2, 2, 1), (1, 1, 1, 1, 1))
_TOUCH, _ROOMY = 48, 60


def draw_slots(
    box: Box,
    colours: Colours,
    discs: Sequence[tuple[str, int]],
    free: int,
    closed: int = 0,
    called: int = 0,
    ahead: Collection[int] = (),
) -> None:
    """The slots of an area: the discs in them, those that are empty, those that are closed.

    The disc whose number is called has a halo; those told `ahead` of their turn are pale.
    """
    boxes = slot_boxes(box, len(discs) + free + closed)
    for at, (player, number) in zip(boxes, discs, strict=False):
        if number == called:
            solid(circle(at.centre, at.side * 0.5, 40)[:-1], colours["deed"])
        draw_disc(at.inset(at.side * 0.06), colours, player, number)
        if number in ahead:
            solid(circle(at.centre, at.side * 0.46, 40)[:-1], faint(colours["paper"], 0.55))
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
