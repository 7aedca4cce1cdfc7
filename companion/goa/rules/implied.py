"""What nobody says at the table: 13.5 that a turn is over, 6.1 that an extra turn is taken."""

from __future__ import annotations

from typing import Any

from companion.goa.rules.applying import apply
from companion.goa.rules.kinds import KINDS
from companion.goa.rules.moves import End, Extra
from companion.goa.rules.phases import BESIDE_A_TURN, IN_TURN, asked
from companion.goa.rules.state import State, open_turn
from companion.table.game import player_of

Implied = tuple[End | Extra, ...]

NOBODYS = ("layout", "hand", "over")
"""What comes after a last turn, by no deed of a player's."""

ACTING = frozenset(IN_TURN) - {"end"}
"""The kinds of move with which a turn is begun."""


def next_asked(state: State) -> State:
    """13.5: once a turn has had its action, the next player is asked: his answer ends it. Where
    none comes, its own player is asked on."""
    turn = state.turn
    if not turn or not turn.action or turn.founding or state.pending:
        return state
    ended = apply(state, ends(state)).state
    return state if asked(ended)[0] in NOBODYS else ended


def acting_next(state: State) -> State:
    """Where whoever is asked next acts: in an extra turn where one may be taken (6.1)."""
    state = next_asked(state)
    kind, seat = asked(state)
    if kind != "extra" or seat is None:
        return state
    return apply(state, Extra(state.board.colours[seat])).state


def ends(state: State) -> End:
    """The end of the turn that is open."""
    return End(state.board.colours[open_turn(state).seat])


def implied(state: State, move: Any) -> Implied:
    """The moves that this one brings before it.

    While a player's own turn is open, all he does in a turn belongs to that (5.2, 5.3): who is
    asked for an extra one right after it has to say that he takes it.
    """
    kind, player = KINDS.name(move), player_of(move)
    now = next_asked(state)
    awaited, seat = asked(now)
    if seat is None or now.board.colours[seat] != player or kind in BESIDE_A_TURN:
        return ()
    takes: Implied = (Extra(player),) if awaited == "extra" and kind in ACTING else ()
    if now is state:
        return takes
    ended = ends(state)
    return () if ended.player == player and kind in IN_TURN else (ended, *takes)
