"""What there is instead of an action (3): only for the player called, and only if he can pay."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.table.game import Instead
from companion.vasco.rules import figures as f
from companion.vasco.rules.acting import price, refund, the_call
from companion.vasco.rules.moves import Pass
from companion.vasco.rules.state import State
from companion.vasco.rules.supply import seat_of

Find = Callable[[State, Any], Instead | None]


def called(find: Find) -> Find:
    """What this finds in the area of the number called; where there is nothing, giving up."""

    def nearest(state: State, move: Any) -> Instead | None:
        number, disc = the_call(state)
        if move.player != disc.player:
            return None
        if price(state, number) > state.players[seat_of(state, disc.player)].reals:
            return _payable(state)
        return find(state, move) or _giving_up(state)

    return nearest


def _payable(state: State) -> Instead:
    """3.3: from which number on the Reals would do; what is left to do is to give up."""
    number, disc = the_call(state)
    player = state.players[seat_of(state, disc.player)]
    least = number + price(state, number) - player.reals
    said = {"has": f.reals(player.reals), "least": f.number(least)}
    return Instead("nearest-pay", said, (Pass(disc.player),))


def _giving_up(state: State) -> Instead:
    """3.4."""
    number, disc = the_call(state)
    paid = refund(state, number)
    moves = (Pass(disc.player),)
    if not paid:
        return Instead("nearest-give-up", {}, moves)
    return Instead("nearest-give-up-for", {"reals": f.reals(paid)}, moves)
