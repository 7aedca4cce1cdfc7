"""3 Placing tokens."""

from __future__ import annotations

from functools import cache

from companion.goa.rules import figures as f
from companion.goa.rules.board import SIDE, Cell
from companion.goa.rules.moves import Place
from companion.goa.rules.state import (
    Pending,
    State,
    Token,
    at_front,
    cell_of,
    in_grid,
    is_unnamed,
    lying,
    place_of,
    seat_at_turn,
)
from companion.goa.rules.supply import check_turn
from companion.table.game import Refusal
from companion.table.game.kinds import Ledger

BORDER = tuple(
    sorted(
        cell
        for along in range(1, SIDE + 1)
        for cell in ((0, along), (SIDE + 1, along), (along, 0), (along, SIDE + 1))
    )
)
"""3.1: the places around the grid."""
PLACES = tuple(sorted((*BORDER, *(cell_of(place) for place in range(SIDE * SIDE)))))


@cache
def beside(cell: Cell) -> tuple[Cell, ...]:
    """The cells of the grid that touch this one by an edge."""
    row, column = cell
    return _inside((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))


@cache
def touching(cell: Cell) -> tuple[Cell, ...]:
    """The cells of the grid that touch this one by an edge or a corner."""
    row, column = cell
    around = [
        (row + down, column + along) for down in (-1, 0, 1) for along in (-1, 0, 1) if down or along
    ]
    return _inside(*around)


def _inside(*cells: Cell) -> tuple[Cell, ...]:
    return tuple(cell for cell in cells if in_grid(cell))


_AROUND = tuple(
    (cell, place_of(cell) if in_grid(cell) else None, tuple(map(place_of, beside(cell))))
    for cell in PLACES
)
"""Each place, where it stands in the grid, and where those beside it do."""


def place(state: State, move: Place, ledger: Ledger) -> State:
    """3.2 to 3.5; 13.2: the tile is named as soon as a token lies on it."""
    seat = check_turn(state, move.player, seat_at_turn(state), "3.3")
    number = state.step + 1
    if number == 1:
        check_flag(state, move.cell)
        state = state._replace(flag=move.cell)
    else:
        check_token(state, move.cell, number)
    state = state._replace(
        tokens=(*state.tokens, Token(number, seat, move.cell)), step=state.step + 1
    )
    if number > 1 and is_unnamed(state, move.cell):
        return at_front(state, Pending("tile", seat, cell=move.cell))
    return state


def check_flag(state: State, cell: Cell) -> None:
    """3.2: an empty cell or a border place, beside a tile."""
    if cell not in PLACES:
        raise Refusal("3.1", "no-such-place", cell=f.cell(cell))
    if lying(state, cell):
        raise Refusal("3.2", "flag-on-tile", cell=f.cell(cell))
    if not any(lying(state, each) for each in beside(cell)):
        raise Refusal("3.2", "flag-beside-nothing", cell=f.cell(cell))


def check_token(state: State, cell: Cell, number: int) -> None:
    """3.3 to 3.5: a free tile, touching the last token while there is one that does."""
    figures = {"cell": f.cell(cell), "number": f.number(number)}
    if not lying(state, cell):
        raise Refusal("3.3", "token-on-nothing", **figures)
    if any(token.cell == cell for token in state.tokens):
        raise Refusal("3.3", "token-taken", **figures)
    if cell not in free_tiles(state):
        raise Refusal("3.4", "token-apart", last=f.cell(state.tokens[-1].cell), **figures)


def places_for_flag(state: State) -> tuple[Cell, ...]:
    grid = state.grid
    return tuple(
        cell
        for cell, own, around in _AROUND
        if (own is None or not grid[own]) and any(grid[place] for place in around)
    )


def free_tiles(state: State) -> tuple[Cell, ...]:
    """3.4, 3.5: where the next token may lie."""
    taken = {token.cell for token in state.tokens}
    near = tuple(
        cell for cell in touching(state.tokens[-1].cell) if cell not in taken and lying(state, cell)
    )
    if near:
        return near
    every = (cell_of(place) for place, one in enumerate(state.grid) if one)
    return tuple(cell for cell in every if cell not in taken)
