"""A game that is taken up before a flag is placed (13.9): from the table as it lies to the moves of
a record.

What was played before is not known, so the record has a set-up, adjustments and one correction,
after which everything lies as the table has it.
"""

from __future__ import annotations

from companion.goa.rules.applying import apply
from companion.goa.rules.lying.between import laid_by, moves_between
from companion.goa.rules.moves import Agree
from companion.goa.rules.moves_of_chance import Elephant, Layout
from companion.goa.rules.phases import flag_due
from companion.goa.rules.state import HIDDEN, State
from companion.goa.rules.tiles import UNNAMED
from companion.table.game import Json


def untold(begun: State) -> State:
    """What a group is asked about: as the set-up gives it, with tiles that nobody has named yet.
    A purse is told by its owner alone."""
    state = _set_up(begun, begun._replace(first=0))[-1][1]
    players = tuple(player._replace(ducats=HIDDEN) for player in state.players)
    return state._replace(players=players)


def moves_to(begun: State, wanted: State, deal: Json, why: str) -> tuple[object, ...]:
    """From the beginning of a game to a table that lies as wanted; a Refusal where it cannot lie
    so. Nothing is drawn for it: what nobody tells is as the set-up gives it."""
    made = _set_up(begun, wanted)
    state = made[-1][1]
    moves = moves_between(state, wanted, why)
    laid_by(state, moves)
    return (*(move for move, _ in made), *moves)


def _set_up(begun: State, wanted: State) -> list[tuple[object, State]]:
    """1.6 to 1.5: the moves, each with the state after it. 11.1: what Quick Start brought lies
    there by now."""
    variants = wanted.variants._replace(quick_start=False)
    assert wanted.first is not None
    moves = (
        Agree(*variants),
        Layout((UNNAMED,) * len(begun.grid), None),
        Elephant(wanted.first + 1),
    )
    found: list[tuple[object, State]] = []
    state = begun
    for move in moves:
        state = apply(state, move).state
        found.append((move, state))
    assert flag_due(state)
    return found
