"""The four characters: a drawn emblem each, with the disc of who hosts him and his owner's mark."""

from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.plates import plate
from companion.ui.drawn.shapes import Point, bent, circle, fill, loop, ring, solid, stroke, strokes
from companion.ui.drawn.stamp import stamped
from companion.vasco.play.pieces import PORTRAIT as PORTRAIT
from companion.vasco.ui.pieces.colours import BRASS, BRASS_EDGE, CROSS, DARK, HULL, PALE, WOOD_EDGE
from companion.vasco.ui.pieces.marks import draw_disc, draw_mark

_FLAG = [
    *bent((0.30, 0.90), (0.50, 1.0), (0.62, 0.90), 8),
    *bent((0.62, 0.90), (0.76, 0.82), (0.94, 0.90), 8),
    *bent((0.94, 0.50), (0.76, 0.42), (0.62, 0.50), 8),
    *bent((0.62, 0.50), (0.50, 0.60), (0.30, 0.50), 8),
]
_CRUCIFIX = [
    (0.43, 0.04), (0.57, 0.04), (0.57, 0.58), (0.82, 0.58), (0.82, 0.72), (0.57, 0.72),
    (0.57, 0.96), (0.43, 0.96), (0.43, 0.72), (0.18, 0.72), (0.18, 0.58), (0.43, 0.58),
]  # fmt: skip
_CROWN = [
    (0.12, 0.20), (0.88, 0.20), (0.98, 0.76), (0.74, 0.48), (0.5, 0.90), (0.26, 0.48),
    (0.02, 0.76),
]  # fmt: skip


@stamped
def draw_portrait(
    box: Box,
    colours: Colours,
    character: str,
    *,
    owner: str | None = None,
    host: str | None = None,
) -> None:
    """A character's tile; `host` has a disc on it, `owner` holds it."""
    place = box.fitted(PORTRAIT)
    side = place.side
    plate(place, side * 0.12, colours["sand"], colours["edge"], max(1.0, side / 42))
    middle = (place.centre[0], place.centre[1])
    solid(circle(middle, side * 0.42, 48)[:-1], PALE)
    ring(middle, side * 0.42, BRASS_EDGE, max(0.75, side / 60))
    ring(middle, side * 0.375, BRASS, max(0.75, side / 60))
    half = side * 0.27
    _EMBLEMS[character](Box(middle[0] - half, middle[1] - half, 2 * half, 2 * half))
    if owner:
        draw_mark(place.part(0.03, 0.03, 0.34, 0.30), colours, owner)
    if host:
        draw_disc(place.part(0.52, 0.55, 0.46, 0.42), colours, host)


def _draw_banner(place: Box) -> None:
    """Dias leads the way."""
    line = max(1.0, place.side / 18)
    stroke(place.at([(0.28, 0.0), (0.28, 1.0)]), HULL, line)
    _draw_outlined(place, _FLAG, PALE)
    cross = [[(0.62, 0.85), (0.62, 0.55)], [(0.42, 0.72), (0.84, 0.70)]]
    strokes(map(place.at, cross), CROSS, line * 1.3)


def _draw_crucifix(place: Box) -> None:
    """Alvares is a priest."""
    _draw_outlined(place, _CRUCIFIX, BRASS)


def _draw_scales(place: Box) -> None:
    """Sernigi weighs and trades."""
    line = max(1.0, place.side / 24)
    beam = [(0.10, 0.78), (0.90, 0.78)]
    post = [(0.5, 0.06), (0.5, 0.90)]
    foot = [(0.28, 0.06), (0.72, 0.06)]
    strokes(map(place.at, (beam, post, foot)), DARK, line)
    for x in (0.10, 0.90):
        cords = [[(x, 0.78), (x - 0.16, 0.40)], [(x, 0.78), (x + 0.16, 0.40)]]
        strokes(map(place.at, cords), DARK, line * 0.5)
        pan: list[Point] = [(x - 0.18, 0.40), *bent((x - 0.18, 0.40), (x, 0.10), (x + 0.18, 0.40))]
        _draw_outlined(place, pan, BRASS)
    solid(circle(place.at([(0.5, 0.90)])[0], place.side * 0.07, 16)[:-1], WOOD_EDGE)


def _draw_crown(place: Box) -> None:
    """Manuel is the king."""
    _draw_outlined(place, _CROWN, BRASS)
    for tip in ((0.5, 0.92), (0.03, 0.78), (0.97, 0.78)):
        solid(circle(place.at([tip])[0], place.side * 0.07, 16)[:-1], CROSS)
    stroke(place.at([(0.13, 0.30), (0.87, 0.30)]), CROSS, max(1.0, place.side / 24))


def _draw_outlined(place: Box, points: list[Point], colour: list[float]) -> None:
    outline = place.at(points)
    fill(outline, colour)
    loop(outline, DARK, max(0.6, place.side / 44))


_EMBLEMS = {
    "dias": _draw_banner,
    "alvares": _draw_crucifix,
    "sernigi": _draw_scales,
    "manuel": _draw_crown,
}
