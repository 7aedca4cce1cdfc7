"""Every way to lay spices onto fields, to take them off, or to pay with them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, combinations_with_replacement, product
from math import prod
from random import Random
from typing import Protocol

from companion.goa.rules.sites import counted, load_of, room, rooms, size
from companion.goa.rules.state import Load, Player, Spices

Room = tuple[int, Spices, int]
"""A site, what it admits, and how many fields are empty."""
Stock = tuple[int, Spices]
"""A site and the spices on it."""
Ways = tuple[tuple[Spices, ...], ...]
"""What can be laid or taken, by the number of spices."""

FEW = 2000
"""So many loads are kept once they are listed; more are made anew each time."""


class Choice(Protocol):
    """The loads a player may choose from."""

    def __contains__(self, load: Load) -> bool: ...
    def __iter__(self) -> Iterator[Load]: ...
    def pick(self, chance: Random) -> Load: ...


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


def fits(rooms: tuple[Room, ...], load: Load) -> bool:
    """13.7: each spice on an empty field that admits it."""
    there = {place: (admits, free) for place, admits, free in rooms}
    return all(
        place in there
        and len(spices) <= there[place][1]
        and all(spice in there[place][0] for spice in spices)
        for place, spices in load
    )


def lies_there(stock: tuple[Stock, ...], load: Load) -> bool:
    there = dict(stock)
    return all(not Counter(spices) - Counter(there.get(place, ())) for place, spices in load)


@dataclass(slots=True)
class Onto:
    """So many spices onto empty fields."""

    rooms: tuple[Room, ...]
    least: int
    most: int

    def __contains__(self, load: Load) -> bool:
        return self.least <= size(load) <= self.most and fits(self.rooms, load)

    def __iter__(self) -> Iterator[Load]:
        kept = few_in(self.rooms, self.least, self.most)
        if kept is not None:
            return iter(kept)
        sites = tuple((place, ways_in(admits, free)) for place, admits, free in self.rooms)
        return spread(sites, self.least, self.most)

    def pick(self, chance: Random) -> Load:
        fields = [(place, admits) for place, admits, free in self.rooms for _ in range(free)]
        number = chance.randint(self.least, min(self.most, len(fields)))
        chosen = chance.sample(fields, number)
        return gathered((place, chance.choice(admits)) for place, admits in chosen)


@dataclass(slots=True)
class Off:
    """So many spices off the sites."""

    stock: tuple[Stock, ...]
    least: int
    most: int

    def __contains__(self, load: Load) -> bool:
        return self.least <= size(load) <= self.most and lies_there(self.stock, load)

    def __iter__(self) -> Iterator[Load]:
        kept = few_out(self.stock, self.least, self.most)
        if kept is not None:
            return iter(kept)
        sites = tuple((place, ways_out(spices)) for place, spices in self.stock)
        return spread(sites, self.least, self.most)

    def pick(self, chance: Random) -> Load:
        every = [(place, spice) for place, spices in self.stock for spice in spices]
        return gathered(
            chance.sample(every, chance.randint(self.least, min(self.most, len(every))))
        )


@dataclass(slots=True)
class Payment:
    """Exactly these spices, from any site that has them."""

    stock: tuple[Stock, ...]
    wanted: Spices

    def __contains__(self, load: Load) -> bool:
        return counted(load) == Counter(self.wanted) and lies_there(self.stock, load)

    def __iter__(self) -> Iterator[Load]:
        return iter(payments(self.stock, self.wanted))

    def pick(self, chance: Random) -> Load:
        chosen: list[tuple[int, str]] = []
        for spice, number in Counter(self.wanted).items():
            there = _where(self.stock, spice)
            chosen += ((place, spice) for place in chance.sample(there, number))
        return gathered(chosen)


def _where(stock: tuple[Stock, ...], wanted: str) -> list[int]:
    """The sites with this spice, each as often as it has it."""
    return [place for place, spices in stock for spice in spices if spice == wanted]


@lru_cache(1 << 12)
def payments(stock: tuple[Stock, ...], wanted: Spices) -> tuple[Load, ...]:
    """None where the stock does not suffice."""
    if len(wanted) == 1:
        return tuple([((place, wanted),) for place, spices in stock if wanted[0] in spices])
    counts = Counter(wanted)
    by_spice = [
        [
            tuple((place, spice) for place in places)
            for places in dict.fromkeys(combinations(_where(stock, spice), number))
        ]
        for spice, number in counts.items()
    ]
    return tuple(gathered(pair for part in parts for pair in part) for parts in product(*by_spice))


@dataclass(slots=True)
class Whole:
    """9.19: every empty field of at most so many sites."""

    rooms: tuple[Room, ...]
    most: int

    def __contains__(self, load: Load) -> bool:
        free = {place: number for place, _, number in self.rooms}
        return (
            1 <= len(load) <= self.most
            and fits(self.rooms, load)
            and all(len(spices) == free[place] for place, spices in load)
        )

    def __iter__(self) -> Iterator[Load]:
        for number in range(1, self.most + 1):
            for some in combinations(self.rooms, number):
                every = (
                    [(place, one) for one in ways_in(admits, n)[n]] for place, admits, n in some
                )
                yield from product(*every)

    def pick(self, chance: Random) -> Load:
        number = chance.randint(1, min(self.most, len(self.rooms)))
        return gathered(
            (place, chance.choice(admits))
            for place, admits, free in chance.sample(self.rooms, number)
            for _ in range(free)
        )


def gathered(pairs: Iterator[tuple[int, str]] | list[tuple[int, str]]) -> Load:
    """Spices one by one, as a load."""
    by_site: dict[int, Spices] = {}
    for place, spice in pairs:
        by_site[place] = (*by_site.get(place, ()), spice)
    return load_of(by_site.items())
