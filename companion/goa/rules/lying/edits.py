"""What is said of the course and of the middle of the table, each as an edit (13.9)."""

from __future__ import annotations

from companion.goa.rules.board import CORNERS, REWARDED, Cell
from companion.goa.rules.state import State, laid, lying, put, with_cards
from companion.goa.rules.tiles import UNNAMED, tile
from companion.table.game import Json
from companion.table.game.edits import Sayings

SAYINGS = Sayings()
edit, read_edit = SAYINGS.edit, SAYINGS.read


@edit("in_round")
def in_round(state: State, phase: int, number: int) -> State:
    """Of another phase other tiles lie there, which nobody has named."""
    if phase != state.phase:
        state = state._replace(phase=phase, grid=(UNNAMED,) * len(state.grid))
        state = _with_corners(state)
    return state._replace(round=number)


@edit("first")
def first(state: State, seat: int) -> State:
    return state._replace(first=seat)


@edit("variant")
def variant(state: State, name: str, played: bool) -> State:
    """11, 12.4: with Bonanza one lies beneath each corner."""
    state = state._replace(variants=state.variants._replace(**{name: played}))
    return _with_corners(state) if name == "bonanza" else state


@edit("in_cell")
def in_cell(state: State, cell: Cell, text: str) -> State:
    """A tile lies there, `"?"` one that nobody has named; or, by an empty text, none."""
    one = UNNAMED if text == UNNAMED.text else tile(text)
    state = laid(state, cell, one)
    return state._replace(bonanza=tuple(each for each in state.bonanza if lying(state, each)))


@edit("moved")
def moved(state: State, lifted: tuple[Json, ...], laid_down: tuple[Json, ...]) -> State:
    """A tile lies elsewhere than it was known to: what takes it away there, and what lays it
    here."""
    for name, *said in (lifted, laid_down):
        state = read_edit(name, said)(state)
    return state


@edit("beneath")
def beneath(state: State, corner: Cell, there: bool) -> State:
    """11.2: whether an unclaimed Bonanza tile lies beneath a corner."""
    others = {each for each in state.bonanza if each != corner}
    return state._replace(bonanza=tuple(sorted(others | ({corner} if there else set()))))


@edit("discarded")
def discarded(state: State, cards: int) -> State:
    return with_cards(state, state.cards._replace(discard=cards))


@edit("reward")
def reward(state: State, column: int, row: int, gone: bool) -> State:
    """5.11: whether the card for coming first to a row is gone."""
    others = {each for each in state.rewards[column] if each != row}
    rows = tuple(sorted(others | ({row} if gone else set())))
    return state._replace(rewards=put(state.rewards, column, rows))


def reached(state: State, column: int) -> set[int]:
    """The rewarded rows in or below which a marker stands: their rewards are gone."""
    furthest = max(player.rows[column] for player in state.players)
    return {row for row in REWARDED if row <= furthest}


def _with_corners(state: State) -> State:
    there = tuple(cell for cell in CORNERS if lying(state, cell))
    return state._replace(bonanza=there if state.variants.bonanza else ())
