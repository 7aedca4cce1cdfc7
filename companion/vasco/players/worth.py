"""What a position is worth to a player, in VP: what he has, and what it will still bring.

Rules of thumb with round figures; what they leave out, playing on finds out (`table/search`).
"""

from __future__ import annotations

from functools import lru_cache

from companion.vasco.players.ahead import Ahead, ahead, real_worth
from companion.vasco.players.fleet import KEPT, best_dock, crews, docks_ahead, sailing_worth
from companion.vasco.rules.state import (
    ALVARES,
    DIAS,
    MANUEL,
    SERNIGI,
    VP_A_SHIP,
    Board,
    Docks,
    Player,
    State,
)

_DISC_WAITING = 2.5
_COMPLETE = (1.0, 0.6, 0.35, 0.2, 0.1, 0.05)
"""The chance that a landing with so many empty docks is complete when it counts."""


def worth(state: State, seat: int) -> float:
    player = state.players[seat]
    left = ahead(state, player.colour, player.discs)
    waiting = sum(1 for disc in state.placed if disc and disc.player == player.colour)
    return (
        player.vp
        + real_worth(state) * player.reals
        + _supply(state, player, left)
        + _at_sea(state.board, state.landings, player.colour, left.navigations, real_worth(state))
        + _characters(state, player.colour, left)
        + _DISC_WAITING * waiting
    )


def _supply(state: State, player: Player, left: Ahead) -> float:
    """Ships and projects, sailors and captains in front of him."""
    docks = docks_ahead(state, left.rounds > 0)
    found = crews(player, docks)
    limits = sorted(
        (*(ship.limit for ship in player.ships), *(project.limit for project in found.manned)),
        reverse=True,
    )
    sent, unmanned = limits[: player.captains], limits[player.captains :]
    total = left.sending * sailing_worth(tuple(sent), docks)
    total += (1 - left.sending) * VP_A_SHIP * len(sent)
    if left.recruiting and player.captains_on_board:
        total += 0.7 * left.sending * sailing_worth(tuple(unmanned), docks)
    total += 0.8 * min(player.captains - len(sent), 2) * (left.rounds > 0)
    hope = left.recruiting * left.sending
    for project, lacks in found.waiting:
        total += hope * max(0.1, 0.75 - 0.2 * lacks) * best_dock(project.limit, docks)
    *sailors, missionaries = found.left
    colours = sum(1 for count in sailors if count)
    return total + hope * (0.55 * colours + 0.2 * sum(sailors) + 0.8 * missionaries)


@lru_cache(maxsize=KEPT)
def _at_sea(
    board: Board, landings: tuple[Docks, ...], colour: str, navigations: int, real: float
) -> float:
    """7.2, 7.3: what his ships will earn where they lie, which few moves change."""
    if not navigations:
        return 0.0
    total = 0.0
    for landing, docks in zip(board.landings, landings, strict=True):
        chance = _COMPLETE[min(docks.count(None), len(_COMPLETE) - 1)]
        completing = landing.complete * min(1.5, chance * navigations)
        for docked in docks:
            if docked and docked.ship and docked.owner == colour:
                income = docked.ship.vp + real * docked.ship.reals
                total += navigations * income + completing
    return total


def _characters(state: State, colour: str, left: Ahead) -> float:
    """6: what his characters will still give, the more surely while they are hosted."""
    if not left.navigations:
        return 0.0
    held = [
        (1.0 if portrait else 0.6) if owner == colour else 0.0
        for owner, portrait in zip(state.owners, state.portraits, strict=True)
    ]
    later = min(left.rounds, 2)
    return (
        held[DIAS] * (2 + 1.2 * later + 0.5 * (later > 0))
        + held[ALVARES] * (0.7 + 0.5 * later) * (state.missionaries > 0)
        + held[SERNIGI] * (1.3 * (state.merchant is not None) + 0.4 * later)
        + held[MANUEL] * 1.8 * (later > 0)
    )
