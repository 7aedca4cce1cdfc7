"""What the player whose turn it is has to choose from."""

from __future__ import annotations

from typing import NamedTuple

from companion.goa.rules.state import Player, State, Turn, open_turn
from companion.goa.rules.ways import Room, Stock, rooms_of, stock_of


class Estate(NamedTuple):
    """Whose turn it is, and what his sites have room for and hold."""

    player: Player
    rooms: tuple[Room, ...]
    stock: tuple[Stock, ...]
    can_play: bool
    """8.1: he has a card, and has played none this turn."""


def estate(state: State) -> Estate:
    turn = open_turn(state)
    player = state.players[turn.seat]
    return Estate(player, rooms_of(player), stock_of(player), can_play(turn, player))


def can_play(turn: Turn, player: Player) -> bool:
    return player.hand > 0 and not turn.card
