"""Pieces as values, where the rules have none for what is shown of them.

A tile is the rules' own `Tile`, `UNNAMED` among them, and a Bonanza tile their `Bonus`. Where a
number may be left out, none stands for any.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from companion.goa.rules.tiles import Tile


class TurnedOver(NamedTuple):
    """A tile that lies face down, and which one that is."""

    tile: Tile


@dataclass(frozen=True)
class FlagTile:
    """The flag."""


class AuctionToken(NamedTuple):
    """An auction token with its number, in the colour of its player."""

    colour: str
    number: int


class SpiceCube(NamedTuple):
    """A spice."""

    spice: str


class Ship(NamedTuple):
    many: int | None = None


class Colonist(NamedTuple):
    many: int | None = None


class Ducat(NamedTuple):
    many: int | None = None


class ExtraCard(NamedTuple):
    """Extra action cards."""

    many: int | None = None


class CardBack(NamedTuple):
    """Expedition cards in a hand, or on the deck: nobody sees which."""

    many: int | None = None


class HandCard(NamedTuple):
    """An Expedition card by its power alone, as it is played."""

    power: str


class TurnedUp(NamedTuple):
    """Cards turned up side by side, by the colonists on each."""

    colonists: tuple[int, ...]


class CardSymbol(NamedTuple):
    """The symbol of an Expedition card."""

    symbol: str


class ColonyPiece(NamedTuple):
    """A colony tile: of which colony, and its pair of spices or `any`."""

    colony: str
    tile: str


class ColonyFilled(NamedTuple):
    """A colony tile with the spices it is filled with, as it is settled by one touch."""

    colony: str
    tile: str
    spices: tuple[str, ...]


class Marker(NamedTuple):
    """A marker of a development board."""

    colour: str
