"""What lies in front of a player, and every way in which it grows or shrinks.

All that changes a player's VP, Reals, crew or captains goes through here, since each such change
is a line of the ledger.
"""

from __future__ import annotations

from companion.table.game import Figure, Line, Refusal
from companion.table.game.kinds import Ledger, Why
from companion.vasco.rules.state import MISSIONARY, SAILORS, Crew, Player, State, crew_of, put

SINGLE = {colour: crew_of(int(colour == each) for each in SAILORS) for colour in SAILORS}


def seat_of(state: State, colour: str) -> int:
    try:
        return state.board.colours.index(colour)
    except ValueError:
        raise Refusal("0.1", "not-seated", colour=Figure("colour", colour)) from None


def with_player(state: State, seat: int, player: Player) -> State:
    return state._replace(players=put(state.players, seat, player))


def add(some: Crew, more: Crew) -> Crew:
    return (some[0] + more[0], some[1] + more[1], some[2] + more[2], some[3] + more[3])


def less(some: Crew, gone: Crew) -> Crew:
    return (some[0] - gone[0], some[1] - gone[1], some[2] - gone[2], some[3] - gone[3])


def one_of(colour: str) -> Crew:
    """A single sailor."""
    return SINGLE[colour]


def earn(state: State, seat: int, ledger: Ledger, why: Why, vp: int = 0, reals: int = 0) -> State:
    """VP and Reals from (or, below zero, to) what is unlimited."""
    player = state.players[seat]
    if vp:
        ledger.append(Line(player.colour, "vp", vp, *why))
    if reals:
        ledger.append(Line(player.colour, "reals", reals, *why))
    if not vp and not reals:
        return state
    return with_player(state, seat, player._replace(vp=player.vp + vp, reals=player.reals + reals))


def take_captains(state: State, seat: int, ledger: Ledger, why: Why, amount: int = 1) -> State:
    """Captains from the board into the supply; below zero, back."""
    player = state.players[seat]
    ledger.append(Line(player.colour, "captains", amount, *why))
    return with_player(
        state,
        seat,
        player._replace(
            captains=player.captains + amount, captains_on_board=player.captains_on_board - amount
        ),
    )


def move_captains(state: State, seat: int, ledger: Ledger, why: Why, amount: int) -> State:
    """Captains from ships into the supply; below zero, from the supply onto ships."""
    player = state.players[seat]
    ledger.append(Line(player.colour, "captains", amount, *why))
    return with_player(state, seat, player._replace(captains=player.captains + amount))


def take_missionaries(state: State, seat: int, ledger: Ledger, why: Why, amount: int = 1) -> State:
    """Missionaries from the board into the supply; below zero, back."""
    player = state.players[seat]
    ledger.append(Line(player.colour, MISSIONARY, amount, *why))
    state = with_player(state, seat, player._replace(missionaries=player.missionaries + amount))
    return state._replace(missionaries=state.missionaries - amount)


def take_sailors(state: State, seat: int, ledger: Ledger, why: Why, sailors: Crew) -> State:
    """Sailors into the supply, or out of it where a count is below zero; where from is not said."""
    player = state.players[seat]
    for colour, amount in zip(SAILORS, sailors, strict=True):
        if amount:
            ledger.append(Line(player.colour, colour, amount, *why))
    return with_player(state, seat, player._replace(sailors=add(player.sailors, sailors)))
