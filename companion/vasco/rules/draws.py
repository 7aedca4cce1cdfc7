"""The families of chance moves: all that could come up, whatever the component set holds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement, product
from random import Random
from typing import Any, ClassVar

from companion.table.game import Family
from companion.vasco.rules.chance import counting, draws
from companion.vasco.rules.moves import Bag, Merchant, Move, Projects, Sailors, TurnVdg
from companion.vasco.rules.phases import kinds_due
from companion.vasco.rules.state import SAILORS, Crew, State, Tile, Vdg, crew_of, tile
from companion.vasco.rules.supply import less

LIMITS = range(4, 12)
INITIALS, VARIATIONS = range(4, 13), range(-3, 4)
AMOUNTS = range(100)
UPPER = 6


@dataclass(slots=True)
class Drawn:
    """So many sailors of the bag, for a section."""

    section: int
    bag: Crew
    wanted: int
    kind: ClassVar[str] = "sailors"

    def __contains__(self, move: object) -> bool:
        return (
            isinstance(move, Sailors)
            and move.section == self.section
            and sum(move.drawn) == self.wanted
            and min(move.drawn) >= 0
            and min(less(self.bag, move.drawn)) >= 0
        )

    def __iter__(self) -> Iterator[Sailors]:
        for drawn in product(*(range(min(held, self.wanted) + 1) for held in self.bag)):
            if sum(drawn) == self.wanted:
                yield Sailors(self.section, crew_of(drawn))

    def pick(self, chance: Random) -> Sailors:
        """As a hand in the bag would draw."""
        drawn = [0, 0, 0, 0]
        for place in chance.sample(range(4), self.wanted, counts=self.bag):
            drawn[place] += 1
        return Sailors(self.section, crew_of(drawn))


@dataclass(slots=True)
class Blind:
    """One sailor of the bag, for the player who took blindly."""

    bag: Crew
    kind: ClassVar[str] = "bag"

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Bag) and self.bag[SAILORS.index(move.colour)] > 0

    def __iter__(self) -> Iterator[Bag]:
        return (Bag(colour) for colour, held in zip(SAILORS, self.bag, strict=True) if held)

    def pick(self, chance: Random) -> Bag:
        return Bag(chance.sample(SAILORS, 1, counts=self.bag)[0])


@dataclass(slots=True)
class Merchants:
    """Any merchant ship."""

    kind: ClassVar[str] = "merchant"

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Merchant) and move.limit in LIMITS

    def __iter__(self) -> Iterator[Merchant]:
        return (Merchant(limit) for limit in LIMITS)

    def pick(self, chance: Random) -> Merchant:
        return Merchant(chance.choice(LIMITS))


@dataclass(slots=True)
class VdgTiles:
    """Any VdG tile, known as far as it counts."""

    counting: tuple[str, ...]
    kind: ClassVar[str] = "vdg"

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, TurnVdg):
            return False
        initial, variation, money = move.vdg
        return (
            (initial in INITIALS or self._open("initial", initial))
            and (variation in VARIATIONS or self._open("variation", variation))
            and (self._open("money", money) if money is None else {*money} <= {*AMOUNTS})
        )

    def __iter__(self) -> Iterator[TurnVdg]:
        initials, variations = (
            self._answers("initial", INITIALS),
            self._answers("variation", VARIATIONS),
        )
        money = self._answers("money", [*product(AMOUNTS, AMOUNTS)])
        for values in product(initials, variations, money):
            yield TurnVdg(Vdg(*values))

    def _open(self, name: str, value: object) -> bool:
        return value is None and name not in self.counting

    def _answers(self, name: str, values: Sequence[Any]) -> Sequence[Any]:
        return values if name in self.counting else (None, *values)

    def pick(self, chance: Random) -> TurnVdg:
        money = (chance.choice(AMOUNTS), chance.choice(AMOUNTS))
        return TurnVdg(Vdg(chance.randint(4, 12), chance.randint(-3, 3), money))


@dataclass(slots=True)
class Layouts:
    """Any seven projects."""

    kind: ClassVar[str] = "projects"

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Projects) and len(move.upper) == UPPER

    def __iter__(self) -> Iterator[Projects]:
        every = [tile(*printed) for printed in product(LIMITS, range(1, 6), range(10), range(10))]
        for sao_gabriel in every:
            for upper in combinations_with_replacement(every, UPPER):
                yield Projects(sao_gabriel, upper)

    def pick(self, chance: Random) -> Projects:
        sao_gabriel, *upper = (any_tile(chance) for _ in range(UPPER + 1))
        return Projects(sao_gabriel, tuple(upper))


def any_tile(chance: Random) -> Tile:
    earns = (chance.choice((0, 0, 1, 2)), chance.choice((0, 0, 1, 2)))
    return tile(chance.choice(LIMITS), chance.randint(1, 5), *earns)


def draws_due(state: State) -> Family[Move]:
    """The family of the chance move that is due."""
    step = kinds_due(state)[0]
    if step == "bag":
        return Blind(state.bag)
    if step == "sailors":
        return Drawn(state.section + 1, state.bag, draws(state))
    if step == "merchant":
        return Merchants()
    return VdgTiles(counting(state)) if step == "vdg" else Layouts()
