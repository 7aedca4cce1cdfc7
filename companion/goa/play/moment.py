"""The moment that is asked about: without what a purse alone would tell.

12.3: all that is asked is made from a state in which every purse is full, so that nothing of it
can depend on what is in one. Only the rules, when a move is made, look into it.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from companion.goa.play.table_options import BIDS
from companion.goa.rules.phases import HANDS, asked
from companion.goa.rules.state import Player, State
from companion.play import shown
from companion.play.table_options import HELPS

_FULL = 10**6


class Shown(shown.Shown):
    """Where the game stands, and what has been tapped since."""

    __slots__ = ()

    @property
    def wants_bids(self) -> bool:
        """Whether the group enters every bid, and not only how an auction ended."""
        return self.options is not None and BIDS in self.options.ways

    def lies(self, pieces: str) -> bool:
        """Whether the group has these on the table, and not in the box."""
        return self.options is None or pieces not in self.options.replaced

    @property
    def wants_odds(self) -> bool:
        """Whether the group wants to be told chances."""
        return self.options is not None and self.options.help == HELPS[-1]


def shown_as(*parts: Any) -> Shown:
    """The moment, as it may be shown at the table."""
    found = Shown(*parts)
    return found._replace(state=masked(found.state))


def masked(state: State) -> State:
    """12.3, 12.4: purses tell nothing before they are laid open (10.1)."""
    if state.variants.open_money or state.stage >= HANDS:
        return state
    full = tuple([player._replace(ducats=_FULL) for player in state.players])
    return state._replace(players=full)


class Moment(NamedTuple):
    """What is asked in a state."""

    state: State

    @property
    def kind(self) -> str:
        return asked(self.state)[0]

    @property
    def seat(self) -> int:
        seat = asked(self.state)[1]
        assert seat is not None
        return seat

    @property
    def player(self) -> Player:
        return self.state.players[self.seat]

    @property
    def colour(self) -> str:
        return self.player.colour

    @property
    def at_turn(self) -> str:
        """Who is asked or, while chance is due, whose turn it is; nobody where there is none."""
        seat, turn = asked(self.state)[1], self.state.turn
        if seat is None and turn:
            seat = turn.seat
        return "" if seat is None else self.state.players[seat].colour
