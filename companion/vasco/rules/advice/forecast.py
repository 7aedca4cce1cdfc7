"""What navigation would do if it came now."""

from __future__ import annotations

from typing import NamedTuple

from companion.table.game import Line
from companion.table.game.kinds import Ledger
from companion.vasco.rules.navigation import Passage, landings_pay, passages, sail_on, ships_earn
from companion.vasco.rules.state import State


class Forecast(NamedTuple):
    """What everybody would earn, which ships would sail, and where all would lie then."""

    lines: tuple[Line, ...]
    passages: tuple[Passage, ...]
    state: State


def forecast(state: State) -> Forecast:
    """7.2 to 7.6, for a state in any phase."""
    ledger: Ledger = []
    after = sail_on(landings_pay(ships_earn(state, ledger), ledger), ledger)
    return Forecast(tuple(ledger), tuple(passages(state)), after)
