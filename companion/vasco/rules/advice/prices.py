"""What the right to act may cost with each number, before the next VdG tile is turned up."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from companion.table.components.certainty import confirmed
from companion.table.game import Json
from companion.vasco.rules.components import read_components
from companion.vasco.rules.deal import vdg_left
from companion.vasco.rules.state import LAST_NUMBER, State, Vdg

VARIATIONS = range(-3, 4)
"""0.3: all that a VdG tile may do to the marker."""


class Outlook(NamedTuple):
    """The price of a number: its range, and, where the tiles are known, its chances."""

    least: int
    most: int
    free: Fraction | None = None
    """The chance that it costs nothing."""
    expected: Fraction | None = None


def confirmed_vdg(components: Json) -> tuple[Vdg, ...]:
    """The set's VdG tiles; none where the set only assumes them."""
    return read_components(components).vdg if confirmed(components, "vdg") else ()


def outlook(state: State, tiles: Sequence[Vdg] = ()) -> dict[int, Outlook]:
    """For every number, from those tiles that are still to come; without any, the plain range.

    It needs a marker that has not moved yet; once it has, `acting.price` is certain.
    """
    assert state.marker is not None
    coming = [tile.variation or 0 for tile in vdg_left(tiles, state.seen.vdg)]
    found = {}
    for number in range(1, LAST_NUMBER + 1):
        prices = [max(0, state.marker + by - number) for by in coming or VARIATIONS]
        found[number] = Outlook(min(prices), max(prices))
        if coming:
            found[number] = found[number]._replace(
                free=Fraction(prices.count(0), len(prices)),
                expected=Fraction(sum(prices), len(prices)),
            )
    return found
