"""The chance that a founding succeeds, as far as the table may know what is in the deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations_with_replacement
from math import comb, prod
from typing import NamedTuple

from companion.goa.rules.actions import value
from companion.goa.rules.board import COLONIES
from companion.goa.rules.cards import RENEWED, left
from companion.goa.rules.components import Card
from companion.goa.rules.founding import TURNED
from companion.goa.rules.state import State

COLONISTS = (1, 2, 3)
Known = Counter[int]
"""How many cards with so many colonists."""


class Outlook(NamedTuple):
    """How a founding may end."""

    free: Fraction
    """That it costs nothing."""
    possible: Fraction
    """That it costs nothing, or no more than the player has."""
    expected: Fraction
    """How many colonists it would cost on the average, where it is possible."""


def unseen(state: State, cards: Sequence[Card]) -> Known:
    """The colonists of the cards that may be in the deck: all but those turned up that lie in the
    discard pile or are still open. What hands hold, nobody knows."""
    gone: Known = Counter()
    lying: dict[str, Known] = {}
    for kind, *about in state.cards.log:
        if kind in (RENEWED, "put_right"):
            gone.clear()
        elif kind == "open":
            numbers = (each for each in about if isinstance(each, int))
            lying.setdefault(str(about[0]), Counter()).update(numbers)
        elif kind == "clear":
            gone += lying.pop(str(about[0]), Counter())
    return Counter(card.colonists for card in cards) - sum(lying.values(), gone)


def outlook(
    state: State,
    seat: int,
    colony: int,
    cards: Sequence[Card],
    of: int | None = None,
    turned: tuple[int, ...] = (),
    more: int = TURNED,
) -> Outlook:
    """7.2 to 7.4: two cards are turned up, or, with those that lie open, a third (8.11)."""
    player = state.players[seat]
    owner = player if of is None else state.players[of]
    there = value(state, owner, COLONIES) + sum(turned)
    missing = state.board.colonies[colony].need - there
    chances = sums(unseen(state, cards), min(more, left(state.cards)))
    free = sum((each for total, each in chances.items() if total >= missing), Fraction(0))
    paid = {
        missing - total: each
        for total, each in chances.items()
        if 0 < missing - total <= player.colonists
    }
    possible = free + sum(paid.values(), Fraction(0))
    cost = sum((price * each for price, each in paid.items()), Fraction(0))
    return Outlook(free, possible, cost / possible if possible else Fraction(0))


def sums(known: Known, number: int) -> dict[int, Fraction]:
    """How likely each sum is, when so many of these are drawn."""
    every = comb(known.total(), number)
    found: dict[int, Fraction] = {}
    for drawn in combinations_with_replacement(COLONISTS, number):
        counts = Counter(drawn)
        ways = prod(comb(known[each], counts[each]) for each in counts)
        if ways:
            found[sum(drawn)] = found.get(sum(drawn), Fraction(0)) + Fraction(ways, every)
    return found
