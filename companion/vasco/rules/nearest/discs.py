"""Where a disc could lie (2.2, 2.4)."""

from __future__ import annotations

from collections.abc import Iterable

from companion.table.game import Instead
from companion.vasco.rules import figures as f
from companion.vasco.rules.moves import Move, Place
from companion.vasco.rules.placing import placings
from companion.vasco.rules.state import AREAS, State

_FEW = 2


def placing(state: State, move: Place) -> Instead | None:
    family = placings(state)
    if move.player != family.player:
        return None
    if move.number not in family.numbers:
        near = beside(move.number, family.numbers)
        moves = (Place(move.player, number, family.areas[0]) for number in near)
        return numbers(near, moves, more=len(near) < len(family.numbers))
    return areas(family.areas, (Place(move.player, move.number, area) for area in family.areas))


def beside(number: int, free: tuple[int, ...]) -> tuple[int, ...]:
    """The nearest below and the nearest above; all, where there are no more than that."""
    if len(free) <= _FEW:
        return free
    below = [each for each in free if each < number]
    above = [each for each in free if each > number]
    return (*below[-1:], *above[:1])


def numbers(free: tuple[int, ...], moves: Iterable[Move], more: bool = False) -> Instead:
    """`more` is whether these are only the nearest of those that are free."""
    said = {"numbers": f.listed(map(f.number, free)), "count": f.count(len(free))}
    return Instead("nearest-numbers-of-many" if more else "nearest-numbers", said, tuple(moves))


def areas(free: Iterable[str], moves: Iterable[Move]) -> Instead:
    named = sorted(free, key=AREAS.index)
    return Instead("nearest-areas", {"areas": f.any_of(map(f.area, named))}, tuple(moves))
