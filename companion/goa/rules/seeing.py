"""12 What a player may know, or, of nobody, all together."""

from __future__ import annotations

from companion.goa.rules.phases import HANDS
from companion.goa.rules.state import HIDDEN, State


def seen(state: State, by: str | None) -> State:
    """12.1, 12.3: nobody looks into another's purse, until all are laid open (10.1) or where money
    is open (12.4). Which cards a hand holds, the state does not know (12.7)."""
    if state.variants.open_money or state.stage >= HANDS:
        return state
    players = tuple(
        player if player.colour == by else player._replace(ducats=HIDDEN)
        for player in state.players
    )
    return state._replace(players=players)
