"""The display turned towards who is asked, where a group lays it in its middle."""

from __future__ import annotations

from collections.abc import Sequence

from companion.table.game import Seat

_SIDES = {2: (0, 180), 3: (0, 270, 90), 4: (0, 270, 180, 90)}
"""Clockwise round the display from its foot; it is turned the other way round."""


def can_turn(seats: Sequence[Seat]) -> bool:
    """Whether everybody has a side of his own."""
    return len(seats) in _SIDES


def towards(seats: Sequence[Seat], colour: str) -> int:
    """How the display is turned for this player; for nobody it stays upright."""
    places = [seat.colour for seat in seats]
    return _SIDES[len(places)][places.index(colour)] if can_turn(seats) and colour in places else 0
