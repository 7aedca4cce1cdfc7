"""What lies before a player: development board, plantations and colonies, tiles, supply, hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from kivy.metrics import dp

from companion.goa.play import layouts
from companion.goa.play.layouts import HAND_SPOT, Owned, tile_spot
from companion.goa.ui.pieces.cards import CARD, draw_back, draw_extra
from companion.goa.ui.pieces.goods import draw_colonist, draw_ship
from companion.goa.ui.pieces.tiles import draw_tile, draw_turned_over
from companion.goa.ui.scenes.ladders import Ladders
from companion.goa.ui.scenes.plots import Plots
from companion.play.looks import BLOCKED, CHOSEN, OPEN, TOUCHED
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours, faint
from companion.ui.drawn.lettering import grown, letter
from companion.ui.drawn.piece import Paint
from companion.ui.drawn.plates import plate
from companion.ui.drawn.shapes import circle, solid

_TILE, _LARGE = 52, 68
_SUPPLY = 50
_GAP, _EDGE = 8, 4
_MOST = 1.3
"""Nothing grows more than this where there is room."""


class Estate(layouts.Estate):
    def height(self, width: float, room: float = 0) -> float:
        needed = self._needed(width - 2 * dp(_EDGE))
        return sum(needed) + dp(_GAP) * (len(needed) - 1) + 2 * dp(_EDGE)

    def draw(self, box: Box, colours: Colours) -> None:
        board, plots, tiles, supply = self._parts(box)
        self._ladders.draw(board, colours)
        self._plots.draw(plots, colours)
        self._draw_supply(supply, colours)
        for owned, at in self._tiles(tiles):
            _draw_owned(at, colours, owned)

    def spots(self, box: Box) -> Mapping[str, Box]:
        board, plots, tiles, supply = self._parts(box)
        found = {**self._ladders.spots(board), **self._plots.spots(plots)}
        for number, (owned, at) in enumerate(self._tiles(tiles)):
            if owned.look in TOUCHED:
                found[tile_spot(number)] = at
        if self.hand_look in TOUCHED:
            found[HAND_SPOT] = supply.row(4)[-1]
        return found

    def pieces(self, box: Box) -> Mapping[str, Box]:
        board, plots, tiles, supply = self._parts(box)
        lying = {tile_spot(number): at for number, (_, at) in enumerate(self._tiles(tiles))}
        hand = {HAND_SPOT: supply.row(4)[-1]}
        return {**self._ladders.pieces(board), **self._plots.pieces(plots), **lying, **hand}

    @property
    def _ladders(self) -> Ladders:
        return Ladders(self.colour, self.ladders)

    @property
    def _plots(self) -> Plots:
        return Plots(self.plots)

    def _needed(self, width: float) -> list[float]:
        """How high each part is at least."""
        tiles = self._tile_rows(width) * dp(_TILE)
        return [self._ladders.height(width), self._plots.height(width), tiles, dp(_SUPPLY)]

    def _parts(self, box: Box) -> list[Box]:
        """Below each other, larger where there is room; the tiles as large as they are."""
        inside = box.inset(dp(_EDGE))
        needed = self._needed(inside.width)
        gaps = dp(_GAP) * (len(needed) - 1)
        grow = min(_MOST, max(1.0, (inside.height - gaps) / max(sum(needed), 1)))
        found, top = [], inside.top
        for high in needed:
            top -= high * grow
            found.append(Box(inside.x, top, inside.width, high * grow))
            top -= dp(_GAP)
        return found

    def _tile_rows(self, width: float) -> int:
        across = max(1, int(width / dp(_TILE)))
        return -(-len(self.tiles) // across)

    def _tiles(self, box: Box) -> Iterator[tuple[Owned, Box]]:
        rows = self._tile_rows(box.width)
        if not rows:
            return iter(())
        side = min(box.height / rows, dp(_LARGE), box.width / -(-len(self.tiles) // rows))
        across = int(box.width / side + 0.01)
        return (
            (owned, Box(box.x + number % across * side,
                        box.top - (number // across + 1) * side, side, side))
            for number, owned in enumerate(self.tiles)
        )  # fmt: skip

    def _draw_supply(self, box: Box, colours: Colours) -> None:
        counted: tuple[tuple[Paint, int, float], ...] = (
            (draw_ship, self.ships, 1),
            (draw_colonist, self.colonists, 1),
            (draw_extra, self.extra_cards, CARD),
            (draw_back, self.hand, CARD),
        )
        for place, (at, (paint, many, ratio)) in enumerate(zip(box.row(4), counted, strict=True)):
            look = self.hand_look if place == len(counted) - 1 else ""
            if look in (OPEN, CHOSEN):
                line = dp(2.5 if look == CHOSEN else 1.5)
                plate(at.inset(dp(1)), dp(10), colours["chosen"], colours["deed"], line)
            side = min(at.height * 0.8, at.width * 0.5)
            icon = Box(
                at.centre[0] - side * ratio - dp(2), at.centre[1] - side / 2, side * ratio, side
            )
            paint(icon, colours)
            ink = colours["off" if look == BLOCKED or not many else "ink"]
            letter(str(many), (icon.right + dp(6), at.centre[1]), grown(dp(22), at.height * 0.6),
                   ink, width=at.right - icon.right - dp(8), anchor=0)  # fmt: skip


def _draw_owned(at: Box, colours: Colours, owned: Owned) -> None:
    """A tile: lit where it can be used, face down where it is used."""
    if owned.look in (OPEN, CHOSEN):
        halo = at.inset(dp(0.5))
        plate(halo, at.side * 0.16, faint(colours["deed"], 0.28))
        plate(halo.inset(dp(1)), at.side * 0.15, colours["deed"])
    place = at.inset(at.side * 0.07)
    (draw_turned_over if owned.face_down else draw_tile)(place, colours, owned.tile)
    if owned.look == BLOCKED:
        plate(place, place.side * 0.12, faint(colours["paper"], 0.45))
    if owned.reminded:
        side = at.side * 0.34
        solid(circle((at.right - side / 2, at.top - side / 2), side / 2, 24)[:-1], colours["coral"])
        letter("!", (at.right - side / 2, at.top - side / 2), side * 0.8, colours["paper"])
