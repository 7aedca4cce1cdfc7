"""1 Set-up: what holds before anything is laid out."""

from __future__ import annotations

from companion.goa.rules.board import Board
from companion.goa.rules.state import Player, State
from companion.goa.rules.supply import scored
from companion.table.game import Line
from companion.table.game.kinds import Ledger, Why


def begin(board: Board, ledger: Ledger) -> State:
    """1.3: markers in row 1, ships and colonists; 1.2: the colonies lie face up."""
    why = Why("start", "1.3")
    for colour in board.colours:
        for what in ("ships", "colonists"):
            if amount := getattr(board.start, what):
                ledger.append(Line(colour, what, amount, *why))
    players = (Player(colour, board.start.ships, board.start.colonists) for colour in board.colours)
    colonies = tuple(colony.tiles for colony in board.colonies)
    state = State(board, tuple(players), colonies)
    for seat, player in enumerate(state.players):
        state = scored(state, seat, player, ledger, Why("start", "10.2"))
    return state
