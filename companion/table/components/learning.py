"""A component set learns the group's own tiles, as they come up or are entered at leisure.

A tile it does not know takes the place of the nearest one of its stack that is not printed yet.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from companion.table.components import Path, Shape, at
from companion.table.components.certainty import PRINTED, sure
from companion.table.components.editing import changed
from companion.table.game import Json


def learned(shape: Shape, components: Json, came_up: Iterable[tuple[Path, list[Json]]]) -> Json:
    """The set, knowing all that has come up of these stacks."""
    for stack, drawn in came_up:
        waiting = {*range(len(at(components, stack)))}
        for piece in drawn:
            place = _place(shape, components, stack, piece, waiting)
            if place is not None:
                waiting.remove(place)
                components = changed(components, (*stack, place), piece)
    return components


def entered(shape: Shape, components: Json, stack: Path, piece: Json) -> Json:
    """The set, with one piece more of a stack known; the same where all are known already."""
    place = _place(shape, components, stack, piece, unknown(components, stack))
    return components if place is None else changed(components, (*stack, place), piece)


def unknown(components: Json, stack: Path) -> list[int]:
    """The places of a stack whose pieces are not printed yet."""
    places = range(len(at(components, stack)))
    return [place for place in places if sure(components, (*stack, place)) != PRINTED]


def _place(
    shape: Shape, components: Json, stack: Path, piece: Json, waiting: Collection[int]
) -> int | None:
    """Of the places waiting, where this piece lies, or else may be put."""
    known, free = at(components, stack), {*unknown(components, stack)}
    same = [place for place in waiting if known[place] == piece]
    fitting = same or [place for place in waiting if place in free]
    return min(
        fitting,
        key=lambda place: (place in free, shape.unlike(known[place], piece), place),
        default=None,
    )
