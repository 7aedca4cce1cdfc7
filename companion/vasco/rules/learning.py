"""A component set learns the group's own tiles, as they come up or are entered at leisure.

A tile it does not know takes the place of the nearest one of its stack that is not printed yet.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from companion.table.game import Json
from companion.vasco.rules import pieces
from companion.vasco.rules.certainty import PRINTED, Path, at, sure
from companion.vasco.rules.editing import changed
from companion.vasco.rules.stacks import came_up
from companion.vasco.rules.state import Seen

STACKS = ("projects", "merchants", "vdg")

_WEIGHTS = (100, 10, 1, 1)
"""How much the figures of a piece say about which one it is, from the first one on."""


def learned(components: Json, seen: Seen, kinds: Collection[str] = STACKS) -> Json:
    """The set, knowing all of these kinds that has come up in a game."""
    for stack, drawn in came_up(components, seen):
        if stack[0] not in kinds:
            continue
        waiting = {*range(len(at(components, stack)))}
        for piece in drawn:
            place = _place(components, stack, piece, waiting)
            if place is not None:
                waiting.remove(place)
                components = changed(components, (*stack, place), piece)
    return components


def entered(components: Json, stack: Path, piece: Json) -> Json:
    """The set, with one piece more of a stack known; the same where all are known already."""
    place = _place(components, stack, piece, unknown(components, stack))
    return components if place is None else changed(components, (*stack, place), piece)


def unknown(components: Json, stack: Path) -> list[int]:
    """The places of a stack whose pieces are not printed yet."""
    places = range(len(at(components, stack)))
    return [place for place in places if sure(components, (*stack, place)) != PRINTED]


def _place(components: Json, stack: Path, piece: Json, waiting: Collection[int]) -> int | None:
    """Of the places waiting, where this piece lies, or else may be put."""
    known, free = at(components, stack), {*unknown(components, stack)}
    same = [place for place in waiting if known[place] == piece]
    fitting = same or [place for place in waiting if place in free]
    figures = _figures(piece)
    return min(
        fitting,
        key=lambda place: (place in free, _distance(_figures(known[place]), figures), place),
        default=None,
    )


def _figures(piece: Json) -> tuple[int, ...]:
    if isinstance(piece, str):
        _, *figures = pieces.ship_tile(piece, "")
        return tuple(figures)
    return (
        (piece["initial"], piece["variation"], *piece["money"])
        if isinstance(piece, dict)
        else (piece,)
    )


def _distance(one: Sequence[int], other: Sequence[int]) -> int:
    pairs = zip(one, other, _WEIGHTS, strict=False)
    return sum(abs(here - there) * weight for here, there, weight in pairs)
