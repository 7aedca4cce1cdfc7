"""What lies on the table: the state, its parts, and the questions every chapter asks of it.

All parts are immutable; a change makes a new state and leaves the old one valid.
"""

from __future__ import annotations

from typing import NamedTuple, TypeVar

from companion.goa.rules.board import (
    CARDS,
    CELLS,
    COLUMNS,
    SIDE,
    SITES,
    Board,
    Cell,
    Rows,
    Spices,
)
from companion.goa.rules.tiles import UNNAMED, Tile

T = TypeVar("T")

HIDDEN = -1
"""12.3: in place of the ducats of a purse that may not be looked into."""


class Site(NamedTuple):
    """A plantation, Crop rotation or colony on a personal board."""

    tile: str
    admits: Spices
    fields: int
    spices: Spices = ()


class Player(NamedTuple):
    """A player, his boards and his supply."""

    colour: str
    ships: int
    colonists: int
    vp: int = 0
    ducats: int = 0
    extra_cards: int = 0
    hand: int = 0
    rows: Rows = (1,) * len(COLUMNS)
    complete: int = 1
    sites: tuple[Site | None, ...] = (None,) * len(SITES)
    tiles: tuple[Tile, ...] = ()
    """Face up, and Missions."""
    face_down: tuple[Tile, ...] = ()
    passed: bool = False
    bonus_vp: int = 0
    symbols: tuple[int, ...] | None = None
    """The cards laid open at the end, in the order of SYMBOLS."""


class Variants(NamedTuple):
    """11, 12.4: what the group agreed on."""

    quick_start: bool = False
    bonanza: bool = False
    open_money: bool = False


class Token(NamedTuple):
    """An auction token that lies in the grid, or with the flag."""

    number: int
    seat: int
    cell: Cell


class Auction(NamedTuple):
    """4.2: the auction under way; bids from the auctioneer's left on, None for a pass."""

    token: Token
    bids: tuple[int | None, ...] = ()


class Spy(NamedTuple):
    """9.21: a harvest by Espionage."""

    of: int
    taken: int
    mix: bool


class Founding(NamedTuple):
    """7: a colony that is to be founded, until it is settled."""

    colony: int
    of: int | None
    turned: tuple[int, ...] = ()
    three: bool = False


class Turn(NamedTuple):
    """5.2: a turn that is open."""

    seat: int
    number: int
    action: str | None = None
    card: bool = False
    taken: int = 0
    mix: bool = False
    spy: Spy | None = None
    founding: Founding | None = None


class Cards(NamedTuple):
    """0.4: where the cards lie, and what happened to them, as far as everybody saw it."""

    deck: int = CARDS
    discard: int = 0
    open: int = 0
    log: tuple[tuple[str | int, ...], ...] = ()


class Pending(NamedTuple):
    """13.6: what must come before anything else; its kind is a key of the record's moves."""

    kind: str
    seat: int
    number: int = 0
    """How many there are of what is taken or turned up; or the place of a site."""
    what: str = ""
    """What it is for."""
    tile: Tile | None = None
    cell: Cell | None = None
    cards: int = 0
    """How many lie open for it."""


class State(NamedTuple):
    """Everything that distinguishes one moment of a game from another."""

    board: Board
    players: tuple[Player, ...]
    colonies: tuple[tuple[str, ...], ...]
    """7.8: the tiles still to be had, by colony, sorted."""
    variants: Variants = Variants()
    stage: int = 0
    phase: int = 0
    round: int = 1
    first: int | None = None
    step: int = 0
    """How many had their turn in this stage, from the first player clockwise."""
    grid: tuple[Tile | None, ...] = (None,) * CELLS
    flag: Cell | None = None
    tokens: tuple[Token, ...] = ()
    auction: Auction | None = None
    dealt_with: tuple[Tile | None, ...] = ()
    """The lots of the round whose auctions have ended, in order; none is the flag."""
    turn: Turn | None = None
    pending: tuple[Pending, ...] = ()
    cards: Cards = Cards()
    removed: tuple[tuple[Tile, ...] | None, ...] = (None, None)
    came_up: tuple[tuple[Tile, ...], ...] = ((), ())
    """The tiles of each phase that were named so far, wherever they are by now."""
    bonanza: tuple[Cell, ...] = ()
    rewards: tuple[tuple[int, ...], ...] = ((),) * len(COLUMNS)
    winners: tuple[str, ...] | None = None


def _with_part(state: State, place: int, part: object) -> State:
    """Made by hand, since hardly a move does without: `_replace` takes five times as long."""
    return tuple.__new__(State, (*state[:place], part, *state[place + 1 :]))


_PLAYERS, _TURN, _PENDING, _CARDS = map(
    State._fields.index, ("players", "turn", "pending", "cards")
)


def with_player(state: State, seat: int, player: Player) -> State:
    return _with_part(state, _PLAYERS, put(state.players, seat, player))


def with_turn(state: State, turn: Turn) -> State:
    return _with_part(state, _TURN, turn)


def with_cards(state: State, cards: Cards) -> State:
    return _with_part(state, _CARDS, cards)


def first_seat(state: State) -> int:
    assert state.first is not None
    return state.first


def seat_at_turn(state: State) -> int:
    """Whose turn it is in a stage that goes round from the first player."""
    return (first_seat(state) + state.step) % len(state.players)


def place_of(cell: Cell) -> int:
    """Where a cell stands in the grid."""
    return (cell[0] - 1) * SIDE + cell[1] - 1


def cell_of(place: int) -> Cell:
    return place // SIDE + 1, place % SIDE + 1


def in_grid(cell: Cell) -> bool:
    return 1 <= cell[0] <= SIDE and 1 <= cell[1] <= SIDE


def lying(state: State, cell: Cell) -> Tile | None:
    """The tile in a cell; none on the border."""
    return state.grid[place_of(cell)] if in_grid(cell) else None


def laid(state: State, cell: Cell, one: Tile | None) -> State:
    return state._replace(grid=put(state.grid, place_of(cell), one))


def is_unnamed(state: State, cell: Cell) -> bool:
    return lying(state, cell) == UNNAMED


def have_come_up(state: State, phase: int, *tiles: Tile) -> State:
    """They have come up."""
    named = (*state.came_up[phase], *tiles)
    return state._replace(came_up=put(state.came_up, phase, named))


def at_front(state: State, *pending: Pending) -> State:
    """These come before whatever else is pending."""
    return _with_part(state, _PENDING, pending + state.pending)


def answered(state: State) -> State:
    """What was pending first is no longer."""
    return _with_part(state, _PENDING, state.pending[1:])


def open_turn(state: State) -> Turn:
    assert state.turn is not None
    return state.turn


def put(pieces: tuple[T, ...], place: int, piece: T) -> tuple[T, ...]:
    """The same pieces, with another one at a place."""
    return (*pieces[:place], piece, *pieces[place + 1 :])


def without(pieces: tuple[T, ...], gone: T) -> tuple[T, ...]:
    """The pieces, one like this less."""
    place = pieces.index(gone)
    return pieces[:place] + pieces[place + 1 :]
