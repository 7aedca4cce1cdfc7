"""What a rule amounts to at this moment of a game: a sentence or a few with the game's figures."""

from __future__ import annotations

from collections.abc import Callable

from companion.table.game import Said
from companion.vasco.rules.now import areas, turns, voyages
from companion.vasco.rules.now.moments import Sentences
from companion.vasco.rules.state import State


def now(state: State, rule: str) -> tuple[Said, ...]:
    """Nothing where the rule knows no figure, or has none at this moment."""
    tells = _TELLS.get(rule)
    if tells is None or state.winners is not None:
        return ()
    return tuple(tells(state))


_TELLS: dict[str, Callable[[State], Sentences]] = {
    "1.2": turns.sections,
    "1.3": areas.owners,
    "2.1": turns.marker,
    "2.2": turns.turn,
    "2.3": turns.slots,
    "2.4": areas.manuel,
    "3.1": turns.marker,
    "3.2": turns.number,
    "3.3": turns.price_of_acting,
    "3.4": turns.giving_up,
    "4.1": areas.offer,
    "4.2": areas.upper,
    "4.3": areas.launches,
    "5.1": areas.recruits,
    "5.2": areas.docks,
    "5.3": areas.bonuses,
    "5.4": areas.complete,
    "6.1": areas.hosting,
    "6.2": areas.dias,
    "6.3": areas.alvares,
    "6.4": areas.sernigi,
    "6.5": areas.manuel,
    "7.1": areas.merchant,
    "7.2": voyages.income,
    "7.3": voyages.landings_pay,
    "7.4": voyages.passages,
    "7.5": voyages.returning,
    "8.4": voyages.round_now,
    "8.5": turns.bag,
    "8.6": voyages.handed_over,
    "9.3": voyages.counted,
    "9.4": voyages.leads,
}
