"""How many ways there are to lay spices onto fields or to take them off, and each of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from math import prod

from companion.goa.rules.board import Load, Spices
from companion.goa.rules.sites import room, rooms
from companion.goa.rules.state import Player

Room = tuple[int, Spices, int]
"""A site, what it admits, and how many fields are empty."""
Stock = tuple[int, Spices]
"""A site and the spices on it."""
Ways = tuple[tuple[Spices, ...], ...]
"""What can be laid or taken, by the number of spices."""

FEW = 2000
"""So many loads are kept once they are listed; more are made anew each time."""


def rooms_of(player: Player) -> tuple[Room, ...]:
    return tuple([(place, site.admits, room(site)) for place, site in rooms(player)])


def stock_of(player: Player) -> tuple[Stock, ...]:
    return tuple(
        [(place, site.spices) for place, site in enumerate(player.sites) if site and site.spices]
    )


@lru_cache(1 << 10)
def ways_in(admits: Spices, number: int) -> Ways:
    return tuple(tuple(combinations_with_replacement(admits, each)) for each in range(number + 1))


@lru_cache(1 << 12)
def ways_out(spices: Spices) -> Ways:
    every = (combinations(spices, each) for each in range(len(spices) + 1))
    return tuple(tuple(dict.fromkeys(some)) for some in every)


def spread(sites: tuple[tuple[int, Ways], ...], least: int, most: int) -> Iterator[Load]:
    """At most so many spices in all, at least so many, of each site in any of its ways."""
    if not sites:
        if least <= 0:
            yield ()
        return
    (place, ways), rest = sites[0], sites[1:]
    for number in range(min(len(ways) - 1, most) + 1):
        for chosen in ways[number]:
            first = ((place, chosen),) if number else ()
            for load in spread(rest, least - number, most - number):
                yield first + load


@lru_cache(1 << 14)
def number_of(sizes: tuple[tuple[int, ...], ...], least: int, most: int) -> int:
    """How many loads that makes; of each site how many ways there are for each number."""
    totals = Counter({0: 1})
    for ways in sizes:
        more: Counter[int] = Counter()
        for total, count in totals.items():
            for number, each in enumerate(ways):
                more[total + number] += count * each
        totals = more
    return sum(count for total, count in totals.items() if least <= total <= most)


@lru_cache(1 << 11)
def few_in(rooms: tuple[Room, ...], least: int, most: int) -> tuple[Load, ...] | None:
    return _few(tuple((place, ways_in(admits, free)) for place, admits, free in rooms), least, most)


@lru_cache(1 << 11)
def few_out(stock: tuple[Stock, ...], least: int, most: int) -> tuple[Load, ...] | None:
    return _few(tuple((place, ways_out(spices)) for place, spices in stock), least, most)


def _few(sites: tuple[tuple[int, Ways], ...], least: int, most: int) -> tuple[Load, ...] | None:
    sizes = tuple([tuple(map(len, ways)) for _, ways in sites])
    if prod(map(sum, sizes)) > FEW and number_of(sizes, least, most) > FEW:
        return None
    found: list[tuple[Load, int]] = [((), 0)]
    for place, ways in sites:
        found = [
            (((*load, (place, chosen)) if number else load), there + number)
            for load, there in found
            for number in range(min(len(ways) - 1, most - there) + 1)
            for chosen in ways[number]
        ]
    return tuple([load for load, there in found if there >= least])
