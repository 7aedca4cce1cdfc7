"""Where each tile lies of which that is known: in the grid, with a player, in the box."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from companion.goa.rules.board import SPACES, Cell
from companion.goa.rules.state import State, cell_of
from companion.goa.rules.tiles import UNNAMED, Tile, tile
from companion.table.game import Json


class Lying(NamedTuple):
    """A tile, and where it lies: in a cell, or with a player, there perhaps on a site or face
    down; else in the box."""

    tile: Tile
    cell: Cell | None = None
    seat: int | None = None
    site: int | None = None
    down: bool = False


def lying_tiles(state: State) -> Iterator[Lying]:
    for place, one in enumerate(state.grid):
        if one and one != UNNAMED:
            yield Lying(one, cell=cell_of(place))
    for seat, player in enumerate(state.players):
        for place, site in enumerate(player.sites[:SPACES]):
            if site and (one := tile(site.tile)):
                yield Lying(one, seat=seat, site=place)
        yield from (Lying(one, seat=seat) for one in player.tiles)
        yield from (Lying(one, seat=seat, down=True) for one in player.face_down)
    yield from (Lying(one) for box in state.removed for one in box or ())


def lie_nowhere(state: State, components: Json, phases: Sequence[str]) -> Counter[Tile]:
    """How many of each tile that the set has for these phases are not known to lie somewhere."""
    texts = (text for phase in phases for text in components["tiles"][phase])
    every = Counter(one for one in map(tile, texts) if one)
    every.subtract(each.tile for each in lying_tiles(state))
    return every
