"""What would be possible instead of a move that is refused, as near to it as there is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.vasco.rules import figures as f
from companion.vasco.rules import moves as m
from companion.vasco.rules.acting import price, refund, the_call
from companion.vasco.rules.moves import KIND_OF, Move
from companion.vasco.rules.nearest import characters, discs, ships, spending
from companion.vasco.rules.nearest.instead import Instead, possible
from companion.vasco.rules.phases import ANYTIME, kinds_due
from companion.vasco.rules.state import State
from companion.vasco.rules.supply import seat_of

__all__ = ["Instead", "nearest"]


def nearest(state: State, move: Move) -> Instead | None:
    """Nothing where the move is not one that is awaited, or could be made."""
    kind = KIND_OF[type(move)]
    if state.blind or kind not in (*kinds_due(state), *ANYTIME) or possible(state, move):
        return None
    if not isinstance(move, _ACTIONS):
        find = _OTHERS.get(type(move))
        return find(state, move) if find else None
    number, disc = the_call(state)
    if move.player != disc.player:
        return None
    if price(state, number) > state.players[seat_of(state, disc.player)].reals:
        return _payable(state)
    return _OF_ACTIONS[type(move)](state, move) or _giving_up(state)


Find = Callable[[State, Any], Instead | None]

_ACTIONS = (m.Buy, m.Recruit, m.Expedition, m.TakeMoney, m.Host)
_OF_ACTIONS: dict[type[Move], Find] = {
    m.Buy: spending.purchase,
    m.Recruit: spending.recruiting,
    m.Expedition: ships.expedition,
    m.TakeMoney: characters.favour,
    m.Host: characters.favour,
}
_OTHERS: dict[type[Move], Find] = {
    m.Place: discs.placing,
    m.Send: ships.sending,
    m.Launch: ships.launching,
}


def _payable(state: State) -> Instead:
    """3.3: from which number on the Reals would do; what is left to do is to give up."""
    number, disc = the_call(state)
    player = state.players[seat_of(state, disc.player)]
    least = number + price(state, number) - player.reals
    said = {"has": f.reals(player.reals), "least": f.number(least)}
    return Instead("nearest-pay", said, (m.Pass(disc.player),))


def _giving_up(state: State) -> Instead:
    """3.4."""
    number, disc = the_call(state)
    paid = refund(state, number)
    moves = (m.Pass(disc.player),)
    if not paid:
        return Instead("nearest-give-up", {}, moves)
    return Instead("nearest-give-up-for", {"reals": f.reals(paid)}, moves)
