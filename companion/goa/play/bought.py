"""What each tile that was bought cost, and what it brought its owner until the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import pairwise
from typing import NamedTuple

from companion.goa.play.lots import settled
from companion.goa.rules import figures as f
from companion.goa.rules import moves as m
from companion.goa.rules.state import Player
from companion.goa.rules.tiles import PLANTATION, SPICES, Tile
from companion.table.course import Entry
from companion.table.game import Line

BROUGHT = ("vp", "ships", "colonists", "extra_cards", "hand", "ducats", *SPICES)
"""In the order in which it is told."""


Lot = Tile | None
"""None is the flag."""
SITES = (PLANTATION, "crop_rotation")


class Bought(NamedTuple):
    """A lot, or all that are alike."""

    lot: Lot
    times: int
    ducats: int
    brought: tuple[tuple[str, int], ...]


def bought(line: Sequence[Entry], colour: str) -> tuple[Bought, ...]:
    """By a player in the auctions, in the order in which it was first got. What a site bore is all
    that was ever put on it, at once or in harvests."""
    got = [*_got(line, colour)]
    own = tuple(dict.fromkeys(one for one, _ in got))
    brought = _brought(line, colour, own)
    return tuple(
        Bought(
            one,
            sum(1 for each, _ in got if each == one),
            sum(ducats for each, ducats in got if each == one),
            tuple((what, brought[one][what]) for what in BROUGHT if brought[one][what] > 0),
        )
        for one in own
    )


def _got(line: Sequence[Entry], colour: str) -> Iterator[tuple[Lot, int]]:
    for before, entry in pairwise(line):
        lot = settled(before.state, entry)
        if lot and before.state.board.colours[lot.winner] == colour:
            yield lot.tile, lot.price


def _brought(line: Sequence[Entry], colour: str, own: Sequence[Lot]) -> Mapping[Lot, Counter[str]]:
    found: dict[Lot, Counter[str]] = {one: Counter() for one in own}
    sites = {one.text: one for one in own if one and one.kind in SITES}
    for before, entry in pairwise(line):
        seat = entry.state.board.colours.index(colour)
        for text, spice in _grown(before.state.players[seat], entry.state.players[seat]):
            if text in sites:
                found[sites[text]][spice] += 1
        for each in entry.lines:
            if each.player == colour and each.amount > 0:
                for one in filter(partial(_brings, entry, each), own):
                    found[one][each.what] += each.amount
    return found


def _brings(entry: Entry, line: Line, one: Lot) -> bool:
    """Whether this lot brought its owner that. What lies on a site is counted there."""
    if one is None:
        return line.source == "flag"
    if one.kind in SITES and line.what in SPICES:
        return False
    if isinstance(entry.move, m.Use):
        return one == entry.move.tile
    if line.source == "tile":
        return f.tile(one) == line.about["tile"]
    return one.kind == ("espionage" if line.source.endswith("_spied") else line.source)


def _grown(before: Player, after: Player) -> Iterator[tuple[str, str]]:
    """The spices that were put on sites, by what the site is called."""
    for had, has in zip(before.sites, after.sites, strict=True):
        if has is not None:
            same = had is not None and had.tile == has.tile
            more = Counter(has.spices) - Counter(had.spices if had and same else ())
            yield from ((has.tile, spice) for spice in more.elements())
