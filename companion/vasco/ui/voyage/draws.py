"""What the app drew, as pieces that come out of their bag or stack, as plain values."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.table.course import PROGRAM, Entry
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.piece import Paint, painted
from companion.ui.table.film.draws import Draw, Flight
from companion.vasco.play.laying import spread
from companion.vasco.play.shown import Shown
from companion.vasco.rules.moves import Bag, Merchant, Projects, Sailors, TurnVdg
from companion.vasco.rules.state import State
from companion.vasco.ui.pieces.people import draw_bag, draw_sailor
from companion.vasco.ui.pieces.places import draw_section, sailor_boxes
from companion.vasco.ui.pieces.tiles import (
    TILE,
    VDG,
    draw_back,
    draw_merchant,
    draw_project,
    draw_vdg,
)

_STACK = Box(0.05, 0.18, 0.2, 0.64)
_MIDDLE = Box(0.32, 0.06, 0.36, 0.88)


def draws(shown: Shown, before: State, entries: Sequence[Entry]) -> tuple[Draw, ...]:
    """In the order they were drawn, sailors of all sections together."""
    drawn = [each for each in entries if each.by == PROGRAM]
    return (*_one_by_one(drawn), *_sections(shown, drawn))


def _one_by_one(drawn: Sequence[Entry]) -> Iterator[Draw]:
    for move in (each.move for each in drawn):
        if isinstance(move, TurnVdg):
            yield _turned(painted(draw_vdg, move.vdg), VDG)
        elif isinstance(move, Merchant):
            yield _turned(painted(draw_merchant, move.limit), TILE)
        elif isinstance(move, Projects):
            yield _laid_out(move)
        elif isinstance(move, Bag):
            sailor = painted(draw_sailor, move.colour)
            yield Draw(_in_place(draw_bag), (Flight(sailor, _STACK, _MIDDLE),))


def _turned(face: Paint, ratio: float) -> Draw:
    back = painted(draw_back, ratio)
    return Draw(_in_place(back), (Flight(face, _STACK, _MIDDLE, back),))


def _laid_out(move: Projects) -> Draw:
    """The upper ones from the left, São Gabriel's last."""
    tiles = (*move.upper, move.sao_gabriel)
    places = [*Box(0.28, 0.52, 0.7, 0.44).row(4, 0.01), *Box(0.28, 0.04, 0.7, 0.44).row(4, 0.01)]
    flights = (
        Flight(painted(draw_project, tile), _STACK, place, draw_back)
        for tile, place in zip(tiles, (*places[:6], places[7]), strict=True)
    )
    return Draw(_in_place(draw_back), tuple(flights))


def _sections(shown: Shown, drawn: Sequence[Entry]) -> Iterator[Draw]:
    came = {each.move.section: each.move.drawn for each in drawn if isinstance(each.move, Sailors)}
    if not came:
        return
    active = len(shown.state.sections)
    boxes = [*reversed(Box(0.24, 0.2, 0.75, 0.6).row(active, 0.012))]
    lying = {}
    flights = []
    for number, box in enumerate(boxes, 1):
        new = spread(came.get(number, (0, 0, 0, 0)))
        there = [*spread(shown.state.sections[number - 1])]
        for colour in new:
            there.remove(colour)
        lying[number] = (box, tuple(there))
        free = sailor_boxes(box)[len(there) :]
        bag = _STACK.part(0.3, 0.3, 0.4, 0.4)
        flights += [
            Flight(painted(draw_sailor, colour), bag, at)
            for colour, at in zip(new, free, strict=False)
        ]

    def ground(box: Box, colours: Colours) -> None:
        draw_bag(_within(box, _STACK), colours)
        for number, (at, there) in lying.items():
            draw_section(_within(box, at), colours, number, there)

    yield Draw(ground, tuple(flights))


def _in_place(paint: Paint) -> Paint:
    """Bag or stack, from which the pieces come."""
    return lambda box, colours: paint(_within(box, _STACK), colours)


def _within(box: Box, part: Box) -> Box:
    return box.part(*part)
