"""The families of legal moves of a state, and the move nobody has to decide."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations, combinations_with_replacement, islice, product
from typing import Any

from companion.goa.rules import moves as m
from companion.goa.rules.auctions import highest, under_way
from companion.goa.rules.board import COLONY_NAMES, COLUMNS, OF_TWO_SPICES, SPACES
from companion.goa.rules.choices import takeable
from companion.goa.rules.drawing import TILES, draws_due
from companion.goa.rules.estate import estate
from companion.goa.rules.families import Bids, Loaded, Outcomes, Some, only_of
from companion.goa.rules.founding import missing
from companion.goa.rules.in_turn import settle_options, turn_options
from companion.goa.rules.loads import Onto
from companion.goa.rules.phases import CHANCE, DISCARD, asked, kind_due, kinds_beside
from companion.goa.rules.placing import free_tiles, places_for_flag
from companion.goa.rules.sites import colony
from companion.goa.rules.state import State
from companion.goa.rules.tiles import PHASES
from companion.goa.rules.turns import KEPT_BY_PASSING
from companion.goa.rules.uses import uses
from companion.goa.rules.ways import rooms_of
from companion.table.game import Family

Families = Iterator[Family[Any]]
VARIANTS = tuple(m.Agree(*chosen) for chosen in product((False, True), repeat=3))


def options(state: State) -> tuple[Family[Any], ...]:
    """Every legal move but for corrections, which nothing but the table limits."""
    return (*awaited(state), *discards(state))


def awaited(state: State) -> Families:
    """The families of what is due, without what may be done at any time."""
    kind, seat = asked(state)
    if kind in CHANCE:
        yield from draws_due(state)
    elif kind in OPEN:
        yield from OPEN[kind](state, 0 if seat is None else seat)


def discards(state: State) -> Families:
    """5.14."""
    if DISCARD in kinds_beside(state):
        holders = tuple([player.colour for player in state.players if player.hand])
        if holders:
            yield _discards(holders)


@cache
def _discards(holders: tuple[str, ...]) -> Some:
    return Some(tuple(map(m.Discard, holders)))


def variants(state: State, seat: int) -> Families:
    yield Some(VARIANTS)


def quick(state: State, seat: int) -> Families:
    """11.1."""
    colour = state.board.colours[seat]
    yield Some((m.Quick(colour), *(m.Quick(colour, two) for two in combinations(COLUMNS, 2))))


def places(state: State, seat: int) -> Families:
    """3.2 to 3.5."""
    cells = free_tiles(state) if state.step else places_for_flag(state)
    colour = state.board.colours[seat]
    yield Some(tuple(m.Place(colour, cell) for cell in cells))


def bids(state: State, seat: int) -> Families:
    """4.2; 4.4 while nobody has spoken."""
    player, best = state.players[seat], highest(state)
    least = best[1] + 1 if best else 1
    if player.ducats >= least:
        yield Bids(player.colour, range(least, player.ducats + 1))
    yield only_of(m.Pass, player.colour)
    if not under_way(state).bids:
        auctioneer = state.players[under_way(state).token.seat]
        others = ((each.colour, each.ducats) for each in state.players if each is not auctioneer)
        yield Outcomes(auctioneer.colour, auctioneer.ducats, tuple(others))


def decisions(state: State, seat: int) -> Families:
    """4.4."""
    player, best = state.players[seat], highest(state)
    assert best
    yield only_of(m.Sell, player.colour)
    if best[1] - 1 <= player.ducats:
        yield only_of(m.Buy, player.colour)


def sites_to_give_up(state: State, seat: int) -> Families:
    """9.3."""
    colour = state.board.colours[seat]
    yield Some(tuple(m.GiveUp(colour, place) for place in range(SPACES)))


def fillings(state: State, seat: int) -> Families:
    """9.4, 7.8."""
    colour, place = state.board.colours[seat], state.pending[0].number
    if place < SPACES:
        site = state.players[seat].sites[place]
        assert site
        yield Some(tuple(m.Fill(colour, (spice,)) for spice in site.admits))
        return
    which = place - SPACES
    named = COLONY_NAMES[which] in OF_TWO_SPICES
    for text in dict.fromkeys(state.colonies[which]):
        site = colony(state.board, which, text)
        every = combinations_with_replacement(site.admits, site.fields)
        yield Some(tuple(m.Fill(colour, spices, text if named else None) for spices in every))


def goods(state: State, seat: int) -> Families:
    """9.11, 9.20, 11.4."""
    colour, pending = state.board.colours[seat], state.pending[0]
    for name in takeable(state, pending):
        if name == "spices":
            onto = Onto(rooms_of(state.players[seat]), 1, pending.number)
            yield Loaded(m.Take(colour, name), onto)
        else:
            yield only_of(m.Take, colour, name)


def favors(state: State, seat: int) -> Families:
    """9.15, 13.2."""
    colour = state.board.colours[seat]
    box = [one for tiles in state.removed for one in tiles or ()]
    for phase, tiles in zip(PHASES, state.removed, strict=True):
        if tiles is None:
            box += TILES[phase]
    yield Some(tuple(m.Favor(colour, one) for one in dict.fromkeys(box)))


def extras(state: State, seat: int) -> Families:
    """6.1, 6.2."""
    player = state.players[seat]
    yield only_of(m.Extra, player.colour)
    if player.extra_cards <= KEPT_BY_PASSING:
        yield only_of(m.Pass, player.colour)


OPEN: dict[str, Callable[[State, int], Families]] = {
    "variants": variants,
    "quick": quick,
    "place": places,
    "bid": bids,
    "decide": decisions,
    "give_up": sites_to_give_up,
    "fill": fillings,
    "take": goods,
    "favor": favors,
    "extra": extras,
    "turn": lambda state, seat: turn_options(state),
    "settle": lambda state, seat: settle_options(state),
}

FORCED = ("place", "fill", "take", "give_up")
"""The kinds the program may make by itself; what else there is only one of would tell of a purse,
or is a person's to say."""


def forced(state: State) -> Any:
    """The only legal move."""
    kind = kind_due(state)
    if kind == "settle":
        return forced_settling(state)
    if kind not in FORCED:
        return None
    moves = list(islice((move for family in awaited(state) for move in family), 2))
    return moves[0] if len(moves) == 1 else None


def forced_settling(state: State) -> m.Settle | None:
    """7.4: nothing is to be paid, and he has neither a card he may still play nor a tile."""
    own = estate(state)
    if missing(state) or own.can_play or any(uses(state, own)):
        return None
    return m.Settle(own.player.colour, True)
