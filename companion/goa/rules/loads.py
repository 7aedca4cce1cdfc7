"""The loads of spices a player may choose from: onto fields, off them, or to pay with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, product
from random import Random
from typing import Protocol

from companion.goa.rules.board import Load, Spices
from companion.goa.rules.sites import counted, load_of, size
from companion.goa.rules.ways import Room, Stock, few_in, few_out, spread, ways_in, ways_out


class Choice(Protocol):
    """The loads a player may choose from."""

    def __contains__(self, load: Load) -> bool: ...
    def __iter__(self) -> Iterator[Load]: ...
    def pick(self, chance: Random) -> Load: ...


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
