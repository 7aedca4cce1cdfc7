"""Plantation spaces and colonies with their fields, in rows of four, or of two where fields are to
be tapped and there is little room."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from kivy.metrics import dp

from companion.goa.play.layouts import Field, Plot, field_spot, site_spot
from companion.goa.play.pieces import ColonyPiece
from companion.goa.rules.board import ANY, COLONY_NAMES, SPACES
from companion.goa.rules.tiles import Tile
from companion.goa.ui.pieces import colours as c
from companion.goa.ui.pieces.colonies import draw_colony_sign
from companion.goa.ui.pieces.spices import draw_any_spice, draw_spice
from companion.play.looks import BLOCKED, CHOSEN, OPEN, TOUCHED
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours, faint
from companion.ui.drawn.lettering import grown, letter
from companion.ui.drawn.plates import dashed, plate
from companion.ui.drawn.shapes import Colour, circle, ring, solid, strokes

_HIGH, _TOUCHED = 58, 56
_GAP = 6
_FIELDS = 3
_WIDE = 4 * (_FIELDS * 48 + 14)
"""From this width on four plots stand beside each other, and each field has room for a finger."""
_SIGNED = 30
"""A smaller field has no room for a plus or a minus."""
_BELOW = 120
"""In a place narrower than this, what a colony takes stands below its name."""
_SIGN = 0.30
"""How much of a colony its sign takes."""


@dataclass(frozen=True)
class Plots:
    plots: tuple[Plot, ...]

    def height(self, width: float, room: float = 0) -> float:
        across = self._across(width)
        rows = -(-len(self._shown(across)) // across)
        return rows * dp(_HIGH if across == SPACES else _TOUCHED) + (rows - 1) * dp(_GAP)

    def draw(self, box: Box, colours: Colours) -> None:
        for plot, at in self._places(box):
            if not plot.tile:
                _draw_vacant(at, colours, plot)
                continue
            _draw_soil(at, colours, plot)
            for field, cell in zip(plot.fields, _fields(at, plot), strict=True):
                _draw_field(cell, colours, plot, field)

    def spots(self, box: Box) -> Mapping[str, Box]:
        found: dict[str, Box] = {}
        for plot, at in self._places(box):
            fields = {
                field_spot(plot.place, number): cell
                for number, (field, cell) in enumerate(
                    zip(plot.fields, _fields(at, plot), strict=True)
                )
                if field.look in TOUCHED
            }
            if fields:
                found |= fields
            elif plot.look in TOUCHED:
                found[site_spot(plot.place)] = at
        return found

    def pieces(self, box: Box) -> Mapping[str, Box]:
        return {site_spot(plot.place): at for plot, at in self._places(box)}

    def _across(self, width: float) -> int:
        picking = any(field.look in TOUCHED for plot in self.plots for field in plot.fields)
        return 2 if picking and width < dp(_WIDE) else SPACES

    def _places(self, box: Box) -> Iterator[tuple[Plot, Box]]:
        across = self._across(box.width)
        shown = self._shown(across)
        rows = -(-len(shown) // across)
        cells = [at for line in box.column(rows, dp(_GAP)) for at in line.row(across, dp(_GAP))]
        return zip(shown, cells, strict=False)

    def _shown(self, across: int) -> tuple[Plot, ...]:
        """Where there is little room, only what there is."""
        if across == SPACES:
            return self.plots
        return tuple(
            plot for plot in self.plots if plot.tile or plot.place >= SPACES or plot.look in TOUCHED
        )


def _draw_vacant(at: Box, colours: Colours, plot: Plot) -> None:
    """A space with nothing on it yet; of a colony, what it takes."""
    touched = plot.look in (OPEN, CHOSEN)
    if touched:
        plate(at, dp(8), colours["chosen"], colours["deed"], dp(1.5))
    else:
        plate(at, dp(8), faint(colours["sand"], 0.35))
        dashed(at, dp(8), faint(colours["edge"], 0.6), dp(1))
    ink = colours["off" if plot.look == BLOCKED else "ink" if touched else "faded"]
    if plot.place < SPACES:
        letter(plot.name, at.centre, grown(dp(12), dp(16)), ink, bold=False,
               width=at.width - dp(8))  # fmt: skip
        return
    _draw_unfounded(at, colours, plot, ink)


def _draw_unfounded(at: Box, colours: Colours, plot: Plot, ink: Colour) -> None:
    """A colony with what it takes beside its sign or, where there is little room, below it."""
    below = at.width < dp(_BELOW) and bool(plot.said)
    head = at.part(0.02, 0.40, 0.96, 0.58) if below else at
    sign = Box(head.x + dp(2), head.y + head.height * 0.1, at.width * _SIGN, head.height * 0.8)
    draw_colony_sign(sign, colours, COLONY_NAMES[plot.place - SPACES])
    left = sign.right + dp(3)
    wide = at.right - left - dp(4)
    high = head.height * (0.30 if plot.said and not below else 0.5)
    letter(plot.name, (left, head.top - high), grown(dp(13), dp(18)), ink, bold=False,
           width=wide, anchor=0)  # fmt: skip
    if plot.said:
        x, y = (at.x + dp(4), at.y + at.height * 0.24) if below else (left, at.y + at.height * 0.3)
        letter(plot.said, (x, y), grown(dp(12), dp(15)), ink, bold=False,
               width=at.right - x - dp(4), anchor=0)  # fmt: skip


def _draw_soil(at: Box, colours: Colours, plot: Plot) -> None:
    touched = plot.look in (OPEN, CHOSEN)
    if isinstance(plot.tile, ColonyPiece):
        ground, rim = c.PALE, c.CLAY
    elif plot.tile and plot.tile.spice:
        ground, rim = c.LEAF_PALE, c.LEAF
    else:
        ground, rim = c.PALM, c.PALM_EDGE
    line = dp(3) if touched else dp(2)
    plate(at, dp(9), colours["ink"])
    plate(at.inset(dp(1)), dp(8), ground, colours["deed"] if touched else rim, line)
    if isinstance(plot.tile, ColonyPiece):
        sign = at.part(0.03, 0.16, _SIGN, 0.68)
        draw_colony_sign(sign, {**colours, "ink": c.DARK}, plot.tile.colony)
    elif plot.tile and plot.tile.spice:
        inside = at.inset(dp(5))
        furrows = [inside.at([(0, y), (1, y)]) for y in (0.2, 0.5, 0.8)]
        strokes(furrows, faint(c.LEAF, 0.25), dp(0.8))


def _fields(at: Box, plot: Plot) -> list[Box]:
    """Where the fields of a site lie; each takes all the room there is, for a finger."""
    if not plot.fields:
        return []
    left = _SIGN + 0.04 if isinstance(plot.tile, ColonyPiece) else 0
    room = at.part(left, 0, 1 - left, 1)
    wide = min(room.width / len(plot.fields), at.height * 1.2)
    wide = max(wide, min(dp(48), room.width / len(plot.fields)))
    start = room.centre[0] - wide * len(plot.fields) / 2
    return [
        Box(start + wide * number, room.y, wide, room.height) for number in range(len(plot.fields))
    ]


def _draw_field(cell: Box, colours: Colours, plot: Plot, field: Field) -> None:
    place = cell.fitted(1).inset(cell.side * 0.09)
    middle, far = place.centre, place.side / 2
    dark = {**colours, "ink": c.DARK}
    inside = place.inset(place.side * 0.15)
    solid(circle(middle, far, 32)[:-1], c.SOIL)
    if field.spice:
        draw_spice(inside, dark, field.spice)
    elif field.proposed:
        draw_spice(inside, dark, field.proposed)
    elif plot.tile:
        _draw_ghost(inside, dark, plot.tile)
        solid(circle(middle, far, 32)[:-1], faint(c.SOIL, 0.72))
    if field.leaves:
        solid(circle(middle, far, 32)[:-1], faint(c.SOIL, 0.5))
        _draw_sign(place, "−", colours["coral"], colours["paper"])
    elif field.proposed and not field.spice:
        _draw_sign(place, "+", colours["deed"], colours["on_deed"])
    changed = field.leaves or field.proposed or field.look in (OPEN, CHOSEN)
    line = dp(1.6) if changed else dp(0.8)
    tone = colours["coral"] if field.leaves else c.LEAF_DARK
    ring(middle, far, colours["deed"] if changed and not field.leaves else tone, line)


def _draw_ghost(inside: Box, dark: Colours, tile: Tile | ColonyPiece) -> None:
    """What may grow there."""
    if isinstance(tile, Tile) and tile.spice:
        draw_spice(inside, dark, tile.spice)
    elif isinstance(tile, Tile) or tile.tile == ANY:
        draw_any_spice(inside, dark)
    else:
        halves = inside.part(-0.05, 0.42, 0.62, 0.62), inside.part(0.43, -0.04, 0.62, 0.62)
        for spice, at in zip(tile.tile.split("/"), halves, strict=True):
            draw_spice(at, dark, spice)


def _draw_sign(place: Box, text: str, ground: Colour, ink: Colour) -> None:
    if place.side < dp(_SIGNED):
        return
    side = place.side * 0.42
    at = Box(place.right - side, place.top - side, side, side)
    solid(circle(at.centre, side / 2, 20)[:-1], ground)
    letter(text, at.centre, side * 0.9, ink)
