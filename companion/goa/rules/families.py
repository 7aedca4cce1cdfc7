"""The shapes in which legal moves belong together."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from random import Random
from typing import Any, ClassVar

from companion.goa.rules.board import Load
from companion.goa.rules.kinds import KINDS
from companion.goa.rules.loads import Choice, Onto
from companion.goa.rules.moves import Bid, Harvest, Outcome


@dataclass(slots=True)
class Some:
    """A few moves of one kind."""

    moves: Sequence[Any]

    @property
    def kind(self) -> str:
        return KINDS.name(self.moves[0])

    def __contains__(self, move: object) -> bool:
        return move in self.moves

    def __iter__(self) -> Iterator[Any]:
        return iter(self.moves)

    def pick(self, chance: Random) -> Any:
        return chance.choice(self.moves)


def only(move: Any) -> Some:
    return Some((move,))


@cache
def only_of(kind: Callable[..., Any], *keys: str | None) -> Some:
    """A single move of those that come up again and again."""
    return only(kind(*keys))


@cache
def _place_of_load(kind: Hashable) -> int:
    fields: tuple[str, ...] = kind._fields  # type: ignore[attr-defined]
    return fields.index("spices")


@dataclass(slots=True)
class Loaded:
    """A move with any of several loads of spices."""

    move: Any
    """Without its load."""
    choice: Choice

    @property
    def kind(self) -> str:
        return KINDS.name(self.move)

    def __contains__(self, move: Any) -> bool:
        if type(move) is not type(self.move):
            return False
        return move._replace(spices=()) == self.move and move.spices in self.choice

    def __iter__(self) -> Iterator[Any]:
        """Made by hand, since these are the longest lists there are."""
        kind: Any = type(self.move)
        place = _place_of_load(kind)
        before, after = self.move[:place], self.move[place + 1 :]
        new = tuple.__new__
        return iter([new(kind, (*before, load, *after)) for load in self.choice])

    def pick(self, chance: Random) -> Any:
        return self.move._replace(spices=self.choice.pick(chance))


@dataclass(slots=True)
class Mixed:
    """8.10: a portion of a harvest of spices, ships and colonists."""

    move: Harvest
    """Without what is harvested."""
    onto: Onto
    """As many spices as fit, none at least."""
    rest: int
    kind: ClassVar[str] = "harvest"

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Harvest):
            return False
        number = sum(map(len, (spices for _, spices in move.spices)))
        return (
            move._replace(spices=(), ships=0, colonists=0) == self.move
            and min(move.ships, move.colonists) >= 0
            and 1 <= number + move.ships + move.colonists <= self.rest
            and move.spices in self.onto
        )

    def __iter__(self) -> Iterator[Harvest]:
        move = self.move
        for ships in range(self.rest + 1):
            for colonists in range(self.rest - ships + 1):
                goods = ships + colonists
                for load in self.loads(max(0, 1 - goods), self.rest - goods):
                    yield move._replace(spices=load, ships=ships, colonists=colonists)

    def loads(self, least: int, most: int) -> Onto:
        return Onto(self.onto.rooms, least, min(most, self.onto.most))

    def pick(self, chance: Random) -> Harvest:
        number = chance.randint(1, self.rest)
        ships = chance.randint(0, number)
        colonists = chance.randint(0, number - ships)
        load: Load = self.loads(0, number - ships - colonists).pick(chance)
        if not (ships or colonists or load):
            ships = number
        return self.move._replace(spices=load, ships=ships, colonists=colonists)


_STRETCH = 32
"""Amounts are listed, and kept, up to a multiple of this: purses change all the time."""


def _bids(player: str, amounts: range) -> tuple[Bid, ...]:
    kept = _bids_to(player, amounts.stop // _STRETCH)
    return kept[amounts.start - 1 : amounts.stop - 1]


@lru_cache(1 << 7)
def _bids_to(player: str, stretches: int) -> tuple[Bid, ...]:
    return tuple(Bid(player, ducats) for ducats in range(1, (stretches + 1) * _STRETCH))


def _outcomes(auctioneer: str, bidder: str, most: int, bought: bool) -> tuple[Outcome, ...]:
    return _outcomes_to(auctioneer, bidder, most // _STRETCH, bought)[:most]


@lru_cache(1 << 7)
def _outcomes_to(auctioneer: str, bidder: str, stretches: int, bought: bool) -> tuple[Outcome, ...]:
    every = range(1, (stretches + 1) * _STRETCH)
    return tuple(Outcome(auctioneer, bidder, ducats, bought) for ducats in every)


@dataclass(slots=True)
class Bids:
    """4.2: from the least bid to all that is in the purse."""

    player: str
    amounts: range
    kind: ClassVar[str] = "bid"

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Bid) and move.player == self.player and move.ducats in self.amounts

    def __iter__(self) -> Iterator[Bid]:
        return iter(_bids(self.player, self.amounts))

    def pick(self, chance: Random) -> Bid:
        return Bid(self.player, chance.choice(self.amounts))


@dataclass(slots=True)
class Outcomes:
    """4.4: every way an auction can end; who could bid how much, and what the auctioneer has."""

    auctioneer: str
    purse: int
    purses: tuple[tuple[str, int], ...]
    kind: ClassVar[str] = "auction"

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Outcome) or move.player != self.auctioneer:
            return False
        if move.bidder is None:
            return move == Outcome(self.auctioneer)
        most = dict(self.purses).get(move.bidder, 0)
        return 1 <= move.ducats <= most and not (move.bought and move.ducats - 1 > self.purse)

    def __iter__(self) -> Iterator[Outcome]:
        found = [Outcome(self.auctioneer)]
        for bidder, most in self.purses:
            found += _outcomes(self.auctioneer, bidder, most, False)
            found += _outcomes(self.auctioneer, bidder, min(most, self.purse + 1), True)
        return iter(found)

    def pick(self, chance: Random) -> Outcome:
        bidder, most = chance.choice(self.purses)
        if not most:
            return Outcome(self.auctioneer)
        ducats = chance.randint(1, most)
        bought = ducats - 1 <= self.purse and chance.random() < 0.5
        return Outcome(self.auctioneer, bidder, ducats, bought)
