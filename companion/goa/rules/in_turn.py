"""The families of legal moves within a turn (5 to 9)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from companion.goa.rules.actions import goes_on, hand_limit, harvested, value
from companion.goa.rules.cards import FOUND_THREE, HARVEST_MIX, NO_SHIPS, NO_SPICES, left
from companion.goa.rules.families import Loaded, Mixed, Some, only
from companion.goa.rules.founding import missing
from companion.goa.rules.loads import Off, Onto, Payment, Whole, payments, rooms_of, stock_of
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
    Use,
)
from companion.goa.rules.playing import GAINS, MOST_SOLD, MOST_TAKEN
from companion.goa.rules.state import (
    COLONY_NAMES,
    COLUMNS,
    EXPEDITION,
    HARVEST,
    LAST_ROW,
    SPACES,
    Player,
    State,
    Turn,
    cell_of,
    open_turn,
)
from companion.goa.rules.tiles import Tile
from companion.table.game import Family

Families = Iterator[Family[Any]]
ESPIONAGE = "espionage"


def turn_options(state: State) -> Families:
    """5.2: the action, the card, the tiles, the end."""
    turn = open_turn(state)
    player = state.players[turn.seat]
    if turn.action is None:
        yield from steps(state, player, can_play(turn, player))
        yield from actions(state, player, None)
        yield from draws(state, player, 0)
    elif turn.action == "harvest":
        yield from harvests(state, player, None)
    elif turn.action == "draw":
        yield from draws(state, player, turn.taken)
    yield from espionage(state, turn, player)
    yield from cards(state, player)
    yield from uses(state, player)
    yield only(End(player.colour))


def settle_options(state: State) -> Families:
    """7.4, 7.5."""
    turn = open_turn(state)
    player = state.players[turn.seat]
    needed = missing(state)
    if needed <= player.colonists:
        yield only(Settle(player.colour, True))
    if needed:
        yield only(Settle(player.colour, False))
    yield from cards(state, player)
    yield from uses(state, player)


def can_play(turn: Turn, player: Player) -> bool:
    """8.1: he has a card, and has played none this turn."""
    return player.hand > 0 and not turn.card


def steps(state: State, player: Player, with_card: bool) -> Families:
    """5.4, 8.12, 8.13."""
    board, stock = state.board, stock_of(player)
    for column, row in enumerate(player.rows):
        if row == LAST_ROW:
            continue
        wanted, name = board.steps[column][row - 1], COLUMNS[column]
        can_sail = board.ships_paid[row - 1] <= player.ships
        can_pay = bool(payments(stock, wanted))
        if can_sail and can_pay:
            yield Loaded(Progress(player.colour, name), Payment(stock, wanted))
        if with_card and can_sail:
            yield only(Progress(player.colour, name, (), NO_SPICES))
        if with_card and can_pay:
            yield Loaded(Progress(player.colour, name, (), NO_SHIPS), Payment(stock, wanted))


def actions(state: State, player: Player, of: str | None) -> Families:
    """5.5, 5.6, 5.7, 5.10: those that Espionage can carry out too."""
    yield only(BuildShips(player.colour, of))
    yield only(CollectTaxes(player.colour, of))
    yield from harvests(state, player, of)
    foundings = tuple(
        Found(player.colour, name, of)
        for place, name in enumerate(COLONY_NAMES, SPACES)
        if player.sites[place] is None
    )
    if foundings:
        yield Some(foundings)


def harvests(state: State, player: Player, of: str | None) -> Families:
    """5.6, 8.10: a portion; by Espionage of that player's row (9.21)."""
    taken, mix = harvested(open_turn(state), of) if goes_on(state, of) else (0, False)
    owner = player if of is None else state.players[state.board.colours.index(of)]
    rest = value(state, owner, HARVEST) - taken
    if rest < 1:
        return
    rooms = rooms_of(player)
    if mix:
        yield Mixed(Harvest(player.colour, of=of), Onto(rooms, 0, rest), rest)
    elif rooms:
        yield Loaded(Harvest(player.colour, of=of), Onto(rooms, 1, rest))
    if can_play(open_turn(state), player):
        yield Mixed(Harvest(player.colour, (), HARVEST_MIX, of=of), Onto(rooms, 0, rest), rest)


