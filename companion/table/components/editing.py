"""A component set made like the group's own copy, value by value."""

from __future__ import annotations

import re
from typing import NamedTuple

from companion.table.components import Path, Shape, at, put
from companion.table.components.certainty import ASSUMED, PRINTED, marked, sure, values
from companion.table.game import Json, Refusal


class Impossible(NamedTuple):
    """Why a set cannot be played with, and at which of its parts that is to be mended."""

    path: Path
    refusal: Refusal


def changed(components: Json, path: Path, value: Json) -> Json:
    """The value there as the group's copy has it, which makes it printed."""
    return as_printed(put(components, path, value), path)


def as_printed(components: Json, path: Path) -> Json:
    """A value, or all of a part, compared with the group's copy and found the same."""
    return marked(components, dict.fromkeys(values(components, path), PRINTED))


def with_one_more(components: Json, stack: Path) -> Json:
    """A stack with a piece more, of which nothing is known but that it is like the last."""
    pieces = at(components, stack)
    longer = put(components, stack, [*pieces, pieces[-1]])
    return marked(longer, {(*stack, len(pieces)): ASSUMED})


def lengthened(components: Json, row: Path) -> Json:
    """One value more at the end of a row, like its neighbour, as the group's copy has it."""
    before = at(components, row)
    return as_printed(put(components, row, [*before, before[-1]]), (*row, len(before)))


def shortened(components: Json, row: Path) -> Json:
    """The row without its last value."""
    return marked(put(components, row, at(components, row)[:-1]), {})


def with_one_less(components: Json, stack: Path) -> Json:
    """A stack without its last piece, or the last that is not printed."""
    hows = [sure(components, (*stack, place)) for place in range(len(at(components, stack)))]
    guessed = [place for place, how in enumerate(hows) if how != PRINTED]
    gone = guessed[-1] if guessed else len(hows) - 1
    pieces = [each for place, each in enumerate(at(components, stack)) if place != gone]
    del hows[gone]
    words = {(*stack, place): how for place, how in enumerate(hows)}
    return marked(put(components, stack, pieces), words)


def impossible(shape: Shape, components: Json) -> Impossible | None:
    """What stands against playing with this set."""
    try:
        shape.check(components)
    except Refusal as refusal:
        return Impossible(shape.meant.get(refusal.key) or _named(refusal), refusal)
    return None


def _named(refusal: Refusal) -> Path:
    """The part a refusal names: components.landings.natal.docks[0]."""
    where = refusal.figures.get("where") or refusal.figures["key"]
    steps = re.findall(r"\.(\w+)|\[(\d+)\]", str(where.value))
    return tuple(key or int(place) for key, place in steps)
