"""Pieces as values, where the rules have none for what is shown of them."""

from __future__ import annotations

from typing import NamedTuple

from companion.table.game.distinct import distinct
from companion.vasco.rules.state import Tile

TILE, VDG, PORTRAIT = 0.76, 1.28, 0.86
"""The width to the height of a project or ship, of a Vasco da Gama tile, and of a portrait."""


class MerchantShip(NamedTuple):
    """A merchant ship of this limit."""

    limit: int


class Ship(NamedTuple):
    """A project at sea, in the colour of its player."""

    project: Tile
    owner: str


class Sailor(NamedTuple):
    """A sailor, or a missionary; with how many there are, where that is told below him."""

    colour: str
    many: int | None = None


@distinct
class Handful(NamedTuple):
    """So many sailors of a colour, out of the bag at once."""

    colour: str
    many: int


class SailorsBag(NamedTuple):
    """The sailors' bag."""


class Disc(NamedTuple):
    """An action disc; with its number, where it has one."""

    owner: str
    number: int | None = None


class Coin(NamedTuple):
    """A coin of so many Reals; none stands for any."""

    amount: int | None = None


class Points(NamedTuple):
    """So many VP; none stands for any."""

    amount: int | None = None


class Captain(NamedTuple):
    owner: str


class Character(NamedTuple):
    """A character's portrait, with the disc of his host."""

    name: str
    host: str | None = None
