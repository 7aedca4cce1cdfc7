"""What a move would bring and cost, before it is made."""

from __future__ import annotations

from typing import Any

from companion.goa.rules import figures as f
from companion.goa.rules import moves as m
from companion.goa.rules.applying import apply
from companion.goa.rules.board import COLUMNS, LAST_ROW
from companion.goa.rules.progress import step_ships, step_spices
from companion.goa.rules.state import State, with_player
from companion.goa.rules.supply import seat_of
from companion.table.game import Line, Refusal

_PLENTY = 10**6
_DEAR = (
    "not-enough-ducats",
    "not-enough-ships",
    "not-enough-colonists",
    "wrong-spices",
    "spices-missing",
    "not-there",
    "no-such-site",
)
"""Refusals that only say that something is too dear."""


def quote(state: State, move: Any) -> tuple[Line, ...]:
    """Its player's lines, even where it is too dear for him; nothing where it is refused for
    another reason."""
    colour = getattr(move, "player", None)
    try:
        lines = apply(state, move).lines
    except Refusal as refusal:
        if refusal.key not in _DEAR or colour is None:
            return ()
        lines = _if_it_were_paid(state, move)
    return tuple(line for line in lines if line.player == colour)


def _if_it_were_paid(state: State, move: Any) -> tuple[Line, ...]:
    if isinstance(move, m.Progress):
        return _step(state, move)
    seat = seat_of(state, move.player)
    player = state.players[seat]
    rich = player._replace(ducats=_PLENTY, colonists=_PLENTY)
    try:
        return apply(with_player(state, seat, rich), move).lines
    except Refusal:
        return ()


def _step(state: State, move: m.Progress) -> tuple[Line, ...]:
    """5.4: the spices of the step and its ships, whichever sites they come from."""
    player = state.players[seat_of(state, move.player)]
    column = COLUMNS.index(move.column)
    if player.rows[column] == LAST_ROW:
        return ()
    row = player.rows[column]
    about = {"column": f.column(column), "row": f.number(row + 1)}
    why = ("progress", "5.4", about)
    spices = step_spices(state.board, player, column, move.card)
    lines = [
        Line(move.player, spice, -spices.count(spice), *why) for spice in dict.fromkeys(spices)
    ]
    if ships := step_ships(state.board, player, column, move.card):
        lines.append(Line(move.player, "ships", -ships, *why))
    table = state.board.scoring.rows
    if gained := table[row] - table[row - 1]:
        lines.append(Line(move.player, "vp", gained, "marker", "10.2", about))
    return tuple(lines)
