"""The colonies as they lie on the table: what founding one takes, its fields, and its tiles."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from kivy.metrics import dp

from companion.goa.rules.board import COLONY_NAMES
from companion.goa.ui.pieces.colonies import COLONY, draw_colony, draw_colony_sign
from companion.goa.ui.pieces.goods import draw_colonist
from companion.goa.ui.pieces.spices import draw_any_spice
from companion.play.component_sets import Printed, printed
from companion.table.game import Json
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.lettering import grown, letter
from companion.ui.drawn.plates import plate
from companion.ui.table.component_sets.sureness import (
    SIGN,
    corner,
    draw_field,
    draw_sureness,
)

_HEAD, _TILE, _WIDE, _GAP = 56, 54, 66, 8
_NUMBER = 76
"""How wide the field of a number is, with its picture."""


class Colony(NamedTuple):
    colony: str
    name: str
    need: Printed
    fields: Printed
    tiles: tuple[Printed, ...]


@dataclass(frozen=True)
class Colonies:
    colonies: tuple[Colony, ...]

    def height(self, width: float, room: float = 0) -> float:
        return sum(self._high(each, width) + dp(_GAP) for each in self.colonies) - dp(_GAP)

    def draw(self, box: Box, colours: Colours) -> None:
        for each, at in self._placed(box):
            plate(at, dp(10), colours["paper"], colours["rim"], dp(1))
            sign = Box(at.x + dp(6), at.top - dp(_HEAD - 8), dp(_HEAD - 16), dp(_HEAD - 16))
            draw_colony_sign(sign, colours, each.colony)
            need, fields = self._numbers(at)
            middle = (sign.right + dp(8), sign.centre[1])
            letter(each.name, middle, grown(dp(18), dp(24)), colours["ink"], bold=False,
                   width=need.x - middle[0] - dp(6), anchor=0)  # fmt: skip
            for one, cell, draw in (
                (each.need, need, draw_colonist),
                (each.fields, fields, draw_any_spice),
            ):
                inside = cell.inset(dp(3))
                draw_field(inside, colours, one.how)
                draw(inside.part(0.06, 0.14, 0.40, 0.66), colours)
                middle = inside.part(0.68, 0.42, 0, 0).centre
                letter(str(one.value), middle, dp(20), colours["ink"], width=inside.width * 0.4)
            for one, cell in zip(each.tiles, self._tiles(each, at), strict=True):
                tile = cell.inset(dp(3)).fitted(COLONY)
                draw_colony(tile, colours, each.colony, one.value)
                draw_sureness(corner(tile, dp(SIGN)), colours, one.how)

    def spots(self, box: Box) -> Mapping[str, Box]:
        found: dict[str, Box] = {}
        for each, at in self._placed(box):
            need, fields = self._numbers(at)
            found |= {each.need.name: need, each.fields.name: fields}
            tiles = zip(each.tiles, self._tiles(each, at), strict=True)
            found.update((one.name, cell) for one, cell in tiles)
        return found

    def _across(self, width: float) -> int:
        return max(1, int((width - dp(_GAP)) / dp(_WIDE)))

    def _high(self, each: Colony, width: float) -> float:
        lines = -(-len(each.tiles) // self._across(width))
        return dp(_HEAD + lines * _TILE + 4)

    def _placed(self, box: Box) -> Iterator[tuple[Colony, Box]]:
        top = box.top
        for each in self.colonies:
            high = self._high(each, box.width)
            yield each, Box(box.x, top - high, box.width, high)
            top -= high + dp(_GAP)

    def _numbers(self, at: Box) -> tuple[Box, Box]:
        """The colonists it takes, and its fields."""
        need, fields = (
            Box(
                at.right - dp(4 + _NUMBER * (2 - place)), at.top - dp(_HEAD), dp(_NUMBER), dp(_HEAD)
            )
            for place in range(2)
        )
        return need, fields

    def _tiles(self, each: Colony, at: Box) -> list[Box]:
        across = self._across(at.width)
        return [
            Box(
                at.x + dp(_GAP / 2) + place % across * dp(_WIDE),
                at.top - dp(_HEAD) - (place // across + 1) * dp(_TILE),
                dp(_WIDE),
                dp(_TILE),
            )
            for place in range(len(each.tiles))
        ]


def colonies(components: Json, names: Mapping[str, str]) -> Colonies:
    """Of a component set; `names` are the colonies'."""
    return Colonies(
        tuple(
            Colony(
                colony,
                names[colony],
                printed(components, "colonies", colony, "need"),
                printed(components, "colonies", colony, "fields"),
                tuple(
                    printed(components, "colonies", colony, "tiles", place)
                    for place in range(len(components["colonies"][colony]["tiles"]))
                ),
            )
            for colony in COLONY_NAMES
        )
    )
