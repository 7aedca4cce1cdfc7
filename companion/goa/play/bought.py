"""What each tile cost, and what it brought its owner until the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from companion.goa.play.lots import settled
from companion.goa.rules import figures as f
from companion.goa.rules import moves as m
from companion.goa.rules.moves_of_chance import Name
from companion.goa.rules.phases import kind_due
from companion.goa.rules.state import Player, State, lying
from companion.goa.rules.tiles import PLANTATION, SPICES, UNNAMED, Tile, tile
from companion.table.course import Entry
from companion.table.game import Line

BROUGHT = ("vp", "ships", "colonists", "extra_cards", "hand", "ducats", *SPICES)
"""In the order in which it is told."""


Lot = Tile | None
"""None is the flag."""
SITES = (PLANTATION, "crop_rotation")
FOUNDING = ("colony", "failed")
"""What a founding brings in the ledger, whichever way it ends."""


class Bought(NamedTuple):
    """A lot, or all that are alike."""

    lot: Lot
    times: int
    ducats: int
    brought: tuple[tuple[str, int], ...]
    fetched: tuple[Tile, ...]
    """By Swap or Favor: other tiles, each of which is told for itself."""


class _Got(NamedTuple):
    """A lot that came to the player, in an auction or by Favor or Swap."""

    lot: Lot
    ducats: int = 0
    by: Tile | None = None


def bought(line: Sequence[Entry], colour: str) -> tuple[Bought, ...]:
    """What a player got in the auctions and out of them, in the order in which it was first got.
    What a site bore is all that was ever put on it, at once or in harvests."""
    got = [each for before, entry in pairwise(line) for each in _got(before.state, entry, colour)]
    own = tuple(dict.fromkeys(each.lot for each in got))
    brought = _brought(line, colour, own)
    return tuple(
        Bought(
            one,
            sum(1 for each in got if each.lot == one),
            sum(each.ducats for each in got if each.lot == one),
            tuple((what, brought[one][what]) for what in BROUGHT if brought[one][what] > 0),
            tuple(each.lot for each in got if each.lot and each.by and each.by == one),
        )
        for one in own
    )


def _got(before: State, entry: Entry, colour: str) -> Iterator[_Got]:
    lot = settled(before, entry)
    if lot and before.board.colours[lot.winner] == colour:
        yield _Got(lot.tile, lot.price)
    match entry.move:
        case Name(one) if before.pending[0].what == "swap":
            if before.board.colours[before.pending[0].seat] == colour:
                yield _Got(one, by=tile("swap"))
        case m.Favor(player, one) if player == colour:
            yield _Got(one, by=tile("favor"))
        case m.Use(player, swap, cell=cell) if player == colour and cell:
            taken = lying(before, cell)
            if taken and taken != UNNAMED:
                yield _Got(taken, by=swap)


def _brought(line: Sequence[Entry], colour: str, own: Sequence[Lot]) -> Mapping[Lot, Counter[str]]:
    """By lot; a tile alone brings nothing before its owner has it."""
    found: dict[Lot, Counter[str]] = {one: Counter() for one in own}
    had: set[Lot] = set()
    spied = False
    for before, entry in pairwise(line):
        had |= {each.lot for each in _got(before.state, entry, colour)}
        spied = _is_spied(before.state, spied)
        seat = entry.state.board.colours.index(colour)
        for text, spice in _grown(before.state.players[seat], entry.state.players[seat]):
            if lot := next((lot for lot in had if lot and lot.text == text), None):
                found[lot][spice] += 1
        for each in entry.lines:
            if each.player == colour and each.amount > 0:
                for lot in _brought_by(entry.move, each, had, spied):
                    found[lot][each.what] += each.amount
    return found


def _is_spied(before: State, spied: bool) -> bool:
    """9.21: whether a colony is being founded by Espionage; it is filled once that is settled."""
    if before.turn and (founding := before.turn.founding):
        return founding.of is not None
    return spied and kind_due(before) == "fill"


def _brought_by(move: Any, line: Line, had: Collection[Lot], spied: bool) -> Iterable[Lot]:
    """What lies on a site is counted there."""
    if line.source == "flag":
        return (None,)
    if line.source == "tile":
        brings = [one for one in had if one and f.tile(one) == line.about["tile"]]
    elif isinstance(move, m.Use):
        brings = [one for one in had if one == move.tile]
    else:
        founds = spied and line.source in FOUNDING
        kind = "espionage" if founds or line.source.endswith("_spied") else line.source
        brings = [one for one in had if one and one.kind == kind]
    on_site = line.what in SPICES
    return [one for one in brings if one and not (on_site and one.kind in SITES)]


def _grown(before: Player, after: Player) -> Iterator[tuple[str, str]]:
    """The spices that were put on sites, by what the site is called."""
    for had, has in zip(before.sites, after.sites, strict=True):
        if has is not None:
            same = had is not None and had.tile == has.tile
            more = Counter(has.spices) - Counter(had.spices if had and same else ())
            yield from ((has.tile, spice) for spice in more.elements())
