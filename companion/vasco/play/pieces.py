"""Pieces as values, where the rules have none for what is shown of them."""

from __future__ import annotations

from typing import NamedTuple

from companion.vasco.rules.state import Tile


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


class SailorsBag(NamedTuple):
    """The sailors' bag."""


class Disc(NamedTuple):
    """An action disc; with its number, where it has one."""

    owner: str
    number: int | None = None
