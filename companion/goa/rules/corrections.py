"""13.8 Amounts put right, with a reason."""

from __future__ import annotations

from companion.goa.rules import figures as f
from companion.goa.rules.auctions import highest
from companion.goa.rules.moves import Adjust
from companion.goa.rules.state import State
from companion.goa.rules.supply import AMOUNTS, gain, seat_of
from companion.table.game import Refusal
from companion.table.game.kinds import Ledger, Why


def adjust(state: State, move: Adjust, ledger: Ledger) -> State:
    """Nothing falls below zero, nor a purse below its owner's bid while that is the highest."""
    seat = seat_of(state, move.player)
    why = Why("adjust", "13.8", {"why": f.text(move.why)})
    for what in AMOUNTS:
        change = getattr(move, what)
        least = standing_bid(state, seat) if what == "ducats" else 0
        if change and getattr(state.players[seat], what) + change < least:
            raise Refusal("13.8", f"adjust-{what.replace('_', '-')}", player=f.player(move.player))
        state = gain(state, seat, ledger, why, what, change)
    return state


def standing_bid(state: State, seat: int) -> int:
    """13.8: what a purse must hold for the highest bid of the auction under way."""
    best = highest(state) if state.auction else None
    return best[1] if best and best[0] == seat else 0
