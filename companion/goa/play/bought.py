"""What each tile that was bought cost, and what it brought its owner until the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from companion.goa.play.lots import settled
from companion.goa.rules import figures as f
from companion.goa.rules import moves as m
from companion.goa.rules.state import Player, State, lying
from companion.goa.rules.tiles import PLANTATION, SPICES, Tile, tile
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
    came_by: dict[Tile, Tile] = {}
    for before, entry in pairwise(line):
        for one, by in _came(before.state, entry, colour):
            # Swap may itself have come by Favor, or the other way round.
            if bought_one := one if by is None else came_by.get(by):
                came_by[one] = bought_one
        seat = entry.state.board.colours.index(colour)
        for text, spice in _grown(before.state.players[seat], entry.state.players[seat]):
            if lot := next((lot for one, lot in came_by.items() if one.text == text), None):
                found[lot][spice] += 1
        for each in entry.lines:
            if each.player == colour and each.amount > 0:
                for lot in _brought_by(before.state, entry, each, came_by):
                    found[lot][each.what] += each.amount
    return found


def _came(before: State, entry: Entry, colour: str) -> Iterator[tuple[Tile, Tile | None]]:
    """A tile that comes to a player, and Favor or Swap, by which it does; None where he buys it."""
    lot = settled(before, entry)
    if lot and lot.tile and before.board.colours[lot.winner] == colour:
        yield lot.tile, None
    match entry.move:
        case m.Favor(player, one) if player == colour and (favor := tile("favor")):
            yield one, favor
        case m.Use(player, swap, cell=cell) if player == colour and cell:
            if taken := lying(before, cell):
                yield taken, swap


def _brought_by(
    before: State, entry: Entry, line: Line, came_by: Mapping[Tile, Tile]
) -> Iterable[Lot]:
    """What lies on a site is counted there."""
    if line.source == "flag":
        return (None,)
    move, turn = entry.move, before.turn
    spied = turn and turn.founding and turn.founding.of is not None
    if line.source == "tile":
        brings = (one for one in came_by if f.tile(one) == line.about["tile"])
    elif isinstance(move, m.Use):
        brings = (one for one in came_by if one == move.tile)
    else:
        kind = "espionage" if spied or line.source.endswith("_spied") else line.source
        brings = (one for one in came_by if one.kind == kind)
    on_site = line.what in SPICES
    return {came_by[one] for one in brings if not (on_site and one.kind in SITES)}


def _grown(before: Player, after: Player) -> Iterator[tuple[str, str]]:
    """The spices that were put on sites, by what the site is called."""
    for had, has in zip(before.sites, after.sites, strict=True):
        if has is not None:
            same = had is not None and had.tile == has.tile
            more = Counter(has.spices) - Counter(had.spices if had and same else ())
            yield from ((has.tile, spice) for spice in more.elements())