def draws(state: State, player: Player, taken: int) -> Families:
    """5.8."""
    drawn = taken < value(state, player, EXPEDITION) and left(state.cards)
    if drawn and player.hand < hand_limit(state, player):
        yield only(Draw(player.colour))


def espionage(state: State, turn: Turn, player: Player) -> Families:
    """9.21: with the tile; without it a harvest begun by it may go on."""
    held = any(one.kind == ESPIONAGE for one in player.tiles)
    for other in state.players:
        if other is player:
            continue
        if held:
            yield from actions(state, player, other.colour)
        elif turn.spy and goes_on(state, other.colour):
            yield from harvests(state, player, other.colour)


def cards(state: State, player: Player) -> Families:
    """8.4 to 8.9, 8.11."""
    turn = open_turn(state)
    if not can_play(turn, player):
        return
    simple = list(GAINS) if turn.founding is None else [*GAINS, FOUND_THREE]
    yield Some(tuple(Play(player.colour, power) for power in simple))
    rooms, stock = rooms_of(player), stock_of(player)
    if rooms:
        yield Loaded(Play(player.colour, "spices2"), Onto(rooms, 1, MOST_TAKEN))
    if stock:
        yield Loaded(Play(player.colour, "sell4"), Off(stock, 1, MOST_SOLD))
    prices = state.board.step_for_ducats
    affordable = tuple(
        Play(player.colour, "step_for_ducats", column=name)
        for name, row in zip(COLUMNS, player.rows, strict=True)
        if row < LAST_ROW and prices[row - 1] <= player.ducats
    )
    if affordable:
        yield Some(affordable)


def uses(state: State, player: Player) -> Families:
    """9.14 to 9.23: of tiles that are alike one."""
    for one in dict.fromkeys(player.tiles):
        find = USES.get(one.kind)
        if find:
            yield from find(state, player, one)


def use_always(state: State, player: Player, one: Tile) -> Families:
    yield only(Use(player.colour, one))


def use_with_cards(state: State, player: Player, one: Tile) -> Families:
    if left(state.cards):
        yield only(Use(player.colour, one))


def use_spice(state: State, player: Player, one: Tile) -> Families:
    if rooms := rooms_of(player):
        yield Loaded(Use(player.colour, one), Onto(rooms, 1, one.number))


def use_extra_harvest(state: State, player: Player, one: Tile) -> Families:
    if rooms := rooms_of(player):
        yield Loaded(Use(player.colour, one), Whole(rooms, one.number))


def use_vice_king(state: State, player: Player, one: Tile) -> Families:
    highest = min(player.rows)
    if highest < LAST_ROW:
        named = zip(COLUMNS, player.rows, strict=True)
        moves = (Use(player.colour, one, column=name) for name, row in named if row == highest)
        yield Some(tuple(moves))


def use_duty(state: State, player: Player, one: Tile) -> Families:
    stock = stock_of(player)
    if sum(len(spices) for _, spices in stock) >= one.number:
        yield Loaded(Use(player.colour, one), Off(stock, one.number, one.number))


def use_swap(state: State, player: Player, one: Tile) -> Families:
    cells = tuple(
        Use(player.colour, one, cell=cell_of(place))
        for place, lying in enumerate(state.grid)
        if lying
    )
    if cells:
        yield Some(cells)


USES: dict[str, Callable[[State, Player, Tile], Families]] = {
    "red_ship": use_always,
    "red_colonist": use_always,
    "red_ducats": use_always,
    "red_spice": use_spice,
    "red_expedition": use_with_cards,
    "extra_harvest": use_extra_harvest,
    "resupply": use_with_cards,
    "vice_king": use_vice_king,
    "duty": use_duty,
    "swap": use_swap,
}
