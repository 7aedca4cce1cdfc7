"""Every kind of move of the players, as the rules take it. Its row stands in `kinds`."""

from __future__ import annotations

from typing import NamedTuple

from companion.goa.rules.board import Cell, Load, Spices
from companion.goa.rules.state import Site
from companion.goa.rules.tiles import Tile
from companion.table.game.distinct import distinct


@distinct
class Agree(NamedTuple):
    """1.6: the variants that are played."""

    quick_start: bool = False
    bonanza: bool = False
    open_money: bool = False


@distinct
class Quick(NamedTuple):
    """11.1: two columns, or ducats where there are none."""

    player: str
    columns: tuple[str, ...] = ()


@distinct
class Place(NamedTuple):
    """3.2 to 3.5: the next token, token 1 with the flag."""

    player: str
    cell: Cell


@distinct
class Bid(NamedTuple):
    """4.2."""

    player: str
    ducats: int


@distinct
class Pass(NamedTuple):
    """4.2, 6.2."""

    player: str


@distinct
class Outcome(NamedTuple):
    """4.4: a whole auction; nobody bid where there is no bidder."""

    player: str
    bidder: str | None = None
    ducats: int = 0
    bought: bool = False


@distinct
class Sell(NamedTuple):
    """4.4."""

    player: str


@distinct
class Buy(NamedTuple):
    """4.4."""

    player: str


@distinct
class GiveUp(NamedTuple):
    """9.3: the plantation that makes room."""

    player: str
    site: int


@distinct
class Fill(NamedTuple):
    """9.4, 7.8: what a new site is filled with, and which colony tile it is."""

    player: str
    spices: Spices
    tile: str | None = None


@distinct
class Take(NamedTuple):
    """9.11, 9.20, 11.4: goods of one kind."""

    player: str
    goods: str
    spices: Load = ()


@distinct
class Favor(NamedTuple):
    """9.15: a tile out of the box."""

    player: str
    tile: Tile


@distinct
class Extra(NamedTuple):
    """6.1: an extra card for one more turn."""

    player: str


@distinct
class Progress(NamedTuple):
    """5.4, with the card 8.12 or 8.13 or without."""

    player: str
    column: str
    spices: Load = ()
    card: str | None = None


@distinct
class BuildShips(NamedTuple):
    """5.5, 9.21."""

    player: str
    of: str | None = None


@distinct
class CollectTaxes(NamedTuple):
    """5.7, 9.21."""

    player: str
    of: str | None = None


@distinct
class Harvest(NamedTuple):
    """5.6, 9.21: a portion, with the card 8.10 or without."""

    player: str
    spices: Load = ()
    card: str | None = None
    ships: int = 0
    colonists: int = 0
    of: str | None = None


@distinct
class Draw(NamedTuple):
    """5.8: one card."""

    player: str


@distinct
class Found(NamedTuple):
    """7.1, 9.21."""

    player: str
    colony: str
    of: str | None = None


@distinct
class Settle(NamedTuple):
    """7.4 to 7.7."""

    player: str
    founded: bool


@distinct
class Play(NamedTuple):
    """8.4 to 8.9, 8.11: a card that is played by itself."""

    player: str
    card: str
    spices: Load = ()
    column: str | None = None


@distinct
class Use(NamedTuple):
    """9.14 to 9.23: a tile that lies face up."""

    player: str
    tile: Tile
    spices: Load = ()
    column: str | None = None
    cell: Cell | None = None


@distinct
class End(NamedTuple):
    """5.2, 13.5."""

    player: str


@distinct
class Discard(NamedTuple):
    """5.14."""

    player: str


@distinct
class Adjust(NamedTuple):
    """13.8: amounts are corrected by so much."""

    player: str
    why: str
    ducats: int = 0
    ships: int = 0
    colonists: int = 0
    extra_cards: int = 0


class Estate(NamedTuple):
    """What a correction sets of a player's boards; None leaves it."""

    rows: tuple[tuple[str, int], ...] | None = None
    sites: tuple[tuple[int, Site], ...] | None = None
    tiles: tuple[Tile, ...] | None = None
    face_down: tuple[Tile, ...] | None = None
    hand: int | None = None


@distinct
class Correct(NamedTuple):
    """13.9: what is named is set as the table has it; None leaves it."""

    why: str
    grid: tuple[Tile | None, ...] | None = None
    discard: int | None = None
    players: tuple[tuple[str, Estate], ...] = ()
    phase: str | None = None
    round: int | None = None
    first_player: str | None = None
    rewards: tuple[tuple[str, tuple[int, ...]], ...] = ()
    bonanza: tuple[Cell, ...] | None = None
