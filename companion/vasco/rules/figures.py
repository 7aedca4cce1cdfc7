"""The kinds of figures that sentences of this game need."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from companion.table.game import Figure, Said
from companion.vasco.rules.state import MISSIONARY, Docked, Tile

# isort: off
from companion.table.game.figures import (
    any_of as any_of,
    count as count,
    listed as listed,
    move as move,
    number as number,
    player as player,
    text as text,
)
# isort: on


def vp(amount: int) -> Figure:
    return Figure("vp", amount)


def reals(amount: int) -> Figure:
    return Figure("reals", amount)


def area(name: str) -> Figure:
    return Figure("area", name)


def landing(name: str) -> Figure:
    return Figure("landing", name)


def character(name: str) -> Figure:
    return Figure("character", name)


def sailor(colour: str) -> Figure:
    return Figure("sailor", colour)


def sailors(colour: str, amount: int) -> Figure:
    """So many of a colour."""
    return Figure("said", Said("sailors", {"colour": sailor(colour), "count": count(amount)}))


def aboard(colour: str) -> Figure:
    """One of a crew; who is white is a missionary."""
    return Figure("said", Said("a-missionary", {})) if colour == MISSIONARY else sailor(colour)


def a_captain() -> Figure:
    return Figure("said", Said("a-captain", {}))


def project(tile: Tile) -> Figure:
    return _tile("project", tile)


def ship(tile: Tile) -> Figure:
    return _tile("ship", tile)


def at_sea(ships: Iterable[Docked]) -> Figure:
    """Ships by their owners and limits; those of one owner and limit together."""
    counted = Counter((each.owner, each.limit) for each in ships)
    return listed(_at_sea(owner, limit, many) for (owner, limit), many in counted.items())


def _at_sea(owner: str | None, limit: int, many: int) -> Figure:
    figures = {"limit": number(limit), "count": count(many)}
    if owner is None:
        return Figure("said", Said("merchant-at-sea", figures))
    return Figure("said", Said("ship-at-sea", {**figures, "player": player(owner)}))


def _tile(side: str, tile: Tile) -> Figure:
    """As people call it: by limit and crew, and by what it earns, where it does."""
    figures = {"limit": number(tile.limit), "crew": number(tile.crew)}
    earns = [each for each in (reals(tile.reals), vp(tile.vp)) if each.value]
    if not earns:
        return Figure("said", Said(side, figures))
    return Figure("said", Said(f"{side}-earning", {**figures, "earns": listed(earns)}))
