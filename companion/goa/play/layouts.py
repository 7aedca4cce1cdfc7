"""Where pieces lie together, as values; the game's screens measure and draw them by their types.

Every spot has its name from here, so that a scene and a question mean the same by it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from companion.goa.play.pieces import AuctionToken, ColonyPiece
from companion.goa.rules.board import SITES, Cell
from companion.goa.rules.tiles import Tile
from companion.play.looks import PLAIN


def cell_spot(cell: Cell) -> str:
    """A cell of the grid, or a place on its border."""
    return f"cell-{cell[0]}-{cell[1]}"


def action_spot(column: str) -> str:
    """The value a column gives now."""
    return f"action-{column}"


def step_spot(column: str) -> str:
    """The next row of a column."""
    return f"step-{column}"


def site_spot(place: int) -> str:
    return f"site-{SITES[place]}"


def field_spot(place: int, number: int) -> str:
    """A field of a site, from 0."""
    return f"field-{SITES[place]}-{number}"


def tile_spot(number: int) -> str:
    """A tile that lies before its player, by its place in `Estate.tiles`."""
    return f"tile-{number}"


def bidder_spot(colour: str) -> str:
    """A bidder alone, at the head of his row."""
    return f"bidder-{colour}"


def bid_spot(colour: str, ducats: int) -> str:
    """A bidder and what he bid."""
    return f"bid-{colour}-{ducats}"


def amount_spot(ducats: int) -> str:
    """An amount alone, once it is known whose bid it is."""
    return f"amount-{ducats}"


def lot_spot(which: str, one: Tile | None) -> str:
    """A lot, the flag as none: only to be pointed at."""
    return f"lot-{which}-{one.text if one else FLAG_LOT}"


def row_spot(colour: str, column: str, row: int) -> str:
    """A row of a column of this player."""
    return f"{colour}-{column}-{row}"


def spot_of(colour: str, name: str) -> str:
    """A spot before this player, where several are in sight."""
    return f"{colour}-{name}"


def more_spot(colour: str) -> str:
    """What leads to higher amounts of this bidder."""
    return f"more-of-{colour}"


FLAG_LOT = "flag"
"""The flag, where a tile would be written as the record does."""
MORE_SPOT = "more-amounts"
"""What leads to higher amounts, once it is known whose bid it is."""
HAND_SPOT, DECK_SPOT = "hand", "deck"


class Lot(NamedTuple):
    """A cell of the market, or a place on its border; an empty one has no tile."""

    cell: Cell
    tile: Tile | None = None
    flag: bool = False
    token: AuctionToken | None = None
    bonanza: bool = False
    """Whether a Bonanza tile lies beneath."""
    look: str = PLAIN


@dataclass(frozen=True)
class Market:
    """The 5×5 grid of tiles, row by row. Its border is there while the flag is placed, and as long
    as the flag lies on it; spots are `cell_spot`."""

    cells: tuple[Lot, ...]
    border: tuple[Lot, ...] = ()
    auctioned: Cell | None = None
    """What is auctioned now."""


class LotOnOffer(NamedTuple):
    """One of the lots of this round, in the order of the tokens."""

    token: AuctionToken
    tile: Tile | None
    """None is the flag."""
    cell: Cell
    under_way: bool = False
    winner: str = ""
    """Who has it already, and for how much."""
    price: int = 0

    @property
    def spot(self) -> str:
        return lot_spot(str(self.token.number), self.tile)


@dataclass(frozen=True)
class Lane:
    """The lots of this round side by side."""

    lots: tuple[LotOnOffer, ...]


@dataclass(frozen=True)
class OnOffer:
    """What is auctioned now, large and with what it does, and all lots of the round."""

    tile: Tile | None
    """None is the flag."""
    name: str
    does: str
    lane: Lane

    @property
    def spot(self) -> str:
        return lot_spot("now", self.tile)


class Rung(NamedTuple):
    """A row of a column: what it gives, and what it takes to come down to it."""

    value: str
    spices: tuple[str, ...] = ()
    ships: int = 0
    vp: int = 0
    reward: bool = False
    """Whether the first to come here still draws a card for it."""
    ducats: int = 0
    """What it takes instead where a card is played for it."""


class Ladder(NamedTuple):
    """A column of a development board; the marker lies in `row`, from 1.

    `action_spot` is its value there, `step_spot` the next row; what each brings or costs, or why it
    cannot be, is told beside it.
    """

    column: str
    name: str
    row: int
    rungs: tuple[Rung, ...]
    action: str = PLAIN
    step: str = PLAIN
    brings: str = ""
    """What the action would bring."""
    costs: str = ""
    """What the step would cost or, where it cannot be, what is missing."""


class Field(NamedTuple):
    """Room for one spice; `proposed` is one that would come, or with `leaves` one that would go."""

    spice: str = ""
    proposed: str = ""
    leaves: bool = False
    look: str = PLAIN


class Plot(NamedTuple):
    """A place for a site: a plantation space, or that of a colony; spots are `site_spot` for the
    whole and `field_spot` for each field."""

    place: int
    name: str
    tile: Tile | ColonyPiece | None = None
    fields: tuple[Field, ...] = ()
    look: str = PLAIN
    said: str = ""
    """Of a colony nobody has founded yet: what it takes."""


@dataclass(frozen=True)
class Columns:
    """The columns of a player of which every row can be tapped, by `row_spot`."""

    colour: str
    ladders: tuple[Ladder, ...]


@dataclass(frozen=True)
class Sites:
    """The sites of a player, where those of several stand beside each other: each spot begins with
    whose it is."""

    colour: str
    plots: tuple[Plot, ...]


class Owned(NamedTuple):
    """A tile that lies before its player; `tile_spot` by its place."""

    tile: Tile
    face_down: bool = False
    look: str = PLAIN
    reminded: bool = False
    """Whether it will be lost if it is not used soon."""


@dataclass(frozen=True)
class Estate:
    """What lies before a player: the development board, plantations and colonies, tiles, hand."""

    colour: str
    ladders: tuple[Ladder, ...]
    plots: tuple[Plot, ...]
    tiles: tuple[Owned, ...] = ()
    ships: int = 0
    colonists: int = 0
    extra_cards: int = 0
    hand: int = 0
    hand_look: str = PLAIN
    """`HAND_SPOT` is the hand."""


class Bidder(NamedTuple):
    """A row of the matrix: somebody who may bid."""

    colour: str
    name: str


@dataclass(frozen=True)
class AuctionMatrix:
    """Bidders in speaking order by amounts: a tap says who bid most, and how much.

    Spots are `bid_spot`, at the end of each row `more_spot`, and `bidder_spot` for who has no room
    for the whole. Then `amounts` are asked alone, as keys (`amount_spot`), of the one bidder left
    in `bidders`, and `MORE_SPOT` leads to higher ones. No purse is told by any of it.
    """

    bidders: tuple[Bidder, ...]
    amounts: tuple[int, ...]
    alone: bool = False
    """Whether it is known whose bid it is, and only the amount is asked."""
