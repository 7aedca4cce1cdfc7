"""What chance decides, as the rules take it: the moves of no player."""

from __future__ import annotations

from typing import NamedTuple

from companion.goa.rules.tiles import Tile
from companion.table.game.distinct import distinct


@distinct
class Layout(NamedTuple):
    """Chance, 1.1: the grid row by row, and the tiles that went back into the box."""

    grid: tuple[Tile, ...]
    removed: tuple[Tile, ...] | None = None


@distinct
class Elephant(NamedTuple):
    """Chance, 1.4: so many cards were turned up."""

    cards: int


@distinct
class Name(NamedTuple):
    """Chance, 13.2: a tile that was not named yet."""

    tile: Tile


@distinct
class TurnUp(NamedTuple):
    """Chance, 7.2, 7.3 and 9.20: the colonists of the cards turned up."""

    colonists: tuple[int, ...]


@distinct
class Bonus(NamedTuple):
    """Chance, 11.3: the Bonanza tile that is turned up."""

    what: str
    amount: int


@distinct
class Hand(NamedTuple):
    """Chance, 10.1: the symbols of a hand laid open, counted in the order of SYMBOLS."""

    player: str
    symbols: tuple[int, ...]
