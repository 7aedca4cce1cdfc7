"""The families of chance moves: all that could come up, whatever the component set holds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from random import Random
from typing import Any, ClassVar

from companion.goa.rules.board import ALIKE, CELLS
from companion.goa.rules.chance import MOST_TURNED, PLANTATIONS_REMOVED
from companion.goa.rules.ending import shown_symbols
from companion.goa.rules.families import Some
from companion.goa.rules.moves_of_chance import Bonus, Elephant, Hand, Layout, Name, TurnUp
from companion.goa.rules.phases import kind_due, seat_due
from companion.goa.rules.pieces import BONUSES
from companion.goa.rules.state import State
from companion.goa.rules.tiles import (
    KINDS,
    PHASES,
    PLANTATION,
    SPICES,
    UNNAMED,
    Tile,
    lies_in,
    tile,
)
from companion.table.game import Family

PRINTED = range(1, 10)
COLONISTS = (1, 2, 3)


def every_tile(phase: str) -> tuple[Tile, ...]:
    """All that a record can write of the kinds of a phase."""
    texts = [f"{spice}/{fields}" for spice in SPICES for fields in (1, 2, 3)]
    for name, kind in KINDS.items():
        if name != PLANTATION:
            numbers = product(PRINTED, repeat=kind.numbers)
            texts += ["/".join((name, *map(str, printed))) for printed in numbers]
    found = (tile(text) for text in texts)
    return tuple(one for one in found if one and lies_in(one, phase))


TILES = {phase: every_tile(phase) for phase in PHASES}
ELEPHANTS = tuple(Elephant(cards) for cards in range(1, MOST_TURNED + 1))
BONANZAS = tuple(Bonus(what, amount) for what in BONUSES for amount in PRINTED)


@dataclass(slots=True)
class Layouts:
    """Any tiles of the phase, named or not."""

    phase: str
    removed: int
    kind: ClassVar[str] = "layout"

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Layout) or len(move.grid) != CELLS:
            return False
        there = (one for one in move.grid if one != UNNAMED)
        return all(lies_in(one, self.phase) for one in there) and self._fits(move.removed)

    def _fits(self, removed: tuple[Tile, ...] | None) -> bool:
        if removed is None:
            return True
        plantations = sum(1 for one in removed if one.kind == PLANTATION)
        return (
            len(removed) == self.removed
            and plantations <= PLANTATIONS_REMOVED
            and all(lies_in(one, self.phase) for one in removed)
        )

    def __iter__(self) -> Iterator[Layout]:
        grids = product((UNNAMED, *TILES[self.phase]), repeat=CELLS)
        return (Layout(grid) for grid in grids)

    def pick(self, chance: Random) -> Layout:
        return Layout(tuple(chance.choices(TILES[self.phase], k=CELLS)))


@dataclass(slots=True)
class Turned:
    """The colonists of so many cards."""

    number: int
    kind: ClassVar[str] = "turned"

    def __contains__(self, move: object) -> bool:
        return (
            isinstance(move, TurnUp)
            and len(move.colonists) == self.number
            and all(each in COLONISTS for each in move.colonists)
        )

    def __iter__(self) -> Iterator[TurnUp]:
        return map(TurnUp, product(COLONISTS, repeat=self.number))

    def pick(self, chance: Random) -> TurnUp:
        return TurnUp(tuple(chance.choices(COLONISTS, k=self.number)))


@dataclass(slots=True)
class Hands:
    """So many cards, of each symbol no more than have not been shown."""

    player: str
    number: int
    left: tuple[int, ...]
    kind: ClassVar[str] = "hand"

    def __contains__(self, move: object) -> bool:
        return (
            isinstance(move, Hand)
            and move.player == self.player
            and sum(move.symbols) == self.number
            and all(0 <= each <= left for each, left in zip(move.symbols, self.left, strict=True))
        )

    def __iter__(self) -> Iterator[Hand]:
        for symbols in product(*(range(min(left, self.number) + 1) for left in self.left)):
            if sum(symbols) == self.number:
                yield Hand(self.player, symbols)

    def pick(self, chance: Random) -> Hand:
        symbols = [0] * len(self.left)
        for place in chance.sample(range(len(self.left)), self.number, counts=self.left):
            symbols[place] += 1
        return Hand(self.player, tuple(symbols))


def draws_due(state: State) -> Iterator[Family[Any]]:
    """The family of the chance move that is due."""
    kind, phase = kind_due(state), PHASES[state.phase]
    if kind == "layout":
        yield Layouts(phase, state.board.removed[state.phase])
    elif kind == "elephant":
        yield Some(ELEPHANTS)
    elif kind == "tile":
        yield Some(tuple(map(Name, TILES[phase])))
    elif kind == "turned":
        yield Turned(state.pending[0].number)
    elif kind == "bonanza":
        yield Some(BONANZAS)
    else:
        seat = seat_due(state)
        assert seat is not None
        left = tuple(ALIKE - shown for shown in shown_symbols(state))
        yield Hands(state.board.colours[seat], state.players[seat].hand, left)
