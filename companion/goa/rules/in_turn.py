"""The families of legal moves within a turn (5 to 8); those of tiles stand in `uses`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

from companion.goa.rules.actions import goes_on, hand_limit, harvested, value
from companion.goa.rules.board import COLONY_NAMES, COLUMNS, EXPEDITION, HARVEST, LAST_ROW, Spices
from companion.goa.rules.cards import FOUND_THREE, HARVEST_MIX, NO_SHIPS, NO_SPICES, left
from companion.goa.rules.estate import Estate, can_play, estate
from companion.goa.rules.families import Loaded, Mixed, Some, only, only_of
from companion.goa.rules.founding import missing
from companion.goa.rules.loads import Off, Onto, Payment
from companion.goa.rules.moves import (
    BuildShips,
    CollectTaxes,
    Draw,
    End,
    Found,
    Harvest,
    Play,
    Progress,
    Settle,
)
from companion.goa.rules.playing import GAINS, MOST_SOLD, MOST_TAKEN
from companion.goa.rules.sites import owned_colonies
from companion.goa.rules.state import Player, State, Turn, open_turn
from companion.goa.rules.turns import row_owner
from companion.goa.rules.uses import uses
from companion.table.game import Family

Families = Iterator[Family[Any]]
ESPIONAGE = "espionage"
AT_ONCE = ("progress", "ships", "taxes", "found")
"""The actions that are done with their move."""


def turn_options(state: State) -> Families:
    """5.2: the action, the card, the tiles, the end."""
    turn = open_turn(state)
    player = state.players[turn.seat]
    if turn.action in AT_ONCE and not (player.tiles or turn.spy or can_play(turn, player)):
        yield only_of(End, player.colour)
        return
    own = estate(state)
    if turn.action is None:
        yield from steps(state, own)
        yield from actions(state, own, None)
        yield from draws(state, own.player, 0)
    elif turn.action == "harvest":
        yield from harvests(state, own, None)
    elif turn.action == "draw":
        yield from draws(state, own.player, turn.taken)
    yield from espionage(state, turn, own)
    yield from cards(state, own)
    yield from uses(state, own)
    yield only_of(End, own.player.colour)


def settle_options(state: State) -> Families:
    """7.4, 7.5."""
    own, needed = estate(state), missing(state)
    if needed <= own.player.colonists:
        yield only(Settle(own.player.colour, True))
    if needed:
        yield only(Settle(own.player.colour, False))
    yield from cards(state, own)
    yield from uses(state, own)


def steps(state: State, own: Estate) -> Families:
    """5.4, 8.12, 8.13."""
    board, colour = state.board, own.player.colour
    held = [spice for _, spices in own.stock for spice in spices]
    for name, row, steps in zip(COLUMNS, own.player.rows, board.steps, strict=True):
        if row == LAST_ROW:
            continue
        wanted = steps[row - 1]
        can_sail = board.ships_paid[row - 1] <= own.player.ships
        can_pay = all(held.count(spice) >= number for spice, number in numbers(wanted))
        if can_sail and can_pay:
            yield Loaded(a_step(colour, name, None), Payment(own.stock, wanted))
        if own.can_play and can_sail:
            yield only_of(Progress, colour, name, (), NO_SPICES)
        if own.can_play and can_pay:
            yield Loaded(a_step(colour, name, NO_SHIPS), Payment(own.stock, wanted))


@cache
def a_step(colour: str, column: str, card: str | None) -> Progress:
    """Before its spices are chosen."""
    return Progress(colour, column, (), card)


@cache
def numbers(spices: Spices) -> tuple[tuple[str, int], ...]:
    """How many of each."""
    return tuple(Counter(spices).items())


def actions(state: State, own: Estate, of: str | None) -> Families:
    """5.5, 5.6, 5.7, 5.10: those that Espionage can carry out too."""
    colour = own.player.colour
    yield only_of(BuildShips, colour, of)
    yield only_of(CollectTaxes, colour, of)
    yield from harvests(state, own, of)
    owned = owned_colonies(own.player)
    if len(owned) < len(COLONY_NAMES):
        yield foundings(colour, of, owned)


@cache
def foundings(colour: str, of: str | None, owned: tuple[int, ...]) -> Some:
    """7.1."""
    free = (name for place, name in enumerate(COLONY_NAMES) if place not in owned)
    return Some(tuple(Found(colour, name, of) for name in free))


def harvests(state: State, own: Estate, of: str | None) -> Families:
    """5.6, 8.10: a portion; by Espionage of that player's row (9.21)."""
    taken, mix = harvested(open_turn(state), of) if goes_on(state, of) else (0, False)
    rest = value(state, row_owner(state, open_turn(state).seat, of), HARVEST) - taken
    if rest < 1:
        return
    colour, rooms = own.player.colour, own.rooms
    if mix:
        yield Mixed(Harvest(colour, of=of), Onto(rooms, 0, rest), rest)
    elif rooms:
        yield Loaded(Harvest(colour, of=of), Onto(rooms, 1, rest))
    if own.can_play:
        yield Mixed(Harvest(colour, (), HARVEST_MIX, of=of), Onto(rooms, 0, rest), rest)


def draws(state: State, player: Player, taken: int) -> Families:
    """5.8."""
    drawn = taken < value(state, player, EXPEDITION) and left(state.cards)
    if drawn and player.hand < hand_limit(state, player):
        yield only_of(Draw, player.colour)


def espionage(state: State, turn: Turn, own: Estate) -> Families:
    """9.21: with the tile; without it a harvest begun by it may go on."""
    held = any(one.kind == ESPIONAGE for one in own.player.tiles)
    if not held and turn.spy is None:
        return
    for other in state.players:
        if other is own.player:
            continue
        if held:
            yield from actions(state, own, other.colour)
        elif goes_on(state, other.colour):
            yield from harvests(state, own, other.colour)


def cards(state: State, own: Estate) -> Families:
    """8.4 to 8.9, 8.11."""
    if not own.can_play:
        return
    player, colour = own.player, own.player.colour
    yield simple_cards(colour, open_turn(state).founding is not None)
    if own.rooms:
        yield Loaded(Play(colour, "spices2"), Onto(own.rooms, 1, MOST_TAKEN))
    if own.stock:
        yield Loaded(Play(colour, "sell4"), Off(own.stock, 1, MOST_SOLD))
    prices = state.board.step_for_ducats
    affordable = tuple(
        [
            Play(colour, "step_for_ducats", column=name)
            for name, row in zip(COLUMNS, player.rows, strict=True)
            if row < LAST_ROW and prices[row - 1] <= player.ducats
        ]
    )
    if affordable:
        yield Some(affordable)


@cache
def simple_cards(colour: str, founding: bool) -> Some:
    """8.4 to 8.6; 8.11 while a founding is open."""
    powers = [*GAINS, FOUND_THREE] if founding else GAINS
    return Some(tuple(Play(colour, power) for power in powers))
